import { and, asc, between, count, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { exerciseById } from "../content/exercises/exercises";
import { skillById } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { countUpTo } from "../db/found";
import { named } from "../db/named";
import { answers, threadComments, threads } from "../db/schema/community";
import { challengeAnswers, courses, exerciseAttempts, lessonProgress } from "../db/schema/learning";
import { purchases } from "../db/schema/orders";
import { activityDays, users } from "../db/schema/people";
import { answerVotes, threadVotes } from "../db/schema/reactions";
import { selectAsked, showAsked } from "./group-assignment.server";
import { describeTarget } from "./group-target.server";
import { maySell } from "./person";
import { type Moment, selectEvidence, selectPath, stepsOf } from "./progress.server";
import { selectFading } from "./review.server";
import { dueDay } from "./shown-day";
import { addDays, dayKey, showStreak } from "./streak";
import { selectAccount } from "./user.server";
import { spanOfWeek, type Week, weekOf, weeksAfter } from "./week";
import { chooseNext } from "./week-next";

/** So many of what others did are counted; from there on stands "10 or more". */
const mostOfOthers = 10;
/** Older questions and answers of one's own are not looked through for what others did. */
const ownPosts = 10;
const mostTries = 30;
const mostExercises = 8;

interface Reader {
  id: number;
  ageGroup: string | null;
  timeZone: string | null;
  /** Cards that are left of today's review. */
  due: number;
}

type Span = ReturnType<typeof spanOfWeek>;

/** All that a week has to tell a learner, in one round trip; null for one before or after their time here. */
export async function readWeek(
  db: Database,
  reader: Reader,
  name: Week | null,
  { now, timeZone }: Moment,
) {
  const zone = reader.timeZone ?? timeZone;
  const today = dayKey(now, zone);
  const current = weekOf(today);
  const week = name ?? current;
  const rows = await db.batch(selectWeek(db, reader, week, spanOfWeek(week, zone)));
  const [[account]] = rows;
  if (!account) return null;
  const first = weekOf(dayKey(account.createdAt, zone));
  if (week.monday < first.monday || week.monday > current.monday) return null;

  const done = showDone(rows, week, today, spanOfWeek(week, zone));
  const isCurrent = week.name === current.name;
  const isLast = week.name === weeksAfter(current, -1).name;
  return {
    ...done,
    week,
    zone,
    isCurrent,
    streak: showStreak(account, now, zone),
    mayHaveSales: maySell(reader),
    /** What is asked for now has nothing to do with weeks long ago. */
    ahead: isCurrent || isLast ? showAhead(rows, reader, weeksAfter(current, 1)) : null,
    earlier: week.monday > first.monday ? weeksAfter(week, -1) : null,
    later: isCurrent ? null : weeksAfter(week, 1),
  };
}

/** The statements that read a week. Each is bounded by an index, see `tests/routes/week.test.ts`. */
export function selectWeek(db: Database, reader: Reader, week: Week, span: Span) {
  const { id } = reader;
  return [
    selectAccount(db, id),
    selectPath(db, id),
    selectEvidence(db, id),
    selectDays(db, id, week),
    selectLessons(db, id, span),
    selectExercises(db, id, span),
    selectChallenges(db, id, span),
    selectFromOthers(db, id, span),
    selectSales(db, maySell(reader) ? id : 0, span),
    selectFading(db, id),
    selectAsked(db, id),
  ] as const;
}

type Rows = BatchResponse<ReturnType<typeof selectWeek>>;

/** The statement that reads the days of learning from a Monday to a Sunday. */
export function selectDays(
  db: Database,
  userId: number,
  { monday, sunday }: Pick<Week, "monday" | "sunday">,
) {
  const { day, finished, cards, cardsKnown } = activityDays;
  return db
    .select({ day, finished, cards, cardsKnown })
    .from(activityDays)
    .where(and(eq(activityDays.userId, userId), between(day, monday, sunday)));
}

/** The primary key is the bound: eight courses are kept, with a dozen lessons each. */
function selectLessons(db: Database, userId: number, { from, until }: Span) {
  const { finishedAt, courseId } = lessonProgress;
  const finished = db
    .select({ courseId, lessons: count().as("lessons_finished") })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), gte(finishedAt, from), lt(finishedAt, until)))
    .groupBy(courseId)
    .as("finished");
  return db
    .select({
      ...named("course", { courseId: courses.id, title: courses.title }),
      lessons: finished.lessons,
    })
    .from(finished)
    .innerJoin(courses, eq(courses.id, finished.courseId))
    .orderBy(asc(courses.id));
}

/** Exercises that were tried, each with its very first try and the best one so far. */
function selectExercises(db: Database, userId: number, { from, until }: Span) {
  const { exerciseId, createdAt } = exerciseAttempts;
  const newest = db
    .select({ exerciseId })
    .from(exerciseAttempts)
    .where(and(eq(exerciseAttempts.userId, userId), gte(createdAt, from), lt(createdAt, until)))
    .orderBy(desc(createdAt))
    .limit(mostTries)
    .as("newest");
  const tried = db
    .selectDistinct({ exerciseId: newest.exerciseId })
    .from(newest)
    .limit(mostExercises)
    .as("tried");
  // Written out: drizzle names the column without its table, and the inner one would be meant. The
  // plus keeps SQLite from going through all of a person's tries by their time.
  const ofThis = sql`user_id = ${userId} and exercise_id = tried.exercise_id`;
  return db
    .select({
      exerciseId: tried.exerciseId,
      first: sql<number | null>`(select score from ${exerciseAttempts} where ${ofThis}
        order by id limit 1)`.as("first_score"),
      best: sql<number | null>`(select score from ${exerciseAttempts} where ${ofThis}
        and +created_at < ${until} order by score desc limit 1)`.as("best_score"),
    })
    .from(tried);
}

/** The primary key is the bound: there are three challenges for each guide. */
function selectChallenges(db: Database, userId: number, { from, until }: Span) {
  const { challenge, correct, createdAt } = challengeAnswers;
  return db
    .select({ challenge, correct })
    .from(challengeAnswers)
    .where(and(eq(challengeAnswers.userId, userId), gte(createdAt, from), lt(createdAt, until)));
}

/** What others did with a person's newest questions and answers. */
function selectFromOthers(db: Database, userId: number, { from, until }: Span) {
  const asked = db
    .$with("asked")
    .as(
      db
        .select({ id: threads.id })
        .from(threads)
        .where(eq(threads.authorId, userId))
        .orderBy(desc(threads.createdAt))
        .limit(ownPosts),
    );
  const answered = db
    .$with("answered")
    .as(
      db
        .select({ id: answers.id, threadId: answers.threadId })
        .from(answers)
        .where(eq(answers.authorId, userId))
        .orderBy(desc(answers.createdAt))
        .limit(ownPosts),
    );
  // A cross join keeps the order: few posts first, then what was done with each, by its index.
  const inWeek = sql`did.created_at >= ${from} and did.created_at < ${until}`;
  const byOthers = sql`${inWeek} and did.author_id <> ${userId} and did.status = 'visible'`;
  const counted = (each: SQL, name: string) => countUpTo(each, mostOfOthers, name);
  return db
    .with(asked, answered)
    .select({
      replies: counted(
        sql`select 1 from asked cross join ${answers} as did on did.thread_id = asked.id
          where ${byOthers}`,
        "replies",
      ),
      comments: counted(
        sql`select 1 from asked cross join ${threadComments} as did
            on did.thread_id = asked.id and did.answer_id is null where ${byOthers}
          union all select 1 from answered cross join ${threadComments} as did
            on did.thread_id = answered.thread_id and did.answer_id = answered.id
            where ${byOthers}`,
        "comments",
      ),
      votes: counted(
        sql`select 1 from asked cross join ${threadVotes} as did on did.thread_id = asked.id
            where ${inWeek} and did.value = 1
          union all select 1 from answered cross join ${answerVotes} as did
            on did.answer_id = answered.id where ${inWeek} and did.value = 1`,
        "votes",
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
}

function selectSales(db: Database, sellerId: number, { from, until }: Span) {
  const { purchaseDate, status } = purchases;
  const sold = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.sellerId, sellerId),
        gte(purchaseDate, from),
        lt(purchaseDate, until),
        eq(status, "complete"),
      ),
    )
    .limit(mostOfOthers)
    .as("sold");
  return db.select({ sales: count().as("sales") }).from(sold);
}

function showDone(
  [, , evidence, days, lessons, tried, challenges, [others], [sold]]: Rows,
  week: Week,
  today: string,
  span: Span,
) {
  const learned = {
    lessons,
    ...skillsOf(evidence, span),
    exercises: tried.flatMap(({ exerciseId, first, best }) => {
      const exercise = exerciseById(exerciseId);
      if (!exercise) return [];
      const { id, toolId, title } = exercise;
      return [{ id, toolId, title, first, best }];
    }),
    challenges: setsOf(challenges),
  };
  const fromOthers = {
    replies: others?.replies ?? 0,
    comments: others?.comments ?? 0,
    votes: others?.votes ?? 0,
    sales: sold?.sales ?? 0,
  };
  const isEmpty =
    days.length === 0 &&
    Object.values(learned).every((list) => list.length === 0) &&
    Object.values(fromOthers).every((number) => number === 0);
  return { days: showDays(days, week, today), ...sumOf(days), learned, fromOthers, isEmpty };
}

/** The days of learning, added up. */
export function sumOf(days: readonly { finished: number; cards: number; cardsKnown: number }[]) {
  const sum = (of: "finished" | "cards" | "cardsKnown") =>
    days.reduce((total, day) => total + day[of], 0);
  return {
    lit: days.length,
    finished: sum("finished"),
    cards: sum("cards"),
    known: sum("cardsKnown"),
  };
}

function showDays(days: readonly { day: string }[], { monday }: Week, today: string) {
  const lit = new Set(days.map(({ day }) => day));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return { day, state: lit.has(day) ? "lit" : day > today ? "ahead" : "dark" } as const;
  });
}

type Evidence = Rows[2];

/** The skills that were shown in a span of time for the first time, and those that were shown again. */
export function skillsOf(evidence: Evidence, { from, until }: Span) {
  const isWithin = (at: number | null) => at !== null && at >= from && at < until;
  const named = (rows: Evidence) =>
    rows.flatMap(({ skillId }) => {
      const skill = skillById(skillId);
      return skill ? [{ id: skill.id, title: skill.title }] : [];
    });
  const shown = evidence.filter(({ passedAt }) => isWithin(passedAt));
  const again = evidence.filter(
    (each) => !isWithin(each.passedAt) && (isWithin(each.passedAgainAt) || isWithin(each.mixedAt)),
  );
  return { skills: named(shown), skillsAgain: named(again) };
}

/** Answers to challenges by the guide that they belong to. */
function setsOf(rows: readonly { challenge: string; correct: boolean }[]) {
  const sets = new Map<string, { right: number; answered: number }>();
  for (const { challenge, correct } of rows) {
    const key = challenge.slice(0, challenge.lastIndexOf(":"));
    const { right, answered } = sets.get(key) ?? { right: 0, answered: 0 };
    sets.set(key, { right: right + (correct ? 1 : 0), answered: answered + 1 });
  }
  return [...sets].flatMap(([item, counts]) => {
    const described = describeTarget({ kind: "challenge", item });
    return described ? [{ ...described, ...counts }] : [];
  });
}

function showAhead(
  [, [path], evidence, , , , , , , missed, askedRows]: Rows,
  { due }: Reader,
  { sunday }: Week,
) {
  const shown = new Set(
    evidence.flatMap(({ skillId, passedAt }) => (passedAt === null ? [] : skillId)),
  );
  const fading = missed.flatMap(({ skillId }) => {
    const skill = shown.has(skillId) ? skillById(skillId) : undefined;
    return skill ? [{ id: skill.id, title: skill.title }] : [];
  });
  const asked = showAsked(askedRows);
  const steps = stepsOf(path, evidence);
  const open = steps?.find(({ status }) => status === "in-progress") ?? null;
  const waiting = { asked, fading, due, step: open, hasPath: steps !== null };
  return {
    fading,
    asked: asked.filter((each) => each.dueDay <= sunday),
    next: chooseNext(waiting, { until: sunday, spoken: dueDay }),
  };
}
