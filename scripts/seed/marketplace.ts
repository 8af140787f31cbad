import demoItems from "virtual:content/demo/items";
import { and, eq, inArray, sql } from "drizzle-orm";
import { itemTypes, licenses } from "~/content/marketplace";
import type { Database } from "~/db/client.server";
import { marketplaceItems, sellers } from "~/db/schema/items";
import { marketplaceItemVersions } from "~/db/schema/listings";
import { reviewHelpfulVotes, reviews } from "~/db/schema/reviews";
import { renderMarkdown } from "~/markdown/render.server";
import { createCoupon } from "~/models/marketplace/coupon.server";
import { countDownload } from "~/models/marketplace/download.server";
import type { PackageContent } from "~/models/marketplace/download-text";
import { indexItem } from "~/models/marketplace/item-index.server";
import { getOrder, placeOrder, settleOrder } from "~/models/marketplace/order.server";
import { saveReview } from "~/models/marketplace/review.server";
import { setVerified } from "~/models/marketplace/seller.server";
import { createPayments } from "~/payments/payments";
import { NewCoupon } from "~/schemas/coupon";
import { sentenceOf } from "~/schemas/refusal";
import type { Statement } from "../../app/db/batch";
import type { Member } from "./crowd";
import type { DemoItem } from "./marketplace/demo-item";

const day = 24 * 60 * 60 * 1000;
const hour = day / 24;
const sellerCount = 8;
const verifiedCount = 3;
/** What the wizard has for an item without a file: the site writes it down for the buyer. */
const uploadMethod = "other";

/**
 * Puts the demo items on sale, and has demo members buy, download and review them by the
 * rules that hold for everybody. What is there already stays as it is.
 */
export async function seedMarketplace(db: Database, crowd: readonly Member[], now: number) {
  const creators = crowd.slice(0, sellerCount);
  const buyers = crowd.slice(sellerCount);
  for (const [index, item] of demoItems.entries()) {
    const creator = creators[index % creators.length];
    if (!creator || (await isThere(db, item))) continue;
    const listedAt = now - (3 + index * 1.6) * day;
    const id = await list(db, item, creator, listedAt);
    await use(db, { id, item, index }, buyers, { listedAt, now });
  }
  for (const { id } of creators.slice(0, verifiedCount)) {
    await setVerified(db, { userId: id, isVerified: true }, now - 20 * day);
  }
  await createCoupon(
    db,
    NewCoupon.parse({ code: "LAMP-10", kind: "percent", percent: 10, scope: "all" }),
    now - 20 * day,
  );
}

async function isThere(db: Database, { name }: DemoItem) {
  const [[found]] = await db.batch([
    db
      .select({ id: marketplaceItems.id })
      .from(marketplaceItems)
      .where(and(eq(marketplaceItems.name, name), eq(marketplaceItems.isDemo, true))),
  ]);
  return found !== undefined;
}

/** An approved listing with what its buyers get. */
async function list(db: Database, item: DemoItem, { id: creatorId }: Member, at: number) {
  const columns = {
    type: itemTypes.find(({ key }) => key === item.type)?.stored ?? "Other",
    name: item.name,
    description: item.description,
    fullDescription: item.fullDescription,
    category: item.category,
    tags: [...item.tags],
    priceCents: item.priceCents,
    pricingModel: item.pricingModel,
    license: licenses.find(({ key }) => key === item.license)?.stored ?? null,
  };
  const times = { createdAt: at, updatedAt: at };
  await db.insert(sellers).values({ userId: creatorId, createdAt: at }).onConflictDoNothing();
  const [row] = await db
    .insert(marketplaceItems)
    .values({
      ...columns,
      ...times,
      creatorId,
      isDemo: true,
      fullDescriptionHtml: renderMarkdown(item.fullDescription),
    })
    .returning({ id: marketplaceItems.id });
  if (!row) throw new Error(`"${item.name}" was not written.`);

  const version = {
    ...columns,
    ...({ itemId: row.id, number: 1, status: "approved", uploadMethod } as const),
    ...{ submittedAt: at - day, decidedAt: at },
    content: withSample(item.content),
  };
  const statements: Statement[] = indexItem(db, { id: row.id, ...columns }, at);
  await db.batch([db.insert(marketplaceItemVersions).values(version), ...statements]);
  return row.id;
}

/** Of a pack of prompts everybody can read the first one. */
function withSample(content: DemoItem["content"]): PackageContent {
  if (content.kind !== "prompts") return { ...content };
  const prompts = content.prompts.map((each, place) =>
    place === 0 ? { ...each, isSample: true } : each,
  );
  return { ...content, prompts };
}

/** Buyers get the item, and as many of them as there are reviews say what they think. */
async function use(
  db: Database,
  { id: itemId, item, index }: { id: number; item: DemoItem; index: number },
  buyers: readonly Member[],
  { listedAt, now }: { listedAt: number; now: number },
) {
  const more = index % 2;
  const takers = Array.from({ length: item.reviews.length + more }, (_, place) => {
    const taker = buyers[(index * 5 + place * 3) % buyers.length];
    if (!taker) throw new Error("There are no demo buyers.");
    return taker;
  });
  const votes: Vote[] = [];
  for (const [place, taker] of [...new Set(takers)].entries()) {
    const at = Math.min(listedAt + (place + 1) * 9 * hour, now - hour);
    if (item.priceCents === null)
      await countDownload(db, itemId, { userId: taker.id, guestId: null }, at);
    else await buy(db, itemId, item, taker, at);

    const review = item.reviews[place];
    if (!review) continue;
    const saved = await saveReview(
      db,
      {
        ...{ userId: taker.id, itemId, imagePath: null, imageUrl: null },
        ...{ rating: review.rating, reviewText: review.text },
      },
      Math.min(at + 5 * hour, now),
    );
    if (!saved.ok) throw new Error(`A review of "${item.name}" was refused: ${saved.reason}.`);
    const voters = buyers.filter((each) => each !== taker).slice(0, review.helpful);
    votes.push(...voters.map((voter): Vote => [saved.id, voter.id]));
  }
  if (votes.length > 0) await db.batch(countVotes(db, votes, now));
}

/** A review and who found it helpful, by their ids. */
type Vote = [reviewId: number, userId: number];

/** The marks of helpful reviews at once, with the counts that they make. */
function countVotes(db: Database, votes: readonly Vote[], now: number) {
  const counted = sql`(select count(*) from ${reviewHelpfulVotes}
    where ${reviewHelpfulVotes.reviewId} = ${reviews.id})`;
  const ids = [...new Set(votes.map(([reviewId]) => reviewId))];
  return [
    db
      .insert(reviewHelpfulVotes)
      .select(sql`select null, value ->> 0, value ->> 1, null, ${now}
        from json_each(${JSON.stringify(votes)}) where true`)
      .onConflictDoNothing(),
    db.update(reviews).set({ helpful: counted }).where(inArray(reviews.id, ids)),
  ] as const;
}

const payments = createPayments({});

async function buy(
  db: Database,
  itemId: number,
  { pricingModel, priceCents }: DemoItem,
  buyer: Member,
  at: number,
) {
  const offer = pricingModel === "pay-what-you-want" ? (priceCents ?? undefined) : undefined;
  const placed = await placeOrder(
    db,
    buyer,
    { itemId, offer, key: `demo-${itemId}-${buyer.id}` },
    { provider: payments.provider, returnUrl: (reference) => `/checkout/${reference}`, now: at },
  );
  if (!placed.ok) throw new Error(`Item ${itemId} was not sold: ${sentenceOf(placed)}`);
  const found = await getOrder(db, buyer.id, placed.order.reference);
  if (found) await settleOrder(db, found, payments, at + 5_000);
}
