import "~/components/answered-question.css";
import "./review.css";

import { Form, useNavigation } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import { Button } from "~/components/ui/button";
import { RadioCards } from "~/components/ui/radio-cards";
import type { ShownCard, ShownDay } from "./shown";

/** One card, to be answered from memory. */
export function ReviewCard({ card, left, goesOn }: ShownDay & { card: ShownCard }) {
  const isSending = useNavigation().state === "submitting";
  return (
    <>
      <p className="review__left">
        {goesOn ? "Beyond today's two minutes." : `${counted(left, "card")} left today.`} Answer
        from memory; the explanation comes right after.
      </p>
      <Form method="post" className="quiz review__card">
        <input type="hidden" name="card" value={card.id} />
        <input type="hidden" name="tries" value={card.tries} />
        {card.question ? (
          <>
            <RadioCards
              className="quiz__question"
              name="option"
              required
              legend={
                <>
                  <span className="quiz__count">
                    {card.strandTitle}: {card.skill?.title}
                  </span>
                  {card.question.prompt}
                </>
              }
              options={card.question.options.map((label, option) => ({
                value: String(option),
                label,
              }))}
            />
            <Why card={card} />
            <Button pending={isSending} pendingLabel="Looking...">
              Show me
            </Button>
          </>
        ) : (
          <Gone isSending={isSending} />
        )}
      </Form>
    </>
  );
}

function Why({ card }: { card: ShownCard }) {
  return (
    <p className="review__why">
      <b>Why now?</b> {card.why}
    </p>
  );
}

function Gone({ isSending }: { isSending: boolean }) {
  return (
    <>
      <p>What this card asked is no longer on the site. Nothing is lost by letting it go.</p>
      <Button name="intent" value="let-go" pending={isSending}>
        Let it go
      </Button>
    </>
  );
}
