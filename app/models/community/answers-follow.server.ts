import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threads } from "../../db/schema/community";
import type { Work } from "../../db/schema/pending-work";
import type { Piece } from "../piece";
import { countAnswers } from "./answer-count.server";
import { forgetAnswers, indexAnswers } from "./thread-index.server";

const answersAtOnce = 100;
/** Characters of texts that are indexed at once: what a statement may bind is bounded. */
const textAtOnce = 200_000;

/**
 * Brings the next answers of a question in line with whether it is seen: those that are go into the
 * search and into their authors' figures, the others out of both.
 */
export async function followThread(
  db: Database,
  { subject: threadId, cursor }: Work,
  now: number,
): Promise<Piece> {
  const [createdAfter = "0", idAfter = "0"] = cursor.split(".");
  const [[thread], rows] = await db.batch([
    db
      .select(named("followed", { status: threads.status, acceptedId: threads.acceptedAnswerId }))
      .from(threads)
      .where(sql`id = ${threadId}`),
    db
      .select(
        named("following", {
          id: answers.id,
          body: answers.body,
          status: answers.status,
          createdAt: answers.createdAt,
          updatedAt: answers.updatedAt,
        }),
      )
      .from(answers)
      .where(
        sql`thread_id = ${threadId} and (created_at, id) > (${Number(createdAfter)}, ${Number(idAfter)})`,
      )
      .orderBy(sql`created_at, id`)
      .limit(answersAtOnce),
  ]);
  if (!thread) return { cursor: null, statements: [] };

  let length = 0;
  const posts = rows.filter(({ body }, place) => {
    length += body.length;
    return place === 0 || length <= textAtOnce;
  });
  const ids = JSON.stringify(posts.map(({ id }) => id));
  const last = posts.at(-1);
  const seen = posts.filter(({ status }) => status === "visible" && thread.status === "visible");
  return {
    cursor:
      last && (posts.length === answersAtOnce || posts.length < rows.length)
        ? `${last.createdAt}.${last.id}`
        : null,
    when: sql`exists (select 1 from ${threads} where id = ${threadId}
        and status = ${thread.status} and accepted_answer_id is ${thread.acceptedId})
      and (select max(updated_at) from ${answers} where id in (select value from json_each(${ids})))
        is ${posts.length > 0 ? Math.max(...posts.map(({ updatedAt }) => updatedAt)) : null}`,
    statements: [
      ...countAnswers(db, sql`select value from json_each(${ids})`),
      ...forgetAnswers(
        db,
        posts.map(({ id }) => id),
      ),
      ...indexAnswers(
        db,
        threadId,
        seen.map(({ id, body }) => ({ id, body, isAccepted: id === thread.acceptedId })),
        now,
      ),
    ],
  };
}
