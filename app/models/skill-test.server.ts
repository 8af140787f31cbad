import { type Skill, strands } from "../content/skills/skill";
import { skillById, skills } from "../content/skills/skill-map";
import { run } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import type { PostedAnswer } from "../schemas/check-form";
import { countActivity } from "./activity.server";
import { withoutKey } from "./open-question";
import {
  type Moment,
  type Progress,
  selectEvidence,
  selectPath,
  selectProgress,
  stepsOf,
  toProgress,
} from "./progress.server";
import {
  type AnsweredCheck,
  answersTo,
  asAttempt,
  countRight,
  insertCheck,
  nextCheck,
  selectEarlierChecks,
  showCheck,
  unansweredOf,
} from "./skill-check.server";
import { evidenceAfter, storeEvidence } from "./skill-evidence.server";
import { selectQuestionsOf, toBank } from "./skill-questions.server";

/** Of each skill: both must be right, so that guessing seldom helps. */
const questionsPerTest = 2;

/** What somebody may know already: one skill, or all of a strand. */
export interface TestScope {
  id: string;
  title: string;
  isStrand: boolean;
  skills: readonly Skill[];
}

export function testScope(id: string): TestScope | undefined {
  const skill = skillById(id);
  if (skill) return { id, title: skill.title, isStrand: false, skills: [skill] };
  const strand = strands.find((each) => each.id === id);
  return (
    strand && {
      id,
      title: strand.title,
      isStrand: true,
      skills: skills.filter((each) => each.strand === id),
    }
  );
}

/** A test that was taken of one skill, by the number of its check. */
export interface TakenTest {
  skillId: string;
  number: number;
}

/**
 * A test of the skills in scope that were not shown yet, and what came of those that were
 * taken. One round trip.
 */
export async function getTest(
  db: Database,
  { userId, scope, taken }: { userId: number; scope: TestScope; taken: readonly TakenTest[] },
) {
  const ids = scope.skills.map(({ id }) => id);
  const [[path], evidence, parts, ...rows] = await db.batch([
    selectPath(db, userId),
    selectEvidence(db, userId),
    selectQuestionsOf(db, ids),
    ...ids.map((id) => selectEarlierChecks(db, userId, id)),
  ]);
  const questionsOf = toBank(parts);
  const isShown = new Set(evidence.flatMap((each) => (each.passedAt === null ? [] : each.skillId)));
  const tested = scope.skills.map(({ id: skillId, title }, index) => ({
    title,
    learning: { userId, skillId, questions: questionsOf(skillId) },
    earlier: rows[index] ?? [],
  }));
  const current = stepsOf(path, evidence)?.find(({ status }) => status === "in-progress");
  return {
    open: tested.flatMap(({ title, learning, earlier }) => {
      const { skillId } = learning;
      if (isShown.has(skillId)) return [];
      const { number, questions } = nextCheck(learning, earlier, questionsPerTest);
      return { skillId, title, number, questions: questions.map(withoutKey) };
    }),
    results: tested.flatMap(({ title, learning, earlier }) => {
      const { skillId } = learning;
      const number = taken.find((each) => each.skillId === skillId)?.number;
      const check = earlier.find((each) => each.number === number);
      return check
        ? { skillId, title, isShown: isShown.has(skillId), ...showCheck(learning, check) }
        : [];
    }),
    /** The step that is open now; none without a path, or at its end. */
    current: current && { skillId: current.skillId, title: current.title },
  };
}

interface TestToRecord {
  userId: number;
  scope: TestScope;
  /** By skill, the number that its questions were drawn for. */
  numbers: ReadonlyMap<string, number>;
  /** Under the skill and the question: `give-context.q1-waiting-room`. */
  answers: readonly PostedAnswer[];
}

type Recorded =
  | { ok: true; taken: TakenTest[]; newAchievements: string[] }
  | { ok: false; reason: "unknown" | "ahead" | "empty" }
  | { ok: false; reason: "incomplete"; unanswered: string[] };

/**
 * Records a test: each skill of which both questions were answered. One that is passed counts
 * as shown, wherever it stands on the path. One that is not leaves nothing but the memory of
 * its questions, so that the next check asks others.
 */
export async function recordTest(
  db: Database,
  { userId, scope, numbers, answers }: TestToRecord,
  moment: Moment,
): Promise<Recorded> {
  const ids = scope.skills.map(({ id }) => id);
  const [account, path, evidence, days, earned, parts, ...rows] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectQuestionsOf(db, ids),
    ...ids.map((id) => selectEarlierChecks(db, userId, id)),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  if (!progress) return { ok: false, reason: "unknown" };

  const questionsOf = toBank(parts);
  const sent = ids.flatMap((skillId, index) => {
    const number = numbers.get(skillId);
    const learning = { userId, skillId, questions: questionsOf(skillId) };
    const next = nextCheck(learning, rows[index] ?? [], questionsPerTest);
    const given = answersTo(next.questions, ofSkill(skillId, answers));
    return number === undefined ? [] : { userId, skillId, number, next, given };
  });
  if (sent.some(({ number, next }) => number > next.number)) return { ok: false, reason: "ahead" };

  // Those with a lower number were recorded when the same form came before.
  const before = sent.filter(({ number, next }) => number < next.number);
  const begun = sent.filter(
    ({ number, next, given }) => number === next.number && given.length > 0,
  );
  if (before.length + begun.length === 0) return { ok: false, reason: "empty" };
  const unanswered = begun.flatMap(({ skillId, next, given }) =>
    unansweredOf(next.questions, given).map((id) => `${skillId}.${id}`),
  );
  if (unanswered.length > 0) return { ok: false, reason: "incomplete", unanswered };

  const checks = begun.map(({ next, ...check }) => ({ ...check, asked: next.questions }));
  const taken = [...before, ...begun].map(({ skillId, number }) => ({ skillId, number }));
  return {
    ok: true,
    taken,
    newAchievements: await store(db, userId, checks, progress, moment.now),
  };
}

function ofSkill(skillId: string, answers: readonly PostedAnswer[]): PostedAnswer[] {
  const prefix = `${skillId}.`;
  return answers.flatMap(({ question, ...answer }) =>
    question.startsWith(prefix) ? { question: question.slice(prefix.length), ...answer } : [],
  );
}

/** @returns the new achievements. */
async function store(
  db: Database,
  userId: number,
  checks: readonly AnsweredCheck[],
  progress: Progress,
  now: number,
) {
  const counted = checks.map((check) => ({ check, correct: countRight(check) }));
  const passed = counted
    .filter(({ check, correct }) => correct === check.asked.length)
    .map(({ check }) => asAttempt(check, { isPassed: true, hasFullMarks: false, now }));
  const shown = passed.map((each) => evidenceAfter(progress.bySkill.get(each.skillId), each));
  const done = { isFinished: passed.length > 0, shown };
  const { newAchievements, statements } = countActivity(db, userId, progress, done, now);
  try {
    await run(db, [
      ...counted.map(({ check, correct }) => insertCheck(db, check, { correct, now })),
      ...passed.map((each) => storeEvidence(db, userId, each)),
      ...(passed.length > 0 ? statements : []),
    ]);
    return newAchievements;
  } catch (error) {
    // The same form came twice at once: the first one counts.
    if (!isRefusedBy(error, "unique", "skill_checks")) throw error;
    return [];
  }
}
