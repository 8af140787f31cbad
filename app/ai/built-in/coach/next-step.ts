import { feedback, gateSteps, questions, steps } from "./english/texts";
import { readCore } from "./exercise";
import { fillIn } from "./fill-in";
import { likelyKind, type Thing, wordsFor } from "./needs";
import { programError } from "./reader/program-error";
import type { Kind, Level, PromptReading, Tool } from "./reader/prompt-reading";
import { isRow } from "./reader/unmarked-text";
import type { CoachedExercise, CoachReport, GateId, SlotResult } from "./report";
import { nounOf } from "./text-noun";
import { mayBeLower, type Told } from "./told";
import type { Typed } from "./typed";

/** What is there with more than this probability is never asked for. */
const surelyMissing = 0.3;

interface Read {
  typed: Typed;
  reading: PromptReading;
  told: Told;
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

export function missingOf(things: readonly Thing[]) {
  return things.filter(
    ({ state, probability }) => state === "missing" && probability <= surelyMissing,
  );
}

type Slots = Pick<Read, "exercise" | "slots">;

function slotsThat({ exercise, slots }: Slots, is: (slot: SlotResult) => boolean) {
  const ids = new Set(slots.filter(is).map(({ id }) => id));
  return exercise?.slots.filter(({ id }) => ids.has(id)) ?? [];
}

const filledOf = ({ slots }: Slots) => slots.filter((slot) => slot.isFilled).map(({ id }) => id);

/** What is surely not said. */
export function openSlots(read: Slots) {
  return slotsThat(read, ({ isFilled, isUnsure }) => !isFilled && !isUnsure);
}

function stepInExercise(read: Read): Step {
  const { typed, exercise, level } = read;
  const [open] = openSlots(read);
  if (open && level === 5) {
    const step = lowerFirst(`${open.ask} ${open.why}`);
    return say(`slot.${open.id}`, fillIn(steps.nice, { step }));
  }
  const isMissing = exercise && readCore(typed, exercise, filledOf(read)) === "missing";
  const matter = isMissing && exercise.core?.matter;
  const text =
    open && `${matter ? `${fillIn(steps.matter, { matter })} ` : ""}${fillIn(steps.slot, open)}`;
  if (open && text) return say(`slot.${open.id}`, text);
  const [unsure] = slotsThat(read, ({ isUnsure }) => isUnsure);
  return unsure
    ? say(`slot.${unsure.id}`, fillIn(steps.slotUnsure, unsure))
    : say("slots-done", steps["slots-done"]);
}

/** One question where there is nothing to go on. */
function firstQuestion({ reading, tool }: Read): Step {
  const { hasRequest, hasSubject } = reading;
  const missing = hasSubject
    ? hasRequest
      ? "more"
      : "request"
    : hasRequest
      ? "subject"
      : "anything";
  return say(`question.${missing}`, questions[missing][tool]);
}

/** "My printer does not work" points at a thing, and no text of it can be pasted. */
function isPointedAt({ typed, told }: Read) {
  const isText = told.things.some(({ id }) => id === "material");
  return !told.isMatter || isText || nounOf(typed) !== undefined;
}

const workedOnCode = new Set<Kind>(["fix", "code"]);

function materialStep({ typed, reading }: Read): Step {
  const noun = programError.test(typed.read) ? undefined : nounOf(typed);
  if (!noun && workedOnCode.has(reading.kind)) {
    const { step, add } = wordsFor("fix", { id: "code" });
    return say("material", step, add);
  }
  const what = noun ? `the ${noun}` : steps.pointedAt;
  return say("material", fillIn(steps.material, { what }));
}

function stepBehindGate(gate: GateId, exercise: CoachedExercise | undefined): Step | null {
  const text = gateSteps[gate];
  const ask = exercise?.slots[0]?.ask ?? feedback.firstQuestion;
  return text ? say(`gate.${gate}`, fillIn(text, { title: exercise?.title, ask })) : null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function ask({ reading, told }: Read, thing: Thing, frame = "{step}"): Step {
  const { id, step, add, unsure } = thing;
  const name = told.isMatter ? "matter" : reading.kind;
  const text = frame.startsWith("{") ? step : lowerFirst(step);
  return say(`${name}.${id}`, fillIn(frame, { step: text, unsure }), add);
}

/** What is made holds something, whatever it is. */
const made = new Set<Kind>(["write", "plan", "list", "picture", "practise", "code"]);

/** These are asked for where they are surely missing, and else they are there. */
const handedIn = new Set<string>(["material", "code", "numbers"]);

/** Where no must is missing for sure. */
function stepWithMusts(read: Read): Step {
  const { reading, told, level } = read;
  const isOpen = level < 4 || mayBeLower(reading);
  const unsure = told.things.find(({ need, state }) => need === "must" && state === "unsure");
  if (level < 4 && unsure) return ask(read, unsure, unsure.unsure ? steps.unsure : steps.notFound);
  const [nice] = missingOf(told.things);
  if (nice) return ask(read, nice, isOpen ? "{step}" : steps.nice);
  if (!isOpen) return say("clear", steps.clear);
  // Milk, eggs, bread and soap: what is to become of them?
  if (isRow(read.typed.read) && mayBeLower(reading)) return say("reread", steps.reread);
  return level < 4 ? lastGap(read) : say("send", steps.send);
}

/** Where an answer has to guess, something is open: what was not found for sure, or what nobody else can know. */
function lastGap(read: Read): Step {
  const { reading, told } = read;
  const open = told.things.find(({ id, state }) => state !== "there" && !handedIn.has(id));
  if (open) return ask(read, open, steps.notFound);
  const isKnown = !told.isMatter && reading.kindProbability >= likelyKind;
  if (isKnown && reading.kind === "compute") {
    const { step, add } = wordsFor("compute", { id: "numbers" });
    return say("compute.numbers", fillIn(steps.notFound, { step: lowerFirst(step) }), add);
  }
  return made.has(reading.kind) && reading.kindProbability >= likelyKind
    ? say("content", steps.unseen)
    : say("special", steps.special, steps.specialTry);
}

function stepOfThings(read: Read): Step {
  const { reading, told, level } = read;
  const must = missingOf(told.things).find(({ need }) => need === "must");
  if (must) return ask(read, must);
  const isOpen = level < 4 || mayBeLower(reading);
  if (told.isPlain && isOpen) return say("plain", steps.plain, level < 3 ? steps.plainTry : "");
  return level === 1 && !told.isMatter ? firstQuestion(read) : stepWithMusts(read);
}

/** The one thing to do next: what stands in the way, then a contradiction, then what is missing. */
export function findNextStep(read: Read): Step {
  const { reading, told, gate, level, exercise } = read;
  const behindGate = gate && stepBehindGate(gate, exercise);
  if (behindGate) return behindGate;
  // Before a text is asked for, or all is called well: somebody may be about to pay.
  if (told.isUrgent) return stepOfThings(read);
  if (reading.contradictions.length > 0) return say("contradiction", steps.contradiction);
  if (exercise && exercise.slots.length > 0) return stepInExercise(read);
  if (level === 5 && !mayBeLower(reading)) return say("complete", steps.complete);
  if (reading.hasRequest && reading.isMaterialMissing && isPointedAt(read))
    return materialStep(read);
  const isBlank = level === 1 && !told.isMatter && !(reading.hasRequest && reading.hasSubject);
  return isBlank ? firstQuestion(read) : stepOfThings(read);
}
