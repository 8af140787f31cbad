import process from "node:process";

import { Failure } from "./script.mjs";
import { importTypescript } from "./typescript.mjs";

/** Reads every file of `content/` and prints what was checked; a mistake stops the script. */
export async function checkTexts() {
  const { checkContent } = await importTypescript("scripts/content/check.ts");
  const { mistakes, kinds } = checkContent(process.cwd());
  if (mistakes.length > 0) {
    const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
    throw new Failure(`${mistakes.join("\n")}\n\n${count} to mend.`);
  }
  const checked = kinds.map(([kind, files]) => `${kind} (${files})`).join(", ");
  console.log(`No mistake in content: ${checked}.`);
}
