import type { Core } from "./cores";
import type { ExerciseText, SlotText } from "./exercise-text";

/** What fills a slot: one of these is in the prompt, whole words in any case, or a pattern. */
type Cues = readonly (string | RegExp)[];

/** Something that a good prompt for this exercise says. */
export interface Slot extends SlotText {
  any: Cues;
}

/** What an answer takes over from a prompt: the words found there, or `say` in their place. */
export interface Fact {
  /** Its first group is taken over, or else the whole match. */
  find: RegExp;
  say?: string;
  /** What stands in the answer where the prompt does not say it, such as "[since when]". */
  gap?: string;
}

/**
 * A sample answer written by our editors in pieces, one a line.
 * - `{since}` is what the prompt says of that fact, or its gap.
 * - `?deadline, not since|` in front: only where that slot or fact is there, and the other one is not.
 * - `>~` for `>`: goes first where the prompt asks for less than the text in `>` has.
 * - `*` in front: one of the things that are counted; as many are shown as the prompt asks for.
 * - `#.` is the next number of a list.
 * - `{each}` is the fact `hours`, shared by the things that are counted.
 */
export interface Ladder {
  kind: "ladder";
  facts: Readonly<Record<string, Fact>>;
  text: string;
  /** What the prompt counts, such as ideas, and how many there are where it does not say. */
  counted?: { things: string; usual: number };
  /** Where the prompt says this, the list is a table. */
  asTable?: RegExp;
}

/**
 * How an answer is made without a model.
 * - `ladder`: a sample by our editors that grows with what the prompt says.
 * - `text-work`, `sums`, `search`, `plan`, `picture`, `code`: a program that really does something
 *   with the learner's prompt, see `app/ai/built-in/makers`.
 */
export type ResponseMaker =
  | Ladder
  | { kind: "text-work" | "sums" | "search" | "plan" | "picture" | "code" };

/** What the code knows of an exercise beside its text: what fills its slots, and how it is answered. */
export interface ExerciseCode {
  slots: Readonly<Record<string, Cues>>;
  response: ResponseMaker;
}

/** By the exercise's id. */
export type ExercisesCode = Readonly<Record<number, ExerciseCode>>;

export interface Exercise extends Omit<ExerciseText, "slots"> {
  toolId: number;
  /** 1 to 4, from easy to hard. */
  order: number;
  /** The situation with its list. */
  instructions: string;
  /** Points of 100 that complete it. */
  passMark: number;
  slots: readonly Slot[];
  core: Core;
  response: ResponseMaker;
}
