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
import { PurchaseForm } from "./purchase-form";
import { useOrder, useQuote } from "./use-purchase";

interface PurchaseDialogProps {
  /** What is bought; null while no dialog is open. */
  target: PurchaseTarget | null;
  onClose: (target: PurchaseTarget) => void;
}

type Loaded =
  | { quote: PurchaseQuote & PurchaseTerms }
  | { errors: PurchaseErrors; mayTryAgain: boolean; isSignedOut: boolean };

/**
 * The checkout as a dialog over the marketplace. Opened anew, it begins anew; an order under way
 * outlives it.
 */
export function PurchaseDialog({ target, onClose }: PurchaseDialogProps) {
  const toast = useToast();
  const refetch = useFetchedCart();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const placeOrder = useOrder();

  /** What becomes of it stands in a dialog of its own, and in a toast where that was closed. */
  async function leaveTo(order: PlacedOrder, from: PurchaseTarget, confirmationMs: number) {
    if (order.payAt !== null) {
      window.location.assign(order.payAt);
      return;
    }
    const address = orderAddress(order.reference);
    // Who left while it was processed may stand on a page that shows no such dialog.
    if (isDialogOpen(purchaseAddress(from))) openDialog(address, purchaseAddress(from));
    else toast(purchaseTexts.initiated);
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

  if (!target) return null;
  return (
    <OpenDialog
      key={target.itemId}
      target={target}
      onClose={() => onClose(target)}
      placeOrder={placeOrder}
      onPlaced={(order, { confirmationMs }) => leaveTo(order, target, confirmationMs)}
    />
  );
}

interface OpenDialogProps {
  target: PurchaseTarget;
  onClose: () => void;
  placeOrder: ReturnType<typeof useOrder>;
  onPlaced: (order: PlacedOrder, terms: PurchaseTerms) => void;
}

function OpenDialog({ target, onClose, placeOrder, onPlaced }: OpenDialogProps) {
  const { loaded, load } = useLoadedQuote(target);
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
          placeOrder={placeOrder}
          onPlaced={(order) => onPlaced(order, loaded.quote)}
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
function useLoadedQuote(target: PurchaseTarget) {
  const fetchQuote = useQuote();
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
