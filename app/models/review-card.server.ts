import { type SQL, sql } from "drizzle-orm";

import { questionsPart } from "../content/course-library/part-names";
import { exerciseById } from "../content/exercises/exercises";
import { type Question, strands } from "../content/skills/skill";
import { skillById } from "../content/skills/skill-map";
import { courseLibrary, courseParts } from "../db/schema/learning";
import { reviewCards } from "../db/schema/review";
import { challengeAt } from "./challenge-set.server";
import { arrange } from "./check-draw";
import { daysBetween } from "./streak";

/** The question of a card as the library holds it now, as JSON text. */
function libraryQuestion(): SQL.Aliased<string | null> {
  const { kind, item, skillId } = reviewCards;
  return sql<string | null>`(select question.value
    from ${courseLibrary}, json_each(${courseLibrary.content}) as question
    where ${kind} = 'question' and ${courseLibrary.part} = ${questionsPart("")} || ${skillId}
      and json_extract(question.value, '$.id') = substr(${item}, length(${skillId}) + 2))`.as(
    "card_question",
  );
}

/** A card's own content as JSON text, with the key points that courses share. */
export function cardContent() {
  const { content } = reviewCards;
  const points = sql`(select json(${courseParts.content}) from ${courseParts}
    where ${courseParts.id} = ${content} ->> 'part')`;
  return sql<string | null>`case when ${content} ->> 'part' is null then ${content}
    else json_object('title', ${content} ->> 'title', 'points', ${points}) end`;
}

/** What a page needs of a card. */
export const cardColumns = {
  id: reviewCards.id,
  kind: reviewCards.kind,
  item: reviewCards.item,
  skillId: reviewCards.skillId,
  content: cardContent().as("card_content"),
  wasKnown: reviewCards.wasKnown,
  stability: reviewCards.stability,
  difficulty: reviewCards.difficulty,
  tries: reviewCards.tries,
  misses: reviewCards.misses,
  seenDay: reviewCards.seenDay,
  dueAt: reviewCards.dueAt,
  answer: reviewCards.answer,
  grade: reviewCards.grade,
  question: libraryQuestion(),
} as const;

export type CardRow = Pick<
  typeof reviewCards.$inferSelect,
  Exclude<keyof typeof cardColumns, "question">
> & { question: string | null };

/** Where a card belongs: its skill and the strand of it. */
export function placeOf({ skillId }: Pick<CardRow, "skillId">) {
  const skill = skillById(skillId);
  const strand = strands.find(({ id }) => id === skill?.strand);
  return {
    strand: strand?.id ?? "",
    strandTitle: strand?.title ?? "",
    skill: skill ? { id: skill.id, title: skill.title } : null,
  };
}

/** The question that a card asks; null for a card of another kind, and once the site does not hold it any more. */
export function questionOf({ kind, item, question }: CardRow): Question | null {
  if (kind === "challenge") return asQuestion(item);
  return question === null ? null : JSON.parse(question);
}

function asQuestion(item: string): Question | null {
  const challenge = challengeAt(item);
  return (
    challenge && {
      id: item,
      prompt: challenge.prompt,
      options: challenge.answers,
      answer: challenge.correctIndex,
    }
  );
}

/** The same with its options in an order of their own for each review. */
export function arrangedFor(userId: number, card: CardRow, tries = card.tries) {
  const question = questionOf(card);
  return question && arrange(question, { userId, skillId: `review ${card.item}`, number: tries });
}

/** A prompt to mend: what the learner wrote, and what it did not say. */
export function promptTaskOf({ kind, item, content }: CardRow) {
  const [, id, slotId] = kind === "prompt" ? item.split(":") : [];
  const exercise = exerciseById(Number(id));
  const slot = exercise?.slots.find((each) => each.id === slotId);
  if (!exercise || !slot || content === null) return null;
  const { prompt }: { prompt: string } = JSON.parse(content);
  return { exercise, slot, prompt };
}

/** Key points to recall: of which lesson, and what it said. */
export function pointsTaskOf({ kind, content }: CardRow) {
  if (kind !== "points" || content === null) return null;
  const task: { title: string; points: string[] } = JSON.parse(content);
  return task;
}

/** Whether the site does not hold what a card asks any more. */
export function isGone(card: CardRow) {
  return !questionOf(card) && !promptTaskOf(card) && !pointsTaskOf(card);
}

/** The history of a card in one sentence, and why it comes now. */
export function whyNow(card: CardRow, today: string) {
  const { tries, misses, wasKnown, seenDay } = card;
  const ago = daysAgo(daysBetween(seenDay, today));
  if (tries === 0) {
    return wasKnown
      ? `You knew this when you were first asked, ${ago}, and a new memory fades soon.`
      : `You missed this when you were first asked, ${ago}, so it comes back early.`;
  }
  const met = `You have met it in ${countOf(tries, "review")}`;
  const missed =
    misses === 0 ? "and knew it each time" : misses === tries ? "and missed it" : missedOf(misses);
  return card.grade === "missed"
    ? `${met} ${missed}, the last time ${ago}, so it comes back early.`
    : `${met} ${missed}, the last time ${ago}, and about now one in ten would have forgotten it.`;
}

function missedOf(misses: number) {
  return `and missed it ${misses === 1 ? "once" : `${misses} times`}`;
}

function countOf(many: number, what: string) {
  return many === 1 ? `one ${what}` : `${many} ${what}s`;
}

function daysAgo(days: number) {
  if (days <= 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
