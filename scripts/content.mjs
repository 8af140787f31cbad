import process from "node:process";

import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { importTypescript } from "./setup/typescript.mjs";

runScript({}, async ({ words: [task] }) => {
  if (task !== "check") throw new Failure('There is one task here: "npm run content -- check".');
  await install();
  const { checkContent } = await importTypescript("scripts/content/check.ts");
  const { mistakes, kinds } = checkContent(process.cwd());
  if (mistakes.length > 0) {
    const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
    throw new Failure(`${mistakes.join("\n")}\n\n${count} to mend.`);
  }
  const checked = kinds.map(([kind, files]) => `${kind} (${files})`).join(", ");
  console.log(`No mistake in content: ${checked}.`);
});
