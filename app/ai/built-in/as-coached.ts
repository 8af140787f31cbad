import type { Exercise } from "../../content/exercises/exercise";
import type { CoachedExercise } from "./coach/report";

/** The exercise as the coach wants it. */
export function asCoached(exercise: Exercise): CoachedExercise {
  const { id, title, instructions, passMark, examplePrompt, slots, response } = exercise;
  return {
    ...{ id, title, instructions, passMark, example: examplePrompt },
    material: response.kind === "text-work" ? response.material : undefined,
    asksFor: response.kind === "picture" || response.kind === "plan" ? response.kind : undefined,
    slots: slots.map((slot) => ({ ...slot, any: [...slot.any] })),
  };
}
