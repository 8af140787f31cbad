import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Day } from "~/components/ui/moment";
import { shownMoney } from "~/models/marketplace/money";

interface PayoutFormProps {
  week: { id: number; weekStart: number; seller: string };
  sumCents: number;
  /** Of the form of any week. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** With which an editor says that the money of a week was sent. */
export function PayoutForm({ week, sumCents, lastResult }: PayoutFormProps) {
  const isAbout = lastResult?.initialValue?.id === String(week.id);
  const [form, fields] = useForm<{ id: string; reference: string }>({
    id: `payout-${week.id}`,
    lastResult: isAbout ? lastResult : undefined,
  });
  return (
    // Its creator is told at once, so the button that does it is shown by another one.
    <details className="refund" open={isAbout || undefined}>
      <summary className="btn btn--secondary">
        Mark as paid out
        <span className="vh">
          : {week.seller}, week from <Day at={week.weekStart} />
        </span>
      </summary>
      <Form method="post" {...getFormProps(form)} className="stack">
        <input type="hidden" name="id" value={week.id} />
        <input type="hidden" name="sumCents" value={sumCents} />
        <p>
          <b>
            Did {shownMoney(sumCents)} go to <bdi>{week.seller}</bdi>?
          </b>{" "}
          It is for the week from <Day at={week.weekStart} />. The creator is told at once, and it
          cannot be undone.
        </p>
        <TextField
          label="Transfer's number (optional)"
          errors={fields.reference.errors}
          inputProps={{
            ...getInputProps(fields.reference, { type: "text" }),
            autoComplete: "off",
          }}
        />
        <Button>Yes, {shownMoney(sumCents)} was sent</Button>
      </Form>
    </details>
  );
}
