import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

import type { Database } from "../db/client.server";
import { groupAssignments, groupMembers, groupPrompts, groups } from "../db/schema/groups";
import {
  challengeAnswers,
  learningPaths,
  skillProgress,
  userProgress,
} from "../db/schema/learning";
import { type Refusal, refuse } from "../schemas/refusal";
import { groupLimits } from "./group";
import { isOwn, type OwnGroup, ownGroup } from "./group.server";
import { describeTarget, type Target } from "./group-target.server";

/** All sets have three challenges. */
const challengesInSet = 3;

/** Whether somebody has done what an assignment asks for, by what is stored of their learning. */
export function isDoneBy(userId: AnySQLiteColumn | number): SQL<number> {
  const { kind, item } = groupAssignments;
  return sql<number>`case ${kind}
    when 'lesson' then exists (select 1 from ${skillProgress}
      where ${skillProgress.userId} = ${userId} and ${skillProgress.skillId} = ${item}
        and ${skillProgress.passedAt} is not null)
    when 'exercise' then exists (select 1 from ${userProgress}
      where ${userProgress.userId} = ${userId}
        and ${userProgress.exerciseId} = cast(${item} as integer) and ${userProgress.completed})
    when 'challenge' then (select count(*) = ${challengesInSet} from ${challengeAnswers}
      where ${challengeAnswers.userId} = ${userId}
        and ${challengeAnswers.challenge} in (${item} || ':1', ${item} || ':2', ${item} || ':3'))
    else exists (select 1 from ${learningPaths}
      where ${learningPaths.userId} = ${userId} and ${learningPaths.progress} = 100) end`;
}

interface Assignment {
  target: Target;
  /** `YYYY-MM-DD` */
  dueDay: string;
}

/** Asks the members for something, or for the same until another day. */
export async function assign(
  db: Database,
  own: OwnGroup,
  { target, dueDay }: Assignment,
  now: number,
): Promise<{ ok: true } | Refusal> {
  const { kind, item } = target;
  const { groupId, kind: kinds, item: items } = groupAssignments;
  const [assigned] = await db
    .insert(groupAssignments)
    .select(sql`select null, ${groups.id}, ${kind}, ${item}, ${dueDay}, ${now} from ${groups}
      where ${isOwn(own)} and (select count(*) from ${groupAssignments}
        where ${groupId} = ${groups.id} and not (${kinds} = ${kind} and ${items} = ${item}))
        < ${groupLimits.assignments}`)
    .onConflictDoUpdate({ target: [groupId, kinds, items], set: { dueDay } })
    .returning({ id: groupAssignments.id });
  if (assigned) return { ok: true };
  const sentence = `A group can be asked for ${groupLimits.assignments} things. Take one away first.`;
  return refuse("conflict", sentence, "target");
}

/** Takes an assignment away, with the prompts that were shown for it. */
export async function unassign(db: Database, own: OwnGroup, assignmentId: number) {
  const isTheirs = and(
    eq(groupAssignments.id, assignmentId),
    inArray(groupAssignments.groupId, ownGroup(db, own)),
  );
  const exerciseIds = db
    .select({ id: sql`cast(${groupAssignments.item} as integer)` })
    .from(groupAssignments)
    .where(and(isTheirs, eq(groupAssignments.kind, "exercise")));
  await db.batch([
    db
      .delete(groupPrompts)
      .where(
        and(eq(groupPrompts.groupId, own.groupId), inArray(groupPrompts.exerciseId, exerciseIds)),
      ),
    db.delete(groupAssignments).where(isTheirs),
  ]);
}

/** So many things that groups ask for stand on the dashboard. */
const mostAsked = 4;

/** The statement that reads what groups ask of a learner and is not done, the most pressing first. */
export function selectAsked(db: Database, userId: number) {
  return db
    .select({
      id: groupAssignments.id,
      groupId: groupAssignments.groupId,
      groupName: groups.name,
      kind: groupAssignments.kind,
      item: groupAssignments.item,
      dueDay: groupAssignments.dueDay,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(groupAssignments, eq(groupAssignments.groupId, groups.id))
    .where(and(eq(groupMembers.userId, userId), sql`not ${isDoneBy(userId)}`))
    .orderBy(asc(groupAssignments.dueDay), asc(groupAssignments.id))
    .limit(mostAsked);
}

export function showAsked(rows: Awaited<ReturnType<typeof selectAsked>>) {
  return rows.flatMap(({ kind, item, ...asked }) => {
    const described = describeTarget({ kind, item });
    return described ? [{ ...asked, ...described }] : [];
  });
}

/** The statement that reads which group asks a learner for a lesson first: then it is open to them. */
export function selectAskedLesson(db: Database, userId: number, skillId: string) {
  return db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      dueDay: groupAssignments.dueDay,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(groupAssignments, eq(groupAssignments.groupId, groups.id))
    .where(
      and(
        eq(groupMembers.userId, userId),
        eq(groupAssignments.kind, "lesson"),
        eq(groupAssignments.item, skillId),
      ),
    )
    .orderBy(asc(groupAssignments.dueDay), asc(groupAssignments.id))
    .limit(1);
}
