import "./review.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Day } from "~/components/ui/moment";
import { mostCounted } from "~/models/review-portion";
import type { ShownDay } from "./shown";

/** A day without a card: done, empty, or before the first. */
export function NothingDue(day: ShownDay) {
  if (day.waiting === 0 && day.nextDay === null) {
    return (
      <EmptyState
        as="h2"
        title="No cards yet"
        className="review__empty"
        action={<ButtonLink to="/dashboard">To my dashboard</ButtonLink>}
      >
        Take a check on your path. Its questions come back here just before you would forget them, a
        few each day, two minutes at most.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h2"
      title={day.hasReviewed ? "Done for today" : "Nothing to review today"}
      className="review__empty"
      action={<ComesNext {...day} />}
    />
  );
}

/** When the next card comes, and what may be done before. */
export function ComesNext({ waiting, nextDay, today }: ShownDay) {
  return (
    <div className="review__end">
      <p>
        {waiting > 0
          ? `Your two minutes are full. ${whatWaits(waiting)} in the next days.`
          : nextDay && <NextDay day={nextDay} today={today} />}
      </p>
      <p className="review__ways">
        <ButtonLink to="/dashboard">To my dashboard</ButtonLink>
        {waiting > 0 && <Link to="/review?more">Go on a little longer</Link>}
        <Link to="/review/cards" reloadDocument>
          Take my cards with me (for Anki)
        </Link>
      </p>
    </div>
  );
}

function whatWaits(waiting: number) {
  if (waiting === 1) return "1 more card can wait: it comes";
  return `${waiting < mostCounted ? waiting : "Many"} more cards can wait: they come`;
}

function NextDay({ day, today }: { day: string; today: string }) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days <= 1) return "The next card comes tomorrow.";
  return (
    <>
      The next card comes on <Day at={day} form="long" />, in {counted(days, "day")}.
    </>
  );
}
