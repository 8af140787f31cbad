import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { guestCounts } from "../db/schema/site";

/** Who does something that is counted. A visitor counts once a day for an address and thing. */
export type Counted =
  | { userId: number; guestId: null }
  | {
      userId: null;
      guestId: string;
      /** Stands for the address, for one day. */
      addressKey: string;
      /** How many visitors of that address count: one, and more where limits are scaled. */
      mostCounted: number;
    };

type Guest = Extract<Counted, { userId: null }>;

const day = 24 * 60 * 60_000;

/** The statement by which a visitor takes the address's place for this thing, where one is free. */
export function claimCount(
  db: Database,
  thing: string,
  { guestId, addressKey, mostCounted }: Guest,
  now: number,
) {
  return db
    .insert(guestCounts)
    .select(sql`select ${addressKey}, ${thing}, ${guestId}, ${now + day}
      where (select count(*) from ${guestCounts}
        where address_key = ${addressKey} and thing = ${thing}) < ${mostCounted}`)
    .onConflictDoNothing();
}

/** Whether it counts: a condition for later statements of the claim's batch. */
export function hasCount(thing: string, { guestId, addressKey }: Guest): SQL {
  return sql`exists (select 1 from ${guestCounts}
    where address_key = ${addressKey} and thing = ${thing} and guest_id = ${guestId})`;
}
