import type { Thing } from "./needs";
import { missingOf, openSlots } from "./next-step";
import type { CoachedExercise, CoachReport, SlotResult } from "./report";
import type { Typed } from "./typed";

type Parts = CoachReport["grown"];

const mostGaps = 3;

/** What image tools read at the end of a prompt. */
const settings = /(?:\s--[a-z]+(?: [\w:.]+)?)+\s*$/;

/** Where the learner's words end, if the prompt closes with a text or with settings. */
function ownEnd({ text, read, pasted }: Typed) {
  const end = read.trimEnd().length;
  const closing = pasted.find((span) => span.end >= end && span.what !== "quote");
  if (!closing) return settings.exec(text)?.index ?? end;
  const start = text.slice(0, closing.start).trimEnd().length;
  // "My notes:" stays with the notes.
  const label = /(?:^|\n)[^\n]*:$/.exec(text.slice(0, start));
  return text.slice(0, label?.index ?? start).trimEnd().length;
}

/** The learner's own text with gaps for what is surely missing; none where nothing is. */
export function growPrompt(
  typed: Typed,
  things: readonly Thing[],
  slots: readonly SlotResult[],
  exercise: CoachedExercise | undefined,
): Parts {
  const isExercise = exercise !== undefined && exercise.slots.length > 0;
  const gaps = isExercise
    ? openSlots({ exercise, slots }).map(({ ask }) => ask)
    : missingOf(things)
        .filter(({ need }) => need === "must")
        .map(({ gap }) => gap);
  if (gaps.length === 0) return [];

  const end = ownEnd(typed);
  const [own, after] = [typed.text.slice(0, end), typed.text.slice(end)];
  // The questions of an exercise are sentences, and one begins where another has ended.
  const before = isExercise ? own.replace(/[\p{L}\p{N})%]$/u, "$&.") : own;
  const added = gaps.slice(0, mostGaps).flatMap((gap): Parts => [" ", { gap }]);
  // Where all of it is a text and its label, the questions stand on a line of their own.
  const parts = own.trim() === "" ? [...added.slice(1), "\n", after] : [before, ...added, after];
  return parts.filter((part) => part !== "");
}

/** The grown prompt as one text, with the gaps in square brackets. */
export function grownText(parts: Parts) {
  return parts.map((part) => (typeof part === "string" ? part : `[${part.gap}]`)).join("");
}
