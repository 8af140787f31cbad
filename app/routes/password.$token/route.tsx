import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { hashPassword } from "~/auth/password.server";
import { refusePassword } from "~/auth/password-rules.server";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { findPasswordLink, redeemPasswordLink } from "~/models/password-link.server";
import { NewPassword } from "~/schemas/account";
import { DeadLink } from "./dead-link";
import { NewPasswordForm } from "./new-password-form";

export const meta: MetaFunction = () => [
  { title: `Choose a new password · ${site.name}` },
  { name: "robots", content: "noindex" },
  // Not "no-referrer": browsers then post the form with "Origin: null", which Remix refuses.
  { name: "referrer", content: "same-origin" },
];

const statusOf = { open: 200, spent: 410, unknown: 404 };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = await findPasswordLink(context.db, params.token ?? "", context.now);
  const username = link.state === "open" ? link.user.username : null;
  return data({ state: link.state, username }, statusOf[link.state]);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const submission = readSubmission(await readForm(request), NewPassword);
  if (submission.status !== "success") return refuse(submission.error?.password);

  const link = await findPasswordLink(context.db, token, context.now);
  if (link.state !== "open") return data(null, statusOf[link.state]);
  const { password } = submission.value;
  const weak = await refusePassword(context.db, password, link.user);
  if (weak) return refuse([weak]);

  const isSet = await redeemPasswordLink(
    context.db,
    token,
    await hashPassword(password, context.passwordCost),
    context.now,
  );
  if (!isSet) return data(null, statusOf.spent);

  return redirectWithNotice(context, "/auth", {
    title: "Your new password is set",
    description: "Sign in with it. You were signed out on every device.",
  });

  function refuse(errors: string[] | null = []) {
    const fieldErrors = { password: errors ?? [] };
    return data(submission.reply({ fieldErrors, hideFields: ["password"] }), 400);
  }
}

export default function NewPasswordPage() {
  const { state, username } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();

  return (
    <div className="wrap page door">
      {username === null ? (
        <DeadLink isKnown={state === "spent"} />
      ) : (
        <NewPasswordForm username={username} lastResult={lastResult ?? undefined} />
      )}
    </div>
  );
}
