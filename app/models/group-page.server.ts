import { and, asc, count, countDistinct, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";

import { questionsPart } from "../content/course-library/part-names";
import { skillById } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { named, namedOrNull } from "../db/named";
import { groupAssignments, groupMembers, groupPrompts, groups } from "../db/schema/groups";
import { courseLibrary, skillChecks } from "../db/schema/learning";
import { fewestAnswered } from "./group";
import { ownGroup } from "./group.server";
import { isDoneBy } from "./group-assignment.server";
import { describeTarget } from "./group-target.server";
import { mayOwnGroups } from "./person";
import { toBank } from "./skill-questions.server";

interface Reader {
  id: number;
  ageGroup: string | null;
}

/**
 * A group as its owner sees it, or as one of its members does, in one round trip. What the owner
 * sees of members is asked for under the owner's id, so that nobody else can be answered it.
 *
 * @returns null for everybody else.
 */
export async function readGroup(db: Database, reader: Reader, groupId: number) {
  const own = { groupId, ownerId: reader.id };
  const [[group], assignments, members, done, answers, questions, shared] = await db.batch([
    selectGroup(db, reader.id, groupId),
    selectAssignments(db, reader.id, groupId),
    db
      .select({
        id: groupMembers.id,
        name: groupMembers.name,
        joinedAt: groupMembers.joinedAt,
      })
      .from(groupMembers)
      .where(inArray(groupMembers.groupId, ownGroup(db, own)))
      .orderBy(sql`lower(${groupMembers.name})`, asc(groupMembers.id)),
    db
      .select(named("done", { assignmentId: groupAssignments.id, memberId: groupMembers.id }))
      .from(groupAssignments)
      .innerJoin(groupMembers, eq(groupMembers.groupId, groupAssignments.groupId))
      .where(
        and(inArray(groupAssignments.groupId, ownGroup(db, own)), isDoneBy(groupMembers.userId)),
      ),
    selectAnswers(db, own),
    selectQuestionsAsked(db, own),
    db
      .select({ exerciseId: groupPrompts.exerciseId, prompts: count() })
      .from(groupPrompts)
      .where(
        and(
          eq(groupPrompts.groupId, groupId),
          or(eq(groupPrompts.userId, reader.id), inArray(groupPrompts.groupId, ownGroup(db, own))),
        ),
      )
      .groupBy(groupPrompts.exerciseId),
  ]);
  if (!group) return null;

  const { me, ownerId: _, code, isOpen, ...head } = group;
  const promptsOf = new Map(shared.map((each) => [`${each.exerciseId}`, each.prompts]));
  const asked = assignments.flatMap(({ kind, item, isDone, ...assignment }) => {
    const described = describeTarget({ kind, item });
    if (!described) return [];
    const exerciseId = kind === "exercise" ? Number(item) : null;
    const prompts = kind === "exercise" ? (promptsOf.get(item) ?? 0) : 0;
    return [{ ...assignment, ...described, isDone: isDone === 1, exerciseId, prompts }];
  });

  if (me !== null) return { view: "member", ...head, me, asked } as const;
  if (!mayOwnGroups(reader)) return { view: "closed", ...head } as const;
  return {
    view: "owner",
    ...head,
    code,
    isOpen,
    members,
    asked: asked.map(({ isDone: _, ...each }) => ({
      ...each,
      doneBy: done
        .filter(({ assignmentId }) => assignmentId === each.id)
        .map(({ memberId }) => memberId),
    })),
    hard: hardQuestions(answers, toBank(questions)),
  } as const;
}

function membershipOf(groupId: number, userId: number) {
  return and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
}

function selectGroup(db: Database, userId: number, groupId: number) {
  return db
    .select({
      id: groups.id,
      name: groups.name,
      ownerName: groups.ownerName,
      ownerId: groups.ownerId,
      code: groups.code,
      isOpen: groups.isOpen,
      ...namedOrNull("my", { me: groupMembers.name }),
    })
    .from(groups)
    .leftJoin(groupMembers, membershipOf(groupId, userId))
    .where(and(eq(groups.id, groupId), or(eq(groups.ownerId, userId), isNotNull(groupMembers.id))));
}

function selectAssignments(db: Database, userId: number, groupId: number) {
  return db
    .select({
      id: groupAssignments.id,
      kind: groupAssignments.kind,
      item: groupAssignments.item,
      dueDay: groupAssignments.dueDay,
      isDone: isDoneBy(userId).as("is_done"),
    })
    .from(groupAssignments)
    .where(eq(groupAssignments.groupId, groupId))
    .orderBy(asc(groupAssignments.dueDay), asc(groupAssignments.id));
}

/** Three checks in a row ask a skill's nine questions: so many of each member are looked at. */
const checksCounted = 3;

/** How often the members chose which option in the first checks of the lessons they were asked for. */
function selectAnswers(db: Database, own: Parameters<typeof ownGroup>[1]) {
  const question = sql<string>`json_extract(answer.value, '$.question')`;
  const option = sql<number>`json_extract(answer.value, '$.option')`;
  return db
    .select({
      skillId: skillChecks.skillId,
      question: question.as("question"),
      option: option.as("option"),
      members: countDistinct(groupMembers.userId).as("members"),
    })
    .from(groupAssignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groupAssignments.groupId))
    .innerJoin(
      skillChecks,
      and(
        eq(skillChecks.userId, groupMembers.userId),
        eq(skillChecks.skillId, groupAssignments.item),
        lte(skillChecks.number, checksCounted),
      ),
    )
    .innerJoin(sql`json_each(${skillChecks.answers}) as answer`, sql`true`)
    .where(
      and(
        inArray(groupAssignments.groupId, ownGroup(db, own)),
        eq(groupAssignments.kind, "lesson"),
      ),
    )
    .groupBy(skillChecks.skillId, question, option);
}

type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

function selectQuestionsAsked(db: Database, own: Parameters<typeof ownGroup>[1]) {
  const parts = db
    .select({ part: sql`${questionsPart("")} || ${groupAssignments.item}` })
    .from(groupAssignments)
    .where(
      and(
        inArray(groupAssignments.groupId, ownGroup(db, own)),
        eq(groupAssignments.kind, "lesson"),
      ),
    );
  return db
    .select({ part: courseLibrary.part, questions: courseLibrary.content })
    .from(courseLibrary)
    .where(inArray(courseLibrary.part, parts));
}

/** So many hard questions are named. */
const mostHard = 5;

/** What most of those missed who were asked it, the hardest first; without a word of who. */
function hardQuestions(answers: readonly AnswerRow[], bank: ReturnType<typeof toBank>) {
  const skillIds = [...new Set(answers.map(({ skillId }) => skillId))];
  return skillIds
    .flatMap((skillId) =>
      bank(skillId).map(({ id, prompt, answer }) => {
        const given = answers.filter((row) => row.skillId === skillId && row.question === id);
        const answered = sum(given);
        const missed = sum(given.filter(({ option }) => option !== answer));
        const lesson = skillById(skillId)?.title ?? "";
        return { id: `${skillId}.${id}`, lesson, prompt, answered, missed };
      }),
    )
    .filter(({ answered, missed }) => answered >= fewestAnswered && 3 * missed >= answered)
    .sort((a, b) => b.missed / b.answered - a.missed / a.answered || b.answered - a.answered)
    .slice(0, mostHard);
}

function sum(rows: readonly AnswerRow[]) {
  return rows.reduce((total, { members }) => total + members, 0);
}
