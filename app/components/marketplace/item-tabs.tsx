import { useRevalidator } from "@remix-run/react";
import { Tabs as RadixTabs } from "radix-ui";
import { useState } from "react";
import { FreeSample } from "./free-sample";
import { ItemDetails } from "./item-facts";
import { Reviews } from "./reviews";
import type { ItemFormOutcome, ItemTab, ShownItem } from "./shown-item";
import { WriteReview } from "./write-review";

interface ItemTabsProps {
  shown: ShownItem;
  tab?: ItemTab;
  outcome?: ItemFormOutcome;
  /** Whether the facts have no place of their own beside the tabs. */
  hasFacts?: boolean;
  /** Asks for the item again, after a review changed its numbers. */
  onChanged?: () => void;
}

/** All three panels are in the page; without scripts they stand one below another. */
export function ItemTabs({
  shown,
  tab = "details",
  outcome,
  hasFacts = false,
  onChanged,
}: ItemTabsProps) {
  const [open, setOpen] = useState<string>(tab);
  const [round, setRound] = useState(0);
  const revalidator = useRevalidator();
  const panel = { className: "tab-panel", forceMount: true } as const;

  function showWritten() {
    setRound(round + 1);
    setOpen("reviews");
    if (onChanged) onChanged();
    else revalidator.revalidate();
  }

  return (
    <RadixTabs.Root value={open} onValueChange={setOpen}>
      <RadixTabs.List className="tabs" aria-label="About this item">
        <RadixTabs.Trigger value="details">Details</RadixTabs.Trigger>
        <RadixTabs.Trigger value="reviews">Reviews</RadixTabs.Trigger>
        <RadixTabs.Trigger value="write">Write a Review</RadixTabs.Trigger>
      </RadixTabs.List>
      <RadixTabs.Content value="details" {...panel}>
        <h2 className="vh">Details</h2>
        <ItemDetails {...shown} hasFacts={hasFacts} />
        <FreeSample sample={shown.sample} />
      </RadixTabs.Content>
      <RadixTabs.Content value="reviews" {...panel}>
        <h2 className="vh">Reviews</h2>
        <Reviews {...shown} round={round} onWrite={() => setOpen("write")} />
      </RadixTabs.Content>
      <RadixTabs.Content value="write" {...panel}>
        <h2 className="panel-title">Write a Review</h2>
        <WriteReview {...shown} outcome={outcome} onWritten={showWritten} />
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
