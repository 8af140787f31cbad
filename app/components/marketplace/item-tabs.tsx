import "./item.css";

import type { SubmissionResult } from "@conform-to/react";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Tabs } from "~/components/ui/tabs";
import { FreeSample } from "./free-sample";
import { ItemDetails } from "./item-facts";
import { Reviews } from "./reviews";
import type { ItemTab, ShownItem } from "./shown-item";
import { WriteReview } from "./write-review";

interface ItemTabsProps {
  shown: ShownItem;
  tab?: ItemTab;
  /** Of a review that was posted without scripts. */
  lastResult?: SubmissionResult<string[]>;
  /** Whether the facts have no place of their own beside the tabs. */
  hasFacts?: boolean;
  /** Asks for the item again, after a review changed its numbers. */
  onChanged?: () => void;
}

/** All three panels are in the page; without scripts they stand one below another. */
export function ItemTabs({
  shown,
  tab = "details",
  lastResult,
  hasFacts = false,
  onChanged,
}: ItemTabsProps) {
  const [open, setOpen] = useState<string>(tab);
  const [round, setRound] = useState(0);
  const revalidator = useRevalidator();

  function showWritten() {
    setRound(round + 1);
    setOpen("reviews");
    if (onChanged) onChanged();
    else revalidator.revalidate();
  }

  return (
    <Tabs
      label="About this item"
      value={open}
      onValueChange={setOpen}
      items={[
        {
          value: "details",
          label: "Details",
          panel: (
            <>
              <h2 className="vh">Details</h2>
              <ItemDetails {...shown} hasFacts={hasFacts} />
              <FreeSample sample={shown.sample} />
            </>
          ),
        },
        {
          value: "reviews",
          label: "Reviews",
          panel: (
            <>
              <h2 className="vh">Reviews</h2>
              <Reviews {...shown} round={round} onWrite={() => setOpen("write")} />
            </>
          ),
        },
        {
          value: "write",
          label: "Write a Review",
          panel: (
            <>
              <h2 className="panel-title">Write a Review</h2>
              {shown.isOwn ? (
                <p>You cannot review your own listing.</p>
              ) : (
                <WriteReview {...shown} lastResult={lastResult} onWritten={showWritten} />
              )}
            </>
          ),
        },
      ]}
    />
  );
}
