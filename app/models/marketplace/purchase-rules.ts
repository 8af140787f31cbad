import { isMinor } from "../person";

/** What of an item and its buyer decides whether it can be bought. */
export interface Sale {
  creatorId: number;
  priceCents: number | null;
  pricingModel: string;
  /** The listing is active and its seller's account is too. */
  isOnSale: boolean;
}

export interface Buyer {
  id: number;
  ageGroup: string | null;
}

export interface Refusal {
  status: 400 | 403 | 404 | 409 | 429 | 502;
  sentence: string;
  /** The field of the form that it is about. */
  field?: "offer" | "coupon" | "terms";
}

export const tooYoung =
  "You can buy things here once you are 18. Everything that is free is open to you.";
export const unknownItem = "There is no such item in the marketplace.";

/** Why this person cannot buy at all, or null. */
export function refuseBuyer(buyer: Buyer): Refusal | null {
  return isMinor(buyer) ? { status: 403, sentence: tooYoung } : null;
}

/** Why this item cannot be bought by this person, or null. */
export function refuseSale(sale: Sale | undefined, buyer: Buyer): Refusal | null {
  if (!sale) return { status: 404, sentence: unknownItem };
  if (!sale.isOnSale) return refuse("This item is no longer on sale.");
  if (sale.pricingModel === "subscription") return refuse("Subscriptions are not offered yet.");
  if (sale.priceCents === null) {
    return refuse("This item is free: you can download it, there is nothing to buy.");
  }
  if (sale.creatorId === buyer.id)
    return refuse("This is your own listing, so you have it already.");
  return null;
}

function refuse(sentence: string): Refusal {
  return { status: 409, sentence };
}
