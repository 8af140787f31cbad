import type { PricingModel } from "../../content/marketplace";

/** What a card, a cart line and a list of items know of an item. */
export interface ItemCard {
  id: number;
  name: string;
  description: string;
  creatorId: number;
  /** Null is free. For pay-what-you-want it is the least that is taken. */
  priceCents: number | null;
  pricingModel: PricingModel;
  /** What the creator or editor gave; shown only through `imagePath`. */
  imageUrl: string | null;
  /** On our origin; null where there is no picture or it could not be fetched. */
  imagePath: string | null;
  /** The plain mean, 0 without ratings. */
  rating: number;
  ratingCount: number;
  tags: string[];
  type: string;
  category: string;
  downloads: number;
  purchases: number;
  createdAt: number;
  updatedAt: number;
  sellerVerified: boolean;
  /** Null reads "Standard License". */
  license: string | null;
  isDemo: boolean;
}

/** `$9.00`. */
function dollars(cents: number) {
  return `$${(cents / 100).toFixed(2)}`;
}

export function priceLabel({
  priceCents,
  pricingModel,
}: Pick<ItemCard, "priceCents" | "pricingModel">) {
  if (priceCents === null) return "Free";
  return pricingModel === "pay-what-you-want" ? `from ${dollars(priceCents)}` : dollars(priceCents);
}

const newForDays = 7;

/** Whether an item is badged "New". */
export function isNew({ createdAt }: Pick<ItemCard, "createdAt">, now: number) {
  return createdAt > now - newForDays * 24 * 60 * 60 * 1000;
}
