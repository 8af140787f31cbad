import { communityTags } from "~/content/community-tags";
import { tags } from "~/db/schema/community";
import { createThread, type NewThread } from "~/models/community/thread.server";
import { setPublicName } from "~/models/user.server";
import type { startApp } from "./app";
import { fillAtOnce } from "./fill";

type App = Pick<Awaited<ReturnType<typeof startApp>>, "db" | "createUser">;

let asked = 0;

const withTopics = new WeakSet<App["db"]>();

/** The ten topics, as every site has them. A second call does nothing. */
export async function addTopics(app: Pick<App, "db">) {
  if (withTopics.has(app.db)) return;
  withTopics.add(app.db);
  await app.db
    .insert(tags)
    .values(
      communityTags.map(({ id, name, group }, position) => ({
        ...{ id, name, position, topicGroup: group },
        slug: name.toLowerCase().replaceAll(" ", "-"),
      })),
    )
    .onConflictDoNothing();
}

/** Somebody who has chosen a public name. */
export async function makeAsker(app: App, publicName?: string) {
  const user = await app.createUser();
  await setPublicName(app.db, user.id, publicName ?? `Asker ${user.id}`);
  return user;
}

/**
 * A question as the form stores it.
 *
 * @param question without an author it is asked by somebody new.
 */
export async function ask(app: App, question: Partial<NewThread> = {}, now = Date.now()) {
  await addTopics(app);
  asked++;
  const authorId = question.authorId ?? (await makeAsker(app)).id;
  const { id } = await createThread(
    app.db,
    {
      title: `How do I ask about thing number ${asked}?`,
      body: `I tried thing number ${asked} twice and got a different answer each time.`,
      tagIds: [1],
      submissionKey: crypto.randomUUID(),
      ...question,
      authorId,
    },
    now,
  );
  return { id, authorId };
}

/**
 * Thousands of questions at once, the same on every call, a minute apart: by one author, a fifth of
 * them solved, with votes, answers and views of all sizes, and one or two of the ten topics. Lists
 * and tags are filled by statements over all rows; the search knows none of them.
 */
export async function addManyThreads(
  app: App & { env: { DB: D1Database } },
  count: number,
): Promise<void> {
  await addTopics(app);
  const { id: authorId } = await makeAsker(app);
  const noise = (salt: number) =>
    `abs((n * 7919 + ${salt * 104729}) * (n % 9973 + ${salt * 31}) % 1000003)`;
  const { DB } = app.env;
  await fillAtOnce(
    DB,
    ["threads", "thread_tags"],
    [
      `insert into threads (title, body, excerpt, author_id, created_at, updated_at, upvotes,
        downvotes, answer_count, is_answered, accepted_answer_id, view_count, tags)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select 'Question number ' || n || ' about a tool', 'Details of it.', 'Details of it.', ${authorId},
        1700000000000 + n * 60000, 1700000000000 + n * 60000, ${noise(1)} % 40, ${noise(2)} % 15,
        ${noise(3)} % 6, ${noise(4)} % 5 = 0, iif(${noise(4)} % 5 = 0, n, null), ${noise(5)} % 3000,
        iif(first = second, json_array(json_object('id', first, 'name', 'Tag ' || first)),
          json_array(json_object('id', first, 'name', 'Tag ' || first),
            json_object('id', second, 'name', 'Tag ' || second)))
      from (select n, 1 + ${noise(6)} % 10 as first, 1 + ${noise(7)} % 10 as second from numbers)`,
      `insert into thread_tags (thread_id, tag_id, created_at, hot, is_answered)
      select t.id, tag.value ->> 'id', t.created_at, t.hot, t.is_answered
      from threads as t, json_each(t.tags) as tag`,
      `update tags set
        thread_count = (select count(*) from thread_tags where tag_id = tags.id),
        answered_count = (select count(*) from thread_tags where tag_id = tags.id and is_answered)`,
      `insert into thread_lists (list, thread_count)
      select 'all', count(*) from threads union all
      select 'answered', count(*) from threads where is_answered`,
    ].map((each) => DB.prepare(each)),
  );
}
