import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";

interface PayoutFormProps {
  week: { id: number };
  /** Of the form of any week. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** With which an editor says that the money of a week was sent. */
export function PayoutForm({ week, lastResult }: PayoutFormProps) {
  const isAbout = lastResult?.initialValue?.id === String(week.id);
  const [form, fields] = useForm<{ id: string; reference: string }>({
    id: `payout-${week.id}`,
    lastResult: isAbout ? lastResult : undefined,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="payout__form">
      <input type="hidden" name="id" value={week.id} />
      <TextField
        label="Transfer's number (optional)"
        errors={fields.reference.errors}
        inputProps={{ ...getInputProps(fields.reference, { type: "text" }), autoComplete: "off" }}
      />
      <Button variant="secondary">Mark as paid out</Button>
    </Form>
  );
}
