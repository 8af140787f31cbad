import { type SQL, sql } from "drizzle-orm";

import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { answers, communityMembers, threads } from "../../db/schema/community";

/**
 * The statements after which the figures of the authors of some answers count what is seen: visible
 * answers to visible questions. They stand behind what changes that; `is_counted` says what is counted.
 *
 * @param ids a select of ids of answers.
 */
export function countAnswers(db: Database, ids: SQL): Statement[] {
  const isSeen = sql`(answer.status = 'visible' and thread.status = 'visible')`;
  const from = sql`${answers} as answer join ${threads} as thread on thread.id = answer.thread_id
    where answer.id in (${ids}) and answer.is_counted <> ${isSeen}`;
  return [
    db
      .update(communityMembers)
      .set({ answerCount: sql`answer_count + by` })
      .from(
        sql`(select answer.author_id as author_id, sum(${isSeen} - answer.is_counted) as by
          from ${from} group by answer.author_id) as moved`,
      )
      .where(sql`user_id = moved.author_id`),
    db
      .update(answers)
      .set({ isCounted: sql`not is_counted` })
      .where(sql`id in (select answer.id from ${from})`),
  ];
}
