import { and, desc, eq } from "drizzle-orm";

import type { Question, Skill } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { skillChecks } from "../db/schema/learning";
import { countActivity } from "./activity.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import { type Attempt, evidenceAfter, storeEvidence } from "./skill-evidence.server";

export const questionsPerCheck = 3;
export const rightToPass = 2;

export interface Answer {
  question: string;
  /** Index of the chosen option. */
  option: number;
}

export interface CheckOf {
  userId: number;
  skill: Skill;
  /** 1 for a learner's first check of the skill, then 2, 3 ... */
  number: number;
}

/**
 * The questions of a learner's check. The learner's checks of a skill take turns
 * with sets that share no question, so passing two sets is a pass on other items.
 */
export function drawQuestions({ userId, skill, number }: CheckOf): Question[] {
  const shuffled = shuffle(skill.questions, `${userId} ${skill.id}`);
  const from = setOf(skill, number) * questionsPerCheck;
  return shuffled.slice(from, from + questionsPerCheck);
}

function setOf({ questions }: Skill, number: number) {
  return (number - 1) % Math.floor(questions.length / questionsPerCheck);
}

/** A question as the learner sees it before answering: without the key and the explanations. */
export function withoutKey({ id, prompt, options }: Question) {
  return { id, prompt, options: options.map(({ text }) => text) };
}

/** The statement that reads a learner's newest check of a skill, to be batched with others. */
export function selectLastCheck(db: Database, userId: number, skillId: string) {
  return db
    .select({ number: skillChecks.number })
    .from(skillChecks)
    .where(and(eq(skillChecks.userId, userId), eq(skillChecks.skillId, skillId)))
    .orderBy(desc(skillChecks.number))
    .limit(1);
}

/** The statement that reads one answered check, to be batched with others. */
export function selectCheck(db: Database, userId: number, skillId: string, number: number) {
  return db
    .select({
      number: skillChecks.number,
      answers: skillChecks.answers,
      correct: skillChecks.correct,
      createdAt: skillChecks.createdAt,
    })
    .from(skillChecks)
    .where(
      and(
        eq(skillChecks.userId, userId),
        eq(skillChecks.skillId, skillId),
        eq(skillChecks.number, number),
      ),
    );
}

type CheckRow = Pick<typeof skillChecks.$inferSelect, "number" | "answers" | "correct">;

/** An answered check with what was chosen and every explanation. */
export function showCheck(skill: Skill, { number, answers, correct }: CheckRow) {
  const given = JSON.parse(answers) as Answer[];
  return {
    number,
    correct,
    isPassed: correct >= rightToPass,
    questions: given.flatMap(({ question: id, option }) => {
      const question = skill.questions.find((each) => each.id === id);
      return question ? { ...question, chosen: option } : [];
    }),
  };
}

type Recorded =
  | { ok: true; isNew: boolean; newAchievements: string[] }
  | { ok: false; reason: "unknown" | "locked" | "ahead" }
  | { ok: false; reason: "incomplete"; unanswered: string[] };

/**
 * Records an answered check: the attempt, what it shows of the skill, the learning
 * day, the streak, the score and new achievements, in one batch. The attempt's
 * number is a key, so the same form sent twice counts once.
 */
export async function recordCheck(
  db: Database,
  { userId, skill, number, answers }: CheckOf & { answers: readonly Answer[] },
  moment: Moment,
): Promise<Recorded> {
  const [account, path, evidence, days, earned, [last]] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectLastCheck(db, userId, skill.id),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  const status = progress?.steps?.find(({ skillId }) => skillId === skill.id)?.status;
  if (!progress) return { ok: false, reason: "unknown" };
  // A skill that is no step of the path is open to everybody.
  if (status === "locked") return { ok: false, reason: "locked" };

  const next = (last?.number ?? 0) + 1;
  if (number > next) return { ok: false, reason: "ahead" };
  if (number < next) return { ok: true, isNew: false, newAchievements: [] };

  const asked = drawQuestions({ userId, skill, number });
  const given = asked.flatMap((question) => answerTo(question, answers) ?? []);
  if (given.length < asked.length) {
    const unanswered = asked.filter(({ id }) => !given.some(({ question }) => question === id));
    return { ok: false, reason: "incomplete", unanswered: unanswered.map(({ id }) => id) };
  }
  return store(db, { userId, skill, number, asked, given }, progress, moment.now);
}

function answerTo({ id, options }: Question, answers: readonly Answer[]) {
  return answers.find(({ question, option }) => question === id && options[option] !== undefined);
}

interface AnsweredCheck extends CheckOf {
  asked: readonly Question[];
  given: readonly Answer[];
}

async function store(
  db: Database,
  check: AnsweredCheck,
  progress: Progress,
  now: number,
): Promise<Recorded> {
  const { userId, asked, given } = check;
  const correct = asked.filter(({ answer }, index) => given[index]?.option === answer).length;
  const isPassed = correct >= rightToPass;
  const hasFullMarks = correct === asked.length;
  const attempt = asAttempt(check, { isPassed, hasFullMarks, now });
  const shown = evidenceAfter(progress.bySkill.get(attempt.skillId), attempt);
  // A failed check is practice: it is kept, and it does not light a day.
  const done = { isFinished: isPassed, shown: [shown] };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, now);

  try {
    await db.batch([
      insertCheck(db, check, { correct, now }),
      storeEvidence(db, userId, attempt),
      ...statements,
    ]);
    return { ok: true, isNew: true, newAchievements };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "skill_checks")) throw error;
    return { ok: true, isNew: false, newAchievements: [] };
  }
}

function insertCheck(
  db: Database,
  { userId, skill, number, asked, given }: AnsweredCheck,
  { correct, now }: { correct: number; now: number },
) {
  return db.insert(skillChecks).values({
    userId,
    skillId: skill.id,
    number,
    answers: JSON.stringify(given),
    correct,
    asked: asked.length,
    createdAt: now,
  });
}

/** The check as something that shows its skill. */
function asAttempt(
  { skill, number }: CheckOf,
  { isPassed, hasFullMarks, now }: Pick<Attempt, "isPassed" | "hasFullMarks" | "now">,
): Attempt {
  return { skillId: skill.id, item: `set ${setOf(skill, number)}`, isPassed, hasFullMarks, now };
}

/** A stable order of the list for this seed: Fisher and Yates over a small generator. */
function shuffle<Item>(list: readonly Item[], seed: string): Item[] {
  const shuffled = [...list];
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  for (let last = shuffled.length - 1; last > 0; last--) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const other = (state >>> 0) % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
