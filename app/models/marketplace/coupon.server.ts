import { desc, eq, lt, sql } from "drizzle-orm";

import { categories } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { refusedBy } from "../../db/conflict";
import { coupons, marketplaceItems } from "../../db/schema/marketplace";
import { users } from "../../db/schema/people";
import type { NewCoupon } from "../../schemas/coupon";
import type { FieldErrors } from "../../schemas/field-errors";

export const couponsPerPage = 50;

/** Coupons for an editor, the newest first. */
export async function listCoupons(db: Database, before?: number) {
  const [rows] = await db.batch([
    db
      .select({
        id: coupons.id,
        code: coupons.code,
        kind: coupons.kind,
        percent: coupons.percent,
        amountCents: coupons.amountCents,
        scope: coupons.scope,
        sellerId: coupons.sellerId,
        itemId: coupons.itemId,
        category: coupons.category,
        minSubtotalCents: coupons.minSubtotalCents,
        startsAt: coupons.startsAt,
        endsAt: coupons.endsAt,
        maxUses: coupons.maxUses,
        maxUsesPerUser: coupons.maxUsesPerUser,
        usedCount: coupons.usedCount,
        isActive: coupons.isActive,
      })
      .from(coupons)
      .where(before === undefined ? undefined : lt(coupons.id, before))
      .orderBy(desc(coupons.id))
      .limit(couponsPerPage + 1),
  ]);
  const shown = rows.slice(0, couponsPerPage);
  return { coupons: shown, olderThan: rows.length > shown.length ? shown.at(-1)?.id : undefined };
}

const day = 24 * 60 * 60 * 1000;

/** Makes a coupon that counts from the first to the last of its days in UTC. */
export async function createCoupon(
  db: Database,
  input: NewCoupon,
  now: number,
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const { kind, scope } = input;
  const errors = await refuseTarget(db, input);
  if (errors) return { ok: false, errors };
  try {
    await db.insert(coupons).values({
      code: input.code,
      kind,
      percent: kind === "percent" ? input.percent : null,
      amountCents: kind === "amount" ? input.amount : null,
      scope,
      sellerId: scope === "seller" ? input.sellerId : null,
      itemId: scope === "item" ? input.itemId : null,
      category: scope === "category" ? input.category : null,
      minSubtotalCents: input.minimum ?? 0,
      startsAt: input.startsOn ? Date.parse(`${input.startsOn}T00:00:00Z`) : null,
      endsAt: input.endsOn ? Date.parse(`${input.endsOn}T00:00:00Z`) + day : null,
      maxUses: input.maxUses ?? null,
      maxUsesPerUser: input.maxUsesPerUser ?? null,
      createdAt: now,
    });
    return { ok: true };
  } catch (error) {
    if (!refusedBy(error)?.includes("coupons")) throw error;
    return { ok: false, errors: { code: ["There is a coupon with this code already."] } };
  }
}

/** The creator, item or category that a coupon is for must be there. */
async function refuseTarget(db: Database, input: NewCoupon): Promise<FieldErrors | null> {
  const [[seller], [item]] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, input.sellerId ?? 0)),
    db
      .select({ id: sql<number>`${marketplaceItems.id}`.as("coupon_item_id") })
      .from(marketplaceItems)
      .where(eq(marketplaceItems.id, input.itemId ?? 0)),
  ]);
  if (input.scope === "seller" && !seller) return { sellerId: ["There is no such creator."] };
  if (input.scope === "item" && !item) return { itemId: ["There is no such item."] };
  const isCategory = (categories as readonly string[]).includes(input.category ?? "");
  if (input.scope === "category" && !isCategory) {
    return { category: ["Please choose a category."] };
  }
  return null;
}

/** Takes a coupon out of use, or into it again. False for an unknown one. */
export async function setCouponActive(db: Database, id: number, isActive: boolean) {
  const changed = await db
    .update(coupons)
    .set({ isActive })
    .where(eq(coupons.id, id))
    .returning({ id: coupons.id });
  return changed.length > 0;
}
