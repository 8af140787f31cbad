import type { ToastOptions } from "~/components/message";
import { type PlacedOrder, purchaseTexts } from "./purchase";
import { fetchOrder } from "./purchase-calls";

const mostLooks = 10;

/**
 * Says that a purchase was started and, once the order is complete, that it succeeded. It runs on
 * when the dialog is gone.
 */
export async function confirmPurchase(
  { reference, status }: PlacedOrder,
  confirmationMs: number,
  {
    toast,
    onOpen,
    onComplete,
  }: { toast: (notice: ToastOptions) => void; onOpen: () => void; onComplete: () => void },
) {
  toast(purchaseTexts.initiated);
  for (let looks = 0; looks < mostLooks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, confirmationMs));
    const now = status === "complete" ? status : (await fetchOrder(reference))?.status;
    if (now === "complete") {
      toast({
        ...purchaseTexts.successful,
        action: { label: "Open", altText: "Your library is in your menu.", onSelect: onOpen },
      });
      return onComplete();
    }
    if (now && now !== "pending") return toast(purchaseTexts.unpaid);
  }
  toast(purchaseTexts.unknown);
}
