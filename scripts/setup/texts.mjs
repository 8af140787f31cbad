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

/**
 * Prints which questions somebody gets right who sees only the words of the options.
 *
 * @param within the beginning of the names to print, such as `content/skills/ask`; all without it.
 */
export async function guessAnswers(within = "content/") {
  const { guesses } = await importTypescript("scripts/content/guesses.ts");
  const { of, right } = guesses(process.cwd(), within);
  for (const { question, because } of right)
    console.log(`${question.name} (${because.join(", ")})`);
  const share = of === 0 ? 0 : Math.round((1000 * right.length) / of) / 10;
  console.log(`\nGuessed by tone alone: ${right.length} of ${of}, ${share} %.`);
}
