import { notes } from "./english/notes";
import { feedback, privateKinds } from "./english/texts";
import { fillIn } from "./fill-in";
import { grownText } from "./grown";
import type { CoachedExercise, CoachReport, NeedResult, PrivateKind } from "./report";

type Said = Omit<CoachReport, "feedback">;

function scoreLine({ score, level }: Said) {
  return score === null ? feedback.noScore : fillIn(feedback.score, { score, level });
}

function quoted(quotes: readonly string[]) {
  return quotes.map((quote) => `“${quote.replace(/\s+/g, " ")}”`).join(", ");
}

function needLine({ label, need, state, evidence, note }: NeedResult) {
  const nice = need === "nice" && state === "missing" ? ` ${feedback.nice}` : "";
  const words = evidence.length > 0 ? ` ${quoted(evidence)}` : note ? ` ${note}` : "";
  return `- ${label}: ${feedback[state]}${nice}.${words}`;
}

function needLines({ needs, kind }: Said) {
  return needs.length === 0
    ? []
    : ["", kind?.text ?? "", feedback.needs, ...needs.map(needLine)].filter(
        (line, at) => at === 0 || line !== "",
      );
}

function slotLines({ slots, gate }: Said) {
  // What is said of something else is no part of what the exercise asks for.
  if (slots.length === 0 || gate?.id === "off-topic") return [];
  return [
    "",
    feedback.slots,
    ...slots.map(({ label, isFilled, isUnsure, evidence }) =>
      isFilled
        ? `- ${label}: ${feedback.there}. ${quoted(evidence)}`
        : `- ${label}: ${isUnsure ? `${feedback.unsure}. ${notes.notFound}` : `${feedback.missing}.`}`,
    ),
  ];
}

export function namePrivateKinds(kinds: readonly PrivateKind[]) {
  return kinds.map((kind) => privateKinds[kind]).join(", ");
}

function nextLine({ nextStep }: Said) {
  if (!nextStep) return [];
  return [fillIn(nextStep.try ? feedback.nextTry : feedback.next, nextStep)];
}

/** The report as plain text, the most useful first. */
export function writeFeedback(report: Said, exercise?: CoachedExercise) {
  const { outlook, doubt, gate, privacy, contradictions, best, grown, checklist, isPassed } =
    report;
  const passed = isPassed ? feedback.passed : feedback.notPassed;
  return [
    scoreLine(report),
    ...(exercise && isPassed !== null ? [fillIn(passed, { mark: exercise.passMark })] : []),
    ...(outlook ? [outlook] : []),
    ...(doubt ? [doubt] : []),
    ...(gate ? [gate.text] : []),
    ...(privacy ? [privacy] : []),
    ...contradictions.map(({ text }) => text),
    ...(best ? [fillIn(feedback.best, { ...best, quote: best.quote.replace(/\s+/g, " ") })] : []),
    ...nextLine(report),
    ...slotLines(report),
    ...needLines(report),
    ...(grown.length > 1 ? ["", feedback.grown, grownText(grown)] : []),
    ...(checklist.length > 0
      ? ["", feedback.checklist, ...checklist.map(({ text }) => `- ${text}`)]
      : []),
  ].join("\n");
}
