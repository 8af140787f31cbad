import { and, desc, eq } from "drizzle-orm";
import type { Skill } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { skillChecks } from "../db/schema/learning";
import type { PostedAnswer } from "../schemas/check-form";
import { countActivity } from "./activity.server";
import {
  type Answer,
  type CheckQuestion,
  digitsOf,
  isOther,
  keyOf,
  toAnswer,
} from "./check-answer";
import {
  type AskedQuestion,
  type CheckPlace,
  drawQuestions,
  inPlaces,
  placesOf,
} from "./check-draw";
import { selectAskedLesson } from "./group-assignment.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import { itemOf, makeCards, type Tried } from "./review-making.server";
import { type Attempt, evidenceAfter, storeEvidence } from "./skill-evidence.server";
import { selectQuestions, toQuestions } from "./skill-questions.server";

export const questionsPerCheck = 3;
export const rightToPass = 2;

/** So many checks of a skill are looked back on: enough for each of its questions. */
const rememberedChecks = 12;

/** The statement that reads a learner's newest checks of a skill, to be batched with others. */
export function selectEarlierChecks(db: Database, userId: number, skillId: string) {
  return db
    .select({
      number: skillChecks.number,
      answers: skillChecks.answers,
      correct: skillChecks.correct,
      asked: skillChecks.asked,
    })
    .from(skillChecks)
    .where(and(eq(skillChecks.userId, userId), eq(skillChecks.skillId, skillId)))
    .orderBy(desc(skillChecks.number))
    .limit(rememberedChecks);
}

type EarlierRows = Awaited<ReturnType<typeof selectEarlierChecks>>;

interface Learning {
  userId: number;
  skillId: string;
  questions: readonly CheckQuestion[];
}

/** A learner's next check of a skill, with its keys. */
export function nextCheck(
  { userId, skillId, questions }: Learning,
  earlierRows: EarlierRows,
  count = questionsPerCheck,
) {
  const number = (earlierRows[0]?.number ?? 0) + 1;
  const earlier = earlierRows.map((row) => ({ ...row, answers: readAnswers(row.answers) }));
  const place = { userId, skillId, number };
  return {
    number,
    questions: drawQuestions({ ...place, questions, earlier, count }),
  };
}

/** The same, read by itself. */
export async function readNextCheck(db: Database, userId: number, { id: skillId }: Skill) {
  const [earlier, questions] = await db.batch([
    selectEarlierChecks(db, userId, skillId),
    selectQuestions(db, skillId),
  ]);
  return nextCheck({ userId, skillId, questions: toQuestions(questions) }, earlier);
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

function readAnswers(text: string): Answer[] {
  return JSON.parse(text);
}

/** An answered check with what was answered and every explanation, in the order of the check. */
export function showCheck(
  { userId, skillId, questions }: Learning,
  { number, answers, correct }: CheckRow,
) {
  return {
    number,
    correct,
    isPassed: correct >= rightToPass,
    questions: readAnswers(answers).flatMap((answer) => {
      const question = questions.find(({ id }) => id === answer.question);
      return question ? showAnswered(question, answer, { userId, skillId, number }) : [];
    }),
  };
}

function showAnswered(question: CheckQuestion, answer: Answer, place: CheckPlace) {
  const { id, prompt } = question;
  const isRight = answer.option === keyOf(question);
  if (isOther(question)) {
    switch (question.kind) {
      case "order": {
        const { kind, things } = question;
        return { id, prompt, kind, isRight, things, given: digitsOf(answer, things.length) };
      }
      case "sort": {
        const { kind, things, groups } = question;
        return {
          id,
          prompt,
          kind,
          isRight,
          things,
          groups,
          given: digitsOf(answer, things.length),
        };
      }
      case "word": {
        const { kind, accepted, explanation } = question;
        const [word = ""] = accepted;
        return { id, prompt, kind, isRight, word, explanation, given: answer.text ?? "" };
      }
    }
  }
  const places = placesOf(question, place);
  const shown = inPlaces(question, places);
  const reveal = "reveal" in question ? question.reveal : undefined;
  const chosen = places.indexOf(answer.option);
  return { id, prompt, kind: "choice" as const, ...shown, chosen, reveal };
}

export interface CheckToRecord {
  userId: number;
  skill: Skill;
  number: number;
  answers: readonly PostedAnswer[];
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
  { userId, skill, number, answers }: CheckToRecord,
  moment: Moment,
): Promise<Recorded> {
  const [account, path, evidence, days, earned, earlier, questions, byGroups] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectEarlierChecks(db, userId, skill.id),
    selectQuestions(db, skill.id),
    selectAskedLesson(db, userId, skill.id),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  const status = progress?.steps?.find(({ skillId }) => skillId === skill.id)?.status;
  if (!progress) return { ok: false, reason: "unknown" };
  // A skill that is no step of the path is open to everybody, and so is what a group asks for.
  if (status === "locked" && byGroups.length === 0) return { ok: false, reason: "locked" };

  const learning = { userId, skillId: skill.id, questions: toQuestions(questions) };
  const next = nextCheck(learning, earlier);
  if (number > next.number) return { ok: false, reason: "ahead" };
  if (number < next.number) return { ok: true, isNew: false, newAchievements: [] };

  const asked = next.questions;
  const given = answersTo(asked, answers);
  if (given.length < asked.length) {
    return { ok: false, reason: "incomplete", unanswered: unansweredOf(asked, given) };
  }
  const check = { userId, skillId: skill.id, number, asked, given };
  return store(db, check, progress, moment.now);
}

/** What was sent for the questions that were answered, as it is stored. */
export function answersTo(
  asked: readonly AskedQuestion[],
  posted: readonly PostedAnswer[],
): Answer[] {
  return asked.flatMap(({ question, places }) => {
    const sent = posted.find((each) => each.question === question.id);
    return (sent && toAnswer(question, places, sent)) ?? [];
  });
}

/** The ids of the questions without a whole answer. */
export function unansweredOf(asked: readonly AskedQuestion[], given: readonly Answer[]) {
  return asked.flatMap(({ question: { id } }) =>
    given.some(({ question }) => question === id) ? [] : id,
  );
}

export interface AnsweredCheck extends CheckPlace {
  asked: readonly AskedQuestion[];
  given: readonly Answer[];
}

async function store(
  db: Database,
  check: AnsweredCheck,
  progress: Progress,
  now: number,
): Promise<Recorded> {
  const { attempt, first, others } = recordingOf(db, check, { zone: progress.zone, now });
  const shown = evidenceAfter(progress.bySkill.get(attempt.skillId), attempt);
  // A failed check is practice: it is kept, and it does not light a day.
  const done = { isFinished: attempt.isPassed, shown: [shown] };
  const { newAchievements, statements } = countActivity(db, check.userId, progress, done, now);

  try {
    await db.batch([first, ...others, ...statements]);
    return { ok: true, isNew: true, newAchievements };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "skill_checks")) throw error;
    return { ok: true, isNew: false, newAchievements: [] };
  }
}

/** What an answered check shows, and the statements that keep it: the check itself comes first. */
export function recordingOf(
  db: Database,
  check: AnsweredCheck,
  { zone, now }: { zone: string; now: number },
) {
  const { userId } = check;
  const correct = countRight(check);
  const isPassed = correct >= rightToPass;
  const hasFullMarks = correct === check.asked.length;
  const attempt = asAttempt(check, { isPassed, hasFullMarks, now });
  return {
    attempt,
    first: insertCheck(db, check, { correct, now }),
    others: [
      storeEvidence(db, userId, attempt),
      ...makeCards(db, worthAskingAgain(check, isPassed), { userId, zone, now }),
    ],
  };
}

export function countRight({ asked, given }: AnsweredCheck) {
  return rightnessOf({ asked, given }).filter(Boolean).length;
}

function rightnessOf({ asked, given }: Pick<AnsweredCheck, "asked" | "given">) {
  return asked.map(({ question }, at) => given[at]?.option === keyOf(question));
}

/**
 * What comes back in the review: what was missed, and what was known where the check was passed.
 * A card is answered by choosing, so questions of another form stay with the checks.
 */
function worthAskingAgain(check: AnsweredCheck, isPassed: boolean): Tried[] {
  const { skillId, asked } = check;
  const isRight = rightnessOf(check);
  return asked.flatMap(({ question }, at) => {
    const wasKnown = isRight[at] ?? false;
    if (isOther(question) || (wasKnown && !isPassed)) return [];
    return { kind: "question", item: itemOf(skillId, question.id), skillId, wasKnown };
  });
}

export function insertCheck(
  db: Database,
  { asked, given, ...place }: AnsweredCheck,
  { correct, now }: { correct: number; now: number },
) {
  return db.insert(skillChecks).values({
    ...place,
    answers: JSON.stringify(given),
    correct,
    asked: asked.length,
    createdAt: now,
  });
}

/** The check as something that shows its skill. */
export function asAttempt(
  { skillId, asked }: AnsweredCheck,
  result: Pick<Attempt, "isPassed" | "hasFullMarks" | "now">,
): Attempt {
  const ids = asked.map(({ question }) => question.id).sort();
  return { skillId, item: `check ${ids.join(" ")}`, ...result };
}
