import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckboxField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { DeleteAccount } from "~/schemas/account-settings";

export function DeleteForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const isPending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    id: "delete-form",
    lastResult,
    onValidate: validateWith(DeleteAccount),
    shouldRevalidate: "onInput",
  });

  return (
    <Card as="section" className="setting">
      <h2>Is it really you?</h2>
      <Form method="post" {...getFormProps(form)} className="setting__form">
        <TextField
          label="Your password"
          errors={fields.password.errors}
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "current-password",
          }}
        />
        <CheckboxField
          label="I understand that my account cannot be brought back"
          errors={fields.understood.errors}
          inputProps={getInputProps(fields.understood, { type: "checkbox" })}
        />
        <FormErrors errors={form.errors} />
        <div className="row">
          <Button variant="danger" pending={isPending} pendingLabel="Deleting...">
            Delete my account
          </Button>
          <ButtonLink variant="quiet" to="/account">
            Keep my account
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
