// node scripts/coach/sums.mjs <file.jsonl ...> [--all]: how the sums of such a file come out, the wrong ones listed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

import { judgeSum } from "./judge-sum.mjs";

const files = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const isFull = process.argv.includes("--all");
if (files.length === 0) {
  console.error(
    "Name a file with one question a line: { id, prompt, value, unit, open, missing }.",
  );
  process.exit(1);
}

const server = await createServer({
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false },
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
});
try {
  const { answerSums } = await server.ssrLoadModule("~/ai/built-in/makers/sums");
  for (const file of files) {
    const asked = readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const judged = asked.map((each) => {
      const { text } = answerSums({ prompt: each.prompt, filledSlots: [] });
      return { ...each, text, outcome: judgeSum(text, each) };
    });
    const count = (outcome) => judged.filter((each) => each.outcome === outcome).length;
    const open = judged.filter((each) => each.open);
    console.log(
      `${file}: ${count("right")} right, ${count("asked back")} asked back (${open.filter((each) => each.outcome === "asked back").length} of ${open.length} open ones), ${count("wrong")} wrong, of ${asked.length}`,
    );
    for (const each of judged) {
      if (each.outcome === "wrong" || (isFull && each.outcome === "asked back" && !each.open)) {
        console.log(
          `\n${each.outcome}: ${each.id} ${each.prompt}\n  should be: ${each.open ? `asked back (${each.missing})` : `${each.value} ${each.unit}`}\n  ${each.text.replaceAll("\n", "\n  ")}`,
        );
      }
    }
  }
} finally {
  await server.close();
}
