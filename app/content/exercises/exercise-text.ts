export const difficulties = ["beginner", "intermediate", "advanced"] as const;

/** What the coach says about one of the things that a good prompt for an exercise holds. */
export interface SlotText {
  id: string;
  /** One to three words for the table, such as "Reader". */
  label: string;
  /** Why it helps, in one sentence. */
  why: string;
  /** The question to ask when it is missing. */
  ask: string;
}

/** An exercise as its file in `content/exercises` tells it. */
export interface ExerciseText {
  /** `10 * toolId + order`, as in the table; never reused. */
  id: number;
  title: string;
  difficulty: (typeof difficulties)[number];
  /** Ids of the skills that a pass shows, the main one first. */
  skills: readonly string[];
  /** What has happened, and what to ask for: enough for who needs no list. */
  situation: string;
  /** What to put in, as clauses after "Say". */
  points: readonly string[];
  /** A prompt that a person might try first: decent, with room to grow. */
  examplePrompt: string;
  slots: readonly SlotText[];
  /** Text that the exercise hands out to work on. */
  material: string | null;
}
