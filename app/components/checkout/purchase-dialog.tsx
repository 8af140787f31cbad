import "~/styles/cart.css";

import { useEffect, useState } from "react";
import type { PurchaseTarget } from "~/components/cart/cart-store";
import { useCartChanges } from "~/components/cart/use-cart-changes";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { ErrorNote } from "~/components/ui/error-note";
import { Busy } from "~/components/ui/spinner";
import { confirmPurchase } from "./confirm-purchase";
import type { PlacedOrder, PurchaseErrors, PurchaseQuote, PurchaseTerms } from "./purchase";
import { fetchQuote } from "./purchase-calls";
import { PurchaseForm } from "./purchase-form";

interface PurchaseDialogProps {
  target: PurchaseTarget;
  onClose: () => void;
}

type Loaded = { quote: PurchaseQuote & PurchaseTerms } | { errors: PurchaseErrors };

/** The checkout as a dialog over the marketplace. Opened anew, it begins anew. */
export function PurchaseDialog({ target, onClose }: PurchaseDialogProps) {
  const toast = useToast();
  const { refetch } = useCartChanges();
  const { loaded, load } = useQuote(target);

  function followOrder(order: PlacedOrder) {
    if (order.payAt !== null) {
      window.location.assign(order.payAt);
      return;
    }
    onClose();
    const { confirmationMs } = loaded && "quote" in loaded ? loaded.quote : { confirmationMs: 0 };
    confirmPurchase(order, confirmationMs, toast, refetch);
  }

  const cancel = (
    <Button type="button" variant="secondary" onClick={onClose}>
      Cancel
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Complete Your Purchase">
      {loaded === null ? (
        <Busy>Reading the prices...</Busy>
      ) : "quote" in loaded ? (
        <PurchaseForm
          target={target}
          quote={loaded.quote}
          terms={loaded.quote}
          onPlaced={followOrder}
          cancel={cancel}
        />
      ) : (
        <>
          <ErrorNote
            title="This cannot be bought right now"
            retry={{ label: "Retry", onRetry: load }}
          >
            {Object.values(loaded.errors).flat().join(" ")}
          </ErrorNote>
          <div className="purchase__foot">{cancel}</div>
        </>
      )}
    </Dialog>
  );
}

/** What it costs, read when the dialog opens; null until it is there. */
function useQuote(target: PurchaseTarget) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    let isWanted = true;
    setLoaded(null);
    fetchQuote(target).then((answer) => {
      if (!isWanted) return;
      setLoaded(answer.ok ? { quote: answer.value } : { errors: answer.errors });
    });
    return () => {
      isWanted = false;
    };
  }, [target, tries]);

  return { loaded, load: () => setTries(tries + 1) };
}
