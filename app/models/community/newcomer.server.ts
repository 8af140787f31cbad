import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { communityMembers } from "../../db/schema/community";
import { users } from "../../db/schema/people";
import type { KeyedWindow } from "../rate-limit.server";

export type PostKind = "question" | "answer";

const day = 24 * 60 * 60_000;
const newcomerForMs = 7 * day;

/** So many pictures may anybody put into posts within 24 hours, and a newcomer. */
export const picturesPerDay = { member: 10, newcomer: 3 };

/** So many posts of a kind may a newcomer write within 24 hours. */
const postsPerDay = { question: 3, answer: 10 } as const satisfies Record<PostKind, number>;

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
  return (await isNewcomer(db, id, now))
    ? { key: `newcomer:${kind}:${id}`, limit: postsPerDay[kind], windowMs: day }
    : null;
}

/** The window that every picture is counted in. */
export async function pictureLimit(
  db: Database,
  { id }: { id: number },
  now: number,
): Promise<KeyedWindow> {
  const who = (await isNewcomer(db, id, now)) ? "newcomer" : "member";
  return { key: `post-picture:${id}`, limit: picturesPerDay[who], windowMs: day };
}

async function isNewcomer(db: Database, id: number, now: number) {
  const [[newcomer]] = await db.batch([
    db
      .select(named("newcomer", { newcomerId: users.id }))
      .from(users)
      .where(sql`${users.id} = ${id} and ${users.createdAt} > ${now - newcomerForMs}
        and not exists (select 1 from ${communityMembers} as member
          where member.user_id = ${id} and member.accepted_count > 0)`),
  ]);
  return newcomer !== undefined;
}

/** What a newcomer reads at the limit. What they typed is still there. */
export function postLimitSentence(kind: PostKind) {
  const what =
    kind === "question"
      ? `ask ${postsPerDay.question} questions`
      : `give ${postsPerDay.answer} answers`;
  return `In your first week here you can ${what} a day. Your text is kept: please post it tomorrow.`;
}
