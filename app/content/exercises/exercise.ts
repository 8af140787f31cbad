/** Something that a good prompt for this exercise says. */
export interface Slot {
  id: string;
  /** One to three words for the table, such as "Reader". */
  label: string;
  /** Why it helps, in one sentence. */
  why: string;
  /** The slot is filled when one of these is in the prompt: whole words in any case, or a pattern. */
  any: readonly (string | RegExp)[];
  /** The question to ask when it is missing. */
  ask: string;
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
}

/**
 * How an answer is made without a model.
 * - `ladder`: a sample by our editors that grows with what the prompt says.
 * - `text-work`, `sums`, `search`, `plan`, `picture`, `code`: a program that really does something
 *   with the learner's prompt, see `app/ai/built-in/makers`.
 */
export type ResponseMaker =
  | Ladder
  | {
      kind: "text-work" | "sums" | "search" | "plan" | "picture" | "code";
      /** Text that the exercise hands out to work on. */
      material?: string;
    };

export interface Exercise {
  /** `10 * toolId + order`, as in the table; never reused. */
  id: number;
  toolId: number;
  /** 1 to 4, from easy to hard. */
  order: number;
  title: string;
  /** What to do, two to four sentences, second person. */
  instructions: string;
  /** A prompt that a person might try first: decent, with room to grow. */
  examplePrompt: string;
  difficulty: "beginner" | "intermediate" | "advanced";
  /** Points of 100 that complete it: 45, 55 or 65 by difficulty. */
  passMark: 45 | 55 | 65;
  /** Ids of the skills that a pass shows, the main one first. */
  skills: readonly string[];
  slots: readonly Slot[];
  response: ResponseMaker;
}
