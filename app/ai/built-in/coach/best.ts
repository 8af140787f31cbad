import type { Judged } from "./judge";
import type { LanguagePack } from "./pack";
import type { CoachReport, CriterionId } from "./report";

/** What is praised first: what beginners leave out most often. */
const order: CriterionId[] = [
  "requirements",
  "audience",
  "check",
  "examples",
  "context",
  "material",
  "role",
  "format",
  "task",
];

const enough = 0.4;
/** Of these tasks at least the subject can be named. */
const subjectOnly = new Set(["question", "topic"]);

/** The strongest words of the prompt and what they settle. No praise without a quotation. */
export function findBest({ findings }: Judged, { texts }: LanguagePack): CoachReport["best"] {
  for (const id of order) {
    const { level, quotes, best, kinds, isNeeded } = findings[id];
    const quote = best?.quote ?? quotes[0];
    const isEnough =
      id === "task" ? level >= 0.75 || subjectOnly.has(kinds[0] ?? "") : level >= enough;
    if (!isNeeded || !isEnough || !quote) continue;
    const kind = best?.kind ?? kinds[0] ?? "";
    const why = texts.whys[`${id}.${kind}`] ?? texts.whys[id] ?? "";
    return { quote, why };
  }
  return null;
}
