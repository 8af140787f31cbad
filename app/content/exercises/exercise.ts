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

/**
 * How an answer is made without a model.
 * - `ladder`: samples written by our editors; the highest step whose slots the prompt fills is shown.
 * - `text-work`, `sums`, `search`, `plan`, `picture`, `code`: a program that really does something
 *   with the learner's prompt, see `app/ai/built-in/makers`.
 */
export type ResponseMaker =
  | {
      kind: "ladder";
      /** From the answer to the barest prompt to the answer to the fullest. The first needs nothing. */
      steps: readonly { needs: readonly string[]; text: string }[];
    }
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
