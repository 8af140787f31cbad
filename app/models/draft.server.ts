import { and, eq, lt, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { named } from "../db/named";
import { drafts } from "../db/schema/site";
import { type DraftFields, type DraftPlace, isEmpty } from "../schemas/draft";
import type { Owner } from "./owner";

const day = 24 * 60 * 60_000;
/** A draft that nobody touched for so long is forgotten, a visitor's sooner. */
const keptForMs = 90 * day;
const guestsKeptForMs = 7 * day;
/** More than these, and the oldest of a person go. */
const mostDrafts = 50;

/** The statement that reads a draft, the newest first, to be batched with others of the page. */
export function selectDraft(db: Database, owner: Owner, place: DraftPlace) {
  return db
    .select(named("draft", { fields: drafts.fields, updatedAt: drafts.updatedAt }))
    .from(drafts)
    .where(isAt(owner, place))
    .orderBy(sql`${drafts.updatedAt} desc`)
    .limit(1);
}

/** What is kept of an unsent text; null for nothing. */
export async function readDraft(db: Database, owner: Owner, place: DraftPlace) {
  const [[draft]] = await db.batch([selectDraft(db, owner, place)]);
  return draft ?? null;
}

/** The statement that forgets a draft; a visitor's of the same browser goes with a member's. */
export function forgetDraft(db: Database, owner: Owner, place: DraftPlace) {
  return db.delete(drafts).where(isAt(owner, place));
}

/** Keeps a draft in place of the one before. Nothing typed keeps nothing. */
export async function keepDraft(
  db: Database,
  owner: Owner,
  { fields, ...place }: DraftPlace & { fields: DraftFields },
  now: number,
) {
  const { userId, guestId } = owner;
  const own = userId === null ? { guestId } : { userId };
  const isOwn = userId === null ? eq(drafts.guestId, guestId ?? "") : eq(drafts.userId, userId);
  await db.batch([
    forgetDraft(db, owner, place),
    db
      .delete(drafts)
      .where(
        or(
          lt(drafts.updatedAt, now - keptForMs),
          and(sql`${drafts.userId} is null`, lt(drafts.updatedAt, now - guestsKeptForMs)),
        ),
      ),
    ...(isEmpty(fields)
      ? []
      : [
          db.insert(drafts).values({ ...own, ...place, fields, updatedAt: now }),
          db.delete(drafts).where(
            and(
              isOwn,
              sql`${drafts.id} not in (select id from ${drafts} where ${isOwn}
                order by updated_at desc, id desc limit ${mostDrafts})`,
            ),
          ),
        ]),
  ]);
}

/** What a person wrote before signing in is theirs: the browser's draft counts as their own. */
function isAt({ userId, guestId }: Owner, { kind, about }: DraftPlace): SQL {
  const isPersons = userId === null ? undefined : eq(drafts.userId, userId);
  const isGuests = guestId === null ? undefined : eq(drafts.guestId, guestId);
  const isTheirs = or(isPersons, isGuests) ?? sql`false`;
  return and(eq(drafts.kind, kind), eq(drafts.about, about), isTheirs) ?? sql`false`;
}
