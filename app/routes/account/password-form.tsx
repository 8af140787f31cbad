import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { ChangePassword, NewPassword } from "~/schemas/account";

interface Props {
  username: string;
  choseOwnPassword: boolean;
  needsCurrentPassword: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

interface Passwords {
  currentPassword?: string;
  password: string;
}

export function PasswordForm(props: Props) {
  const { username, choseOwnPassword, needsCurrentPassword, lastResult } = props;
  const isPending = useNavigation().formData?.get("intent") === "password";
  const [form, fields] = useForm<Passwords>({
    id: "password-form",
    lastResult,
    onValidate: validateWith<Passwords>(needsCurrentPassword ? ChangePassword : NewPassword),
    shouldRevalidate: "onInput",
  });

  return (
    <Card
      as="section"
      id="password"
      look={choseOwnPassword ? undefined : "lit"}
      className="setting"
    >
      <h2>{choseOwnPassword ? "Change password" : "Set your own password"}</h2>
      <p>
        {choseOwnPassword
          ? "A new password signs you out on every other device."
          : "Your password was made for you. Replace it by one that you can keep in mind."}
        {!choseOwnPassword && !needsCurrentPassword
          ? " On the first day you need not know the one that was made."
          : null}
      </p>
      <Form method="post" {...getFormProps(form)} className="setting__form" preventScrollReset>
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        {needsCurrentPassword ? (
          <TextField
            label="Current password"
            errors={fields.currentPassword.errors}
            inputProps={{
              ...getInputProps(fields.currentPassword, { type: "password" }),
              autoComplete: "current-password",
            }}
          />
        ) : null}
        <TextField
          label="New password"
          hint="At least 8 characters. Three or four words in a row are easy to keep and hard to guess."
          errors={fields.password.errors}
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "new-password",
          }}
        />
        <FormErrors errors={form.errors} />
        <Button
          variant={choseOwnPassword ? "tonal" : "primary"}
          name="intent"
          value="password"
          pending={isPending}
          pendingLabel="Saving..."
        >
          {choseOwnPassword ? "Change password" : "Set password"}
        </Button>
      </Form>
      {needsCurrentPassword ? (
        <p className="small muted">
          Forgotten it? An editor of this site can send you a one-time link.{" "}
          <Link to="/contact">Whom to ask</Link>
        </p>
      ) : null}
    </Card>
  );
}
