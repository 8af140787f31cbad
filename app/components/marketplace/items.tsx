import { lazy, Suspense, useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { marketplaceHref } from "~/models/marketplace/filters";
import type { ItemCard as Item } from "~/models/marketplace/item";
import { ItemCard } from "./item-card";

const ItemDialog = lazy(() => import("./item-dialog"));

interface ItemsProps {
  items: readonly Item[];
  isMember: boolean;
  now: number;
  isPending: boolean;
}

/** The grid. A card opens its item in a dialog, which is loaded when it is first asked for. */
export function Items({ items, isMember, now, isPending }: ItemsProps) {
  const [opened, setOpened] = useState<Item | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open(item: Item) {
    setOpened(item);
    setOpen(true);
  }

  return (
    <>
      <ul className="items" aria-busy={isPending || undefined}>
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            isMember={isMember}
            now={now}
            onOpen={open}
            isLazy={place > 5}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <ItemDialog key={opened.id} item={opened} open={isOpen} onOpenChange={setOpen} />
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
