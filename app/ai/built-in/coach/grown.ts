import type { Judged } from "./judge";
import type { LanguagePack } from "./pack";
import { maskPrivateData } from "./private-data";
import type { Reading } from "./reading";
import type { CoachedExercise, CoachReport } from "./report";
import { familyOf, openSteps, type Step } from "./steps";
import { requestEnd } from "./words";

type Parts = CoachReport["grown"];

const mostGaps = 4;
const longest = 40;
/** A prompt of fewer words gets the missing doing word in front. */
const fewWords = 8;
/** A step worth fewer points than this gets no gap. */
const leastWorth = 3;

/** These stand best right behind the request: "write a poem about dogs, [for whom?]". */
const behindRequest = new Set(["task.subject", "audience.reader", "requirements.quantity"]);
const withoutGap = /^(?:readable|role|examples)\./;

function gapText(
  step: Step,
  family: string,
  exercise: CoachedExercise | undefined,
  { texts }: LanguagePack,
) {
  const slot = exercise?.slots.find(({ id }) => id === step.slot?.id);
  const gap = texts.steps[step.id]?.gap;
  return slot?.ask ?? gap?.[family] ?? gap?.any ?? "";
}

/** Where the request ends: its first longer pause. */
function behindMain({ tasks, reading }: Judged) {
  const [main] = tasks;
  if (!main || main.kind === "question") return undefined;
  const last = reading.words[requestEnd(reading.words, main.from, longest) - 1];
  return last?.end;
}

/** Where the learner's words end, if the prompt closes with a pasted text. */
function ownEnd({ prompt, pasted }: Reading, end: number) {
  const closing = pasted.find((block) => block.what === "block" && block.end >= end);
  const isBelow = closing && /^\s*\n/.test(prompt.slice(closing.start));
  if (!isBelow || !prompt.slice(0, closing.start).trim()) return end;
  // "Notes:" stays with the notes.
  const label = /\n[^\n]{0,60}:$/.exec(prompt.slice(0, closing.start));
  return prompt.slice(0, label?.index ?? closing.start).trimEnd().length;
}

function maskedSlice({ reading }: Judged, from: number, to: number) {
  const spans = reading.privateSpans
    .filter(({ start, end }) => start >= from && end <= to)
    .map((span) => ({ ...span, start: span.start - from, end: span.end - from }));
  return maskPrivateData(reading.prompt.slice(from, to), spans).text;
}

/** The learner's own text, unchanged but for masked private data, with gaps put in. */
export function growPrompt(
  judged: Judged,
  exercise: CoachedExercise | undefined,
  pack: LanguagePack,
): Parts {
  const family = familyOf(judged, pack);
  const chosen = openSteps(judged, pack)
    .filter(({ id, worth }) => worth >= leastWorth && !withoutGap.test(id))
    .slice(0, mostGaps);
  const gapsOf = (isWanted: (id: string) => boolean) =>
    chosen
      .filter(({ id }) => isWanted(id))
      .map((step) => ({ gap: gapText(step, family, exercise, pack) }))
      .filter(({ gap }) => gap !== "");

  const end = judged.reading.prompt.trimEnd().length;
  const own = ownEnd(judged.reading, end);
  const cut = Math.min(behindMain(judged) ?? own, own);
  const isShort = judged.reading.words.length < fewWords;
  const isFirst = (id: string) => id === "task.missing" && isShort;
  const isBehind = (id: string) => behindRequest.has(id);
  const isLast = (id: string) => !isFirst(id) && !isBehind(id) && id !== "material.paste";

  const first = gapsOf(isFirst).flatMap((gap): Parts => [gap, " "]);
  const comma = /[.!?:;,]$/.test(judged.reading.prompt.slice(0, cut)) ? " " : ", ";
  const behind = gapsOf(isBehind).flatMap((gap): Parts => [comma, gap]);
  const last = gapsOf(isLast).flatMap((gap): Parts => [" ", gap]);
  const paste = gapsOf((id) => id === "material.paste").flatMap((gap): Parts => ["\n\n", gap]);
  return joinTexts([
    ...first,
    maskedSlice(judged, 0, cut),
    ...behind,
    maskedSlice(judged, cut, own),
    ...last,
    maskedSlice(judged, own, end),
    ...paste,
  ]);
}

function joinTexts(parts: Parts): Parts {
  const joined: Parts = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (typeof part === "string" && typeof before === "string")
      joined[joined.length - 1] = before + part;
    else if (part !== "") joined.push(part);
  }
  return joined;
}

/** The grown prompt as one text, with the gaps in square brackets. */
export function grownText(parts: Parts) {
  return parts.map((part) => (typeof part === "string" ? part : `[${part.gap}]`)).join("");
}
