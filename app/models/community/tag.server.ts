import { asc, inArray, isNotNull, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { tags } from "../../db/schema/community";
import type { TopicGroup } from "./tag";

/** The statement that reads the topics with their counts, to be batched with others. */
export function selectTopics(db: Database) {
  return db
    .select({
      ...named("topic", {
        id: tags.id,
        name: tags.name,
        count: tags.threadCount,
        answeredCount: tags.answeredCount,
      }),
      group: sql<string>`${tags.topicGroup}`.as("topic_group_name"),
    })
    .from(tags)
    .where(isNotNull(tags.topicGroup))
    .orderBy(asc(tags.position), asc(tags.id));
}

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number];

/** The topics under their headings, both in the stored order. */
export function toTopicGroups(rows: readonly TopicRow[]): TopicGroup[] {
  const groups = new Map<string, TopicGroup>();
  for (const { id, name, group, count } of rows) {
    const known = groups.get(group) ?? { name: group, topics: [] };
    known.topics.push({ id, name, count });
    groups.set(group, known);
  }
  return [...groups.values()];
}

/** The topics in their stored order, each with its group and how many visible questions have it. */
export async function listTopics(db: Database) {
  const [rows] = await db.batch([selectTopics(db)]);
  return rows.map(({ id, name, group, count }) => ({ id, name, group, count }));
}

/** The tags with these ids as a question keeps them, in the order given; unknown ids are left out. */
export async function findTags(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [rows] = await db.batch([
    db
      .select({ id: tags.id, name: tags.name })
      .from(tags)
      .where(inArray(tags.id, [...ids])),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}
