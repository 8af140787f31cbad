import { quoteAsked, quoteSubject } from "./asked-words";
import { almostThere, levels } from "./english/levels";
import { kindTexts, whys } from "./english/needs";
import {
  checklist,
  contradiction,
  doubts,
  feedback,
  formOnly,
  gateTexts,
  privacyText,
  steps,
  unsafeTexts,
} from "./english/texts";
import { fillSlots } from "./exercise-slots";
import { namePrivateKinds, writeFeedback } from "./feedback";
import { fillIn } from "./fill-in";
import { type Declined, findDeclined, findGate } from "./gates";
import { growPrompt } from "./grown";
import { describeNeeds, findAskedFor, findBest, quote } from "./needs";
import { findNextStep } from "./next-step";
import { maskPrivateData } from "./private-data";
import type { Level, PromptReading, Tool } from "./reader/prompt-reading";
import { readRequest } from "./reader/read-request";
import type { CoachedExercise, CoachReport, GateId, Message, SlotResult } from "./report";
import { levelOf, scoreOf } from "./score";
import { belowAmount, type Told, tellAbout } from "./told";
import { asksSomething, type Typed, takeApart } from "./typed";
import type { Unsafe } from "./unsafe";

type Assessment = Omit<CoachReport, "masked" | "privacy" | "feedback">;

/** From here on the kind of request is named. */
const sureOfKind = 0.7;

/** Behind these nothing in the prompt is worth quoting as good, and gaps would not help. */
const unread = new Set<GateId>(["unreadable", "copied", "off-topic"]);

const notJudged = {
  ...{ score: null, level: null, outlook: null, doubt: null, kind: null, request: null },
  ...{ contradictions: [], needs: [] },
  ...{ slots: [], isPassed: null, best: null, nextStep: null, grown: [], checklist: [] },
};

/** What is said where nothing is judged: why, and for another language what to look for. */
function decline(id: Declined): Assessment {
  const unsafe = id.startsWith("unsafe.") ? (id.slice("unsafe.".length) as Unsafe) : null;
  const text = unsafe ? unsafeTexts[unsafe] : gateTexts[id as GateId];
  const items = id === "other-language" ? Object.entries(checklist) : [];
  return {
    ...notJudged,
    gate: { id, text },
    checklist: items.map(([name, item]) => ({ id: `checklist.${name}`, text: item })),
  };
}

function describeContradictions(typed: Typed, { contradictions }: PromptReading): Message[] {
  return contradictions.map(({ id, first, second }) => ({
    id: `contradiction.${id}`,
    text: fillIn(contradiction, { first: quote(typed, first), second: quote(typed, second) }),
  }));
}

function bestOf(
  needs: CoachReport["needs"],
  slots: readonly SlotResult[],
  exercise: CoachedExercise | undefined,
  isMatter: boolean,
): CoachReport["best"] {
  if (isMatter) return findAskedFor(needs);
  const slot = slots.findLast(({ evidence }) => evidence.length > 0);
  const why = exercise?.slots.find(({ id }) => id === slot?.id)?.why;
  const [words] = slot?.evidence ?? [];
  return words && why ? { quote: words, why: `${feedback.helps} ${why}` } : findBest(needs);
}

/** What is told to the assistant of its answer, and about no matter. */
const ofTheAnswer = /^(?:don['’]?t|do not|never) (?:add|invent|make|guess|assume|use)\b/i;

/** "the text" and "list" name a form and no subject, and "what is wrong with it" leaves it open. */
function isTelling(words: string) {
  const isOpen =
    formOnly.test(words) || ofTheAnswer.test(words) || / (?:it|this|that)$/i.test(words);
  return words.includes(" ") && !isOpen;
}

/** Somebody who has only named a subject has begun, and is told so. */
function praiseSubject(
  typed: Typed,
  reading: PromptReading,
  { things }: Told,
): CoachReport["best"] {
  const { level, subject, act, kindProbability } = reading;
  if (level === 1 || !subject || (!act && kindProbability < sureOfKind)) return null;
  if (things.some(({ id, state }) => id === "subject" && state !== "there")) return null;
  const words = quoteSubject(typed, subject);
  return isTelling(words) ? { quote: words, why: whys.subject } : null;
}

const highestUnasked = 10;

/** Code, a link or numbers alone ask nothing of anybody; on an image tool everything describes. */
function heard(typed: Typed, read: PromptReading, tool: Tool): PromptReading {
  const isMaterialMissing = read.isMaterialMissing && !belowAmount.test(typed.read);
  const reading = { ...read, isMaterialMissing };
  if (tool === "picture" || asksSomething(typed)) return reading;
  const position = Math.min(reading.position, highestUnasked);
  const silent = { level: 1, position, otherLevel: null } as const;
  return { ...reading, kind: "none", hasRequest: false, needs: [], ...silent };
}

/** So few words say no more than they seem to. */
const fewWords = 5;

/** Said of the request alone: in an exercise the score comes from what it asks for, for the most part. */
function describeDoubt(
  { level, otherLevel, hasRequest, hasSubject, isMaterialMissing }: PromptReading,
  { words }: Typed,
  { things }: Told,
) {
  if (otherLevel === null) return null;
  const isLower = otherLevel < level;
  const isOpen = things.some(({ need, state }) => need === "must" && state === "missing");
  if (!isLower && isOpen && (words.length <= fewWords || findHandedIn(things))) return null;
  // Who asks for something, about something, gives more than nothing to go on.
  const isBegun = isLower && hasRequest && hasSubject && !isMaterialMissing;
  const other = isBegun ? Math.max(2, otherLevel) : otherLevel;
  if (other === level) return null;
  return fillIn(isLower ? doubts.lower : doubts.higher, { name: levels[other as Level].name });
}

/** The text or the code that is to be worked on and is not there. */
function findHandedIn(things: Told["things"]) {
  const isMissing = (id: string) => things.find((thing) => thing.id === id)?.state === "missing";
  return things.find(
    ({ id }) => isMissing(id) && (id === "material" || (id === "code" && isMissing("symptom"))),
  );
}

/** Nobody is told that all is there, and then that something has to be there. */
function outlookOf(
  { number, outlook }: ReturnType<typeof levelOf>,
  { things }: Told,
  step: CoachReport["nextStep"],
) {
  const isOpen =
    step?.id === "material" ||
    (number === 4 && step?.id.startsWith("slot.")) ||
    things.some(({ need, step: ask }) => need === "must" && ask === step?.text);
  if (number > 3 && isOpen) return almostThere;
  const label = findHandedIn(things)?.label;
  return label ? fillIn(feedback.onlyAsks, { what: label.replace(/^The/, "the") }) : outlook;
}

function sayGate(gate: GateId, exercise: CoachedExercise | undefined) {
  const text = fillIn(gateTexts[gate], { title: exercise?.title });
  const matter = gate === "off-topic" && exercise?.core?.matter;
  return { id: gate, text: matter ? `${text} ${fillIn(steps.matter, { matter })}` : text };
}

/** What is said of a prompt that was read. */
export function assess(
  typed: Typed,
  reading: PromptReading,
  { exercise, tool }: { exercise?: CoachedExercise; tool: Tool },
): Assessment {
  const slots = exercise ? fillSlots(typed, exercise) : [];
  const gate = findGate(typed, reading, slots, exercise);
  const score = scoreOf(reading.position, gate, slots, exercise);
  const level = levelOf(score);
  const isUnread = gate !== null && unread.has(gate);
  const isExercise = slots.length > 0;
  const told = tellAbout({ typed, reading, level: level.number, tool, isExercise });
  const needs = isUnread ? [] : describeNeeds(typed, told.things);
  const kind = kindTexts[reading.kind];
  const isNamed = tool === "picture" || reading.kindProbability >= sureOfKind;
  const isSure = !isUnread && isNamed && told.isKind;
  const read = { typed, reading, told, gate, level: level.number, tool, exercise, slots };
  const nextStep = findNextStep(read);
  return {
    score,
    level: level.name,
    outlook: gate === "off-topic" ? null : outlookOf(level, told, nextStep),
    doubt: isUnread || isExercise ? null : describeDoubt(reading, typed, told),
    kind: isSure && kind ? { id: reading.kind, text: kind } : null,
    request: !isUnread && reading.act ? quoteAsked(typed, reading.act) : null,
    gate: gate && sayGate(gate, exercise),
    contradictions: isUnread ? [] : describeContradictions(typed, reading),
    needs,
    slots,
    isPassed: exercise ? score >= exercise.passMark : null,
    // What contradicts itself, or only names things, is no reason to praise a part of it.
    best:
      isUnread || gate === "named" || reading.contradictions.length > 0
        ? null
        : (bestOf(needs, slots, exercise, told.isMatter) ?? praiseSubject(typed, reading, told)),
    nextStep,
    grown:
      isUnread || typed.gaps > 0 || reading.level === 1
        ? []
        : growPrompt(typed, told.things, slots, exercise),
    checklist: [],
  };
}

/**
 * Reads a prompt as a stranger would and says what would come back, what is there, what is missing
 * and what to do next. Same prompt, same report; nothing private is read, quoted or passed on.
 */
export function coachPrompt(
  prompt: string,
  exercise?: CoachedExercise,
  tool: Tool = exercise?.tool ?? "chat",
): CoachReport {
  const masked = maskPrivateData(prompt);
  const kinds = [...new Set(masked.found.map(({ kind }) => kind))];
  const typed = takeApart(masked.text);
  const declined = findDeclined(typed);
  const said = declined
    ? decline(declined)
    : assess(typed, heard(typed, readRequest(typed.read, tool), tool), { exercise, tool });
  const privacy = kinds.length > 0 ? fillIn(privacyText, { kinds: namePrivateKinds(kinds) }) : null;
  const report = { ...said, privacy, masked: { text: masked.text, kinds } };
  return { ...report, feedback: writeFeedback(report, exercise) };
}
