import { words as wordLists } from "./english/pack";
import { talksOfPrompt } from "./english/texts";
import type { PromptReading } from "./reader/prompt-reading";
import type { CoachedExercise, SlotResult } from "./report";
import type { Typed } from "./typed";
import { splitWords } from "./words";

/** Good enough to see that "summarizing" and "summary" belong together. */
function stem(word: string) {
  const base = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|es|s|ly)$/, "");
  return base.length >= 3 ? base.replace(/(?:e|(.)(?=\1))$/, "") : word;
}

function isContent(word: string) {
  return word.length > 2 && !wordLists.functionWords.has(word);
}

/** Words that say what a text is about; "write", "table" or "short" fit any exercise. */
function subjectStems(text: string) {
  return new Set(
    splitWords(text)
      .filter(
        ({ text: word, isNumber }) =>
          !isNumber &&
          isContent(word) &&
          !wordLists.vagueWords.has(word) &&
          !wordLists.anyExerciseWords.has(word),
      )
      .map(({ text: word }) => stem(word)),
  );
}

function countShared(typed: ReadonlySet<string>, text: string) {
  const wanted = subjectStems(text);
  return [...typed].filter((word) => wanted.has(word)).length;
}

/** A few typed words can share only one with the exercise. */
const fewSubjects = 8;
const fewestSubjects = 2;

/** Whether a prompt is about what the exercise is about, and asks for no other task. */
export function readCore({ read }: Typed, { core }: CoachedExercise, filled: readonly string[]) {
  if (core?.other?.test(read)) return "other";
  if (!core) return "unknown";
  if (core.about.test(read)) return "there";
  return filled.includes(core.names ?? "") ? "named" : "missing";
}

/**
 * True for a prompt about something else: it asks for another task, or would pass without the matter
 * itself. Else a word of the title belongs to the exercise, two of the instructions, or three of
 * everything it says and listens for.
 */
export function isOffTopic(
  typed: Typed,
  exercise: CoachedExercise,
  slots: readonly SlotResult[],
  { reading, wouldPass }: { reading: PromptReading; wouldPass: boolean },
) {
  const filled = slots.flatMap(({ id, isFilled }) => (isFilled ? [id] : []));
  const core = readCore(typed, exercise, filled);
  if (core === "other") return true;
  if (core === "there") return false;
  if (core === "missing" && wouldPass) return true;
  if (core === "unknown" && filled.length > 1) return false;
  const { title, instructions, example = "" } = exercise;
  const subjects = subjectStems(typed.text);
  // Among many nouns stands one of any matter.
  if (core === "named" && (filled.length > 1 || subjects.size <= fewSubjects)) return false;
  // Who asks about nothing yet asks about nothing else either.
  if (!reading.hasSubject && subjects.size < fewestSubjects) return false;
  if (countShared(subjects, title) > 0) return false;
  const fromInstructions = countShared(subjects, instructions);
  if (fromInstructions > 1 || (fromInstructions === 1 && subjects.size <= fewSubjects))
    return false;
  const cues = exercise.slots.flatMap(({ label, any }) => [
    label,
    ...any.filter((cue) => typeof cue === "string"),
  ]);
  return countShared(subjects, [instructions, example, ...cues].join("\n")) < 3;
}

interface Said {
  /** Different words that carry something, and numbers. */
  words: number;
  /** The share of them that the list of points does not have. */
  own: number;
}

function readOwn(typed: Typed, { points = [], slots }: CoachedExercise): Said {
  const given = new Set(
    [...points, ...slots.flatMap(({ label, ask }) => [label, ask])].flatMap((text) =>
      splitWords(text).map((word) => stem(word.text)),
    ),
  );
  const said = new Set(
    splitWords(typed.read)
      .filter(({ text, isNumber }) => isNumber || isContent(text))
      .map(({ text, isNumber }) => (isNumber ? text : stem(text))),
  );
  const own = [...said].filter((word) => !given.has(word));
  return { words: said.size, own: own.length / Math.max(1, said.size) };
}

const fewestWords = 5;
/** Whoever says something brings at least so much that the list of points does not have. */
const leastOwn = 0.38;
/** And notes that do so have a few numbers, or other words. */
const mostlyOwn = 0.5;
const fewNumbers = 2;
const fewestPieces = 5;
const shortPiece = 2;

/** What holds a sentence together: fewer than the function words, as "no" and "other" stand in heaps, too. */
const smallWord =
  /^(?:an?|the|of|for|to|in|on|at|by|with|from|and|or|but|if|as|is|are|was|be|i|im|we|you|it|they|s?he|my|our|your|his|her|their|me|us|them|that|this|who|what|how|have|has|had|do|does|dont|can|could|should|would|will|must|please)$/;
const fewestInHeap = 8;
const mostSmall = 0.08;

/** "7 10 ten ideas three hours paper": nothing holds it together, and nothing is told to be done. */
function isHeap({ read }: Typed, pieces: number) {
  const words = splitWords(read).map(({ text }) => text);
  const small = words.filter((word) => smallWord.test(word)).length;
  const orders = words.filter((word) => wordLists.orderWords.has(word)).length;
  const isOrder = orders > 1 || wordLists.orderWords.has(words[0] ?? "");
  const isLoose = small < mostSmall * words.length && words.length >= 5 * pieces;
  return words.length >= fewestInHeap && isLoose && !isOrder;
}

/** "Bug, input, output, minimal change" and no code: on an image tool that is how one asks. */
function isKeywords(typed: Typed, { own }: Said, { tool }: CoachedExercise) {
  const { read } = typed;
  if (tool === "picture" || /[;{}()[\]=<>]/.test(read)) return false;
  const pieces = read.split(/[,:?!]+|\.(?!\d)|\n/).flatMap((piece) => {
    const words = piece.match(/\S+/g)?.length ?? 0;
    return words > 0 ? [words] : [];
  });
  if (isHeap(typed, pieces.length)) return true;
  const numbers = read.match(/\d[\d.,:]*/g)?.length ?? 0;
  if (numbers > fewNumbers && own >= mostlyOwn) return false;
  const words = pieces.reduce((sum, each) => sum + each, 0);
  return pieces.length >= fewestPieces && words <= shortPiece * pieces.length;
}

/** True where a prompt only tells of what a prompt would say: the points as a list, or "I would say for whom". */
export function isNamed(typed: Typed, exercise: CoachedExercise) {
  const said = readOwn(typed, exercise);
  const isList = said.words >= fewestWords && said.own < leastOwn;
  return isList || talksOfPrompt.test(typed.read) || isKeywords(typed, said, exercise);
}

/** Nearly every run of three words stands in the source. */
function isTakenFrom(source: string, typed: readonly string[]) {
  const given = splitWords(source).map(({ text }) => text);
  if (typed.length < 3) return typed.length > 0 && typed.every((word) => given.includes(word));
  const runs = new Set(given.map((_, at) => given.slice(at, at + 3).join(" ")));
  const total = typed.length - 2;
  let same = 0;
  for (let at = 0; at < total; at++) if (runs.has(typed.slice(at, at + 3).join(" "))) same++;
  return same >= total * 0.9;
}

/**
 * Which of the exercise's own words were typed back. The example is a prompt, if not a finished one;
 * title and instructions are none.
 */
export function findCopied(
  typed: Typed,
  { title, instructions, example = "" }: CoachedExercise,
): "copied" | "example" | null {
  const words = splitWords(typed.read).map(({ text }) => text);
  if (isTakenFrom(`${title}\n${instructions}`, words)) return "copied";
  // "Ideas pls": two words are nobody's example.
  if (words.length < 3) return null;
  if (isTakenFrom(example, words)) return "example";
  return isTakenFrom([title, instructions, example].join("\n"), words) ? "copied" : null;
}
