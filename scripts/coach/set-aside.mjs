import { Failure } from "../setup/script.mjs";
import { importTypescript } from "../setup/typescript.mjs";
import { authorsOf } from "./folds.mjs";
import { describe, figureLines } from "./measure.mjs";
import { frozenAuthors, hardAuthors, setAsidePrompts, strangers } from "./people.mjs";
import { importReader } from "./reader-code.mjs";
import { rowsOf } from "./reading.mjs";

const { coachPrompt } = await importTypescript("app/ai/built-in/coach/coach.ts");
const { chancesOfLevels, classify, judgePassages } = await importReader("classify");
const { findCertain } = await importReader("findings");
const { holdPosition } = await importReader("caps");
const { findDoubt } = await importReader("doubt");
const { levelOf, positionOf } = await importReader("level-scale");
const { levelCuts } = await importReader("weights/level");
const { levelSureness } = await importReader("weights/level-sureness");

/** The one look at the frozen authors. */
export function readFrozen() {
  return readSetAside([
    ["frozen", frozenAuthors],
    ["hard", hardAuthors],
  ]);
}

/** The authors that the figures for people nobody has met come from. */
export function readStrangers() {
  return readSetAside([["strangers", strangers]]);
}

/** With the weights that are shipped, and what they say on the way. */
function readShipped(row) {
  const judged = judgePassages(row);
  const classified = classify(judged);
  const found = findCertain(judged, classified);
  const chances = chancesOfLevels(judged, classified);
  const position = holdPosition(positionOf(chances, levelCuts), found);
  const level = levelOf(position);
  const otherLevel = findDoubt(chances, level, found, levelSureness.from);
  return { prompt: row.prompt, classified, found, position, level, otherLevel };
}

/** Reads authors nobody trained on. */
function readSetAside(groups) {
  const lines = [];
  for (const [name, authors] of groups) {
    const asideRows = rowsOf(setAsidePrompts(authors));
    const there = authorsOf(asideRows);
    if (there.length === 0) {
      lines.push(`${name}: no file of ${authors.join(", ")} is there`);
      continue;
    }
    const readings = asideRows.map(readShipped);
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
