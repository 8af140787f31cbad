import "~/components/account/account.css";

import {
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { ageGroups } from "~/content/profile-options";
import { AgeGroupOf } from "~/schemas/account-settings";

/** With which an editor sets the age group of somebody else. */
export function AgeGroupForm({
  lastResult,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const isPending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    id: "age-group-form",
    lastResult,
    onValidate: validateWith(AgeGroupOf),
    shouldRevalidate: "onInput",
  });

  return (
    <Card as="section" className="setting">
      <h2>Set an age group</h2>
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
        <SelectField
          label="Age group"
          placeholder="Choose an age group"
          errors={fields.ageGroup.errors}
          options={ageGroups}
          inputProps={{ ...getSelectProps(fields.ageGroup), defaultValue: "" }}
        />
        <Button pending={isPending} pendingLabel="Saving...">
          Save age group
        </Button>
      </Form>
    </Card>
  );
}
