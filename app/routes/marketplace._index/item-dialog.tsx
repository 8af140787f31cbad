import "~/components/marketplace/item.css";

import { Link, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { BuyButtons } from "~/components/cart/buy-buttons";
import { itemAddress } from "~/components/marketplace/item-card";
import { ItemCover } from "~/components/marketplace/item-cover";
import { ItemMeta } from "~/components/marketplace/item-head";
import { ItemTabs } from "~/components/marketplace/item-tabs";
import type { ShownItem } from "~/components/marketplace/shown-item";
import { Dialog } from "~/components/ui/dialog";
import { ErrorNote } from "~/components/ui/error-note";
import { Skeleton, SkeletonGroup } from "~/components/ui/skeleton";
import { type ItemCard, priceLabel } from "~/models/marketplace/item";
import type { Shopper } from "~/models/marketplace/shopper";

interface ItemDialogProps {
  item: ItemCard;
  onClose: () => void;
}

/** The item's page as a dialog. What the card knows is there at once, the rest follows. */
export default function ItemDialog({ item, onClose }: ItemDialogProps) {
  const fetcher = useFetcher<{ shown: ShownItem | null; shopper: Shopper | null }>({
    key: `item-${item.id}`,
  });
  const path = itemAddress(item);
  const { load } = fetcher;
  useEffect(() => {
    load(path);
  }, [load, path]);

  const shown = fetcher.data?.shown;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={item.name} wide>
      <div className="it-dialog">
        <div className="it__pic">
          <ItemCover item={item} />
        </div>
        {shown && (
          <>
            <ItemMeta item={shown.item} now={shown.now} />
            <div className="it-dialog__buy">
              <p className="price num">{priceLabel(shown.item)}</p>
              {shown.item.isOnSale && (
                <BuyButtons
                  item={shown.item}
                  shopper={fetcher.data?.shopper ?? null}
                  look="dialog"
                />
              )}
              {/* In the place of the dialog's entry: it has the address already. */}
              <Link className="small" to={path} replace>
                Open as a page
              </Link>
            </div>
            <ItemTabs key={item.id} shown={shown} hasFacts onChanged={() => load(path)} />
          </>
        )}
        {fetcher.data?.shown === null && (
          <ErrorNote
            title="This item could not be loaded."
            retry={{
              label: "Try again",
              onRetry: () => load(path),
              pending: fetcher.state === "loading",
            }}
          />
        )}
        {!fetcher.data && (
          <SkeletonGroup label="Loading the item" className="stack">
            <Skeleton width="16rem" />
            <Skeleton height="3rem" />
            <Skeleton />
            <Skeleton width="70%" />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}
