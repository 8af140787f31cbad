import "./auth.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { PasswordField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { Credentials } from "~/schemas/account";

import { SwitchMode } from "./switch-mode";

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  redirectTo: string;
  onSwitch: () => void;
}

export function SignInForm({ lastResult, redirectTo, onSwitch }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "sign-in";
  const [form, fields] = useForm({
    id: "sign-in",
    lastResult,
    onValidate: validateWith(Credentials),
    shouldRevalidate: "onInput",
  });

  return (
    <>
      <h1>Welcome back</h1>
      <p className="muted">Sign in to your account</p>
      <Form method="post" {...getFormProps(form)} className="auth__form">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          label="Username"
          hint="Your email works too."
          errors={fields.username.errors}
          inputProps={{
            ...getInputProps(fields.username, { type: "text" }),
            autoComplete: "username",
            autoCapitalize: "none",
            spellCheck: false,
          }}
        />
        <PasswordField
          label="Password"
          errors={fields.password.errors}
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "current-password",
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
          value="sign-in"
          wide
          pending={isPending}
          pendingLabel="Signing in..."
        >
          Sign in
        </Button>
      </Form>
      <p className="small muted">
        Forgotten your password? An editor of this site can send you a one-time link.{" "}
        <Link to="/contact">Whom to ask</Link>
      </p>
      <SwitchMode
        question="New here?"
        label="Make an account"
        to="sign-up"
        redirectTo={redirectTo}
        onSwitch={onSwitch}
      />
    </>
  );
}
