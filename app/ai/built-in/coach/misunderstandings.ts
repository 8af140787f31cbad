import { isContent } from "./criteria/finding";
import { fillIn } from "./fill-in";
import type { Judged } from "./judge";
import type { LanguagePack } from "./pack";
import { findPhrases } from "./patterns";
import { quoteWords } from "./reading";
import type { CoachedExercise, Message } from "./report";
import { familyOf } from "./steps";
import type { Word } from "./words";

const most = 2;
/** Of these a reader could write three lines or three pages. */
const hasDates = new Set(["message", "plan", "write"]);
const isWritten = new Set(["message", "story", "speech", "explain", "write", "transform", "quiz"]);

function message(
  { texts }: LanguagePack,
  id: keyof typeof texts.misunderstandings,
  values: Record<string, string> = {},
): Message {
  return { id, text: fillIn(texts.misunderstandings[id], values) };
}

function typed({ reading }: Judged, { start, end }: Word) {
  return reading.prompt.slice(start, end);
}

/** "Short" says little, "under 70 words, short" says enough. */
function vagueWord(judged: Judged, pack: LanguagePack): Message[] {
  const { words } = judged.reading;
  const hasLength = judged.findings.requirements.kinds.some(
    (kind) => kind === "length" || kind === "quantity",
  );
  const tones = findPhrases(words, pack.phrases.tone);
  const word = words.find(
    ({ text, isQuoted }, at) =>
      !isQuoted &&
      !tones.some(({ from, to }) => at >= from && at < to) &&
      Object.hasOwn(pack.texts.ambiguous, text) &&
      !words[at - 1]?.isNumber &&
      !(hasLength && pack.words.roughSizes.has(text)),
  );
  if (!word) return [];
  return [
    message(pack, "vague-word", {
      quote: typed(judged, word),
      meanings: pack.texts.ambiguous[word.text] ?? "",
    }),
  ];
}

function unnamedThing(judged: Judged, pack: LanguagePack): Message[] {
  const { words, pasted } = judged.reading;
  const [thing] = findPhrases(words, pack.phrases.unnamedThing);
  if (!thing || pasted.length > 0) return [];
  // "Make it light" is clear once something was named.
  if (words.slice(0, thing.from).some((word) => isContent(word, pack))) return [];
  return [
    message(pack, "unnamed-thing", { quote: quoteWords(judged.reading, thing.from, thing.to) }),
  ];
}

function unnamedPerson(judged: Judged, pack: LanguagePack): Message[] {
  const { words } = judged.reading;
  const at = words.findIndex(
    ({ text, isQuoted }) => !isQuoted && pack.words.thirdPersons.has(text),
  );
  const word = words[at];
  if (!word) return [];
  const isNamed = words
    .slice(0, at)
    .some(
      ({ text, isCapital, before }) =>
        pack.words.people.has(text) ||
        pack.words.possessives.has(text) ||
        (isCapital && before === "" && text !== "i"),
    );
  return isNamed ? [] : [message(pack, "unnamed-person", { quote: typed(judged, word) })];
}

function relativeDay(judged: Judged, pack: LanguagePack): Message[] {
  const [day] = findPhrases(judged.reading.words, pack.phrases.relativeDay);
  return day && hasDates.has(familyOf(judged, pack))
    ? [message(pack, "relative-day", { quote: quoteWords(judged.reading, day.from, day.to) })]
    : [];
}

function openSlots({ slots }: Judged, exercise: CoachedExercise | undefined): Message[] {
  return slots
    .filter(({ isFilled }) => !isFilled)
    .flatMap(({ id }) => {
      const slot = exercise?.slots.find((one) => one.id === id);
      return slot ? [{ id: `slot.${id}`, text: slot.ask }] : [];
    });
}

function openEnds(judged: Judged, pack: LanguagePack): Message[] {
  const { requirements, audience, context } = judged.findings;
  const family = familyOf(judged, pack);
  const isSized = requirements.kinds.some((kind) => kind === "length" || kind === "quantity");
  const open: Message[] = [];
  if (judged.findings.task.level < 0.5) return open;
  if (!isSized && family === "list") open.push(message(pack, "open-number"));
  if (!isSized && isWritten.has(family)) open.push(message(pack, "open-length"));
  if (isWritten.has(family) && !audience.kinds.includes("reader"))
    open.push(message(pack, "open-reader"));
  if (context.level === 0 && (isWritten.has(family) || family === "picture"))
    open.push(message(pack, "open-purpose"));
  return open;
}

/** Up to two things a stranger would have to guess; what the next step says is not said again. */
export function findMisunderstandings(
  judged: Judged,
  exercise: CoachedExercise | undefined,
  nextStepId: string,
  pack: LanguagePack,
): Message[] {
  const said: Record<string, string> = {
    "requirements.length": "open-length",
    "requirements.quantity": "open-number",
    "audience.reader": "open-reader",
    "context.who": "open-purpose",
    "readable.vague": "vague-word",
    "material.paste": "unnamed-thing",
  };
  return [
    ...unnamedThing(judged, pack),
    ...vagueWord(judged, pack),
    ...unnamedPerson(judged, pack),
    ...openSlots(judged, exercise),
    ...relativeDay(judged, pack),
    ...openEnds(judged, pack),
  ]
    .filter(({ id }) => id !== said[nextStepId] && id !== nextStepId)
    .slice(0, most);
}
