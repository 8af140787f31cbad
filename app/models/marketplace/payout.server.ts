import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { shownDay } from "~/models/shown-day";
import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems } from "../../db/schema/items";
import { payouts, purchases } from "../../db/schema/orders";
import { users } from "../../db/schema/people";
import { notify } from "../notification.server";
import { shownMoney, weekStartOf } from "./money";

const salesPerPage = 40;
/** A week stands once for each way it was paid. */
const weeksShown = 24;
/** So many items are told apart, those that earned most. */
export const itemsShown = 20;

const payoutColumns = {
  id: payouts.id,
  provider: payouts.provider,
  weekStart: payouts.weekStart,
  saleCount: payouts.saleCount,
  earnedCents: payouts.earnedCents,
  refundedCents: payouts.refundedCents,
  paidAt: payouts.paidAt,
  paidReference: payouts.paidReference,
};

/** What a creator sold and what it earned, the newest first, with the last weeks. One round trip. */
export async function getSales(
  db: Database,
  sellerId: number,
  before?: { purchasedAt: number; id: number },
) {
  const [sales, weeks, items] = await db.batch([
    db
      .select({
        ...named("sale", {
          id: purchases.id,
          itemId: purchases.itemId,
          soldAt: purchases.purchaseDate,
          status: purchases.status,
          provider: purchases.provider,
          quantity: purchases.quantity,
          amountCents: purchases.amountCents,
        }),
        name: sql<string>`(select name from order_items where order_items.id = ${purchases.orderItemId})`.as(
          "sale_name",
        ),
        platformFeeCents: sql<number>`ifnull(${purchases.platformFeeCents}, 0)`.as("sale_platform"),
        processingFeeCents: sql<number>`ifnull(${purchases.processingFeeCents}, 0)`.as(
          "sale_processing",
        ),
        creatorCents: sql<number>`ifnull(${purchases.creatorCents}, 0)`.as("sale_creator"),
        ...namedOrNull("sale", { weekStart: payouts.weekStart, paidAt: payouts.paidAt }),
      })
      .from(purchases)
      .leftJoin(payouts, eq(payouts.id, purchases.payoutId))
      .where(
        and(
          eq(purchases.sellerId, sellerId),
          before
            ? sql`(${purchases.purchaseDate}, ${purchases.id}) < (${before.purchasedAt}, ${before.id})`
            : undefined,
        ),
      )
      .orderBy(desc(purchases.purchaseDate), desc(purchases.id))
      .limit(salesPerPage + 1),
    db
      .select(payoutColumns)
      .from(payouts)
      .where(eq(payouts.sellerId, sellerId))
      .orderBy(desc(payouts.weekStart))
      .limit(weeksShown),
    db
      .select(
        named("sold", {
          itemId: marketplaceItems.id,
          name: marketplaceItems.name,
          saleCount: marketplaceItems.purchases,
          earnedCents: marketplaceItems.earnedCents,
        }),
      )
      .from(marketplaceItems)
      .where(and(eq(marketplaceItems.creatorId, sellerId), sql`${marketplaceItems.purchases} > 0`))
      .orderBy(desc(marketplaceItems.earnedCents), desc(marketplaceItems.id))
      .limit(itemsShown),
  ]);
  const shown = sales.slice(0, salesPerPage);
  return {
    sales: shown,
    weeks,
    items,
    last: sales.length > shown.length ? shown.at(-1) : undefined,
  };
}

const duePerPage = 50;

/** The weeks that are over and not paid out, the oldest first, and the last ones that were. */
export async function listPayouts(db: Database, now: number) {
  const withSeller = {
    ...payoutColumns,
    sellerId: payouts.sellerId,
    ...named("payout", { seller: users.username }),
  };
  const [due, paid] = await db.batch([
    db
      .select(withSeller)
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.sellerId))
      .where(and(isNull(payouts.paidAt), sql`${payouts.weekStart} < ${weekStartOf(now)}`))
      .orderBy(payouts.weekStart, payouts.id)
      .limit(duePerPage),
    db
      .select(withSeller)
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.sellerId))
      .where(isNotNull(payouts.paidAt))
      .orderBy(desc(payouts.paidAt))
      .limit(20),
  ]);
  return { due, paid };
}

/** Marks a week that is over as paid out, and tells the creator. Once; false where it was before. */
export async function markPaid(
  db: Database,
  { id, sumCents, reference }: { id: number; sumCents: number; reference: string },
  now: number,
) {
  const [[payout]] = await db.batch([
    db
      .select({ ...payoutColumns, sellerId: payouts.sellerId })
      .from(payouts)
      .where(eq(payouts.id, id)),
  ]);
  if (!payout || payout.paidAt !== null || payout.weekStart >= weekStartOf(now)) return false;
  // A refund in the meantime makes it another sum than the editor saw.
  if (payout.earnedCents - payout.refundedCents !== sumCents) return false;

  const amount = shownMoney(sumCents);
  const title = `${amount} for the week of ${shownDay(payout.weekStart)} was paid out.`;
  const [marked] = await db.batch([
    db
      .update(payouts)
      .set({ paidAt: now, paidReference: reference || null })
      .where(
        and(
          eq(payouts.id, id),
          isNull(payouts.paidAt),
          eq(payouts.refundedCents, payout.refundedCents),
        ),
      )
      .returning({ id: payouts.id }),
  ]);
  if (marked.length === 0) return false;
  await notify(
    db,
    { userId: payout.sellerId, kind: "payout", title, href: "/marketplace/sales" },
    now,
  );
  return true;
}
