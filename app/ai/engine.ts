import type { Exercise } from "../content/exercises/exercise";
import type { Tool } from "./built-in/coach/reader/prompt-reading";

export type EngineId = "built-in" | "workers-ai" | "openai-compatible";

export interface PromptRequest {
  /** Trimmed and with personal data masked. */
  prompt: string;
  /** The exercise it was written for, if there is one. */
  exercise?: Exercise;
  /** What it was written for; a chat assistant where nothing is said. */
  tool?: Tool;
  /** Ids of the exercise's slots that the prompt fills. */
  filledSlots: readonly string[];
}

/** A picture drawn by rule from the words of a prompt. Always called a sketch. */
export interface Sketch {
  /** What the picture shows, for those who cannot see it. */
  description: string;
  /** Inline SVG made of our own shapes only: no text of the learner is put into markup. */
  svg: string;
}

export interface PromptAnswer {
  engine: EngineId;
  /** How the answer was made, one sentence for the learner. */
  madeBy: string;
  /** Markdown. */
  text: string;
  sketch?: Sketch;
  /** Where the answer comes from, for a search. */
  sources?: readonly { title: string; href: string }[];
}

/** What answers a learner's prompt. The coach's feedback never comes from here. */
export interface PromptEngine {
  id: EngineId;
  answer(request: PromptRequest): Promise<PromptAnswer>;
}
