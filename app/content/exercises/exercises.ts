import { claudeExercises } from "./claude";
import { codeAssistantExercises } from "./code-assistant";
import { dalle3Exercises } from "./dall-e-3";
import { deepseekExercises } from "./deepseek";
import type { Exercise } from "./exercise";
import { gpt4oExercises } from "./gpt-4o";
import { grokExercises } from "./grok";
import { manusExercises } from "./manus";
import { midjourneyExercises } from "./midjourney";
import { perplexityExercises } from "./perplexity";

/** All of them, by tool and in order. */
export const exercises: readonly Exercise[] = [
  ...gpt4oExercises,
  ...dalle3Exercises,
  ...codeAssistantExercises,
  ...grokExercises,
  ...claudeExercises,
  ...midjourneyExercises,
  ...deepseekExercises,
  ...perplexityExercises,
  ...manusExercises,
];

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

export function exerciseById(id: number): Exercise | undefined {
  return byId.get(id);
}

export function exercisesOf(toolId: number): readonly Exercise[] {
  return exercises.filter((exercise) => exercise.toolId === toolId);
}
