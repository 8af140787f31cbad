import type { BatchResponse } from "drizzle-orm/batch";

import { skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import type { Reading } from "./closest";
import { selectFit, toFitter } from "./fit.server";
import { answersOf, readingOf, replacePath } from "./learner.server";
import { type PlannedStep, planFurther } from "./path-plan";
import { selectEvidence, selectPath, stepsOf } from "./progress.server";
import { selectCounts } from "./review.server";
import { ownCurve } from "./review-figures";
import { selectAccount } from "./user.server";

/**
 * What a learner can go on with. `open` has steps left on the path; `further` has the path
 * that would follow; with `whole` there is no skill left that was not shown.
 */
export type Onward =
  | { kind: "none" }
  | { kind: "open"; step: { skillId: string; title: string }; toGo: number }
  | { kind: "further"; steps: PlannedStep[]; shown: number; count: number }
  | { kind: "whole" };

function selectOnward(db: Database, userId: number) {
  return [
    selectAccount(db, userId),
    selectPath(db, userId),
    selectEvidence(db, userId),
    selectFit(db),
  ] as const;
}

async function getOnward(db: Database, userId: number): Promise<Onward> {
  return toOnward(await db.batch(selectOnward(db, userId)));
}

/** The same with how field and goal are read, where a path follows from them. */
export async function getOnwardAsRead(
  db: Database,
  userId: number,
): Promise<Onward & { reading?: Reading | null }> {
  const rows = await db.batch(selectOnward(db, userId));
  const onward = toOnward(rows);
  const [[account], , , fitRows] = rows;
  const isRead = onward.kind === "open" || onward.kind === "further";
  if (!account || !isRead) return onward;
  return { ...onward, reading: readingOf(toFitter(fitRows), account) };
}

/** The same with how the reviews went, for somebody who comes back to the home page. */
export async function getComeback(db: Database, userId: number) {
  const [account, path, evidence, fitRows, counts] = await db.batch([
    ...selectOnward(db, userId),
    selectCounts(db, userId),
  ]);
  const onward = toOnward([account, path, evidence, fitRows]);
  return { onward, curve: ownCurve(counts) };
}

type Rows = BatchResponse<ReturnType<typeof selectOnward>>;

function toOnward([[account], [path], evidence, fitRows]: Rows): Onward {
  // Also where nothing is fitted: what was read once is read by no later page.
  const fitter = toFitter(fitRows);
  const steps = stepsOf(path, evidence);
  if (!account || !steps) return { kind: "none" };

  const open = steps.filter(({ status }) => status !== "completed");
  const [step] = open;
  if (step) return { kind: "open", step, toGo: open.length };

  const shown = new Set(
    evidence.filter(({ passedAt }) => passedAt !== null).map(({ skillId }) => skillId),
  );
  const profile = answersOf(account);
  const fit = fitter.fit(profile);
  const further = planFurther(profile, skills, shown, fit);
  return further.length > 0
    ? { kind: "further", steps: further, shown: shown.size, count: skills.length }
    : { kind: "whole" };
}

/**
 * Takes a learner whose path is done to the next one.
 *
 * @returns its first step, or null when there is no further path now.
 */
export async function goFurther(db: Database, userId: number, now: number) {
  const onward = await getOnward(db, userId);
  if (onward.kind !== "further") return null;
  await replacePath(db, userId, onward.steps, now);
  return onward.steps[0] ?? null;
}
