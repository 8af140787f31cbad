import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { postDrafts } from "../../db/schema/community";
import type { QuestionDraft } from "../../schemas/question";
import type { Owner } from "../owner";
import { selectTopics, toTopicGroups } from "./tag.server";

/** A draft that nobody touched for so long is forgotten. */
const keptForMs = 90 * 24 * 60 * 60_000;

/** The statement that reads the newest unsent question of somebody, to be batched with others. */
export function selectQuestionDraft(db: Database, owner: Owner) {
  return db
    .select({
      title: sql<string>`${postDrafts.title}`.as("draft_title"),
      body: sql<string>`${postDrafts.body}`.as("draft_body"),
      tags: sql<number[]>`${postDrafts.tagIds}`
        .mapWith((ids: string) => JSON.parse(ids) as number[])
        .as("draft_tags"),
    })
    .from(postDrafts)
    .where(isQuestionOf(owner))
    .orderBy(desc(postDrafts.updatedAt))
    .limit(1);
}

/** What a person wrote before signing in is theirs: the guest's draft counts as their own. */
function isQuestionOf({ userId, guestId }: Owner): SQL {
  const isPersons = userId === null ? undefined : eq(postDrafts.userId, userId);
  const isGuests = guestId === null ? undefined : eq(postDrafts.guestId, guestId);
  return and(isNull(postDrafts.threadId), or(isPersons, isGuests) ?? sql`false`) ?? sql`false`;
}

/** Keeps an unsent question in place of the one that was kept before. Nothing typed keeps nothing. */
export async function keepQuestionDraft(
  db: Database,
  owner: Owner,
  { title, body, tags }: QuestionDraft,
  now: number,
) {
  const { userId, guestId } = owner;
  const isEmpty = title.trim() === "" && body.trim() === "";
  const own = userId !== null ? { userId } : { guestId };
  await db.batch([
    db.delete(postDrafts).where(isQuestionOf(owner)),
    db.delete(postDrafts).where(lt(postDrafts.updatedAt, now - keptForMs)),
    ...(isEmpty
      ? []
      : [db.insert(postDrafts).values({ ...own, title, body, tagIds: tags, updatedAt: now })]),
  ]);
}

export async function dropQuestionDraft(db: Database, owner: Owner) {
  if (owner.userId === null && owner.guestId === null) return;
  await db.delete(postDrafts).where(isQuestionOf(owner));
}

/** What the page of the form shows, in one round trip. */
export async function readAskPage(db: Database, owner: Owner) {
  const [topics, [draft]] = await db.batch([selectTopics(db), selectQuestionDraft(db, owner)]);
  return { topics: toTopicGroups(topics), draft: draft ?? null };
}
