/** Somebody who is signed in and looks at what is on sale, as far as the ways to buy depend on it. */
export interface Shopper {
  id: number;
  isMinor: boolean;
  /** What they own of the items shown: the purchase by the item. */
  purchases: Readonly<Record<number, number>>;
}

/** How this person may come by an item that costs something. */
export type Standing =
  | { kind: "visitor" | "buyer" | "seller" | "minor" }
  | { kind: "owner"; purchaseId: number };

export function standingOf(
  item: { id: number; creatorId: number },
  shopper: Shopper | null,
): Standing {
  if (!shopper) return { kind: "visitor" };
  const purchaseId = shopper.purchases[item.id];
  if (purchaseId !== undefined) return { kind: "owner", purchaseId };
  if (item.creatorId === shopper.id) return { kind: "seller" };
  return { kind: shopper.isMinor ? "minor" : "buyer" };
}

/** Whoever is signed in, with what `ownPurchase` read of the items shown. */
export function toShopper(
  user: { id: number; ageGroup: string | null } | null,
  items: readonly { id: number; ownPurchase: number | null }[],
): Shopper | null {
  if (!user) return null;
  const owned = items.flatMap(({ id, ownPurchase }) =>
    ownPurchase === null ? [] : [[id, ownPurchase] as const],
  );
  return {
    id: user.id,
    isMinor: user.ageGroup === "under18",
    purchases: Object.fromEntries(owned),
  };
}
