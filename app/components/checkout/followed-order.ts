import { useSyncExternalStore } from "react";
import { fetchOrder } from "./fetch-order";
import type { OrderNews, PlacedOrder } from "./purchase";

/** The order that was placed last, and what is known of it; null where nobody could tell. */
interface FollowedOrder {
  reference: string;
  news: OrderNews | null;
}

const mostLooks = 10;

let followed: FollowedOrder | null = null;
const listeners = new Set<() => void>();

function keep(order: FollowedOrder) {
  followed = order;
  for (const listener of listeners) listener();
  return order;
}

/** Looks until the order is paid, or will not be. It runs on when its dialog is closed. */
export async function followOrder({ reference }: PlacedOrder, confirmationMs: number) {
  keep({ reference, news: { status: "pending", purchases: [] } });
  for (let looks = 0; looks < mostLooks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, confirmationMs));
    const news = await fetchOrder(reference);
    if (news && news.status !== "pending") return keep({ reference, news });
  }
  return keep({ reference, news: null });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useFollowedOrder() {
  return useSyncExternalStore(subscribe, () => followed);
}
