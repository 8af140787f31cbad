import { and, inArray, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { drafts, textPictures } from "../db/schema/site";
import { picturesIn } from "../files/picture-address";

/** A picture that no text uses by then is not waited for. */
const unusedAfter = 24 * 60 * 60 * 1000;
/** So many are swept at a time. */
const sweptAtOnce = 10;

export async function addPicture(
  db: Database,
  { ownerId, address }: { ownerId: number; address: string },
  now: number,
) {
  await db.insert(textPictures).values({ ownerId, address, createdAt: now });
}

/** Keeps the pictures of a text that is about to be stored. */
export async function markUsed(db: Database, text: string, now: number) {
  const addresses = picturesIn(text);
  if (addresses.length === 0) return;
  await db
    .update(textPictures)
    .set({ usedAt: now })
    .where(
      and(
        isNull(textPictures.usedAt),
        sql`${textPictures.address} in (select value from json_each(${JSON.stringify(addresses)}))`,
      ),
    );
}

/** Takes out some pictures that neither a text nor its owner's unsent one uses. */
export async function dropUnused(db: Database, now: number) {
  const unused = db
    .select({ id: textPictures.id })
    .from(textPictures)
    .where(
      and(
        isNull(textPictures.usedAt),
        lt(textPictures.createdAt, now - unusedAfter),
        sql`not exists (select 1 from ${drafts} where ${drafts.userId} = ${textPictures.ownerId}
          and instr(${drafts.fields}, ${textPictures.address}) > 0)`,
      ),
    )
    .orderBy(textPictures.createdAt)
    .limit(sweptAtOnce);
  return db
    .delete(textPictures)
    .where(inArray(textPictures.id, unused))
    .returning({ address: textPictures.address });
}
