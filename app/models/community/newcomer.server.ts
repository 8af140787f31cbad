import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { communityMembers } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import type { KeyedWindow } from "../rate-limit.server";

export type PostKind = "question" | "answer";

const day = 24 * 60 * 60_000;
export const newcomerForMs = 7 * day;

/** So many posts of a kind may a newcomer write within 24 hours. */
export const postsPerDay = { question: 3, answer: 10 } as const satisfies Record<PostKind, number>;

/**
 * The window that the post of a newcomer is counted in, and null for everybody else. A newcomer is
 * somebody whose account is younger than seven days and of whom no answer was accepted yet: one
 * good answer is enough to be trusted, and so is a week.
 *
 * The use is counted in the batch that stores the post, which fails as a whole behind the limit: so
 * it is exact, and a form that arrives twice counts once. One read, for a page that writes.
 */
export async function postLimit(
  db: Database,
  { id }: { id: number },
  kind: PostKind,
  now: number,
): Promise<KeyedWindow | null> {
  const [[newcomer]] = await db.batch([
    db
      .select({ newcomerId: sql<number>`${users.id}`.as("newcomer_id") })
      .from(users)
      .where(sql`${users.id} = ${id} and ${users.createdAt} > ${now - newcomerForMs}
        and not exists (select 1 from ${communityMembers} as member
          where member.user_id = ${id} and member.accepted_count > 0)`),
  ]);
  return newcomer
    ? { key: `newcomer:${kind}:${id}`, limit: postsPerDay[kind], windowMs: day }
    : null;
}

/** What a newcomer reads at the limit. What they typed is still there. */
export function postLimitSentence(kind: PostKind) {
  const what =
    kind === "question"
      ? `ask ${postsPerDay.question} questions`
      : `give ${postsPerDay.answer} answers`;
  return `In your first week here you can ${what} a day. Your text is kept: please post it tomorrow.`;
}
