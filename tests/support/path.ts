import { eq } from "drizzle-orm";

import { skillById } from "~/content/skills/skill-map";
import { learningPaths } from "~/db/schema/learning";
import type { startApp } from "./app";

/** The path of `givePath`: three strands, and no skill that a plan could leave out. */
export const fixedPath = [
  "what-ai-tools-are",
  "one-clear-task",
  "spot-made-up-facts",
  "protect-private-data",
  "give-context",
] as const;

/** Replaces a learner's path by one that does not change when paths are planned otherwise. */
export async function givePath(
  { db }: Pick<Awaited<ReturnType<typeof startApp>>, "db">,
  learner: { id: number },
  skillIds: readonly string[] = fixedPath,
) {
  const steps = skillIds.map((skillId) => ({
    id: skillId,
    skillId,
    title: skillById(skillId)?.title ?? skillId,
    reason: `Here because ${skillId} is on this path.`,
    minutes: 5,
  }));
  await db
    .update(learningPaths)
    .set({ steps: JSON.stringify(steps) })
    .where(eq(learningPaths.userId, learner.id));
}
