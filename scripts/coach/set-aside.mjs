import { Failure } from "../setup/script.mjs";
import { importTypescript } from "../setup/typescript.mjs";
import { authorsOf } from "./folds.mjs";
import { describe, figureLines } from "./measure.mjs";
import {
  askers,
  frozenAuthors,
  hardAuthors,
  setAsidePrompts,
  strangers,
  talkers,
} from "./people.mjs";
import { importReader } from "./reader-code.mjs";
import { rowsOf } from "./reading.mjs";

const { coachPrompt } = await importTypescript("app/ai/built-in/coach/coach.ts");
const { judgeRow } = await importReader("read-request");

/** The one look at the frozen authors. */
export function readFrozen() {
  return readSetAside([
    ["frozen", frozenAuthors],
    ["hard", hardAuthors],
  ]);
}

/** The authors that the figures for people nobody has met come from. */
export function readStrangers() {
  return readSetAside([
    ["strangers", strangers],
    ["talkers", talkers],
    ["askers", askers],
  ]);
}

/** Reads authors nobody trained on, with the weights that are shipped. */
function readSetAside(groups) {
  const lines = [];
  for (const [name, authors] of groups) {
    const asideRows = rowsOf(setAsidePrompts(authors));
    const there = authorsOf(asideRows);
    if (there.length === 0) {
      lines.push(`${name}: no file of ${authors.join(", ")} is there`);
      continue;
    }
    const readings = asideRows.map((row) => ({ prompt: row.prompt, ...judgeRow(row) }));
    const told = describeTold(setAsidePrompts(authors));
    lines.push(`${name}: ${there.join(", ")}`, ...describe(readings), "", ...told, "");
  }
  if (lines.every((line) => line.includes("no file"))) throw new Failure(lines.join("\n"));
  return lines;
}

/**
 * What people are told, with the weights that are shipped: private data masked, gaps left out, behind the
 * gates. Where the coach declines there is no level to be near.
 */
function describeTold(prompts) {
  const told = prompts.map((prompt) => {
    const { score, doubt } = coachPrompt(prompt.prompt, undefined, prompt.tool);
    const level = Math.max(1, Math.ceil((score ?? 0) / 20));
    return {
      prompt,
      score,
      level,
      position: score,
      otherLevel: doubt === null ? null : Number.NaN,
    };
  });
  const judged = told.filter(({ score }) => score !== null);
  return [
    `as it is told: ${told.length - judged.length} of ${told.length} declined, of the others`,
    ...figureLines(judged, ["nearWithOther"]),
  ];
}
