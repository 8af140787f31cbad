import { findBest } from "./best";
import { sentenceLengths } from "./criteria/readable";
import { english as pack } from "./english/pack";
import { namePrivateKinds, writeFeedback } from "./feedback";
import { fillIn } from "./fill-in";
import { caps, findGates } from "./gates";
import { growPrompt } from "./grown";
import { type Judged, judgePrompt } from "./judge";
import { findMisunderstandings } from "./misunderstandings";
import { findNextStep } from "./next-step";
import { maskPrivateData } from "./private-data";
import {
  type CoachedExercise,
  type CoachReport,
  type CriterionId,
  type CriterionResult,
  criterionIds,
  type GateId,
} from "./report";
import { behindGates, levelOf, pointsOf, sumPoints, weights, withSlots } from "./score";
import { findUnsafe } from "./unsafe";

const { checklist, gateTexts, labels, notes, smallNumbers, unsafeTexts } = pack.texts;

/** From this level on a criterion is met. */
const metFrom = 0.75;

/** Behind these gates nothing in the prompt is worth quoting as good. */
const nothingToPraise = new Set<GateId>([
  "unreadable",
  "talks-to-coach",
  "word-list",
  "copied",
  "unfilled-gaps",
  "repetition",
  "prompt-words",
]);

/** Behind these, gaps in the same text would not help. */
const nothingToGrow = new Set<GateId>([
  "unreadable",
  "talks-to-coach",
  "word-list",
  "copied",
  "unfilled-gaps",
  "repetition",
  "off-topic",
]);

function noteOf(id: CriterionId, { findings, reading }: Judged) {
  const { isNeeded, kinds } = findings[id];
  if (!isNeeded) return notes[`not-needed.${id}`] ?? notes.nothing;
  if (id === "material" && kinds.includes("attached")) return notes.attached ?? notes.nothing;
  if (id !== "readable") return notes.nothing;

  const [kind] = kinds;
  if (kind) return notes[kind] ?? notes.nothing;
  const count = sentenceLengths(reading.words).length;
  if (count === 0) return notes.nothing;
  if (count === 1) return notes.oneSentence ?? notes.nothing;
  return fillIn(notes.sentences ?? "", { count: smallNumbers[count] ?? count });
}

function describeCriterion(id: CriterionId, judged: Judged): CriterionResult {
  const finding = judged.findings[id];
  const points = finding.isNeeded ? pointsOf(id, finding) : 0;
  const reached = finding.level >= metFrom ? "met" : points > 0 ? "partly" : "not-yet";
  return {
    id,
    label: labels[id],
    state: finding.isNeeded ? reached : "not-needed",
    evidence: finding.isNeeded ? finding.quotes : [],
    note: noteOf(id, judged),
    points,
    of: finding.isNeeded ? weights[id] : 0,
  };
}

function describeGate(
  gates: readonly GateId[],
  judged: Judged,
  masked: CoachReport["masked"],
  exercise: CoachedExercise | undefined,
): CoachReport["gate"] {
  const [id] = gates;
  if (!id) return null;
  const unsafe = id === "unsafe" ? findUnsafe(judged.reading, pack) : null;
  const text = unsafe ? unsafeTexts[unsafe] : gateTexts[id];
  return {
    id: unsafe ? `unsafe.${unsafe}` : id,
    text: fillIn(text, { title: exercise?.title, kinds: namePrivateKinds(masked, pack.texts) }),
  };
}

/** What is said where nothing is judged: why, and for another language what to look for. */
function decline(id: GateId | undefined): Omit<CoachReport, "gate" | "masked" | "feedback"> {
  const items = id === "other-language" ? Object.entries(checklist) : [];
  return {
    score: null,
    level: null,
    criteria: [],
    slots: [],
    isPassed: null,
    best: null,
    nextStep: null,
    misunderstandings: [],
    grown: [],
    checklist: items.map(([name, text]) => ({ id: `checklist.${name}`, text })),
  };
}

function assess(
  judged: Judged,
  gates: readonly GateId[],
  score: number,
  exercise: CoachedExercise | undefined,
): Omit<CoachReport, "gate" | "masked" | "feedback"> {
  const isUnread = gates.some((gate) => nothingToPraise.has(gate));
  const nextStep = findNextStep(judged, gates[0], exercise, pack);
  return {
    score,
    level: levelOf(score),
    criteria: criterionIds.map((id) => describeCriterion(id, judged)),
    slots: judged.slots,
    isPassed: exercise ? score >= exercise.passMark : null,
    best: isUnread ? null : findBest(judged, pack),
    nextStep,
    misunderstandings: isUnread ? [] : findMisunderstandings(judged, exercise, nextStep.id, pack),
    grown: gates.some((gate) => nothingToGrow.has(gate)) ? [] : growPrompt(judged, exercise, pack),
    checklist: [],
  };
}

/**
 * Reads a prompt as a stranger would and says what is there, what is missing and what to do next.
 * It starts at zero and gives points only for words it can quote. Same prompt, same report.
 */
export function coachPrompt(prompt: string, exercise?: CoachedExercise): CoachReport {
  const judged = judgePrompt(prompt, exercise, pack);
  const gates = findGates(judged, pack);
  const masked = maskPrivateData(prompt, judged.reading.privateSpans);
  const isDeclined = gates.some((gate) => caps[gate] === null);
  const score = isDeclined
    ? null
    : behindGates(withSlots(sumPoints(judged.findings), judged.slots), gates);
  const said = score === null ? decline(gates[0]) : assess(judged, gates, score, exercise);
  const report = { ...said, gate: describeGate(gates, judged, masked, exercise), masked };
  return { ...report, feedback: writeFeedback(report, pack.texts, { exercise }) };
}
