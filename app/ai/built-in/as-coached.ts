import type { Exercise } from "../../content/exercises/exercise";
import type { CoachedExercise } from "./coach/report";

/** The exercise as the coach wants it. */
export function asCoached(exercise: Exercise): CoachedExercise {
  const { id, title, instructions, passMark, examplePrompt, slots } = exercise;
  return {
    ...{ id, title, instructions, passMark, example: examplePrompt },
    slots: slots.map((slot) => ({ ...slot, any: [...slot.any] })),
  };
}
