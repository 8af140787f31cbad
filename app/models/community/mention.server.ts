import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Database } from "../../db/client.server";
import { users } from "../../db/schema/people";
import { type NotificationKind, notify, wantsToKnow } from "../notification.server";
import { mayHavePublicNameSql } from "../person.server";
import { mentionsIn } from "./mention";

export interface MentioningPost {
  /** What was written, as Markdown. */
  text: string;
  authorId: number;
  /** One sentence: who mentioned the reader where. */
  title: string | SQL;
  href: string | SQL;
  /**
   * Who is told of this post anyway, such as its followers, unless they switched that kind off: those
   * among `people`, a select of ids, as another one.
   */
  told?: { among: (people: SQL) => SQL; kind: NotificationKind };
  /** Nobody is told unless this holds, such as that the post is new. */
  when?: SQL;
}

/**
 * Statements, none or one, that tell the people whom a post mentions. A name that nobody has tells
 * nobody, and so does one's own. Under-18s have no public name, so strangers cannot call them.
 */
export function notifyMentions(
  db: Database,
  { text, authorId, title, href, told, when }: MentioningPost,
  now: number,
) {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return [];
  const people = peopleNamed(mentions);
  const except =
    told &&
    sql`select already.id from ${users} as already
      where already.id in (${told.among(people)}) and ${wantsToKnow(sql.raw("already"), told.kind)}`;
  return [
    notify(
      db,
      { userId: people, kind: "mention", title, href, actorId: authorId, except, when },
      now,
    ),
  ];
}

/** A select of the ids of those who are meant: of several readings of a name the first that exists. */
function peopleNamed(mentions: readonly (readonly string[])[]) {
  const named = alias(users, "named");
  return sql`select (select named.id from json_each(mentioned.value) as reading
      join ${users} as named on lower(${named.publicName}) = lower(reading.value)
      where ${mayHavePublicNameSql(named)}
      order by reading.key limit 1)
    from json_each(${JSON.stringify(mentions)}) as mentioned`;
}
