import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems, sellers } from "../../db/schema/items";
import { listingDecisions, listingDrafts, marketplaceItemVersions } from "../../db/schema/listings";
import { users } from "../../db/schema/people";

const listingsPerPage = 20;

/** A place in the queue behind this many is not counted out. */
const longestQueue = 100;

export interface ListingsPlace {
  updatedAt: number;
  id: number;
}

/** A creator's listings, the last changed first, with where each stands. */
export async function listListings(db: Database, userId: number, before?: ListingsPlace) {
  const [rows, queue, drafts, [seller]] = await db.batch([
    db
      .select({
        ...named("item", {
          id: marketplaceItems.id,
          name: marketplaceItems.name,
          status: marketplaceItems.status,
          type: marketplaceItems.type,
          category: marketplaceItems.category,
          priceCents: marketplaceItems.priceCents,
          pricingModel: marketplaceItems.pricingModel,
          imagePath: marketplaceItems.imagePath,
          downloads: marketplaceItems.downloads,
          purchases: marketplaceItems.purchases,
          updatedAt: marketplaceItems.updatedAt,
          versionId: marketplaceItemVersions.id,
          versionStatus: marketplaceItemVersions.status,
          versionNumber: marketplaceItemVersions.number,
          liveVersion: marketplaceItems.versionNumber,
          submittedAt: marketplaceItemVersions.submittedAt,
        }),
        ...namedOrNull("item", {
          reasons: listingDecisions.reasons,
          note: listingDecisions.noteToCreator,
        }),
      })
      .from(marketplaceItems)
      .innerJoin(
        marketplaceItemVersions,
        sql`${marketplaceItemVersions.itemId} = ${marketplaceItems.id}
          and ${marketplaceItemVersions.number} = (select newest.number
            from ${marketplaceItemVersions} as newest
            where newest.item_id = ${marketplaceItems.id} order by newest.number desc limit 1)`,
      )
      .leftJoin(
        listingDecisions,
        sql`${listingDecisions.id} = (select latest.id from ${listingDecisions} as latest
          where latest.item_id = ${marketplaceItems.id}
          order by latest.created_at desc, latest.id desc limit 1)`,
      )
      .where(
        and(
          eq(marketplaceItems.creatorId, userId),
          before &&
            sql`(${marketplaceItems.updatedAt}, ${marketplaceItems.id})
              < (${before.updatedAt}, ${before.id})`,
        ),
      )
      .orderBy(desc(marketplaceItems.updatedAt), desc(marketplaceItems.id))
      .limit(listingsPerPage + 1),
    db
      .select({ versionId: marketplaceItemVersions.id })
      .from(marketplaceItemVersions)
      .where(eq(marketplaceItemVersions.status, "pending"))
      .orderBy(marketplaceItemVersions.submittedAt, marketplaceItemVersions.id)
      .limit(longestQueue),
    db
      .select({
        itemId: listingDrafts.itemId,
        title: listingDrafts.title,
        step: listingDrafts.step,
        updatedAt: listingDrafts.updatedAt,
      })
      .from(listingDrafts)
      .where(eq(listingDrafts.userId, userId))
      .orderBy(desc(listingDrafts.updatedAt))
      .limit(listingsPerPage),
    db
      .select({ verifiedAt: sellers.verifiedAt })
      .from(users)
      .innerJoin(sellers, eq(sellers.userId, users.id))
      .where(eq(users.id, userId)),
  ]);

  const shown = rows.slice(0, listingsPerPage);
  const last = shown.at(-1);
  const places = new Map(queue.map(({ versionId }, place) => [versionId, place]));
  return {
    listings: shown.map(({ reasons, ...row }) => ({
      ...row,
      reasons: reasons ?? [],
      /** How many stand before it; null when it waits behind more than are counted. */
      waitingBefore: row.versionStatus === "pending" ? (places.get(row.versionId) ?? null) : null,
      hasDraft: drafts.some(({ itemId }) => itemId === row.id),
    })),
    draft: drafts.find(({ itemId }) => itemId === null) ?? null,
    isVerified: seller?.verifiedAt != null,
    older: last && rows.length > shown.length ? { updatedAt: last.updatedAt, id: last.id } : null,
  };
}
