import type { Skill } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import type { PostedAnswer } from "../schemas/check-form";
import { withoutKey } from "./open-question";
import { answersTo, countRight, nextCheck, showCheck, unansweredOf } from "./skill-check.server";
import { selectQuestions, toQuestions } from "./skill-questions.server";
import { selectSkillText, toSkillText } from "./skill-text.server";
import {
  keepVisitorWork,
  mostChecks,
  selectVisitorWork,
  toVisitorWork,
  type VisitorWork,
  workOf,
} from "./visitor-work.server";

/** Visitors have no id to draw by: their first check of a skill asks all of them the same. */
const nobody = 0;

interface CheckQuery {
  /** Null for a visitor who has not done anything yet. */
  visitorId: string | null;
  skill: Skill;
  now: number;
}

/**
 * A visitor's next check of a lesson, or an answered one, with the lesson's text. One round trip.
 *
 * @param query.answered number of an answered check to show, or null.
 * @returns null when there is no answered check of that number.
 */
export async function getVisitorCheck(
  db: Database,
  { answered, ...query }: CheckQuery & { answered: number | null },
) {
  const { learning, text, earlier, next } = await readChecks(db, query);
  const left = Math.max(0, mostChecks - earlier.length);
  const lesson = toSkillText(text);
  if (answered === null) {
    const { number, questions } = next;
    return {
      lesson,
      left,
      check: left > 0 ? { number, questions: questions.map(withoutKey) } : null,
    };
  }
  const check = earlier.find(({ number }) => number === answered);
  return check ? { lesson, left, check: null, result: showCheck(learning, check) } : null;
}

type Recorded =
  | { ok: true }
  | { ok: false; reason: "ahead" | "taken" }
  | { ok: false; reason: "incomplete"; unanswered: string[] };

/** Keeps an answered check of a visitor. The same form sent twice counts once. */
export async function recordVisitorCheck(
  db: Database,
  {
    visitorId,
    number,
    answers,
    ...query
  }: CheckQuery & { visitorId: string; number: number; answers: readonly PostedAnswer[] },
): Promise<Recorded> {
  const { next } = await readChecks(db, { visitorId, ...query });
  if (number > next.number || number > mostChecks) return { ok: false, reason: "ahead" };
  if (number < next.number) return { ok: true };

  const asked = next.questions;
  const given = answersTo(asked, answers);
  if (given.length < asked.length) {
    return { ok: false, reason: "incomplete", unanswered: unansweredOf(asked, given) };
  }
  const place = { userId: nobody, skillId: query.skill.id, number };
  const correct = countRight({ ...place, asked, given });
  const body = { answers: given, correct, asked: asked.length };
  const work = { kind: "check", part: String(number), subject: query.skill.id, body } as const;
  const isKept = await keepVisitorWork(db, { visitorId, work }, query.now);
  if (isKept) return { ok: true };
  // The same form may have been sent twice; or a lesson of before has the place.
  const { earlier } = await readChecks(db, { visitorId, ...query });
  return earlier.some((each) => each.number === number)
    ? { ok: true }
    : { ok: false, reason: "taken" };
}

async function readChecks(db: Database, { visitorId, skill, now }: CheckQuery) {
  const ofSkill = [selectQuestions(db, skill.id), selectSkillText(db, skill.id)] as const;
  const [questions, text, rows = []] = visitorId
    ? await db.batch([...ofSkill, selectVisitorWork(db, visitorId, now)])
    : await db.batch(ofSkill);
  const learning = { userId: nobody, skillId: skill.id, questions: toQuestions(questions) };
  const earlier = checksOf(toVisitorWork(rows), skill.id);
  return { learning, text, earlier, next: nextCheck(learning, earlier) };
}

/** The checks of a skill as members' are stored, the newest first. */
function checksOf(work: readonly VisitorWork[], skillId: string) {
  return workOf(work, "check")
    .filter(({ subject }) => subject === skillId)
    .map(({ part, body }) => ({
      ...body,
      number: Number(part),
      answers: JSON.stringify(body.answers),
    }))
    .sort((one, other) => other.number - one.number);
}
