import { useState } from "react";
import { useToast } from "~/components/toaster";
import { ApiError } from "~/http/api-client";
import { addItem, clearCart, fetchCart, removeItem } from "./cart-calls";
import { keepCart, openPanel } from "./cart-store";
import { cartTexts, refusedAddition } from "./cart-texts";

/** Changes of the cart without leaving the page: each reads the cart again and says what happened. */
export function useCartChanges() {
  const toast = useToast();
  const [busyWith, setBusyWith] = useState<number | "all" | null>(null);

  async function refetch() {
    try {
      keepCart(await fetchCart());
    } catch {
      toast(cartTexts.notLoaded);
    }
  }

  async function add(itemId: number) {
    setBusyWith(itemId);
    try {
      await addItem(itemId);
      toast(cartTexts.added);
      await refetch();
      openPanel();
    } catch (error) {
      toast(textOf(error));
    }
    setBusyWith(null);
  }

  async function remove(itemId: number) {
    setBusyWith(itemId);
    try {
      await removeItem(itemId);
      toast(cartTexts.removed);
      await refetch();
    } catch {
      toast(cartTexts.notRemoved);
    }
    setBusyWith(null);
  }

  async function clear() {
    setBusyWith("all");
    try {
      await clearCart();
      toast(cartTexts.cleared);
      await refetch();
    } catch {
      toast(cartTexts.notCleared);
    }
    setBusyWith(null);
  }

  return { busyWith, add, remove, clear, refetch };
}

/** A refusal has a reason that helps; anything else gets the sentence for failures. */
function textOf(error: unknown) {
  if (!(error instanceof ApiError)) return cartTexts.notAdded;
  if (error.status === 401) return cartTexts.visitorAdds;
  const isRefusal = [403, 404, 409].includes(error.status);
  return isRefusal ? refusedAddition(error.reason) : cartTexts.notAdded;
}
