import { ApiError, apiFetch } from "~/components/api-client";
import type { Cart } from "~/models/marketplace/cart";

export async function fetchCart(): Promise<Cart> {
  const response = await apiFetch("/api/cart");
  return response.json();
}

/** Throws what the server refused with: `ApiError` tells the status and the sentence. */
export async function addItem(itemId: number) {
  const body = JSON.stringify({ itemId, quantity: 1 });
  await (await apiFetch("/api/cart/items", { method: "POST", body })).json();
}

export async function removeItem(itemId: number) {
  await mustSucceed("Failed to remove item", `/api/cart/items/${itemId}`);
}

export async function setQuantity(itemId: number, quantity: number) {
  const body = JSON.stringify({ quantity });
  await apiFetch(`/api/cart/items/${itemId}`, { method: "POST", body });
}

export async function clearCart() {
  await mustSucceed("Failed to clear cart", "/api/cart");
}

async function mustSucceed(failure: string, path: string) {
  try {
    await apiFetch(path, { method: "DELETE" });
  } catch (error) {
    if (error instanceof ApiError) throw new Error(failure, { cause: error });
    throw error;
  }
}
