import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReviewSort } from "../../content/marketplace";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { isStaying } from "../../db/pending-work";
import { marketplaceItems } from "../../db/schema/items";
import { marketplaceItemVersions } from "../../db/schema/listings";
import { users } from "../../db/schema/people";
import { reviews } from "../../db/schema/reviews";
import type { Owner } from "../owner";
import { personColumns, readPerson } from "../person.server";
import type { PackedPrompt } from "./download-text";
import { itemApiColumns, itemCardColumns, toApiItem } from "./item.server";
import { distributionOf } from "./review";
import { selectReviews, showReview } from "./review.server";
import { selectSaves } from "./save.server";
import { ownPurchase } from "./shopper.server";

const mostSimilar = 3;
const mostOthers = 3;

const items = marketplaceItems;
/** With a sign before it the planner does not take an index by status: too many have the same. */
const isOffered = isStaying(sql`${items.creatorId}`);
const isOnSale = sql`+${items.status} = 'active' and ${isOffered}`;

/**
 * All that an item's page shows, in one round trip; null where nothing is on sale under this id.
 *
 * `more` are statements of the same page.
 */
export async function getItem<More extends readonly Statement[]>(
  db: Database,
  id: number,
  { sort, page, viewer, more }: { sort: ReviewSort; page: number; viewer: Owner; more: More },
) {
  const [[row], reviewRows, saves, [mine], alike, ofCategory, others, ...rest] = await db.batch([
    db
      .select({
        ...itemApiColumns,
        ownPurchase: ownPurchase(viewer.userId),
        fullDescriptionHtml: items.fullDescriptionHtml,
        versionNumber: items.versionNumber,
        sample: sql<string | null>`(select pack.value from ${marketplaceItemVersions} as live,
          json_each(live.content, '$.prompts') as pack
          where live.item_id = ${items.id} and live.number = ${items.versionNumber}
          and pack.value ->> 'isSample' limit 1)`.as("free_sample"),
        similarIds: items.similarIds,
        stars1: items.stars1,
        stars2: items.stars2,
        stars3: items.stars3,
        stars4: items.stars4,
        stars5: items.stars5,
        ...named("seller", { sellerStatus: users.status }),
        ...personColumns("maker"),
      })
      .from(items)
      .innerJoin(users, eq(users.id, items.creatorId))
      .where(and(eq(items.id, id), eq(items.status, "active"), isOffered)),
    selectReviews(db, { itemId: id, sort, page, viewer }),
    selectSaves(db, id, viewer),
    db
      .select({
        rating: reviews.rating,
        reviewText: reviews.reviewText,
        imageUrl: reviews.imageUrl,
      })
      .from(reviews)
      .where(
        and(
          eq(reviews.userId, viewer.userId ?? -1),
          eq(reviews.itemId, id),
          eq(reviews.status, "visible"),
        ),
      ),
    db
      .select({ ...itemCardColumns, ownPurchase: ownPurchase(viewer.userId) })
      .from(items)
      .where(
        and(
          inArray(
            items.id,
            sql`(select value from json_each((select similar_ids from marketplace_items where id = ${id})))`,
          ),
          isOnSale,
        ),
      )
      .limit(mostSimilar * 2),
    db
      .select({ ...itemCardColumns, ownPurchase: ownPurchase(viewer.userId) })
      .from(items)
      .where(
        and(
          eq(items.status, "active"),
          isOffered,
          eq(items.category, sql`(select category from marketplace_items where id = ${id})`),
        ),
      )
      .orderBy(desc(items.updatedAt))
      .limit(mostSimilar * 2 + 1),
    db
      .select({ ...itemCardColumns, ownPurchase: ownPurchase(viewer.userId) })
      .from(items)
      .where(
        and(
          eq(items.creatorId, sql`(select creator_id from marketplace_items where id = ${id})`),
          isOnSale,
          ne(items.id, id),
        ),
      )
      .orderBy(desc(items.updatedAt))
      .limit(mostOthers),
    ...more,
  ] as const);
  if (!row) return null;

  const { stars1, stars2, stars3, stars4, stars5, similarIds, sellerStatus, sample, ...shown } =
    row;
  const { personId, personName, hasProfile, ...item } = shown;
  return {
    item: {
      ...item,
      isOnSale: sellerStatus === "active",
      creator: readPerson({ personId, personName, hasProfile }),
    },
    sample: sample ? (JSON.parse(sample) as PackedPrompt) : null,
    distribution: distributionOf([stars1, stars2, stars3, stars4, stars5]),
    reviews: reviewRows.map((each) => showReview(each, viewer)),
    saved: saves.map(({ saveKind }) => saveKind),
    mine: mine ?? null,
    ...shelves(
      id,
      similarIds.flatMap((similarId) => alike.find((each) => each.id === similarId) ?? []),
      { ofCategory, others },
    ),
    more: rest as unknown as {
      [Place in keyof More]: More[Place] extends Statement ? More[Place]["_"]["result"] : never;
    },
  };
}

/** The rows below an item. Where too few are alike, the newest of its category fill their row up. */
function shelves<Card extends { id: number }>(
  id: number,
  alike: readonly Card[],
  { ofCategory, others }: { ofCategory: readonly Card[]; others: readonly Card[] },
) {
  const cards = new Map([...alike, ...ofCategory].map((card) => [card.id, card]));
  cards.delete(id);
  const similar = [...cards.values()].slice(0, mostSimilar);
  const isShown = (card: Card) => similar.some((each) => each.id === card.id);
  return { similar, others: others.filter((card) => !isShown(card)) };
}

/** An item as `/api` answers it, or null. */
export async function getApiItem(db: Database, id: number) {
  const [[row]] = await db.batch([
    db
      .select(itemApiColumns)
      .from(items)
      .where(and(eq(items.id, id), eq(items.status, "active"), isOffered)),
  ]);
  return row ? toApiItem(row) : null;
}
