import { apiFetch } from "~/components/api-client";
import { useToast } from "~/components/toaster";
import { keepCart } from "./cart-store";
import { cartTexts } from "./cart-texts";

/** Reads the cart again, for the button that shows it. */
export function useFetchedCart() {
  const toast = useToast();

  return async () => {
    try {
      const response = await apiFetch("/api/cart");
      keepCart(await response.json());
    } catch {
      toast(cartTexts.notLoaded);
    }
  };
}
