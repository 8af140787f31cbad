import { isContent } from "./criteria/finding";
import { findVague } from "./criteria/readable";
import { fillIn } from "./fill-in";
import type { Judged } from "./judge";
import type { LanguagePack } from "./pack";
import type { Match } from "./patterns";
import { quoteWords } from "./reading";
import type { CoachedExercise, CoachReport, GateId } from "./report";
import { familyOf, openSteps } from "./steps";
import { requestEnd, sentenceStart, type Word } from "./words";

const longestRequest = 22;

/** The learner's name for the result: "poem", "email"; else "answer". */
function thingOf({ tasks, reading }: Judged, pack: LanguagePack) {
  const [main] = tasks;
  const words = main ? reading.words.slice(main.from, main.to) : [];
  const named = words.find(
    ({ text, isQuoted }) =>
      !isQuoted && pack.words.textKinds.has(text) && !pack.forms.plural.test(text),
  );
  return named && !pack.verbs.has(named.text) ? named.text : pack.texts.feedback.thing;
}

/** "Why does it fail, explain please": what to explain stands before. */
function hasObject(words: readonly Word[], { from, to }: Match, pack: LanguagePack) {
  return words.slice(from + 1, to).some((word) => word.isNumber || isContent(word, pack));
}

/** The learner's own request in front of what is to be added, so that it is about their subject. */
function ownWords({ tasks, reading }: Judged, pack: LanguagePack) {
  const [main] = tasks;
  if (!main || main.kind === "topic" || main.kind === "role") return "";
  const from = hasObject(reading.words, main, pack)
    ? main.from
    : sentenceStart(reading.words, main.from);
  const to = requestEnd(reading.words, main.from, longestRequest);
  const closing = reading.words[to - 1]?.isQuoted ? '"' : "";
  const quote = `${quoteWords(reading, from, to)}${closing}`
    .replace(/\([^)]*$/, "")
    .replace(/[\s.,:;!?]+$/, "");
  const goesOn = reading.words[to]?.before === "";
  return quote && `${quote}${goesOn ? " ..." : main.kind === "question" ? "?" : "."} `;
}

export function findNextStep(
  judged: Judged,
  gate: GateId | undefined,
  exercise: CoachedExercise | undefined,
  pack: LanguagePack,
): NonNullable<CoachReport["nextStep"]> {
  const behindGate = gate && pack.texts.gateSteps[gate];
  if (behindGate) {
    const values = {
      title: exercise?.title,
      ask: exercise?.slots[0]?.ask ?? pack.texts.feedback.firstQuestion,
    };
    return {
      id: `gate.${gate}`,
      text: fillIn(behindGate.text, values),
      try: fillIn(behindGate.try, values),
    };
  }
  const [step] = openSteps(judged, pack);
  const own = ownWords(judged, pack);
  const asked = exercise?.slots.find(({ id }) => id === step?.slot?.id);
  if (step && asked) {
    return {
      id: step.id,
      text: fillIn(pack.texts.feedback.slot, asked),
      try: `${own}[${asked.ask}]`,
    };
  }
  const { steps } = pack.texts;
  const words = steps[step?.id ?? "done"] ?? steps.done;
  const vague = findVague(judged.reading, pack).find(({ text }) => text in pack.texts.ambiguous);
  const values = { thing: thingOf(judged, pack), vague: vague?.text ?? "good" };
  const family = familyOf(judged, pack);
  return {
    id: step?.id ?? "done",
    text: fillIn(words?.text[family] ?? words?.text.any ?? "", values),
    try: own + (words?.try[family] ?? words?.try.any ?? ""),
  };
}
