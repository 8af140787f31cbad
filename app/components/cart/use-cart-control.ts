import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";
import { useControl } from "~/components/ui/use-control";
import type { Cart } from "~/models/marketplace/cart";
import { keepCart } from "./cart-store";

interface CartChange {
  said?: Notice;
  failed: Notice;
  logged: string;
}

/** A change of the cart without leaving the page: its answer is the cart, and it says what happened. */
export function useCartControl({ said, failed, logged }: CartChange) {
  const toast = useToast();
  const { sent, press } = useControl({
    stored: null,
    read: () => null,
    onDone: (cart: Cart) => {
      keepCart(cart);
      if (said) toast(said);
    },
    failed: () => failed,
    logged,
    isOnce: true,
  });
  return { isPending: sent !== null, press };
}
