import "~/components/listing/listing.css";

import { Form, Link } from "@remix-run/react";

import { ReviewNote } from "~/components/listing/review-note";
import { ago, stateOf, updateOf } from "~/components/listing/words";
import { ItemCover } from "~/components/marketplace/item-cover";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { reviewTime } from "~/content/marketplace";
import { shownMoney } from "~/models/marketplace/money";
import { wizardAddress } from "~/models/marketplace/wizard";
import type { ShownListing } from "./shown";

/** One of the creator's listings: where it stands, why, and what they can do. */
export function OwnListing({ listing, now }: { listing: ShownListing; now: number }) {
  const state = stateOf(listing);
  const update = updateOf(listing);
  const isWaiting = listing.versionStatus === "pending";
  const isRefused =
    listing.versionStatus === "changes_requested" || listing.versionStatus === "rejected";

  return (
    <li className="own__item" id={`listing-${listing.id}`}>
      <div className="own__cover">
        <ItemCover item={listing} isLazy />
      </div>
      <div>
        <div className="own__head">
          <h2>
            {listing.status === "active" ? (
              <Link to={`/marketplace/${listing.id}`}>{listing.name}</Link>
            ) : (
              listing.name
            )}
          </h2>
          <Badge tone={state.tone}>{state.label}</Badge>
          {update && <Badge tone={update.tone}>{update.label}</Badge>}
        </div>
        <p className="own__facts">
          {listing.type} · {listing.category} · {priceOf(listing)} · {listing.purchases} sold ·{" "}
          {listing.downloads} downloads
        </p>
        {isWaiting && (
          <p className="own__why">
            Submitted {ago(listing.submittedAt, now)}, usually {reviewTime}
            {placeOf(listing.waitingBefore)}.
          </p>
        )}
        {isRefused && <ReviewNote reasons={listing.reasons} note={listing.note} />}
        <Buttons listing={listing} isRefused={isRefused} />
      </div>
    </li>
  );
}

const isClosed = new Set(["under_investigation", "removed"]);

function Buttons({ listing, isRefused }: { listing: ShownListing; isRefused: boolean }) {
  if (isClosed.has(listing.status)) return null;
  return (
    <div className="own__buttons">
      {listing.hasDraft ? (
        <ButtonLink variant="tonal" size="s" to={wizardAddress("details", listing.id)}>
          Go on with your change
          <span className="vh"> of {listing.name}</span>
        </ButtonLink>
      ) : (
        <Action listing={listing} intent="edit" look={isRefused ? "primary" : "secondary"}>
          {isRefused ? "Change and send again" : "Change"}
        </Action>
      )}
      {listing.status === "active" && (
        <Action listing={listing} intent="pause" look="quiet">
          Pause
        </Action>
      )}
      {listing.status === "paused" && (
        <Action listing={listing} intent="resume" look="secondary">
          Put back on sale
        </Action>
      )}
    </div>
  );
}

function Action({
  listing,
  intent,
  look,
  children,
}: {
  listing: ShownListing;
  intent: "edit" | "pause" | "resume";
  look: "primary" | "secondary" | "quiet";
  children: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={listing.id} />
      <Button variant={look} size="s" name="intent" value={intent}>
        {children}
        <span className="vh"> {listing.name}</span>
      </Button>
    </Form>
  );
}

function placeOf(before: number | null) {
  if (before === null) return ", more than 100 before you";
  return before === 0 ? ", you are next" : `, ${before} before you`;
}

function priceOf({ priceCents, pricingModel }: ShownListing) {
  if (priceCents === null) return "Free";
  return pricingModel === "pay-what-you-want"
    ? `from ${shownMoney(priceCents)}`
    : shownMoney(priceCents);
}
