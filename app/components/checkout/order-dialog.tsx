import "./checkout.css";

import { Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Busy } from "~/components/ui/spinner";
import { useFollowedOrder } from "./followed-order";
import { type OrderNews, orderTexts, purchaseTexts } from "./purchase";

interface OrderDialogProps {
  reference: string;
  onClose: () => void;
}

/** What became of the order that was placed here: at its end stands the way to what was bought. */
export function OrderDialog({ reference, onClose }: OrderDialogProps) {
  const followed = useFollowedOrder();
  if (followed?.reference !== reference) return null;

  const { news } = followed;
  const { title, description } = news ? orderTexts[news.status] : purchaseTexts.unknown;
  const purchases = news?.purchases ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            Continue Shopping
          </Button>
          <WayIn news={news} />
        </>
      }
    >
      <p role="status">{description}</p>
      {purchases.length > 1 && (
        <ul className="order__lines mt-3">
          {purchases.map(({ purchaseId, name }) => (
            <li key={purchaseId}>
              <Link to={`/library/${purchaseId}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {news?.status === "pending" && <Busy>Waiting for the confirmation...</Busy>}
    </Dialog>
  );
}

function WayIn({ news }: { news: OrderNews | null }) {
  if (news?.status !== "complete") return null;
  const [first, second] = news.purchases;
  if (first && !second) {
    return <ButtonLink to={`/library/${first.purchaseId}`}>It is yours: open</ButtonLink>;
  }
  return <ButtonLink to="/library">Open your library</ButtonLink>;
}
