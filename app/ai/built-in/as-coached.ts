import type { Exercise } from "../../content/exercises/exercise";
import { tools } from "../../content/tools";
import type { Tool } from "./coach/reader/prompt-reading";
import type { CoachedExercise } from "./coach/report";

const byCategory: Record<string, Tool> = { "Image creation": "picture", Coding: "code" };

/** What a prompt for a tool is written for: a picture is asked for in other words than a letter. */
export function toolOf(toolId: number | undefined): Tool {
  const category = tools.find(({ id }) => id === toolId)?.category ?? "";
  return byCategory[category] ?? "chat";
}

/** The exercise as the coach wants it. */
export function asCoached(exercise: Exercise): CoachedExercise {
  const { id, toolId, title, instructions, points, passMark, slots, material, core, response } =
    exercise;
  return {
    ...{ id, title, instructions, points, passMark },
    ...{ example: exercise.examplePrompt, tool: toolOf(toolId) },
    material: (response.kind === "text-work" && material) || undefined,
    core,
    slots: slots.map((slot) => ({ ...slot, any: [...slot.any] })),
  };
}
