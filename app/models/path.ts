import * as z from "zod/mini";

export type StepStatus = "completed" | "in-progress" | "locked";

const StoredSteps = z.array(
  z.object({
    id: z.string(),
    skillId: z.string(),
    title: z.string(),
    reason: z.string(),
    minutes: z.number(),
  }),
);

export type StoredStep = z.infer<typeof StoredSteps>[number];
export type ShownStep = StoredStep & { status: StepStatus; doneAt: number | null };

/** The steps of a stored path, or null when the text holds no list of steps. */
export function readSteps(stored: string | undefined): StoredStep[] | null {
  if (stored === undefined) return null;
  try {
    const result = StoredSteps.safeParse(JSON.parse(stored));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/**
 * Each step with its status. A step is completed when its skill was passed, the
 * first that is not is in progress, and those after it are locked.
 */
export function showSteps(
  steps: readonly StoredStep[],
  passedAt: (skillId: string) => number | null | undefined,
): ShownStep[] {
  let isCurrentTaken = false;
  return steps.map((step) => {
    const doneAt = passedAt(step.skillId) ?? null;
    if (doneAt !== null) return { ...step, status: "completed", doneAt };
    const status = isCurrentTaken ? "locked" : "in-progress";
    isCurrentTaken = true;
    return { ...step, status, doneAt };
  });
}

/** The share of finished steps in whole percent. */
export function progressOf(steps: readonly Pick<ShownStep, "status">[]) {
  if (steps.length === 0) return 0;
  return Math.round(
    (100 * steps.filter(({ status }) => status === "completed").length) / steps.length,
  );
}
