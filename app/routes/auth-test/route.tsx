import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { authenticateForm, refuseAuth } from "~/acts/account/auth-forms.server";
import { requireApiUser } from "~/auth/guards.server";
import { signOut } from "~/auth/sign-out.server";
import { startSession } from "~/auth/start-session.server";
import { Notice } from "~/components/toaster";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { logFailure } from "~/http/log-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { getDemoUsername } from "~/models/demo.server";
import { getAccount, publicAccount } from "~/models/user.server";
import { AuthTest, type SessionCheck } from "./auth-test";

export const meta: MetaFunction = () => [
  { title: `Sign-in test · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.getUser();
  const asksCheck = new URL(request.url).searchParams.has("check");
  const { hasDemoContent, demoPassword } = context.site;

  return {
    user: user && { id: user.id, username: user.username, role: user.role },
    sample: hasDemoContent
      ? { username: await getDemoUsername(context.db), password: demoPassword }
      : null,
    check: asksCheck ? await checkSession(context) : null,
  };
}

/** Status and user as `/api/user` answers them. */
async function checkSession(context: AppLoadContext): Promise<SessionCheck> {
  try {
    const { id } = await requireApiUser(context);
    const account = await getAccount(context.db, id);
    const { now, site } = context;
    return { status: 200, user: account ? publicAccount(account, { now, ...site }) : null };
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    const { message } = await refusal.json<{ message: string }>();
    return { status: refusal.status, user: null, error: `${refusal.status}: ${message}` };
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone() as Request);
  if (form.get("intent") === "logout") return logOut(context);

  const outcome = await authenticateForm("sign-in", form, request, context);
  if (!outcome.ok) return refuseAuth("sign-in", form, outcome);

  const headers = await startSession(request, context, outcome.user);
  return redirectWithNotice(context, "/auth-test", { title: "You are signed in" }, headers);
}

async function logOut(context: AppLoadContext) {
  try {
    const headers = await signOut(context);
    return await redirectWithNotice(
      context,
      "/auth-test",
      { title: "You are signed out" },
      headers,
    );
  } catch (error) {
    logFailure("sign-out-failed", error);
    const description = "Logout failed. Please try again.";
    const notice = { title: "Logout failed", description, variant: "destructive" as const };
    return data({ notice, result: null }, 500);
  }
}

export { shouldRevalidate } from "~/components/in-place";

export default function AuthTestPage() {
  const { user, sample, check } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();

  return (
    <div className="wrap page">
      <Notice notice={answer?.notice} />
      <header className="page-head">
        <div>
          <h1>Sign-in test</h1>
          <p>For people who run this site: does signing in work, and who does the site see?</p>
        </div>
      </header>
      <AuthTest
        user={user}
        sample={sample}
        check={check}
        lastResult={answer?.result ?? undefined}
      />
    </div>
  );
}
