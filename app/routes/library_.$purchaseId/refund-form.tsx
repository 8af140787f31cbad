import "~/components/library/library.css";

import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { Day } from "~/components/ui/moment";
import { shownMoney } from "~/models/marketplace/money";
import { type Refundable, refundRule } from "~/models/marketplace/refund";

interface RefundFormProps {
  refund: Refundable;
  amountCents: number;
  refundedAt: number | null;
  typed?: string;
  errors?: string[];
}

/** Money back without asking anybody, or why not. */
export function RefundForm({ refund, amountCents, refundedAt, typed, errors }: RefundFormProps) {
  if (refund.kind === "done") {
    return (
      <p>
        Refunded
        {refundedAt !== null && (
          <>
            {" "}
            on <Day at={refundedAt} />
          </>
        )}
        : <b className="num">{shownMoney(amountCents)}</b> went back to you.
      </p>
    );
  }
  if (refund.kind === "no") return <p>{refund.reason}</p>;

  return (
    <>
      {refund.kind === "requested" ? (
        <p>Your refund of {shownMoney(amountCents)} is under way at the payment provider.</p>
      ) : (
        <p>
          Until <Day at={refund.until} /> you can have your {shownMoney(amountCents)} back, as long
          as you have not downloaded it more than once. Nobody has to agree. At most{" "}
          {refundRule.mostRefunds} times in {refundRule.perDays} days.
        </p>
      )}
      {/* Money and access go at once, so the button that does it is shown by another one. */}
      <details className="refund" open={errors !== undefined || undefined}>
        <summary className="btn btn--secondary">
          {refund.kind === "requested" ? "Ask again" : "Get my money back"}
        </summary>
        <Form method="post" className="stack">
          <input type="hidden" name="intent" value="refund" />
          <p>
            <b>Give it back?</b> You get {shownMoney(amountCents)}, and you cannot open or download
            it any more.
          </p>
          <TextareaField
            label="What was wrong with it? (optional)"
            errors={errors}
            inputProps={{ name: "reason", rows: 2, maxLength: 500, defaultValue: typed }}
          />
          <Button variant="danger">Yes, give it back</Button>
        </Form>
      </details>
    </>
  );
}
