import texts from "virtual:content/exercises";

import { claudeExercises } from "./claude";
import { codeAssistantExercises } from "./code-assistant";
import { coreMatters, cores } from "./cores";
import { dalle3Exercises } from "./dall-e-3";
import { deepseekExercises } from "./deepseek";
import type { Exercise, ExercisesCode } from "./exercise";
import type { ExerciseText } from "./exercise-text";
import { gpt4oExercises } from "./gpt-4o";
import { grokExercises } from "./grok";
import { manusExercises } from "./manus";
import { midjourneyExercises } from "./midjourney";
import { perplexityExercises } from "./perplexity";

const codes: ExercisesCode = {
  ...gpt4oExercises,
  ...dalle3Exercises,
  ...codeAssistantExercises,
  ...grokExercises,
  ...claudeExercises,
  ...midjourneyExercises,
  ...deepseekExercises,
  ...perplexityExercises,
  ...manusExercises,
};

const passMarks = { beginner: 45, intermediate: 55, advanced: 65 } as const;

/** All of them, by tool and in order. */
export const exercises: readonly Exercise[] = texts.map(withCode);

function withCode({ slots, ...text }: ExerciseText): Exercise {
  const code = codes[text.id];
  const core = cores[text.id];
  if (!code || !core) throw new Error(`The exercise ${text.id} has a text and no code.`);
  return {
    ...text,
    toolId: Math.floor(text.id / 10),
    order: text.id % 10,
    instructions: `${text.situation}\n\nSay:\n${text.points.map((point) => `- ${point}`).join("\n")}`,
    passMark: passMarks[text.difficulty],
    slots: slots.map((slot) => {
      const any = code.slots[slot.id];
      if (!any) throw new Error(`Nothing fills the slot "${slot.id}" of the exercise ${text.id}.`);
      return { ...slot, any };
    }),
    core: { ...core, matter: coreMatters[text.id] },
    response: code.response,
  };
}

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

export function exerciseById(id: number): Exercise | undefined {
  return byId.get(id);
}

export function exercisesOf(toolId: number): readonly Exercise[] {
  return exercises.filter((exercise) => exercise.toolId === toolId);
}
