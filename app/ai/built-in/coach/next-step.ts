import { needWords } from "./english/needs";
import { feedback, gateSteps, questions, steps } from "./english/texts";
import { fillIn } from "./fill-in";
import { neededBy, wordsFor } from "./needs";
import type { Kind, Level, PromptReading, Tool } from "./reader/prompt-reading";
import type { CoachedExercise, CoachReport, GateId, SlotResult } from "./report";

/** What is there with more than this probability is never asked for. */
const surelyMissing = 0.3;
/** From here on the kind itself says what is enough. */
const surelyOfKind = 0.7;

interface Read {
  reading: PromptReading;
  gate: GateId | null;
  level: Level;
  tool: Tool;
  exercise: CoachedExercise | undefined;
  slots: readonly SlotResult[];
}

type Step = NonNullable<CoachReport["nextStep"]>;

function say(id: string, text: string, add = ""): Step {
  return { id, text, try: add };
}

export function missingNeeds(reading: PromptReading, isExercise: boolean) {
  return neededBy(reading, isExercise).filter(
    ({ state, probability }) => state === "missing" && probability <= surelyMissing,
  );
}

export function openSlots({ exercise, slots }: Pick<Read, "exercise" | "slots">) {
  const open = new Set(slots.filter(({ isFilled }) => !isFilled).map(({ id }) => id));
  return exercise?.slots.filter(({ id }) => open.has(id)) ?? [];
}

function stepInExercise(read: Read): Step {
  const [open] = openSlots(read);
  return open
    ? say(`slot.${open.id}`, fillIn(steps.slot, open))
    : say("slots-done", steps["slots-done"]);
}

/** One question where there is nothing to go on; null where the first missing thing says it better. */
function firstQuestion({ reading, tool }: Read): Step | null {
  const { hasRequest, hasSubject } = reading;
  if (hasRequest && hasSubject) return null;
  const missing = hasSubject ? "request" : hasRequest ? "subject" : "anything";
  return say(`question.${missing}`, questions[missing][tool]);
}

function materialStep({ kind }: PromptReading) {
  const code = kind === "fix" || kind === "code" ? needWords.fix.code : undefined;
  return code?.step ?? steps.material;
}

function stepBehindGate(gate: GateId, exercise: CoachedExercise | undefined): Step | null {
  const text = gateSteps[gate];
  const ask = exercise?.slots[0]?.ask ?? feedback.firstQuestion;
  return text ? say(`gate.${gate}`, fillIn(text, { title: exercise?.title, ask })) : null;
}

/** Nobody is told that all is well where it may not be. */
function mayBeLower({ level, otherLevel }: PromptReading) {
  return otherLevel !== null && otherLevel < level;
}

/** These have an answer that does not hang on who asks, once it is clear what is asked. */
const settledKinds = new Set<Kind>(["compute", "lookup", "transform"]);

function isSettled({ kind, act, needs }: PromptReading) {
  const musts = needs.filter(({ need }) => need === "must");
  const isShown = act !== null && needs.some(({ evidence }) => evidence !== null);
  return settledKinds.has(kind) && isShown && musts.every(({ state }) => state === "there");
}

function stepWhereSettled(level: Level, missing: ReturnType<typeof missingNeeds>, kind: Kind) {
  if (level >= 4) return say("clear", steps.clear);
  const [nice] = missing;
  if (!nice) return say("reread", steps.reread);
  const { step, add } = wordsFor(kind, nice);
  return say(`${kind}.${nice.id}`, step, add);
}

function stepOfKind({ reading, level, tool }: Read): Step {
  const missing = missingNeeds(reading, false);
  const must = missing.find(({ need }) => need === "must");
  if (must) {
    const { step, add } = wordsFor(reading.kind, must);
    return say(`${reading.kind}.${must.id}`, step, add);
  }
  if (level === 1) return say("question.subject", questions.subject[tool]);
  const isOpen = level < 4 || mayBeLower(reading);
  if (isOpen && reading.kindProbability >= surelyOfKind && isSettled(reading)) {
    return stepWhereSettled(level, missing, reading.kind);
  }
  if (level === 2) return say("special", steps.special);
  if (level === 3 || mayBeLower(reading)) return say("reread", steps.reread);
  const [nice] = missing;
  if (!nice) return say("clear", steps.clear);
  const { step, add } = wordsFor(reading.kind, nice);
  return say(`${reading.kind}.${nice.id}`, fillIn(steps.nice, { step }), add);
}

/** The one thing to do next: what stands in the way, then a contradiction, then what is missing. */
export function findNextStep(read: Read): Step {
  const { reading, gate, level, exercise } = read;
  const behindGate = gate && stepBehindGate(gate, exercise);
  if (behindGate) return behindGate;
  if (reading.contradictions.length > 0) return say("contradiction", steps.contradiction);
  if (exercise && exercise.slots.length > 0) return stepInExercise(read);
  if (level === 5 && !mayBeLower(reading)) return say("complete", steps.complete);
  if (reading.hasRequest && reading.isMaterialMissing)
    return say("material", materialStep(reading));
  return (level === 1 && firstQuestion(read)) || stepOfKind(read);
}
