import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { LinkRequest } from "~/schemas/account-settings";

export function IssueLinkForm({
  lastResult,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const isPending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    id: "issue-link-form",
    lastResult,
    onValidate: validateWith(LinkRequest),
    shouldRevalidate: "onInput",
  });

  return (
    <Card as="section" className="setting">
      <h2>Make a link</h2>
      <Form method="post" {...getFormProps(form)} className="setting__form">
        <TextField
          label="Username"
          hint="Their email works too. Make sure that it is really them who ask."
          errors={fields.username.errors}
          inputProps={{
            ...getInputProps(fields.username, { type: "text" }),
            autoComplete: "off",
            autoCapitalize: "none",
            spellCheck: false,
          }}
        />
        <Button pending={isPending} pendingLabel="Making...">
          Make link
        </Button>
      </Form>
    </Card>
  );
}
