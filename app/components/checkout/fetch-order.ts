import type { OrderNews } from "./purchase";

/** The order as it is now; null when nobody could tell. */
export async function fetchOrder(reference: string): Promise<OrderNews | null> {
  try {
    const response = await fetch(`/api/checkout/${reference}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
