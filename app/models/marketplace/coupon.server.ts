import { desc, eq, lt, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { namedOrNull } from "../../db/named";
import { marketplaceItems } from "../../db/schema/items";
import { coupons } from "../../db/schema/orders";
import { users } from "../../db/schema/people";
import type { NewCoupon } from "../../schemas/coupon";
import { type Refusal, refuse } from "../../schemas/refusal";
import { publicNameSql } from "../person.server";
import type { ListedCoupon } from "./coupon";
import { findTarget, namesOf, selectTargets } from "./coupon-target.server";

const couponsPerPage = 50;

/** Coupons for an editor, the newest first. */
export async function listCoupons(db: Database, before?: number) {
  const [rows, known] = await db.batch([
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
        sellerName: sql<string | null>`iif(${coupons.sellerId} is null, null,
          ${publicNameSql()})`.as("coupon_seller_name"),
        ...namedOrNull("coupon", { itemName: marketplaceItems.name }),
      })
      .from(coupons)
      .leftJoin(users, eq(users.id, coupons.sellerId))
      .leftJoin(marketplaceItems, eq(marketplaceItems.id, coupons.itemId))
      .where(before === undefined ? undefined : lt(coupons.id, before))
      .orderBy(desc(coupons.id))
      .limit(couponsPerPage + 1),
    selectTargets(db),
  ]);
  const shown: ListedCoupon[] = rows.slice(0, couponsPerPage);
  return {
    coupons: shown,
    known: namesOf(known),
    olderThan: rows.length > shown.length ? shown.at(-1)?.id : undefined,
  };
}

const day = 24 * 60 * 60 * 1000;

/** Makes a coupon that counts from the first to the last of its days in UTC. */
export async function createCoupon(
  db: Database,
  input: NewCoupon,
  now: number,
): Promise<{ ok: true } | Refusal> {
  const { kind, scope } = input;
  const endsAt = input.endsOn ? Date.parse(`${input.endsOn}T00:00:00Z`) + day : null;
  if (endsAt !== null && endsAt <= now) {
    return refuse("invalid", "The last day is over already.", "endsOn");
  }
  const target = await findTarget(db, input);
  if (!target.ok) return target;
  try {
    await db.insert(coupons).values({
      code: input.code,
      kind,
      percent: kind === "percent" ? input.percent : null,
      amountCents: kind === "amount" ? input.amount : null,
      scope,
      sellerId: scope === "seller" ? target.id : null,
      itemId: scope === "item" ? target.id : null,
      category: scope === "category" ? input.category : null,
      minSubtotalCents: input.minimum ?? 0,
      startsAt: input.startsOn ? Date.parse(`${input.startsOn}T00:00:00Z`) : null,
      endsAt,
      maxUses: input.maxUses ?? null,
      maxUsesPerUser: input.maxUsesPerUser ?? null,
      createdAt: now,
    });
    return { ok: true };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "coupons")) throw error;
    return refuse("conflict", "There is a coupon with this code already.", "code");
  }
}

/** Takes a coupon out of use, or into it again. Undefined for an unknown one. */
export async function setCouponActive(db: Database, id: number, isActive: boolean) {
  const [changed] = await db
    .update(coupons)
    .set({ isActive })
    .where(eq(coupons.id, id))
    .returning();
  return changed;
}
