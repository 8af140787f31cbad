import { useState } from "react";
import { ApiError } from "~/components/api-client";
import { useToast } from "~/components/toaster";
import { addItem, clearCart, fetchCart, removeItem, setQuantity } from "./cart-calls";
import { keepCart, openPanel } from "./cart-store";
import { cartTexts, refusedAddition } from "./cart-texts";
import { useSignInNotice } from "./use-sign-in-notice";

/** Changes of the cart without leaving the page: each reads the cart again and says what happened. */
export function useCartChanges() {
  const toast = useToast();
  const askToSignIn = useSignInNotice();
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
      if (error instanceof ApiError && error.status === 401) {
        askToSignIn(cartTexts.visitorAdds, `/marketplace/${itemId}`);
      } else {
        toast(textOf(error));
      }
    }
    setBusyWith(null);
  }

  async function change(itemId: number, quantity: number) {
    setBusyWith(itemId);
    try {
      await setQuantity(itemId, quantity);
      await refetch();
    } catch {
      toast(cartTexts.notChanged);
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

  return { busyWith, add, change, remove, clear, refetch };
}

/** A refusal has a reason that helps; anything else gets the sentence for failures. */
function textOf(error: unknown) {
  if (!(error instanceof ApiError)) return cartTexts.notAdded;
  const isRefusal = [403, 404, 409].includes(error.status);
  return isRefusal ? refusedAddition(error.reason) : cartTexts.notAdded;
}
