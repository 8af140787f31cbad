import { fillIn } from "./fill-in";
import { grownText } from "./grown";
import type { LanguagePack } from "./pack";
import type { CoachedExercise, CoachReport } from "./report";

type Texts = LanguagePack["texts"];
type Said = Omit<CoachReport, "feedback">;

function scoreLine({ score, level }: Said, was: number | undefined, { feedback }: Texts) {
  if (score === null) return feedback.noScore;
  if (was === undefined) return fillIn(feedback.score, { score, level });
  const change = score < was ? `${score - was}` : `+${score - was}`;
  return fillIn(feedback.scoreWas, { score, level, was, change });
}

function quoted(quotes: readonly string[]) {
  return quotes.map((quote) => `"${quote.replace(/\s+/g, " ")}"`).join(", ");
}

function criteriaLines({ criteria }: Said, { feedback, states }: Texts) {
  if (criteria.length === 0) return [];
  return [
    "",
    feedback.criteria,
    ...criteria.map(({ label, state, evidence, note }) => {
      const words = evidence.length > 0 ? quoted(evidence) : note;
      return `- ${label}: ${states[state]}. ${words}`;
    }),
  ];
}

function slotLines({ slots }: Said, { feedback }: Texts) {
  if (slots.length === 0) return [];
  return [
    "",
    feedback.slots,
    ...slots.map(({ label, isFilled, evidence }) =>
      isFilled
        ? `- ${label}: ${feedback.filled}. ${quoted(evidence)}`
        : `- ${label}: ${feedback.open}.`,
    ),
  ];
}

export function namePrivateKinds({ found }: Said["masked"], { privateKinds }: Texts) {
  return [...new Set(found.map(({ kind }) => privateKinds[kind]))].join(", ");
}

/** The report as plain text, the most useful first. */
export function writeFeedback(
  report: Said,
  texts: Texts,
  { exercise, previousScore }: { exercise?: CoachedExercise; previousScore?: number } = {},
) {
  const { feedback } = texts;
  const { gate, best, nextStep, misunderstandings, grown, checklist, isPassed } = report;
  const lines = [scoreLine(report, previousScore, texts)];
  if (exercise && isPassed !== null) {
    lines.push(
      fillIn(isPassed ? feedback.passed : feedback.notPassed, { mark: exercise.passMark }),
    );
  }
  if (gate) lines.push(gate.text);
  const kinds = namePrivateKinds(report.masked, texts);
  if (kinds && gate?.id !== "private-data") lines.push(fillIn(feedback.alsoPrivate, { kinds }));
  if (best)
    lines.push(fillIn(feedback.best, { quote: best.quote.replace(/\s+/g, " "), why: best.why }));
  if (nextStep) lines.push(fillIn(feedback.next, { ...nextStep }));
  if (misunderstandings.length > 0) {
    lines.push("", feedback.unclear, ...misunderstandings.map(({ text }) => `- ${text}`));
  }
  lines.push(...slotLines(report, texts), ...criteriaLines(report, texts));
  if (grown.length > 1) lines.push("", feedback.grown, grownText(grown));
  if (checklist.length > 0) {
    lines.push("", feedback.checklist, ...checklist.map(({ text }) => `- ${text}`));
  }
  return lines.join("\n");
}
