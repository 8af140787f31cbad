import "~/components/marketplace/item-cards.css";

import { lazy, Suspense } from "react";
import { ItemCard, itemAddress } from "~/components/marketplace/item-card";
import { ButtonLink } from "~/components/ui/button";
import { closeDialog, openDialog, useOpenDialogs } from "~/components/ui/dialog-address";
import { EmptyState } from "~/components/ui/empty-state";
import { marketplaceHref } from "~/models/marketplace/filters";
import type { ItemCard as Item } from "~/models/marketplace/item";
import type { Shopper } from "~/models/marketplace/shopper";

const ItemDialog = lazy(() => import("./item-dialog"));

interface ItemsProps {
  items: readonly Item[];
  shopper: Shopper | null;
  now: number;
  isPending: boolean;
}

/** The grid. A card opens its item in a dialog, which is loaded when it is first asked for. */
export function Items({ items, shopper, now, isPending }: ItemsProps) {
  const dialogs = useOpenDialogs();
  const opened = items.find((item) => dialogs.includes(itemAddress(item)));

  return (
    <>
      <ul className="items" aria-busy={isPending || undefined}>
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            shopper={shopper}
            now={now}
            onOpen={(item) => openDialog(itemAddress(item))}
            isLazy={place > 5}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <ItemDialog
            key={opened.id}
            item={opened}
            onClose={() => closeDialog(itemAddress(opened))}
          />
        </Suspense>
      )}
    </>
  );
}

/** @param isPart whether only some of the items were looked at. */
export function NoItems({ isFiltered, isPart }: { isFiltered: boolean; isPart: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        as="h2"
        title="No items found"
        action={<ButtonLink to="/marketplace/new">Create the first listing</ButtonLink>}
      >
        Nothing is on sale yet. The first listing could be yours.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h2"
      title="No items found"
      action={
        <ButtonLink to={marketplaceHref({})} variant="secondary" preventScrollReset>
          Clear all filters
        </ButtonLink>
      }
    >
      {isPart
        ? "Nothing in the part that was looked through fits all of your filters. Take one away, or choose another order."
        : "Nothing fits all of your filters. Take one away, or try a shorter word."}
    </EmptyState>
  );
}
