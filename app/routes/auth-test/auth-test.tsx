import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { FormErrors } from "~/components/account/form-errors";
import { ApiError, apiFetch } from "~/components/api-client";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { useSend } from "~/components/use-send";
import type { CurrentUser } from "~/models/current-user";

/** The raw result of asking who is signed in. */
export interface SessionCheck {
  status: number;
  user: CurrentUser | null;
  error?: string;
}

interface Props {
  user: { id: number; username: string; role: string } | null;
  /** What to try first, where there is demo content. */
  sample: { username?: string; password?: string } | null;
  /** The result that came with the page, for people without scripts. */
  check: SessionCheck | null;
  lastResult: SubmissionResult<string[]> | undefined;
}

type Call = "login" | "logout" | "check";

const failures = {
  login: { title: "Login failed", text: "Login failed. Please check your credentials." },
  logout: { title: "Logout failed", text: "Logout failed. Please try again." },
};

/** Posts forms without scripts, and calls `/api` with them. */
export function AuthTest({ user, sample, check: checkOfPage, lastResult }: Props) {
  const [checked, setChecked] = useState<SessionCheck>();
  const [running, setRunning] = useState<Call>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const send = useSend();
  const check = checked ?? checkOfPage;
  const [form, fields] = useForm<{ username?: string; password?: string }>({
    id: "auth-test",
    lastResult,
    defaultValue: sample ?? undefined,
  });

  async function run(call: Call, action: () => Promise<void>) {
    setRunning(call);
    await action();
    setRunning(undefined);
  }

  function submitCredentials(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const call = pressed?.value === "logout" ? "logout" : "login";
    const { username, password } = Object.fromEntries(new FormData(form));

    run(call, async () => {
      const answer = await send(`/api/${call}`, call === "login" ? { username, password } : {});
      if (!("refused" in answer)) {
        setChecked(undefined);
        revalidate();
        return;
      }
      const { title, text } = failures[call];
      const said = (call === "login" && answer.refused.reason) || text;
      toast({ title, description: said, variant: "destructive" });
    });
  }

  function submitCheck(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run("check", async () => setChecked(await askWhoIsSignedIn()));
  }

  return (
    <div className="account account--even">
      <Card as="section" className="setting">
        <h2>Credentials</h2>
        <Form
          method="post"
          action="/auth-test"
          {...getFormProps(form)}
          className="setting__form"
          onSubmit={submitCredentials}
        >
          <TextField
            label="Username"
            errors={fields.username.errors}
            inputProps={{
              ...getInputProps(fields.username, { type: "text" }),
              autoComplete: "username",
              autoCapitalize: "none",
              spellCheck: false,
            }}
          />
          <TextField
            label="Password"
            hint={
              sample && !sample.password
                ? "The password of this demo learner was printed when the site started."
                : undefined
            }
            errors={fields.password.errors}
            inputProps={{
              ...getInputProps(fields.password, { type: "password" }),
              // What was typed does not come back, the sample does.
              defaultValue: sample?.password,
              autoComplete: "current-password",
            }}
          />
          <FormErrors errors={form.errors} />
          <div className="row">
            <Button name="intent" value="login" pending={running === "login"}>
              Login
            </Button>
            <Button name="intent" value="logout" variant="secondary" pending={running === "logout"}>
              Logout
            </Button>
          </div>
        </Form>
      </Card>
      <Card as="section" className="setting">
        <h2>Session</h2>
        <p role="status">
          {user ? (
            <>
              Current user: <b>{user.username}</b>, number {user.id}, {user.role}
            </>
          ) : (
            "Current user: nobody is signed in"
          )}
        </p>
        <Form method="get" action="/auth-test" onSubmit={submitCheck}>
          <Button name="check" value="session" variant="tonal" pending={running === "check"}>
            Check Session
          </Button>
        </Form>
        <div aria-live="polite" className="prose">
          {check ? <CheckResult {...check} /> : null}
        </div>
      </Card>
    </div>
  );
}

function CheckResult({ status, user, error }: SessionCheck) {
  return (
    <>
      <FormErrors errors={error === undefined ? undefined : [error]} />
      <pre>{JSON.stringify({ status, user }, null, 2)}</pre>
    </>
  );
}

async function askWhoIsSignedIn(): Promise<SessionCheck> {
  try {
    const response = await apiFetch("/api/user");
    return { status: response.status, user: await response.json() };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    return { status, user: null, error: error instanceof Error ? error.message : String(error) };
  }
}
