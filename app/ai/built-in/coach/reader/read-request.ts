import { holdPosition } from "./caps";
import { chancesOfLevels, classify, judgePassages } from "./classify";
import { findDoubt } from "./doubt";
import { findEvidence } from "./evidence";
import { findCertain, type RequestFindings } from "./findings";
import { kindNeeds, kinds } from "./kind-needs";
import type { Classified } from "./level-numbers";
import { levelOf, positionOf, shownPosition } from "./level-scale";
import { spanIn } from "./long-text";
import type { Contradiction, Kind, Need, PromptReading, Span, Tool } from "./prompt-reading";
import { type AskedRow, type Row, readRow } from "./rows";
import { findAct, findSubject } from "./subject";
import { raiseSure } from "./sure-needs";
import { levelCuts } from "./weights/level";
import { levelSureness } from "./weights/level-sureness";

const thereFrom = 0.6;
const missingBelow = 0.3;

function stateOf(probability: number): Need["state"] {
  if (probability >= thereFrom) return "there";
  return probability < missingBelow ? "missing" : "unsure";
}

function kindAt({ kindProbabilities }: Classified, { hasRequest, isBareSum }: RequestFindings) {
  if (isBareSum) return kinds.indexOf("compute");
  if (!hasRequest) return kinds.indexOf("none");
  let best = 0;
  for (let at = 1; at < kinds.length; at++) {
    if (kinds[at] === "none") continue;
    if ((kindProbabilities[at] ?? 0) > (kindProbabilities[best] ?? 0)) best = at;
  }
  return best;
}

function readNeeds(
  row: AskedRow,
  { needProbabilities }: Classified,
  kind: Kind,
  tool: Tool,
): Need[] {
  const before = kinds
    .slice(0, kinds.indexOf(kind))
    .reduce((sum, other) => sum + kindNeeds[other].length, 0);
  const needs = kindNeeds[kind].map(({ id, need }, at) => {
    const probability = raiseSure(needProbabilities[before + at] ?? 0, kind, id, row.words);
    return { id, need, state: stateOf(probability), probability, output: before + at };
  });
  const there = needs.filter(({ state }) => state === "there");
  const evidence = findEvidence(row, tool, kind, there);
  return needs.map(({ output, ...need }) => ({ ...need, evidence: evidence.get(need.id) ?? null }));
}

/** What the shipped weights and the rules make of a row. `position`: from 0 to 100, not rounded. */
export function judgeRow(counted: Row) {
  const row = judgePassages(counted);
  const classified = classify(row);
  const found = findCertain(row, classified);
  const chances = chancesOfLevels(row, classified);
  const position = holdPosition(positionOf(chances, levelCuts), found);
  const level = levelOf(position);
  const otherLevel = findDoubt(chances, level, found, levelSureness.from);
  return { row, classified, found, position, level, otherLevel };
}

function judgeText(text: string, tool: Tool) {
  // Blanks at the end, such as of a gap, make no text longer.
  return judgeRow(readRow(text.trimEnd(), tool));
}

/** How far a prompt would get. What it needs, and where that is said, takes most of the time of a reading. */
export function readLevel(text: string, tool: Tool): Pick<PromptReading, "level" | "position"> {
  const { level, position } = judgeText(text, tool);
  return { level, position: shownPosition(position) };
}

/** Reads what a prompt asks, what that kind of request needs, and how far it would get. */
export function readRequest(text: string, tool: Tool): PromptReading {
  const { row, classified, found, position, level, otherLevel } = judgeText(text, tool);
  const at = kindAt(classified, found);
  const kind = kinds[at] ?? "none";
  const place = (span: Span | null) => span && spanIn(text, span);
  return {
    kind,
    kindProbability: classified.kindProbabilities[at] ?? 0,
    hasRequest: found.hasRequest,
    hasSubject: found.hasSubject,
    act: place(findAct(found.asks, row)),
    subject: place(found.hasSubject ? findSubject(row) : null),
    level,
    position: shownPosition(position),
    otherLevel,
    needs: readNeeds(row, classified, kind, tool).map((need) => ({
      ...need,
      evidence: place(need.evidence),
    })),
    isMaterialMissing: found.isMaterialMissing,
    contradictions: found.contradictions.map(
      (each): Contradiction => ({
        ...each,
        first: spanIn(text, each.first),
        second: spanIn(text, each.second),
      }),
    ),
    isReadable: found.isReadable,
  };
}
