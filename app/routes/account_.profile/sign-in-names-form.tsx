import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { ChangeSignInNames, SignInNames } from "~/schemas/account";

interface Names {
  username: string;
  email: string;
  currentPassword?: string;
}

interface Props {
  username: string;
  email: string | null;
  needsCurrentPassword: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The username and the email, either of which a person signs in with. */
export function SignInNamesForm({ username, email, needsCurrentPassword, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "sign-in-names";
  const [form, fields] = useForm<Names>({
    id: "sign-in-names-form",
    lastResult,
    defaultValue: { username, email: email ?? "" },
    onValidate: validateWith<Names>(needsCurrentPassword ? ChangeSignInNames : SignInNames),
    shouldRevalidate: "onInput",
  });

  return (
    <Card as="section" className="setting">
      <h2>Username and email</h2>
      <p>You sign in with either of them. Other learners see neither.</p>
      <Form method="post" {...getFormProps(form)} className="setting__form" preventScrollReset>
        <TextField
          label="Username"
          mark={false}
          hint="3 to 30 letters, digits, dots, dashes and underscores."
          errors={fields.username.errors}
          inputProps={{
            ...getInputProps(fields.username, { type: "text" }),
            autoComplete: "username",
            autoCapitalize: "none",
            spellCheck: false,
          }}
        />
        <TextField
          label="Email"
          mark={false}
          errors={fields.email.errors}
          inputProps={{
            ...getInputProps(fields.email, { type: "email" }),
            autoComplete: "email",
          }}
        />
        {needsCurrentPassword ? (
          <TextField
            label="Current password"
            mark={false}
            errors={fields.currentPassword.errors}
            inputProps={{
              ...getInputProps(fields.currentPassword, { type: "password" }),
              autoComplete: "current-password",
            }}
          />
        ) : null}
        <FormErrors errors={form.errors} />
        <Button
          variant="tonal"
          name="intent"
          value="sign-in-names"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save username and email
        </Button>
      </Form>
    </Card>
  );
}
