import "~/components/dashboard/dashboard.css";

import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { CopyButton } from "~/components/account/copy-button";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";

interface SignInDetailsProps {
  details: { username: string; password: string };
}

/**
 * The generated username and password, on the one page that shows them. They stand in a
 * form that sets the password, because browsers offer to save what such a form sends.
 */
export function SignInDetails({ details: { username, password } }: SignInDetailsProps) {
  const isPending = useNavigation().formAction === "/account";
  const [form, fields] = useForm({ id: "sign-in-details-form", defaultValue: { password } });
  return (
    <section className="details card card--pad" aria-labelledby="sign-in-details">
      <div>
        <h2 id="sign-in-details">Save your sign-in details</h2>
        <p>
          With these you come back to your path. We made up a password for you, and it is shown only
          this once:
        </p>
        <p className="details__value">{password}</p>
        <CopyButton text={password} label="Copy password" />
      </div>
      <Form
        method="post"
        action="/account"
        {...getFormProps(form)}
        className="details__fields"
        // What is too short is said here: the page that would say it is another one.
        noValidate={false}
      >
        <input type="hidden" name="back" value="/dashboard" />
        <TextField
          label="Username"
          inputProps={{
            name: "username",
            value: username,
            readOnly: true,
            autoComplete: "username",
            className: "details__value",
            onFocus: (event) => event.currentTarget.select(),
          }}
        />
        <TextField
          label="Password"
          hint="Type one that you can keep in mind, or leave ours. Your browser can save it for you."
          inputProps={{
            ...getInputProps(fields.password, { type: "password" }),
            autoComplete: "new-password",
            minLength: 8,
            maxLength: 128,
            onFocus: (event) => event.currentTarget.select(),
          }}
        />
        <Button name="intent" value="password" pending={isPending} pendingLabel="Saving...">
          Choose your password
        </Button>
      </Form>
    </section>
  );
}

/** For an account whose password is still the generated one. */
export function PasswordReminder() {
  return (
    <p className="reminder small muted">
      Your password is still the one we made up. <Link to="/account#password">Choose your own</Link>
      , so that you can always come back.
    </p>
  );
}
