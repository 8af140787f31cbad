import { eq, sql } from "drizzle-orm";

import { skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { learningPaths, skillProgress } from "../db/schema/learning";
import { users } from "../db/schema/people";
import { firstSkills, masteries, setupPoints, unitsOf } from "./skill-score";

const { perTenth, perPoint } = unitsOf(skills);
const worths = JSON.stringify(perTenth);

/**
 * The statement that stores a learner's score anew, from what the database holds at
 * that moment. Last in a batch that changed it, so two simultaneous changes cannot
 * store half of the truth. Same rule as `skillScore`.
 */
export function storeScore(db: Database, userId: number) {
  const mastery = sql`case
    when ${skillProgress.mixedAt} is not null then ${integer(masteries.mixed)}
    when ${skillProgress.passedAgainAt} is not null then ${integer(masteries.passedAgain)}
    when ${skillProgress.passedAt} is not null then ${integer(masteries.passed)}
    else 0 end`;
  const known = sql`${skillProgress}
    join json_each(${worths}) as worth on worth.key = ${skillProgress.skillId}
    where ${skillProgress.userId} = ${userId}`;
  const depth = sql`(select coalesce(sum(worth.value * ${mastery}), 0) from ${known})`;
  const shown = sql`(select count(*) from ${known} and ${mastery} > 0)`;
  const first = sql`${integer(firstSkills.pointsEach)} * min(${integer(firstSkills.count)}, ${shown})`;
  const setup = sql`(select case when exists
    (select 1 from ${learningPaths} where ${learningPaths.userId} = ${userId})
    then ${integer(setupPoints)} else 0 end)`;

  return db
    .update(users)
    .set({
      aiSkillScore: sql`${setup} + ${first}
        + (2 * ${depth} + ${integer(perPoint)}) / ${integer(2 * perPoint)}`,
    })
    .where(eq(users.id, userId));
}

/** The statement that stores the share of finished steps, for those who read the table. */
export function storePathProgress(db: Database, userId: number) {
  const done = sql`(select count(*) from json_each(${learningPaths.steps}) as step
    join ${skillProgress} on ${skillProgress.skillId} = json_extract(step.value, '$.skillId')
    where ${skillProgress.userId} = ${userId} and ${skillProgress.passedAt} is not null)`;

  return db
    .update(learningPaths)
    .set({
      progress: sql`cast(round(100.0 * ${done} / max(1, json_array_length(${learningPaths.steps}))) as integer)`,
    })
    .where(eq(learningPaths.userId, userId));
}

/** D1 binds every number as a float; a written one divides as an integer. */
function integer(value: number) {
  return sql.raw(String(value));
}
