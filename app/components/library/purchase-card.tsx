import "./library.css";

import { Link } from "@remix-run/react";
import { LinePicture } from "~/components/cart/line-picture";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { shownMoney } from "~/models/marketplace/money";

export interface ShownPurchase {
  id: number;
  itemId: number;
  name: string;
  type: string;
  category: string;
  imageUrl: string | null;
  purchasedAt: number;
  status: "complete" | "refunded" | "revoked";
  amountCents: number;
  quantity: number;
  isTest: boolean;
  isListed: boolean;
  isUpdated: boolean;
  isRefundRequested: boolean;
  reference: string | null;
}

/** One thing that was bought, with the ways to it. */
export function PurchaseCard({ purchase }: { purchase: ShownPurchase }) {
  const { id, itemId, name, status, reference } = purchase;
  const isHeld = status === "complete";
  return (
    <li className="bought card card--pad">
      <LinePicture {...purchase} />
      <div className="bought__what">
        <h3>
          <Link to={`/library/${id}`}>{name}</Link>
        </h3>
        <p className="small muted num">
          {shownMoney(purchase.amountCents)}
          {purchase.quantity > 1 && ` for ${purchase.quantity}`}, <Day at={purchase.purchasedAt} />
          {purchase.isTest && ", test order"}
        </p>
        <p className="row">
          {status === "refunded" && <Badge tone="plain">Refunded</Badge>}
          {status === "revoked" && <Badge tone="bad">Ended</Badge>}
          {isHeld && purchase.isRefundRequested && <Badge tone="warn">Refund requested</Badge>}
          {isHeld && purchase.isUpdated && <Badge tone="lamp">New version</Badge>}
          {isHeld && !purchase.isListed && <Badge tone="plain">No longer on sale</Badge>}
        </p>
      </div>
      <div className="bought__ways">
        {isHeld && <DownloadButton itemId={itemId} />}
        {reference && (
          <ButtonLink to={`/library/receipts/${reference}`} variant="quiet" size="s">
            Receipt
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** A plain form: the browser saves what comes back, with and without scripts. */
export function DownloadButton({ itemId, primary }: { itemId: number; primary?: boolean }) {
  return (
    <form method="post" action={`/library/files/${itemId}`}>
      <Button variant={primary ? "primary" : "tonal"} size={primary ? undefined : "s"}>
        <Icon name="download" size="s" />
        Download
      </Button>
    </form>
  );
}
