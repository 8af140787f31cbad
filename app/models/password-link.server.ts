import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Database } from "../db/client.server";
import { named, namedOrNull } from "../db/named";
import { passwordLinks, users } from "../db/schema/people";
import { sha256 } from "../keys/digest.server";
import { isToken, makeToken } from "../keys/token.server";

const linkLifetimeMs = 24 * 60 * 60_000;

/**
 * Makes a link for this person; the ones made before stop working.
 *
 * @returns the token, which is stored nowhere in clear.
 */
export async function issuePasswordLink(
  db: Database,
  { userId, issuedBy }: { userId: number; issuedBy: number | null },
  now: number,
) {
  const token = makeToken();
  await db.batch([
    db
      .update(passwordLinks)
      .set({ expiresAt: now })
      .where(and(eq(passwordLinks.userId, userId), isOpen(now))),
    db.insert(passwordLinks).values({
      tokenHash: await sha256(token),
      userId,
      issuedBy,
      createdAt: now,
      expiresAt: now + linkLifetimeMs,
    }),
  ]);
  return token;
}

type FoundLink =
  | { state: "open"; user: { username: string; email: string | null } }
  | { state: "spent" | "unknown" };

/** What a token opens. A link of a suspended person is as good as expired. */
export async function findPasswordLink(
  db: Database,
  token: string,
  now: number,
): Promise<FoundLink> {
  if (!isToken(token)) return { state: "unknown" };

  const [[link]] = await db.batch([
    db
      .select({
        usedAt: passwordLinks.usedAt,
        expiresAt: passwordLinks.expiresAt,
        username: users.username,
        email: users.email,
        status: users.status,
      })
      .from(passwordLinks)
      .innerJoin(users, eq(users.id, passwordLinks.userId))
      .where(eq(passwordLinks.tokenHash, await sha256(token))),
  ]);
  if (!link) return { state: "unknown" };

  const { usedAt, expiresAt, status, ...user } = link;
  const works = usedAt === null && expiresAt > now && status === "active";
  return works ? { state: "open", user } : { state: "spent" };
}

/**
 * Sets the password of the link's person and ends their sessions.
 *
 * @returns whether this call was the one that used the link.
 */
export async function redeemPasswordLink(
  db: Database,
  token: string,
  passwordHash: string,
  now: number,
) {
  const isThis = and(eq(passwordLinks.tokenHash, await sha256(token)), isOpen(now));
  const [, used] = await db.batch([
    // Before the link is marked: both statements see it open, or neither does.
    db
      .update(users)
      .set({
        password: passwordHash,
        choseOwnPassword: true,
        sessionVersion: sql`${users.sessionVersion} + 1`,
      })
      .where(
        inArray(
          users.id,
          db.select({ id: passwordLinks.userId }).from(passwordLinks).where(isThis),
        ),
      ),
    db
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(isThis)
      .returning({ userId: passwordLinks.userId }),
  ]);
  return used.length === 1;
}

/** The last links that were issued, newest first. */
export async function listPasswordLinks(db: Database, now: number, { limit }: { limit: number }) {
  const editors = alias(users, "editors");
  const [links] = await db.batch([
    db
      .select({
        ...named("link", {
          username: users.username,
          createdAt: passwordLinks.createdAt,
          expiresAt: passwordLinks.expiresAt,
          usedAt: passwordLinks.usedAt,
        }),
        ...namedOrNull("link", { issuedBy: editors.username }),
      })
      .from(passwordLinks)
      .innerJoin(users, eq(users.id, passwordLinks.userId))
      .leftJoin(editors, eq(editors.id, passwordLinks.issuedBy))
      // Rows are numbered as they are written, so the newest are read without looking at the others.
      .orderBy(desc(sql`${passwordLinks}.rowid`))
      .limit(limit),
  ]);
  return links.map(({ expiresAt, ...link }) => ({
    ...link,
    state: stateOf(link.usedAt, expiresAt, now),
  }));
}

/** "ended": too old, or a newer link took its place. */
export type LinkState = "open" | "used" | "ended";

function stateOf(usedAt: number | null, expiresAt: number, now: number): LinkState {
  if (usedAt !== null) return "used";
  return expiresAt > now ? "open" : "ended";
}

function isOpen(now: number) {
  return and(isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now));
}
