import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PasswordField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { NewPassword } from "~/schemas/account";

interface Props {
  username: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function NewPasswordForm({ username, lastResult }: Props) {
  const isPending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    id: "new-password-form",
    lastResult,
    onValidate: validateWith(NewPassword),
    shouldRevalidate: "onInput",
  });

  return (
    <Card className="door__card setting">
      <span className="account-head__arch" aria-hidden="true">
        {[...username][0]?.toUpperCase()}
      </span>
      <h1>Choose a new password</h1>
      <p>
        It is for <b>{username}</b>. Every device that is signed in now is signed out.
      </p>
      <Form method="post" {...getFormProps(form)} className="setting__form">
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          label="New password"
          hint="At least 8 characters. Three or four words in a row are easy to keep and hard to guess."
          errors={fields.password.errors}
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "new-password",
          }}
        />
        <Button wide pending={isPending} pendingLabel="Saving...">
          Set password
        </Button>
      </Form>
      <p className="small muted">This link works once.</p>
    </Card>
  );
}
