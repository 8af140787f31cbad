import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { typeLabel } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { isThere } from "../../db/found";
import { named } from "../../db/named";
import { answers, communityMembers, threads } from "../../db/schema/community";
import { marketplaceItems as items } from "../../db/schema/items";
import { users } from "../../db/schema/people";
import { personColumns, readPerson } from "../person.server";
import { excerptOf } from "./excerpt";

const postsPerPage = 20;
export type WrittenList = "questions" | "answers";
export type ProfileList = WrittenList | "listings";

interface Place {
  at: number;
  id: number;
}

interface PostsQuery {
  before?: Place;
}

/**
 * A public profile with one page of what the person wrote, the newest first. Undefined for somebody
 * who has none: unknown, under 18, or gone. One round trip.
 */
export async function getProfile(
  db: Database,
  id: number,
  { list, before }: PostsQuery & { list: WrittenList },
) {
  const [[row], posts] =
    list === "questions"
      ? await db.batch([selectProfile(db, id), selectQuestions(db, id, before)])
      : await db.batch([selectProfile(db, id), selectAnswers(db, id, before)]);
  const profile = readProfile(row);
  return (
    profile && {
      ...profile,
      ...pageOf(posts),
      posts: posts.slice(0, postsPerPage).map(({ body, ...post }) => ({
        ...post,
        // A question keeps its own.
        excerpt: list === "questions" ? body : excerptOf(body),
      })),
    }
  );
}

/** The same with what the person sells, the last one that changed first. */
export async function getSellerProfile(db: Database, id: number, { before }: PostsQuery) {
  const [[row], listings] = await db.batch([selectProfile(db, id), selectListings(db, id, before)]);
  const profile = readProfile(row);
  const shown = listings.slice(0, postsPerPage).map(({ type, ...listing }) => ({
    ...listing,
    // Here, so that the page does not load all words of the marketplace for it.
    typeLabel: typeLabel(type),
  }));
  return profile && { ...profile, ...pageOf(listings), listings: shown };
}

function selectProfile(db: Database, id: number) {
  return db
    .select({
      ...personColumns("profile"),
      ...named("profile", { since: users.createdAt, isDemo: users.isDemo }),
      questionCount: sql<number>`ifnull(${communityMembers.questionCount}, 0)`.as(
        "profile_questions",
      ),
      answerCount: sql<number>`ifnull(${communityMembers.answerCount}, 0)`.as("profile_answers"),
      acceptedCount: sql<number>`ifnull(${communityMembers.acceptedCount}, 0)`.as(
        "profile_accepted",
      ),
      isSelling: isThere(
        sql`select 1 from ${items} as sold where sold.creator_id = ${id} and sold.status = 'active'`,
        "profile_sells",
      ),
    })
    .from(users)
    .leftJoin(communityMembers, eq(communityMembers.userId, users.id))
    .where(eq(users.id, id));
}

function readProfile(row: Awaited<ReturnType<typeof selectProfile>>[number] | undefined) {
  if (row?.hasProfile !== 1) return undefined;
  const { since, isDemo, isSelling, questionCount, answerCount, acceptedCount } = row;
  return {
    person: { ...readPerson(row), since, isDemo, isSelling: isSelling === 1 },
    figures: { questionCount, answerCount, acceptedCount },
  };
}

/** Where the next page begins. */
function pageOf(rows: readonly { id: number; createdAt: number }[]) {
  const last = rows[postsPerPage - 1];
  return { next: last && rows.length > postsPerPage ? `${last.createdAt}.${last.id}` : null };
}

/** Questions that stand; `isSolved` says that one has an accepted answer. */
function selectQuestions(db: Database, authorId: number, before?: Place) {
  return db
    .select({
      ...named("post", {
        id: threads.id,
        threadId: threads.id,
        title: threads.title,
        body: threads.excerpt,
        isSolved: threads.isAnswered,
        createdAt: threads.createdAt,
      }),
      score: sql<number>`${threads.upvotes} - ${threads.downvotes}`.as("post_score"),
    })
    .from(threads)
    .where(
      and(
        eq(threads.authorId, authorId),
        eq(threads.status, "visible"),
        isBefore(sql`(${threads.createdAt}, ${threads.id})`, before),
      ),
    )
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(postsPerPage + 1);
}

/** Answers that stand under questions that stand; `isSolved` says that one was accepted. */
function selectAnswers(db: Database, authorId: number, before?: Place) {
  return db
    .select({
      ...named("post", {
        id: answers.id,
        threadId: threads.id,
        title: threads.title,
        body: answers.body,
        createdAt: answers.createdAt,
      }),
      isSolved: sql`${threads.acceptedAnswerId} is ${answers.id}`
        .mapWith(Boolean)
        .as("post_isSolved"),
      score: sql<number>`${answers.upvotes} - ${answers.downvotes}`.as("post_score"),
    })
    .from(answers)
    .innerJoin(threads, eq(threads.id, answers.threadId))
    .where(
      and(
        eq(answers.authorId, authorId),
        eq(answers.status, "visible"),
        eq(threads.status, "visible"),
        isBefore(sql`(${answers.createdAt}, ${answers.id})`, before),
      ),
    )
    .orderBy(desc(answers.createdAt), desc(answers.id))
    .limit(postsPerPage + 1);
}

function selectListings(db: Database, creatorId: number, before?: Place) {
  return db
    .select(
      named("changed", {
        createdAt: items.updatedAt,
        id: items.id,
        name: items.name,
        description: items.description,
        type: items.type,
        priceCents: items.priceCents,
        pricingModel: items.pricingModel,
      }),
    )
    .from(items)
    .where(
      and(
        eq(items.creatorId, creatorId),
        eq(items.status, "active"),
        isBefore(sql`(${items.updatedAt}, ${items.id})`, before),
      ),
    )
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(postsPerPage + 1);
}

function isBefore(place: SQL, before: Place | undefined) {
  return before && sql`${place} < (${before.at}, ${before.id})`;
}
