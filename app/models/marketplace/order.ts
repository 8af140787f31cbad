/** What is about to be bought, at the prices of this moment, in whole cents. */
export interface Quote {
  source: "item" | "cart";
  lines: QuoteLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  couponCode: string | null;
  /** Why the code that was given does not count: the first sentence is the stated one. */
  couponErrors: string[];
  /** Names of what is in the cart and cannot be bought any more. */
  unavailable: string[];
}

export interface QuoteLine {
  itemId: number;
  name: string;
  type: string;
  category: string;
  imageUrl: string | null;
  license: string | null;
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  totalCents: number;
  /** The least the buyer may offer; null where the price is fixed. */
  minimumCents: number | null;
  /** The buyer has bought it before. */
  isOwned: boolean;
}

export type OrderStatus =
  | "pending"
  | "complete"
  | "failed"
  | "cancelled"
  | "refunded"
  | "partly_refunded";

const longestWaitMs = 30_000;
/** With a first wait of a second: after three minutes. */
const mostLooks = 10;

/** How long an open page waits before it looks at an order again; null when it has looked enough. */
export function waitBeforeLook(looks: number, firstMs: number) {
  return looks < mostLooks ? Math.min(firstMs * 2 ** looks, longestWaitMs) : null;
}
