import { exerciseById } from "../content/exercises/exercises";
import { run, type Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { countActivity } from "./activity.server";
import { recordingOf as recordingOfAnswer, selectAnswers } from "./challenge.server";
import { type ChallengeSet, placeOf } from "./challenge-set.server";
import { placesOf } from "./check-draw";
import { readExchange } from "./exchange";
import {
  completionOf,
  recordingOf as recordingOfTry,
  selectCompletion,
} from "./exercise-attempt.server";
import { type Moment, type Progress, selectProgress, toProgress } from "./progress.server";
import type { Whose } from "./review-making.server";
import { recordingOf as recordingOfCheck, selectEarlierChecks } from "./skill-check.server";
import { evidenceAfter } from "./skill-evidence.server";
import { selectQuestions, toQuestions } from "./skill-questions.server";
import {
  forgetVisitorWork,
  refuseUnlessStill,
  selectVisitorWork,
  toVisitorWork,
  type VisitorWork,
  type VisitorWorkKind,
  workOf,
} from "./visitor-work.server";

export interface Claimed {
  /** What was taken over; what the account had done already counts as it did. */
  kinds: VisitorWorkKind[];
  newAchievements: string[];
}

/** Another tab may answer, or claim the same, between reading and writing. */
const mostTurns = 4;

/**
 * Moves what somebody did before they had an account into it: the questions, prompts and answers as
 * they were, with their points, review cards and mastery, and one thing finished that lights the
 * day. A skill that was passed, an exercise that was completed and a challenge that was answered
 * stay as they are. All in one batch, which is taken back if the work is no longer there.
 *
 * @returns null when nothing is kept of the visitor.
 */
export async function claimVisitorWork(
  db: Database,
  who: { userId: number; visitorId: string },
  moment: Moment,
): Promise<Claimed | null> {
  for (let turn = 1; ; turn++) {
    try {
      return await claimOnce(db, who, moment);
    } catch (error) {
      if (turn === mostTurns || !isOvertaken(error)) throw error;
    }
  }
}

function isOvertaken(error: unknown) {
  if (isRefusedBy(error, "not-null", "visitor_work")) return true;
  const tables = ["skill_checks", "user_progress", "challenge_answers", "visitor_work"];
  return tables.some((table) => isRefusedBy(error, "unique", table));
}

async function claimOnce(
  db: Database,
  { userId, visitorId }: { userId: number; visitorId: string },
  moment: Moment,
): Promise<Claimed | null> {
  const { now } = moment;
  const [rows] = await db.batch([selectVisitorWork(db, visitorId, now)]);
  if (rows.length === 0) return null;

  const work = toVisitorWork(rows);
  const known = await readKnown(db, userId, work, moment);
  if (!known) return null;

  const whose = { userId, zone: known.progress.zone, now };
  const gained = await gainsOf(db, whose, work, known);
  const { newAchievements, statements } = countActivity(db, userId, known.progress, gained, now);
  await run(db, [
    refuseUnlessStill(db, visitorId, rows, now),
    ...gained.statements,
    ...(gained.kinds.length > 0 ? statements : []),
    forgetVisitorWork(db, visitorId),
  ]);
  return {
    kinds: gained.kinds,
    newAchievements: gained.kinds.length > 0 ? newAchievements : [],
  };
}

/** Nothing of the content has such a name. */
const none = { skillId: "", exerciseId: 0, set: { key: "", challenges: [], skills: [] } } as const;

/** What the account has done of the same; null for an unknown one. */
async function readKnown(
  db: Database,
  userId: number,
  work: readonly VisitorWork[],
  moment: Moment,
) {
  const skillId = workOf(work, "check")[0]?.subject ?? none.skillId;
  const exerciseId = Number(workOf(work, "exercise")[0]?.subject ?? none.exerciseId);
  const challenge = placeOf(workOf(work, "challenge")[0]?.subject ?? "");
  const [account, path, evidence, days, earned, earlier, questions, [completed], answers] =
    await db.batch([
      ...selectProgress(db, userId, moment.now),
      selectEarlierChecks(db, userId, skillId),
      selectQuestions(db, skillId),
      selectCompletion(db, userId, exerciseId),
      selectAnswers(db, userId, challenge?.set ?? none.set),
    ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  return progress && { progress, earlier, questions, completed, answers };
}

type Known = NonNullable<Awaited<ReturnType<typeof readKnown>>>;

/** What is gained while the parts are gone through: each counts on top of those before. */
interface Gains {
  bySkill: Map<string, Progress["evidence"][number]>;
  shown: Map<string, Progress["evidence"][number]>;
  kinds: VisitorWorkKind[];
  isFinished: boolean;
  statements: Statement[];
}

async function gainsOf(
  db: Database,
  whose: Whose,
  work: readonly VisitorWork[],
  known: Known,
): Promise<Omit<Gains, "shown"> & { shown: Progress["evidence"] }> {
  const gains: Gains = {
    bySkill: new Map(known.progress.bySkill),
    shown: new Map(),
    kinds: [],
    isFinished: false,
    statements: [],
  };
  gainChecks(db, whose, workOf(work, "check"), known, gains);
  await gainTries(db, whose, workOf(work, "exercise"), known, gains);
  gainChallenge(db, whose, workOf(work, "challenge"), known, gains);
  return { ...gains, shown: [...gains.shown.values()] };
}

function show(gains: Gains, evidence: Progress["evidence"]) {
  for (const each of evidence) {
    gains.bySkill.set(each.skillId, each);
    gains.shown.set(each.skillId, each);
  }
}

type Work<Kind extends VisitorWorkKind> = readonly Extract<VisitorWork, { kind: Kind }>[];

function gainChecks(
  db: Database,
  whose: Whose,
  checks: Work<"check">,
  { earlier, questions, progress }: Known,
  gains: Gains,
) {
  const [first] = checks;
  if (!first || questions.length === 0) return;
  if (progress.bySkill.get(first.subject)?.passedAt != null) return;

  const bank = toQuestions(questions);
  let number = earlier[0]?.number ?? 0;
  for (const { subject: skillId, body } of checks) {
    number += 1;
    const place = { userId: whose.userId, skillId, number };
    const given = body.answers.filter(({ question }) => bank.some(({ id }) => id === question));
    const asked = given.flatMap(({ question }) =>
      bank
        .filter(({ id }) => id === question)
        .map((each) => ({ question: each, places: placesOf(each, place) })),
    );
    if (asked.length === 0) continue;
    const { attempt, ...recording } = recordingOfCheck(db, { ...place, asked, given }, whose);
    gains.statements.push(recording.first, ...recording.others);
    gains.isFinished ||= attempt.isPassed;
    show(gains, [evidenceAfter(gains.bySkill.get(skillId), attempt)]);
  }
  gains.kinds.push("check");
}

async function gainTries(
  db: Database,
  whose: Whose,
  tries: Work<"exercise">,
  { completed }: Known,
  gains: Gains,
) {
  const exercise = exerciseById(Number(tries[0]?.subject));
  if (!exercise) return;

  let isPassed = false;
  for (const { body } of tries) {
    const exchange = readExchange(body.exchange);
    if (!exchange) continue;
    const recording = await recordingOfTry(db, whose, { exercise, exchange, engine: body.engine });
    gains.statements.push(...recording.tries, ...recording.cards);
    isPassed ||= exchange.notes.isPassed === true;
  }
  gains.kinds.push("exercise");
  if (completed || !isPassed) return;

  const { attempt, statements } = completionOf(db, whose, exercise);
  gains.statements.push(...statements);
  gains.isFinished = true;
  show(gains, [evidenceAfter(gains.bySkill.get(attempt.skillId), attempt)]);
}

function gainChallenge(
  db: Database,
  whose: Whose,
  [challenge]: Work<"challenge">,
  { answers }: Known,
  gains: Gains,
) {
  const place = challenge && placeOf(challenge.subject);
  if (!place || answers.some((each) => each.challenge === challenge.subject)) return;

  const sent = { number: place.number, option: challenge.body.option };
  const { set }: { set: ChallengeSet } = place;
  const recording = recordingOfAnswer(db, whose, { set, sent, rows: answers, progress: gains });
  gains.statements.push(recording.first, ...recording.others);
  gains.isFinished ||= recording.correct;
  gains.kinds.push("challenge");
  show(gains, recording.shown);
}
