import "~/components/cart/cart.css";

import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { orderAddress, type PurchaseTarget, purchaseAddress } from "~/components/cart/cart-store";
import { useFetchedCart } from "~/components/cart/use-fetched-cart";
import { useToast } from "~/components/toaster";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { isDialogOpen, openDialog } from "~/components/ui/dialog-address";
import { ErrorNote } from "~/components/ui/error-note";
import { Busy } from "~/components/ui/spinner";
import { followOrder } from "./followed-order";
import {
  orderTexts,
  type PlacedOrder,
  type PurchaseErrors,
  type PurchaseQuote,
  type PurchaseTerms,
  purchaseTexts,
} from "./purchase";
import { fetchQuote } from "./purchase-calls";
import { PurchaseForm } from "./purchase-form";

interface PurchaseDialogProps {
  target: PurchaseTarget;
  onClose: () => void;
}

type Loaded =
  | { quote: PurchaseQuote & PurchaseTerms }
  | { errors: PurchaseErrors; mayTryAgain: boolean; isSignedOut: boolean };

/** The checkout as a dialog over the marketplace. Opened anew, it begins anew. */
export function PurchaseDialog({ target, onClose }: PurchaseDialogProps) {
  const toast = useToast();
  const refetch = useFetchedCart();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { loaded, load } = useQuote(target);

  /** What becomes of it stands in a dialog of its own, and in a toast where that was closed. */
  async function leaveTo(order: PlacedOrder) {
    if (order.payAt !== null) {
      window.location.assign(order.payAt);
      return;
    }
    const address = orderAddress(order.reference);
    // Who left while it was processed may stand on a page that shows no such dialog.
    if (isDialogOpen(purchaseAddress(target))) openDialog(address, purchaseAddress(target));
    else toast(purchaseTexts.initiated);
    const { confirmationMs } = loaded && "quote" in loaded ? loaded.quote : { confirmationMs: 0 };
    const { news } = await followOrder(order, confirmationMs);
    if (news?.status === "complete") {
      refetch();
      // What was bought is not for sale to its buyer any more.
      revalidate();
    }
    if (isDialogOpen(address)) return;
    const said = news ? orderTexts[news.status] : purchaseTexts.unknown;
    const action = {
      label: "Open",
      altText: "Your library is in your menu.",
      onSelect: () => navigate("/library"),
    };
    toast(news?.status === "complete" ? { ...said, action } : said);
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
          onPlaced={leaveTo}
          cancel={cancel}
        />
      ) : (
        <>
          <ErrorNote
            title="This cannot be bought right now"
            retry={loaded.mayTryAgain ? { label: "Retry", onRetry: load } : undefined}
          >
            {Object.values(loaded.errors).flat().join(" ")}
          </ErrorNote>
          <div className="purchase__foot">
            {cancel}
            {loaded.isSignedOut && (
              <ButtonLink
                to={`/auth?redirectTo=${encodeURIComponent(purchaseAddress(target))}`}
                replace
              >
                Sign in
              </ButtonLink>
            )}
          </div>
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
      setLoaded(
        answer.ok
          ? { quote: answer.value }
          : {
              errors: answer.errors,
              // A rule stays what it is, however often one asks.
              mayTryAgain: ![401, 403, 404, 409].includes(answer.status),
              isSignedOut: answer.status === 401,
            },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [target.itemId, tries]);

  return { loaded, load: () => setTries(tries + 1) };
}
