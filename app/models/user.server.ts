import { eq, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { achievements, users } from "../db/schema/people";
import type { FieldErrors } from "../schemas/field-errors";
import { type Refusal, refuse } from "../schemas/refusal";
import type { CurrentUser } from "./current-user";
import { nameKey, refuseName } from "./name-rules";
import { showStreak } from "./streak";

type UserRow = typeof users.$inferSelect;

/** What a person may see of their own account, on a page or through `/api`. */
const ownColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  publicName: users.publicName,
  ageGroup: users.ageGroup,
  ageGroupAt: users.ageGroupAt,
  competenceLevel: users.competenceLevel,
  industry: users.industry,
  learningGoal: users.learningGoal,
  fieldChoice: users.fieldChoice,
  taskChoice: users.taskChoice,
  aiSkillScore: users.aiSkillScore,
  streak: users.streak,
  longestStreak: users.longestStreak,
  freezes: users.freezes,
  lastDay: users.lastDay,
  lastDayZone: users.lastDayZone,
  lastActive: users.lastActive,
  reviewDay: users.reviewDay,
  reviewSeconds: users.reviewSeconds,
  timeZone: users.timeZone,
  notifications: users.notifications,
  choseOwnPassword: users.choseOwnPassword,
  role: users.role,
  createdAt: users.createdAt,
} as const;

/** The statement that reads an account, to be batched with others of the same page. */
export function selectAccount(db: Database, id: number) {
  return db.select(ownColumns).from(users).where(eq(users.id, id));
}

export type Account = Pick<UserRow, keyof typeof ownColumns>;

export async function getAccount(db: Database, id: number) {
  const [[account]] = await db.batch([selectAccount(db, id)]);
  return account;
}

/** An account as `/api` answers it. */
export function publicAccount(
  account: Account,
  { now, timeZone }: { now: number; timeZone: string },
): CurrentUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    ageGroup: account.ageGroup,
    competenceLevel: account.competenceLevel,
    industry: account.industry,
    learningGoal: account.learningGoal,
    aiSkillScore: account.aiSkillScore,
    streak: showStreak(account, now, account.timeZone ?? timeZone).days,
    lastActive: account.lastActive,
    role: account.role,
  };
}

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  ageGroup?: string | null;
  competenceLevel?: string | null;
  industry?: string | null;
  learningGoal?: string | null;
}

const takenEmail = "An account with this email already exists. Please sign in.";
const takenUsername = "That username is taken. Please choose another one.";

type Created = { ok: true; user: Pick<UserRow, "id" | "username" | "sessionVersion"> } | Refusal;

/** Makes an account with its first achievement. The unique indexes decide who was first. */
export async function createUser(db: Database, input: NewUser, now: number): Promise<Created> {
  const { passwordHash, ...columns } = input;
  try {
    const [[user]] = await db.batch([
      db
        .insert(users)
        .values({
          ...columns,
          password: passwordHash,
          ageGroupAt: columns.ageGroup ? now : null,
          createdAt: now,
        })
        .returning({
          id: users.id,
          username: users.username,
          sessionVersion: users.sessionVersion,
        }),
      db
        .insert(achievements)
        .values({ userId: idOf(input.username), achievementId: "account", earnedAt: now }),
    ]);
    if (!user) throw new Error("The account was not written.");
    return { ok: true, user };
  } catch (error) {
    return { ok: false, why: "conflict", errors: takenBy(error) };
  }
}

/** The id of the account with this username, for a statement in the batch that makes it. */
export function idOf(username: string) {
  return sql<number>`(select id from users where lower(username) = lower(${username}))`;
}

/** Which field a unique index refused; any other error is thrown on. */
export function takenBy(error: unknown): FieldErrors {
  if (isRefusedBy(error, "unique", "username")) return { username: [takenUsername] };
  if (isRefusedBy(error, "unique", "email")) return { email: [takenEmail] };
  if (isRefusedBy(error, "unique", "public_name") || isRefusedBy(error, "unique", "name_key")) {
    return { publicName: ["That name is taken. Please choose another one."] };
  }
  throw error;
}

/** What a sign-in is checked against; username or email. */
export async function getCredentials(db: Database, login: string) {
  const [[user]] = await db.batch([
    db
      .select({
        id: users.id,
        username: users.username,
        password: users.password,
        sessionVersion: users.sessionVersion,
        status: users.status,
      })
      .from(users)
      .where(
        login.includes("@")
          ? sql`lower(${users.email}) = lower(${login})`
          : sql`lower(${users.username}) = lower(${login})`,
      ),
  ]);
  return user;
}

/** Replaces a hash by a stronger one of the same password, unless it was changed meanwhile. */
export async function replaceHash(db: Database, id: number, from: string, to: string) {
  await db
    .update(users)
    .set({ password: to })
    .where(sql`${users.id} = ${id} and ${users.password} = ${from}`);
}

/**
 * Sets a password and ends every session of the person.
 *
 * @returns the version that the next session must carry, or undefined for an unknown id.
 */
export async function setPassword(db: Database, id: number, passwordHash: string) {
  const [user] = await db
    .update(users)
    .set({
      password: passwordHash,
      choseOwnPassword: true,
      sessionVersion: sql`${users.sessionVersion} + 1`,
    })
    .where(eq(users.id, id))
    .returning({ id: users.id, sessionVersion: users.sessionVersion });
  return user;
}

export async function setPublicName(
  db: Database,
  id: number,
  publicName: string,
): Promise<{ ok: true } | Refusal> {
  const refusal = refuseName(publicName);
  if (refusal) return refuse("conflict", refusal, "publicName");
  try {
    await db
      .update(users)
      .set({ publicName, nameKey: nameKey(publicName) })
      .where(eq(users.id, id));
    return { ok: true };
  } catch (error) {
    return { ok: false, why: "conflict", errors: takenBy(error) };
  }
}

/** Changes with what a person signs in; their sessions go on. The unique indexes decide. */
export async function setSignInNames(
  db: Database,
  id: number,
  names: { username: string; email: string },
): Promise<{ ok: true } | Refusal> {
  try {
    await db.update(users).set(names).where(eq(users.id, id));
    return { ok: true };
  } catch (error) {
    const errors = takenBy(error);
    return errors.email
      ? refuse("conflict", otherEmail, "email")
      : { ok: false, why: "conflict", errors };
  }
}

const otherEmail = "Another account has this email. Please use a different one.";

export async function setTimeZone(db: Database, id: number, timeZone: string) {
  await db.update(users).set({ timeZone }).where(eq(users.id, id));
}

/** Sets a person's age group, whatever it was: an editor who looked into it decides. */
export async function setAgeGroup(db: Database, id: number, ageGroup: string, now: number) {
  await db.update(users).set({ ageGroup, ageGroupAt: now }).where(eq(users.id, id));
}
