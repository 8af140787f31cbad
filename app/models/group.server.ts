import { and, asc, count, eq, exists, inArray, or, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { groupAssignments, groupMembers, groupPrompts, groups } from "../db/schema/groups";
import { type Refusal, refuse } from "../schemas/refusal";
import { groupLimits, newCode } from "./group";

/** Whose a group is: every write of its owner asks it in the same statement. */
export interface OwnGroup {
  groupId: number;
  ownerId: number;
}

export function isOwn({ groupId, ownerId }: OwnGroup) {
  return and(eq(groups.id, groupId), eq(groups.ownerId, ownerId));
}

export function ownGroup(db: Database, own: OwnGroup) {
  return db.select({ id: groups.id }).from(groups).where(isOwn(own));
}

interface NewGroup {
  ownerId: number;
  name: string;
  ownerName: string;
}

export async function createGroup(
  db: Database,
  group: NewGroup,
  now: number,
): Promise<{ ok: true; id: number } | Refusal> {
  const [made] = await withNewCode((code) =>
    db
      .insert(groups)
      .select(sql`select null, ${group.ownerId}, ${group.name}, ${group.ownerName}, ${code}, 1, ${now}
        where (select count(*) from ${groups} where ${groups.ownerId} = ${group.ownerId})
          < ${groupLimits.owned}`)
      .returning({ id: groups.id }),
  );
  if (made) return { ok: true, id: made.id };
  const sentence = `You have ${groupLimits.owned} groups, which is the most. Delete one that you no longer need.`;
  return refuse("conflict", sentence);
}

/** The code that a group had leads nowhere any more. */
export async function renewCode(db: Database, own: OwnGroup) {
  await withNewCode((code) => db.update(groups).set({ code }).where(isOwn(own)));
}

/** Two groups with one code are all but impossible; the constraint makes them quite so. */
async function withNewCode<Result>(write: (code: string) => PromiseLike<Result>): Promise<Result> {
  try {
    return await write(newCode());
  } catch (error) {
    if (!isRefusedBy(error, "unique", "groups")) throw error;
    return write(newCode());
  }
}

export async function setOpen(db: Database, own: OwnGroup, isOpen: boolean) {
  await db.update(groups).set({ isOpen }).where(isOwn(own));
}

/** Deletes a group with all that is in it; nothing where it is somebody else's. */
export async function deleteGroup(db: Database, own: OwnGroup) {
  const mine = ownGroup(db, own);
  await db.batch([
    db.delete(groupPrompts).where(inArray(groupPrompts.groupId, mine)),
    db.delete(groupMembers).where(inArray(groupMembers.groupId, mine)),
    db.delete(groupAssignments).where(inArray(groupAssignments.groupId, mine)),
    db.delete(groups).where(isOwn(own)),
  ]);
}

/** What is told of a group before somebody joins it; undefined for a code that no group has. */
export async function findByCode(db: Database, userId: number, code: string) {
  const [[found]] = await db.batch([
    db
      .select({
        id: groups.id,
        name: groups.name,
        ownerName: groups.ownerName,
        isOpen: groups.isOpen,
        isOwner: sql<number>`${groups.ownerId} = ${userId}`.as("is_owner"),
        isMember: sql<number>`${exists(
          db
            .select({ one: sql`1` })
            .from(groupMembers)
            .where(and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, userId))),
        )}`.as("is_member"),
      })
      .from(groups)
      .where(eq(groups.code, code)),
  ]);
  return found;
}

interface Joining {
  userId: number;
  code: string;
  /** By which the owner sees the member. */
  name: string;
}

const noSuchCode = "No group has this code. Ask for the code again: it may have been changed.";

/** Joins the group of the code. Who is in it already stays in it under the name they had. */
export async function joinGroup(
  db: Database,
  { userId, code, name }: Joining,
  now: number,
): Promise<{ ok: true; groupId: number } | Refusal> {
  const [joined] = await db
    .insert(groupMembers)
    .select(sql`select null, ${groups.id}, ${userId}, ${name}, ${now} from ${groups}
      where ${groups.code} = ${code} and ${groups.isOpen} and ${groups.ownerId} <> ${userId}
        and (select count(*) from ${groupMembers} where ${groupMembers.groupId} = ${groups.id})
          < ${groupLimits.members}
        and (select count(*) from ${groupMembers} where ${groupMembers.userId} = ${userId})
          < ${groupLimits.joined}`)
    .onConflictDoNothing()
    .returning({ groupId: groupMembers.groupId });
  if (joined) return { ok: true, groupId: joined.groupId };

  const found = await findByCode(db, userId, code);
  if (!found) return refuse("invalid", noSuchCode);
  if (found.isMember || found.isOwner) return { ok: true, groupId: found.id };
  if (!found.isOpen) {
    return refuse("conflict", `“${found.name}” takes no new members now. Ask ${found.ownerName}.`);
  }
  const sentence = `“${found.name}” is full, or you are in ${groupLimits.joined} groups already, which is the most.`;
  return refuse("conflict", sentence);
}

interface Membership {
  groupId: number;
  userId: number;
}

/** Ends a membership, and takes back what was shown to the owner. */
export async function leaveGroup(db: Database, { groupId, userId }: Membership) {
  await db.batch([
    db
      .delete(groupPrompts)
      .where(and(eq(groupPrompts.groupId, groupId), eq(groupPrompts.userId, userId))),
    db
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId))),
  ]);
}

/** The same by the owner, who knows members by their number in the group. */
export async function removeMember(db: Database, own: OwnGroup, memberId: number) {
  const isTheirs = and(
    eq(groupMembers.id, memberId),
    inArray(groupMembers.groupId, ownGroup(db, own)),
  );
  const userIds = db.select({ id: groupMembers.userId }).from(groupMembers).where(isTheirs);
  await db.batch([
    db
      .delete(groupPrompts)
      .where(and(eq(groupPrompts.groupId, own.groupId), inArray(groupPrompts.userId, userIds))),
    db.delete(groupMembers).where(isTheirs),
  ]);
}

/** Under another name from now on. */
export async function renameMember(
  db: Database,
  { groupId, userId, name }: Membership & { name: string },
) {
  await db
    .update(groupMembers)
    .set({ name })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
}

/** What somebody is in a group; null for everybody else and for a group that there is not. */
export async function roleIn(db: Database, userId: number, groupId: number) {
  const [[found]] = await db.batch([
    db
      .select({ name: groups.name, isOwner: sql<number>`${groups.ownerId} = ${userId}` })
      .from(groups)
      .where(
        and(
          eq(groups.id, groupId),
          or(
            eq(groups.ownerId, userId),
            sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groupId}
              and ${groupMembers.userId} = ${userId})`,
          ),
        ),
      ),
  ]);
  return found ? ({ role: found.isOwner ? "owner" : "member", name: found.name } as const) : null;
}

/** The groups that somebody made and those that they are in. */
export async function listGroups(db: Database, userId: number) {
  const [owned, joined] = await db.batch([
    db
      .select({
        id: groups.id,
        name: groups.name,
        members: count(groupMembers.id),
      })
      .from(groups)
      .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
      .where(eq(groups.ownerId, userId))
      .groupBy(groups.id)
      .orderBy(asc(groups.id)),
    db
      .select({ id: groups.id, name: groups.name, ownerName: groups.ownerName })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(groupMembers.userId, userId))
      .orderBy(asc(groupMembers.id)),
  ]);
  return { owned, joined };
}
