import { eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  type FarList,
  type ListState,
  measureList,
  pageOf,
  selectListState,
} from "../../db/far-pages";
import { named } from "../../db/named";
import { tags, threads, threadTags, threadViews } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import { threadBookmarks, threadVotes } from "../../db/schema/reactions";
import type { ThreadFilters } from "../../schemas/thread-filters";
import { selectDraft } from "../draft.server";
import type { Owner } from "../owner";
import { personColumns, readPerson } from "../person.server";
import { readForgivingly } from "../search-meaning.server";
import { questionPlace, toQuestionDraft } from "./question-draft";
import { selectTopics, toTopicGroups } from "./tag.server";
import { threadApiColumns, toApiThread } from "./thread-api.server";
import type { ThreadCard } from "./thread-card";
import { everything, pageSize, wholeListOf } from "./thread-lists.server";
import { selectFoundThreads } from "./thread-search.server";
import type { VoteValue } from "./vote";

/**
 * How a page of the list is found. What an index holds in its order is a whole list: its length is
 * stored, and a far page begins at a mark. Everything else is gathered:
 * at most `mostGathered` rows are read through the narrowest index, the rest of what is asked is
 * checked on them, and where more may match than was looked at the page says so.
 */
const mostGathered = 1000;
/** A bookmark is looked at once more than another row. */
const mostBookmarks = 900;
/** Of bookmarks in their own order, so many behind the page are looked for, to tell that there are more. */
const bookmarksAhead = 20;

/** `id`, `place`, `total` (null where it is the stored length) and `is_part` of a page's questions. */
function selectPage(filters: ThreadFilters, userId: number | null): SQL {
  const size = pageSize;
  const offset = (filters.page - 1) * size;
  const whole = wholeListOf(filters);
  if (whole) {
    return sql`select each.value as id, each.key as place, null as total, 0 as is_part
      from json_each((select json_group_array(id) from (
        ${pageOf(whole, { start: offset, size })}))) as each`;
  }
  const { sort, q, filter } = filters;
  if (q) {
    return selectFoundThreads(q, {
      sort,
      filter,
      userId,
      tagIds: filters.tags,
      offset,
      limit: size,
    });
  }
  const isPlain = sort === "newest" && filters.tags.length === 0;
  if (filter === "bookmarked" && isPlain) return selectBookmarked(userId, { offset, size });
  return gather(filters, userId, { offset, size });
}

/** The newest bookmarked questions. Their numbers rise with time, and the key holds them in this order. */
function selectBookmarked(
  userId: number | null,
  { offset, size }: { offset: number; size: number },
) {
  const most = offset + size + bookmarksAhead;
  const found = sql`select json_group_array(id) as ids from (
    select kept.thread_id as id from ${threadBookmarks} as kept
    cross join ${threads} as thread on thread.id = kept.thread_id
    where kept.user_id = ${userId ?? 0} and thread.status = 'visible'
    order by kept.thread_id desc limit ${most})`;
  return sql`select each.value as id, each.key as place,
      json_array_length(found.ids) as total, json_array_length(found.ids) = ${most} as is_part
    from (${found}) as found left join json_each(found.ids) as each
      on each.key >= ${offset} and each.key < ${offset + size}`;
}

function gather(
  { sort, tags: tagIds, filter }: ThreadFilters,
  userId: number | null,
  { offset, size }: { offset: number; size: number },
): SQL {
  const isBookmarked = filter === "bookmarked";
  const key = sql.raw(sort === "hot" ? "hot" : "created_at");
  const rarest = sql`(select id from ${tags} where id in (${list(tagIds)})
    order by thread_count, id limit 1)`;
  const index = sql.raw(`thread_tags_${sort === "hot" ? "hot" : "newest"}`);
  const from = isBookmarked
    ? sql`select thread_id from ${threadBookmarks} where user_id = ${userId ?? 0}
        order by thread_id desc limit ${mostBookmarks}`
    : sql`select thread_id from ${threadTags} as t indexed by ${index} where t.tag_id = ${rarest}
        order by t.${key} desc, t.thread_id desc limit ${mostGathered}`;
  const others = tagIds.map(
    (id) => sql`exists (select 1 from ${threadTags} as has
      where has.thread_id = thread.id and has.tag_id = ${id})`,
  );
  const states = [
    ...(filter === "answered" ? [sql`thread.is_answered = 1`] : []),
    ...(sort === "unanswered" ? [sql`thread.is_answered = 0`] : []),
  ];
  const found = sql`select json_group_array(id) as ids from (
    select thread.id as id from (${from}) as near
    cross join ${threads} as thread on thread.id = near.thread_id
    where ${sql.join([sql`thread.status = 'visible'`, ...others, ...states], sql` and `)}
    order by thread.${key} desc, thread.id desc)`;
  const isPart = isBookmarked
    ? sql`(select count(*) from (select 1 from ${threadBookmarks}
        where user_id = ${userId ?? 0} limit ${mostBookmarks + 1})) > ${mostBookmarks}`
    : sql`ifnull((select thread_count from ${tags} where id = ${rarest}), 0) > ${mostGathered}`;
  return sql`select each.value as id, each.key as place,
      json_array_length(found.ids) as total, ${isPart} as is_part
    from (${found}) as found left join json_each(found.ids) as each
      on each.key >= ${offset} and each.key < ${offset + size}`;
}

function list(ids: readonly number[]) {
  return sql`select value from json_each(${JSON.stringify(ids)})`;
}

/** The statement that reads a page's cards, to be batched with others of the same page. */
function selectCards(db: Database, filters: ThreadFilters, userId: number | null) {
  return db
    .select({
      id: sql<number | null>`page.id`.as("card_id"),
      total: sql<number | null>`page.total`.as("card_total"),
      isPart: sql<number>`page.is_part`.as("card_is_part"),
      ...named("card", {
        title: threads.title,
        excerpt: threads.excerpt,
        createdAt: threads.createdAt,
        upvotes: threads.upvotes,
        downvotes: threads.downvotes,
        isAnswered: threads.isAnswered,
        answerCount: threads.answerCount,
        tags: threads.tags,
        isDemo: threads.isDemo,
      }),
      viewCount: sql<number>`${threads.viewCount} + ifnull(${threadViews.waiting}, 0)`.as(
        "card_views",
      ),
      myVote: sql<VoteValue>`ifnull(${threadVotes.value}, 0)`.as("card_my_vote"),
      ...personColumns("card_author"),
    })
    .from(sql`(${selectPage(filters, userId)}) as page`)
    .leftJoin(threads, sql`${threads.id} = page.id`)
    .leftJoin(users, eq(users.id, threads.authorId))
    .leftJoin(threadViews, eq(threadViews.threadId, threads.id))
    .leftJoin(
      threadVotes,
      sql`${threadVotes.threadId} = ${threads.id} and ${threadVotes.userId} = ${userId ?? 0}`,
    )
    .orderBy(sql`page.place`);
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function toCard(row: CardRow): ThreadCard[] {
  if (row.id === null) return [];
  const { id, title, excerpt, createdAt, viewCount, answerCount, tags } = row;
  return [
    {
      ...{ id, title, excerpt, createdAt, viewCount, answerCount, tags },
      ...{ upvotes: row.upvotes, downvotes: row.downvotes, myVote: row.myVote },
      ...{ isAnswered: row.isAnswered, isDemo: row.isDemo },
      author: readPerson(row),
    },
  ];
}

/**
 * A page of the list with the topics beside it and the reader's unsent question, in one round trip.
 *
 * `total` is how many match: the stored length of a whole list, else what was gathered, of which
 * there may be more where `isPart`. What a far page of a whole list needs is told as by `measureList`.
 * `spelled` is what was looked for in place of mistyped words.
 */
export function listThreads(db: Database, filters: ThreadFilters, reader: Owner & { now: number }) {
  return readForgivingly(db, filters, {
    read: (each) => readList(db, each, reader),
    isEmpty: ({ threads }) => threads.length === 0,
  });
}

async function readList(
  db: Database,
  filters: ThreadFilters,
  { userId, guestId, now }: Owner & { now: number },
) {
  const whole = wholeListOf(filters);
  const [rows, topics, [state], [draft]] = await db.batch([
    selectCards(db, filters, userId),
    selectTopics(db),
    selectListState(db, whole ?? everything),
    selectDraft(db, { userId, guestId }, questionPlace),
  ]);
  const measured = measure(db, filters, { whole, state, first: rows[0], now });
  return {
    ...measured,
    threads: measured.isCounting ? [] : rows.flatMap(toCard),
    topics: toTopicGroups(topics),
    draft: toQuestionDraft(draft?.fields),
  };
}

/** The same page as `/api` answers it. */
export function listApiThreads(
  db: Database,
  filters: ThreadFilters,
  reader: { userId: number | null; now: number },
) {
  return readForgivingly(db, filters, {
    read: (each) => readApiList(db, each, reader),
    isEmpty: ({ threads }) => threads.length === 0,
  });
}

async function readApiList(
  db: Database,
  filters: ThreadFilters,
  { userId, now }: { userId: number | null; now: number },
) {
  const whole = wholeListOf(filters);
  const [rows, [state]] = await db.batch([
    db
      .select({
        ...threadApiColumns,
        total: sql<number | null>`page.total`.as("api_total"),
        isPart: sql<number>`page.is_part`.as("api_is_part"),
      })
      .from(sql`(${selectPage(filters, userId)}) as page`)
      .leftJoin(threads, sql`${threads.id} = page.id`)
      .leftJoin(users, eq(users.id, threads.authorId))
      .leftJoin(threadViews, eq(threadViews.threadId, threads.id))
      .orderBy(sql`page.place`),
    selectListState(db, whole ?? everything),
  ]);
  return {
    threads: rows.flatMap(({ total: _, isPart: __, ...row }) =>
      row.id === null ? [] : [toApiThread(row)],
    ),
    ...measure(db, filters, { whole, state, first: rows[0], now }),
  };
}

interface Measured {
  whole: FarList | null;
  state: ListState | undefined;
  first: { total: number | null; isPart: number } | undefined;
  now: number;
}

/** How long the list is, and of a whole one what its far pages need. */
function measure(db: Database, { page }: ThreadFilters, { whole, state, first, now }: Measured) {
  const start = (page - 1) * pageSize;
  const isPart = first?.isPart === 1;
  if (whole) return { isPart, ...measureList(db, whole, state, { start, size: pageSize, now }) };
  const total = first?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { isPart, total, pageCount, isCounting: false, renewMarks: null };
}
