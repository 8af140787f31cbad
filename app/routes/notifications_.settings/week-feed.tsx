import "~/components/notifications/notifications.css";

import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import { FeedAddress } from "./feed-address";

interface WeekFeedProps {
  /** Since when there is an address; null where there is none. */
  madeAt: number | null;
  /** The address, on the page that follows making it. */
  address: string | null;
}

/** A person's weeks as a feed: made on request, shown once, renewed or switched off. */
export function WeekFeed({ madeAt, address }: WeekFeedProps) {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <Card
      as="section"
      className="stack mt-8"
      aria-labelledby="feed"
      look={address ? "lit" : undefined}
    >
      <h2 id="feed">Your weeks in a feed reader</h2>
      <p>
        A feed reader shows your last twelve weeks without signing in: what you learned and how
        often, never what you wrote. Whoever has the address can read them, so keep it to yourself.
      </p>
      {address ? (
        <FeedAddress address={address} />
      ) : (
        madeAt !== null && (
          <p>
            You have an address since <Day at={madeAt} form="long" />. We keep only its fingerprint,
            so it cannot be shown again. A new one ends it.
          </p>
        )
      )}
      <Form method="post" action="/notifications/settings#feed" className="row" preventScrollReset>
        <Button
          variant="secondary"
          name="intent"
          value="make-feed"
          pending={pressed === "make-feed"}
        >
          {madeAt === null ? "Make an address" : "Make a new address"}
        </Button>
        {madeAt !== null && (
          <Button variant="quiet" name="intent" value="end-feed" pending={pressed === "end-feed"}>
            Switch the feed off
          </Button>
        )}
      </Form>
    </Card>
  );
}
