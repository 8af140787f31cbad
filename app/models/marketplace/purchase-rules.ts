import { type Refusal, refuse } from "../../schemas/refusal";
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

const tooYoung = "You can buy things here once you are 18. Everything that is free is open to you.";
export const unknownItem = "There is no such item in the marketplace.";

/** Why this person cannot buy at all, or null. */
export function refuseBuyer(buyer: Buyer): Refusal | null {
  return isMinor(buyer) ? refuse("forbidden", tooYoung) : null;
}

/** Why this item cannot be bought by this person, or null. */
export function refuseSale(sale: Sale | undefined, buyer: Buyer): Refusal | null {
  if (!sale) return refuse("unknown", unknownItem);
  if (!sale.isOnSale) return refuse("conflict", "This item is no longer on sale.");
  if (sale.pricingModel === "subscription")
    return refuse("conflict", "Subscriptions are not offered yet.");
  if (sale.priceCents === null) {
    return refuse("conflict", "This item is free: you can download it, there is nothing to buy.");
  }
  if (sale.creatorId === buyer.id)
    return refuse("conflict", "This is your own listing, so you have it already.");
  return null;
}
