import { eq, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { learningPaths } from "../db/schema/learning";
import { achievements, users } from "../db/schema/people";
import type { Onboarding, Profile } from "../schemas/onboarding";
import type { Refusal } from "../schemas/refusal";
import { refuseAge } from "./age-change";
import type { Reading } from "./closest";
import { type Fitter, selectFit, toFitter } from "./fit.server";
import { isReserved } from "./name-rules";
import type { PlannedStep } from "./path-plan";
import { setupPoints } from "./skill-score";
import { storePathProgress, storeScore } from "./stored-score.server";
import { type Account, idOf, selectAccount, takenBy } from "./user.server";

const firstAchievements = ["account", "age-group", "level", "field", "goal"];
const nameTries = 20;

type UserRow = typeof users.$inferSelect;

interface NewLearner
  extends Onboarding,
    // Beside the answers, only the demo seed sets more than the last of these.
    Partial<
      Pick<
        UserRow,
        | "role"
        | "publicName"
        | "nameKey"
        | "timeZone"
        | "isDemo"
        | "notifications"
        | "fieldChoice"
        | "taskChoice"
      >
    > {
  passwordHash: string;
  steps: readonly PlannedStep[];
}

type Created =
  | { ok: true; user: { id: number; username: string; sessionVersion: number } }
  | Refusal;

/**
 * Makes account, path and first achievements in one batch: all of it or nothing.
 * The username comes from the email; a taken one gets a number.
 */
export async function createLearner(
  db: Database,
  input: NewLearner,
  now: number,
): Promise<Created> {
  const base = usernameFrom(input.email);
  for (let attempt = 0; attempt < nameTries; attempt++) {
    const username = attempt === 0 ? base : `${base.slice(0, 24)}-${suffix(attempt)}`;
    const created = await tryToCreate(db, username, input, now);
    if (created.ok || !("username" in created.errors)) return created;
  }
  throw new Error("No free username was found.");
}

async function tryToCreate(
  db: Database,
  username: string,
  { passwordHash, steps, ...profile }: NewLearner,
  now: number,
): Promise<Created> {
  try {
    const [[user]] = await db.batch([
      db
        .insert(users)
        .values({
          ...profile,
          username,
          password: passwordHash,
          choseOwnPassword: false,
          ageGroupAt: now,
          aiSkillScore: setupPoints,
          createdAt: now,
        })
        .returning({
          id: users.id,
          username: users.username,
          sessionVersion: users.sessionVersion,
        }),
      db
        .insert(learningPaths)
        .values({ userId: idOf(username), steps: JSON.stringify(steps), createdAt: now }),
      db.insert(achievements).values(
        firstAchievements.map((achievementId) => ({
          userId: idOf(username),
          achievementId,
          earnedAt: now,
        })),
      ),
    ]);
    if (!user) throw new Error("The account was not written.");
    return { ok: true, user };
  } catch (error) {
    return { ok: false, why: "conflict", errors: takenBy(error) };
  }
}

/** What a learner said of themselves, and whether a path was made of it. */
export async function getProfile(db: Database, userId: number) {
  const [[account], paths, fitRows] = await db.batch([
    selectAccount(db, userId),
    db
      .select({ pathId: learningPaths.id })
      .from(learningPaths)
      .where(eq(learningPaths.userId, userId)),
    selectFit(db),
  ]);
  return { account, hasPath: paths.length > 0, fitter: toFitter(fitRows) };
}

/** What an account says of its learner, in the form in which it is understood. */
export function answersOf({
  ageGroup,
  competenceLevel,
  industry,
  learningGoal,
  fieldChoice,
  taskChoice,
}: Account) {
  return {
    ageGroup: ageGroup ?? "",
    competenceLevel: competenceLevel ?? "",
    industry: industry ?? "",
    learningGoal: learningGoal ?? "",
    fieldChoice,
    taskChoice,
  };
}

/** How the answers of an account are read; null where field or goal is missing. */
export function readingOf(fitter: Fitter, account: Account): Reading | null {
  if (!account.industry || !account.learningGoal) return null;
  const { field, task } = fitter.fit(answersOf(account));
  return { field: field?.name ?? null, task: task?.name ?? null };
}

type Changed = { ok: true } | Refusal;

/**
 * Stores what a learner said of themselves, and the path that follows from it when one is
 * given. Without one the path stays as it is. An age group that may not be said yet changes
 * nothing at all.
 */
export async function changeProfile(
  db: Database,
  userId: number,
  profile: Profile & Pick<Partial<UserRow>, "notifications" | "fieldChoice" | "taskChoice">,
  { steps, now }: { steps?: readonly PlannedStep[]; now: number },
): Promise<Changed> {
  const [[told]] = await db.batch([selectAccount(db, userId)]);
  if (!told) throw new Error("The account is gone.");
  const errors = refuseAge(told, profile.ageGroup, now);
  if (errors) return { ok: false, why: "forbidden", errors };

  await db.batch([
    db
      .update(users)
      .set({
        ...profile,
        ...(told.ageGroup !== profile.ageGroup && { ageGroupAt: now }),
      })
      .where(eq(users.id, userId)),
    db
      .insert(achievements)
      .values(firstAchievements.map((achievementId) => ({ userId, achievementId, earnedAt: now })))
      .onConflictDoNothing(),
    ...(steps ? storePath(db, userId, steps, now) : []),
  ]);
  return { ok: true };
}

/** What a learner chose where their words left it open. The path stays as it is. */
export async function setChoice(
  db: Database,
  userId: number,
  choice: Pick<Partial<UserRow>, "fieldChoice" | "taskChoice">,
) {
  await db.update(users).set(choice).where(eq(users.id, userId));
}

/** Takes a learner to another path. What was shown of the skills stays, whatever path they were on. */
export async function replacePath(
  db: Database,
  userId: number,
  steps: readonly PlannedStep[],
  now: number,
) {
  await db.batch(storePath(db, userId, steps, now));
}

function storePath(db: Database, userId: number, steps: readonly PlannedStep[], now: number) {
  const stored = JSON.stringify(steps);
  return [
    db
      .insert(learningPaths)
      .values({ userId, steps: stored, createdAt: now })
      .onConflictDoUpdate({
        target: learningPaths.userId,
        set: {
          steps: stored,
          replacedAt: sql`iif(${learningPaths.steps} = excluded.steps, ${learningPaths.replacedAt}, ${now})`,
        },
      }),
    storePathProgress(db, userId),
    storeScore(db, userId),
  ] as const;
}

/** The part of an email before the @, as a username: 3 to 30 letters, digits and `_ . -`. */
function usernameFrom(email: string) {
  const local = email.split("@", 1)[0] ?? "";
  const name = local
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9_.-]/g, "")
    .slice(0, 30);
  const isOwn = name.length >= 3 && !isReserved(name);
  return isOwn ? name : `learner${name ? `-${name}` : ""}`.slice(0, 30);
}

function suffix(attempt: number) {
  // After a few small numbers a random one, so that a common name does not try them all.
  if (attempt < 5) return String(attempt + 1);
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? attempt).slice(0, 5);
}
