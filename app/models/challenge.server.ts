import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";

import type { Challenge } from "../content/guides/guide";
import { skillById, skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { challengeAnswers, skillProgress } from "../db/schema/learning";
import { countActivity } from "./activity.server";
import { type ChallengeSet, keyOf, keys } from "./challenge-set.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import { makeCards, type Tried, type Whose } from "./review-making.server";
import { rightToPass } from "./skill-check.server";
import { skillScore } from "./skill-score";

/** The chosen options of a set in its order, null where nothing was chosen yet. */
export type Chosen = readonly (number | null)[];

/** The statement that reads a learner's answers to a set, to be batched with others of the same page. */
export function selectAnswers(db: Database, userId: number, set: ChallengeSet) {
  return db
    .select({
      challenge: challengeAnswers.challenge,
      option: challengeAnswers.option,
      correct: challengeAnswers.correct,
    })
    .from(challengeAnswers)
    .where(
      and(eq(challengeAnswers.userId, userId), inArray(challengeAnswers.challenge, keys(set))),
    );
}

type AnswerRow = Pick<typeof challengeAnswers.$inferSelect, "challenge" | "option" | "correct">;

/** What a learner chose. */
export function chosenBy(rows: readonly AnswerRow[], set: ChallengeSet): Chosen {
  return keys(set).map((key) => rows.find(({ challenge }) => challenge === key)?.option ?? null);
}

export async function readStoredChosen(db: Database, userId: number, set: ChallengeSet) {
  const [rows] = await db.batch([selectAnswers(db, userId, set)]);
  return chosenBy(rows, set);
}

/** How far somebody has got, and the skills that the set asks for. */
export function standingIn(chosen: Chosen, set: ChallengeSet) {
  return {
    right: countRight(chosen, set),
    answered: chosen.filter((option) => option !== null).length,
    count: set.challenges.length,
    skills: set.skills.flatMap((id) => {
      const title = skillById(id)?.title;
      return title === undefined ? [] : [{ id, title }];
    }),
  };
}

export function countRight(chosen: Chosen, { challenges }: ChallengeSet) {
  return challenges.filter(({ correctIndex }, index) => chosen[index] === correctIndex).length;
}

/**
 * What a visitor chose, as the address carries it: a digit for each challenge, or a
 * dash.
 */
export function readChosen(text: string | null, { challenges }: ChallengeSet): Chosen {
  const isWhole = text?.length === challenges.length && /^[012-]+$/.test(text);
  return challenges.map((_, index) => {
    const digit = isWhole ? text[index] : "-";
    return digit === "-" ? null : Number(digit);
  });
}

/** The same as text, or null where nothing was chosen. */
export function writeChosen(chosen: Chosen) {
  return chosen.every((each) => each === null) ? null : chosen.map((each) => each ?? "-").join("");
}

/** With the answer that is kept of a visitor, if it is one to this set. */
export function withKept(
  chosen: Chosen,
  set: ChallengeSet,
  kept: { key: string; option: number } | undefined,
): Chosen {
  const at = kept ? keys(set).indexOf(kept.key) : -1;
  return chosen.map((each, index) => (index === at ? (kept?.option ?? null) : each));
}

/** One answer more; one that is there already stays. */
export function withAnswer(chosen: Chosen, { number, option }: ChallengeAnswer): Chosen {
  return chosen.map((each, index) => each ?? (index === number - 1 ? option : null));
}

/** A challenge as a page shows it: key and explanations only once it is answered. */
export function showChallenge({ prompt, answers, correctIndex }: Challenge, chosen: number | null) {
  const picked = chosen === null ? undefined : answers[chosen];
  return {
    prompt,
    options: answers.map(({ text }) => text),
    result:
      chosen === null || !picked
        ? null
        : {
            chosen,
            correct: correctIndex as number,
            explanation: picked.explanation,
            /** Why the right one is right, when another was chosen. */
            rightExplanation: chosen === correctIndex ? null : answers[correctIndex].explanation,
          },
  };
}

export interface ChallengeAnswer {
  /** Of the challenge, counted from 1. */
  number: number;
  option: number;
}

interface Recorded {
  isNew: boolean;
  newAchievements: string[];
  /** The score before and after, where the answer moved it. */
  rise: { from: number; to: number } | null;
}

/**
 * Records a learner's answer for good. A right one is something finished. The last of a
 * set completes it as a mixed quiz: when it is passed, each skill that was answered
 * rightly and had passed its own check before counts whole.
 */
export async function recordAnswer(
  db: Database,
  { userId, set, sent }: { userId: number; set: ChallengeSet; sent: ChallengeAnswer },
  moment: Moment,
): Promise<Recorded> {
  const [account, path, evidence, days, earned, rows] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectAnswers(db, userId, set),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  const key = keyOf(set, sent.number);
  if (!progress || rows.some(({ challenge }) => challenge === key)) return known;

  const whose = { userId, zone: progress.zone, now: moment.now };
  const { correct, shown, first, others } = recordingOf(db, whose, { set, sent, rows, progress });
  const done = { isFinished: correct, shown };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, moment.now);

  try {
    await db.batch([first, ...others, ...statements]);
    return { isNew: true, newAchievements, rise: riseBy(shown, progress, moment.now) };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "challenge_answers")) throw error;
    return known;
  }
}

interface NewAnswer {
  set: ChallengeSet;
  sent: ChallengeAnswer;
  /** What is stored of the set. */
  rows: readonly AnswerRow[];
  progress: Pick<Progress, "bySkill">;
}

/** What an answer shows, and the statements that keep it: the answer itself comes first. */
export function recordingOf(
  db: Database,
  whose: Whose,
  { set, sent: { number, option }, rows, progress }: NewAnswer,
) {
  const { userId, now } = whose;
  const key = keyOf(set, number);
  const correct = set.challenges[number - 1]?.correctIndex === option;
  const row = { challenge: key, option, correct };
  return {
    correct,
    shown: shownBy(set, [...rows, row], progress, now),
    first: db.insert(challengeAnswers).values({ ...row, userId, createdAt: now }),
    others: [
      countAsMixed(db, { userId, set, now }),
      ...makeCards(db, worthAskingAgain(set, number, correct), whose),
    ],
  };
}

function worthAskingAgain(set: ChallengeSet, number: number, wasKnown: boolean): Tried[] {
  const skillId = set.skills[number - 1];
  return skillId ? [{ kind: "challenge", item: keyOf(set, number), skillId, wasKnown }] : [];
}

const known: Recorded = { isNew: false, newAchievements: [], rise: null };

function riseBy(shown: Progress["evidence"], { evidence, plannedAt }: Progress, at: number) {
  const changed = new Set(shown.map(({ skillId }) => skillId));
  const after = [...evidence.filter(({ skillId }) => !changed.has(skillId)), ...shown];
  const from = skillScore(skills, evidence, { plannedAt, at }).score;
  const to = skillScore(skills, after, { plannedAt, at }).score;
  return to > from ? { from, to } : null;
}

/** What is known of the skills that the completed set has confirmed. */
function shownBy(
  set: ChallengeSet,
  answered: readonly AnswerRow[],
  { bySkill }: Pick<Progress, "bySkill">,
  now: number,
): Progress["evidence"] {
  const right = answered.filter(({ correct }) => correct);
  if (answered.length < set.challenges.length || right.length < rightToPass) return [];

  return set.skills.flatMap((skillId, index) => {
    const before = bySkill.get(skillId);
    const isRight = right.some(({ challenge }) => challenge === keyOf(set, index + 1));
    const isLater = before?.passedAt != null && before.mixedAt === null;
    return isRight && isLater ? [{ ...before, mixedAt: now }] : [];
  });
}

/**
 * Stores the same, decided by what the database holds at that moment: the answers to a
 * set may arrive together.
 */
function countAsMixed(
  db: Database,
  { userId, set, now }: { userId: number; set: ChallengeSet; now: number },
) {
  const asked = JSON.stringify(
    Object.fromEntries(set.skills.map((skillId, index) => [keyOf(set, index + 1), skillId])),
  );
  const answers = sql`json_each(${asked}) as asked join ${challengeAnswers}
    on ${challengeAnswers.challenge} = asked.key and ${challengeAnswers.userId} = ${userId}`;
  return db
    .update(skillProgress)
    .set({ mixedAt: now })
    .where(
      and(
        eq(skillProgress.userId, userId),
        isNotNull(skillProgress.passedAt),
        isNull(skillProgress.mixedAt),
        sql`${skillProgress.skillId} in
          (select asked.value from ${answers} where ${challengeAnswers.correct})`,
        sql`(select count(*) = ${set.challenges.length}
          and sum(${challengeAnswers.correct}) >= ${rightToPass} from ${answers})`,
      ),
    );
}
