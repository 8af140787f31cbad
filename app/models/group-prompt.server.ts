import { and, asc, desc, eq, sql } from "drizzle-orm";
import { exerciseById } from "../content/exercises/exercises";
import type { Database } from "../db/client.server";
import { isThere } from "../db/found";
import { groupAssignments, groupMembers, groupPrompts, groups } from "../db/schema/groups";
import { exerciseAttempts } from "../db/schema/learning";
import { keptAttempts } from "./exercise-attempt.server";
import { isOwn } from "./group.server";
import { mayOwnGroups } from "./person";

interface Place {
  groupId: number;
  exerciseId: number;
}

/**
 * The prompts of an exercise that a group asks for: to a member their own tries and the one that
 * they have shown, to the owner those that were shown.
 *
 * @returns null for everybody else, and for what the group does not ask for.
 */
export async function readPrompts(
  db: Database,
  reader: { id: number; ageGroup: string | null },
  { groupId, exerciseId }: Place,
) {
  const own = { groupId, ownerId: reader.id };
  const [[group], tries, [mine], shown] = await db.batch([
    db
      .select({
        name: groups.name,
        ownerName: groups.ownerName,
        isOwner: sql<number>`${groups.ownerId} = ${reader.id}`.as("is_owner"),
        isMember: isThere(
          sql`select 1 from ${groupMembers}
            where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.userId} = ${reader.id}`,
          "is_member",
        ),
      })
      .from(groupAssignments)
      .innerJoin(groups, eq(groups.id, groupAssignments.groupId))
      .where(isAskedFor({ groupId, exerciseId })),
    db
      .select({
        id: exerciseAttempts.id,
        prompt: exerciseAttempts.prompt,
        score: exerciseAttempts.score,
        createdAt: exerciseAttempts.createdAt,
      })
      .from(exerciseAttempts)
      .where(
        and(eq(exerciseAttempts.userId, reader.id), eq(exerciseAttempts.exerciseId, exerciseId)),
      )
      .orderBy(desc(exerciseAttempts.id))
      .limit(keptAttempts + 2),
    db
      .select({ prompt: groupPrompts.prompt, sharedAt: groupPrompts.sharedAt })
      .from(groupPrompts)
      .where(isShownBy({ groupId, exerciseId }, reader.id)),
    db
      .select({
        id: groupMembers.id,
        name: groupMembers.name,
        prompt: groupPrompts.prompt,
        sharedAt: groupPrompts.sharedAt,
      })
      .from(groupPrompts)
      .innerJoin(groups, eq(groups.id, groupPrompts.groupId))
      .innerJoin(
        groupMembers,
        and(
          eq(groupMembers.groupId, groupPrompts.groupId),
          eq(groupMembers.userId, groupPrompts.userId),
        ),
      )
      .where(and(isOwn(own), eq(groupPrompts.exerciseId, exerciseId)))
      .orderBy(asc(groupPrompts.sharedAt)),
  ]);
  const exercise = exerciseById(exerciseId);
  if (!group || !exercise) return null;

  const head = { group: group.name, ownerName: group.ownerName, title: exercise.title };
  if (group.isMember) return { view: "member", ...head, tries, mine: mine ?? null } as const;
  if (group.isOwner && mayOwnGroups(reader)) return { view: "owner", ...head, shown } as const;
  return null;
}

function isAskedFor({ groupId, exerciseId }: Place) {
  return and(
    eq(groupAssignments.groupId, groupId),
    eq(groupAssignments.kind, "exercise"),
    eq(groupAssignments.item, `${exerciseId}`),
  );
}

function isShownBy({ groupId, exerciseId }: Place, userId: number) {
  return and(
    eq(groupPrompts.groupId, groupId),
    eq(groupPrompts.userId, userId),
    eq(groupPrompts.exerciseId, exerciseId),
  );
}

/**
 * Shows the prompt of one's own try to the owner, in place of another one of the same exercise.
 *
 * @returns false where there is no such try, or the group does not ask for it.
 */
export async function sharePrompt(
  db: Database,
  place: Place & { userId: number; attemptId: number },
  now: number,
) {
  const { userId, attemptId } = place;
  const shared = await db
    .insert(groupPrompts)
    .select(sql`select ${groupMembers.groupId}, ${userId}, ${exerciseAttempts.exerciseId},
        ${exerciseAttempts.prompt}, ${now}
      from ${exerciseAttempts}
      join ${groupMembers} on ${groupMembers.userId} = ${exerciseAttempts.userId}
      join ${groupAssignments} on ${groupAssignments.groupId} = ${groupMembers.groupId}
      where ${isAskedFor(place)} and ${exerciseAttempts.id} = ${attemptId}
        and ${exerciseAttempts.userId} = ${userId}
        and ${exerciseAttempts.exerciseId} = ${place.exerciseId}`)
    .onConflictDoUpdate({
      target: [groupPrompts.groupId, groupPrompts.userId, groupPrompts.exerciseId],
      set: { prompt: sql`excluded.prompt`, sharedAt: sql`excluded.shared_at` },
    })
    .returning({ groupId: groupPrompts.groupId });
  return shared.length > 0;
}

/** Takes it back: the owner's page shows it no more. */
export async function unsharePrompt(db: Database, place: Place, userId: number) {
  await db.delete(groupPrompts).where(isShownBy(place, userId));
}
