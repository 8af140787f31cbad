import { count, eq, sql } from "drizzle-orm";
import { createFitter } from "~/ai/built-in/fit/fit";
import { generatePassword, hashPassword, verifyPassword } from "~/auth/password.server";
import { fitContent } from "~/content/course-library/parts";
import { skillById, skills } from "~/content/skills/skill-map";
import { type Database, openDatabase } from "~/db/client.server";
import { learningPaths, skillChecks } from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import { createLearner } from "~/models/learner.server";
import { nameKey } from "~/models/name-rules";
import { readSteps } from "~/models/path";
import { planPath } from "~/models/path-plan";
import { readNextCheck, recordCheck } from "~/models/skill-check.server";
import { setPassword } from "~/models/user.server";
import { Onboarding } from "~/schemas/onboarding";
import { answerTo } from "./answer-check";
import { seedCommunity } from "./community";
import { provideCrowd } from "./crowd";
import { type DemoPerson, demoPeople } from "./demo-people";
import { seedMarketplace } from "./marketplace";
import { seedNews } from "./news";

const fitter = createFitter(fitContent);

interface DemoAccount {
  username: string;
  /** Null for an account that could not be made. */
  password: string | null;
  note: string;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Makes the demo people and articles that are missing, and new passwords for those whose
 * password is not known any more.
 *
 * @param known what earlier runs returned.
 */
export async function seedDemo(
  d1: D1Database,
  known: readonly DemoAccount[],
): Promise<DemoAccount[]> {
  const db = openDatabase(d1);
  const accounts: DemoAccount[] = [];
  // One after the other, so that ids are the same wherever the seed runs first.
  for (const person of demoPeople) {
    const password = known.find(({ username }) => username === person.username)?.password;
    accounts.push(await provideAccount(db, person, password));
  }
  const now = Date.now();
  const crowd = await provideCrowd(db, now);
  await seedMarketplace(db, crowd, now);
  await seedNews(d1, now);
  await seedCommunity(d1, { crowd, learner: await findLearner(db) }, now);
  return accounts;
}

async function provideAccount(
  db: Database,
  person: DemoPerson,
  password: string | null | undefined,
): Promise<DemoAccount> {
  const found = await findAccount(db, person);
  if (!found) return makeAccount(db, person, password ?? generatePassword());
  if (!found.isDemo) {
    return { username: person.username, password: null, note: "belongs to somebody else here" };
  }
  await learn(db, person, found);
  return knowPassword(db, person, found, password);
}

/** The account with a password that opens it, unless its owner changed that on the site. */
async function knowPassword(
  db: Database,
  { username, note }: DemoPerson,
  { id, password: hash }: { id: number; password: string },
  password: string | null | undefined,
): Promise<DemoAccount> {
  if (!password) {
    const fresh = generatePassword();
    await setPassword(db, id, await hashPassword(fresh));
    return { username, password: fresh, note };
  }
  if (await verifyPassword(password, hash)) return { username, password, note };
  return { username, password, note: `${note} (somebody changed the password on the site)` };
}

/** The demo learner, unless that name belongs to somebody else here. */
async function findLearner(db: Database) {
  const [learner] = demoPeople;
  const account = learner && (await findAccount(db, learner));
  return account?.isDemo ? account : null;
}

function emailOf({ username }: Pick<DemoPerson, "username">) {
  return `${username}@demo.lamplight.example`;
}

async function findAccount(db: Database, person: DemoPerson) {
  const [[account]] = await db.batch([
    db
      .select({
        id: users.id,
        password: users.password,
        isDemo: users.isDemo,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(sql`lower(${users.email}) = ${emailOf(person)}`),
  ]);
  return account;
}

async function makeAccount(
  db: Database,
  person: DemoPerson,
  password: string,
): Promise<DemoAccount> {
  const { username, note, ageGroup, competenceLevel, industry, learningGoal } = person;
  const answers = Onboarding.parse({
    ...{ ageGroup, competenceLevel, industry, learningGoal },
    email: emailOf(person),
  });
  const learner = {
    ...answers,
    passwordHash: await hashPassword(password),
    steps: planPath(answers, skills, fitter.fit(answers)),
    role: person.role,
    publicName: person.publicName,
    nameKey: person.publicName && nameKey(person.publicName),
    timeZone: person.timeZone,
    isDemo: true,
  };
  const created = await createLearner(db, learner, madeAt(person));
  if (!created.ok) return { username, password: null, note: "not made, since its name is taken" };

  const account = await findAccount(db, person);
  if (!account?.isDemo) throw new Error(`The demo account ${username} is not marked as one.`);
  await learn(db, person, account);
  return { username: created.user.username, password, note };
}

function madeAt({ daysAgo }: DemoPerson) {
  const now = Date.now();
  return daysAgo === 0 ? now : startOfDay(now - daysAgo * day) + 17 * hour;
}

/** Records the person's checks by the rules that hold for every learner. Those recorded before stay as they are. */
async function learn(
  db: Database,
  { checks, timeZone }: DemoPerson,
  { id: userId, createdAt }: { id: number; createdAt: number },
) {
  if (checks.length === 0) return;
  const [[recorded], [path]] = await db.batch([
    db.select({ checks: count() }).from(skillChecks).where(eq(skillChecks.userId, userId)),
    db
      .select({ steps: learningPaths.steps })
      .from(learningPaths)
      .where(eq(learningPaths.userId, userId)),
  ]);
  const steps = readSteps(path?.steps);
  if (!steps || (recorded?.checks ?? 0) >= checks.length) return;

  for (const check of checks) {
    const skill = skillById(steps[check.step]?.skillId ?? "");
    if (!skill) throw new Error(`The demo path has no step ${check.step}.`);

    const { number, questions } = await readNextCheck(db, userId, skill);
    const answers = questions.map((question, asked) => answerTo(question, asked < check.right));
    const now = startOfDay(createdAt) + check.day * day + check.hour * hour;
    await recordCheck(db, { userId, skill, number, answers }, { now, timeZone });
  }
}

function startOfDay(moment: number) {
  return moment - (moment % day);
}
