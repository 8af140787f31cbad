import { shownDay } from "~/models/shown-day";
import { percentOf, shownMoney } from "./money";

export interface Coupon {
  id: number;
  code: string;
  kind: "percent" | "amount";
  percent: number | null;
  amountCents: number | null;
  scope: "all" | "seller" | "item" | "category";
  sellerId: number | null;
  itemId: number | null;
  category: string | null;
  minSubtotalCents: number;
  startsAt: number | null;
  endsAt: number | null;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  usedCount: number;
  isActive: boolean;
}

/** A coupon as editors see it, with what it is for by name. */
export interface ListedCoupon extends Coupon {
  sellerName: string | null;
  itemName: string | null;
}

/** Names of creators and items that a coupon can be for. */
export interface CouponTargets {
  sellers: string[];
  items: string[];
}

export interface CouponLine {
  itemId: number;
  sellerId: number;
  category: string;
  /** Unit price times quantity. */
  subtotalCents: number;
}

/** Whether buyers can use a coupon at this moment, and why not. */
export type CouponState = "off" | "early" | "expired" | "spent" | "usable";

export function couponState(
  {
    isActive,
    startsAt,
    endsAt,
    maxUses,
    usedCount,
  }: Pick<Coupon, "isActive" | "startsAt" | "endsAt" | "maxUses" | "usedCount">,
  now: number,
): CouponState {
  if (!isActive) return "off";
  if (startsAt !== null && now < startsAt) return "early";
  if (endsAt !== null && now >= endsAt) return "expired";
  return maxUses !== null && usedCount >= maxUses ? "spent" : "usable";
}

export const invalidCoupon = "Invalid coupon code. Please try again.";

/** Why a coupon does not count for these lines, in the order in which a buyer can do something about it. */
export function refuseCoupon(
  coupon: Coupon,
  { lines, usedByBuyer, now }: { lines: readonly CouponLine[]; usedByBuyer: number; now: number },
): string | null {
  const { startsAt, maxUsesPerUser, minSubtotalCents } = coupon;
  const state = couponState(coupon, now);
  if (state === "off") return "This code is not in use any more.";
  if (state === "early") return `This code counts from ${shownDay(startsAt ?? now)} (UTC).`;
  if (state === "expired") return "This code has expired.";
  if (state === "spent") return "This code has been used as often as it may be.";
  if (maxUsesPerUser !== null && usedByBuyer >= maxUsesPerUser) {
    return "You have used this code as often as one person may.";
  }
  const eligible = lines.filter((line) => isEligible(coupon, line));
  if (eligible.length === 0) return "This code is not for what you are buying.";
  if (subtotalOf(eligible) < minSubtotalCents) {
    return `This code needs a purchase of at least ${shownMoney(minSubtotalCents)}.`;
  }
  return null;
}

/**
 * What a coupon takes off each line, in whole cents: a percentage is rounded line by line, an
 * amount is shared out by the lines' worth so that the parts add up to it.
 */
export function discountLines(coupon: Coupon, lines: readonly CouponLine[]): number[] {
  const worth = lines.map((line) => (isEligible(coupon, line) ? line.subtotalCents : 0));
  if (coupon.kind === "percent") return worth.map((cents) => percentOf(cents, coupon.percent ?? 0));
  const total = worth.reduce((sum, cents) => sum + cents, 0);
  return shareOut(Math.min(coupon.amountCents ?? 0, total), worth);
}

/** Shares whole cents out by weight; the largest remainders get what rounding down leaves over. */
function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);

  // Products of two sums of money can be beyond the exact whole numbers of a double.
  const parts = weights.map((weight) => {
    const product = BigInt(cents) * BigInt(weight);
    return { floor: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  const left = cents - parts.reduce((sum, { floor }) => sum + floor, 0);
  const byRest = [...parts].sort((one, other) => other.rest - one.rest);
  const rounded = new Set(byRest.slice(0, left));
  return parts.map((part) => part.floor + (rounded.has(part) ? 1 : 0));
}

function isEligible(coupon: Coupon, line: CouponLine) {
  if (coupon.scope === "seller") return line.sellerId === coupon.sellerId;
  if (coupon.scope === "item") return line.itemId === coupon.itemId;
  return coupon.scope === "all" || line.category === coupon.category;
}

function subtotalOf(lines: readonly CouponLine[]) {
  return lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);
}
