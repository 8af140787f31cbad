import "./auth.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { PasswordField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { SignUp } from "~/schemas/account";

import { SwitchMode } from "./switch-mode";

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  redirectTo: string;
  onSwitch: () => void;
}

export function SignUpForm({ lastResult, redirectTo, onSwitch }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "sign-up";
  const [form, fields] = useForm({
    id: "sign-up",
    lastResult,
    onValidate: validateWith(SignUp),
    shouldRevalidate: "onInput",
  });

  return (
    <>
      <h1>Create an account</h1>
      <p className="muted">Start your AI learning journey today. It is free.</p>
      <Form method="post" {...getFormProps(form)} className="auth__form">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          label="Username"
          hint="3 to 30 letters, digits, dots or dashes. Others do not see it."
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
          errors={fields.email.errors}
          inputProps={{ ...getInputProps(fields.email, { type: "email" }), autoComplete: "email" }}
        />
        <PasswordField
          label="Password"
          hint="At least 8 characters. Three or four words in a row are easy to keep and hard to guess."
          errors={fields.password.errors}
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "new-password",
          }}
        />
        {form.errors ? (
          <p className="error" role="alert">
            {form.errors[0]}
          </p>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="sign-up"
          wide
          pending={isPending}
          pendingLabel="Creating account..."
        >
          Create account
        </Button>
      </Form>
      <p className="small muted">
        Want a learning path made for you?{" "}
        <Link to="/onboarding">Answer six questions instead</Link>
      </p>
      <SwitchMode
        question="Already have an account?"
        label="Sign in"
        to="sign-in"
        redirectTo={redirectTo}
        onSwitch={onSwitch}
      />
    </>
  );
}
