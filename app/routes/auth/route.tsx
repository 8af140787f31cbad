import "./auth.css";

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";

import { authenticateForm, refuseAuth } from "~/acts/account/auth-forms.server";
import { readCarriedReason } from "~/auth/carried-form.server";
import { startSession } from "~/auth/start-session.server";
import { countDone } from "~/auth/visitor-ticket.server";
import { Notice } from "~/components/toaster";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { safeRedirect } from "~/http/safe-redirect";
import { AuthSide } from "./auth-side";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";
import { KeepsTryOut, WhySignIn } from "./why-sign-in";

export const meta: MetaFunction = () => [
  { title: `Sign in or make an account · ${site.name}` },
  { name: "description", content: `Sign in to ${site.name} or make a free account.` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = safeRedirect(searchParams.get("redirectTo"), "/dashboard");
  if (await context.getUser()) throw redirect(redirectTo);

  return {
    redirectTo,
    waiting: await readCarriedReason(request, context),
    hasTryOut: countDone(await context.visitor.read()) > 0,
    mode: searchParams.get("mode") === "sign-up" ? "sign-up" : "sign-in",
  } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone() as Request);
  const intent = form.get("intent") === "sign-up" ? "sign-up" : "sign-in";

  const outcome = await authenticateForm(intent, form, request, context);
  if (!outcome.ok) return refuseAuth(intent, form, outcome);

  return redirect(safeRedirect(form.get("redirectTo"), "/dashboard"), {
    headers: await startSession(request, context, outcome.user),
  });
}

export default function AuthPage() {
  const { redirectTo, waiting, hasTryOut, mode: asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [chosen, setMode] = useState<"sign-in" | "sign-up">();
  const mode = chosen ?? answer?.intent ?? asked;
  const lastResult = answer?.intent === mode ? answer.result : undefined;

  return (
    <div className="wrap page auth">
      <Notice notice={answer?.notice} />
      <div className="auth__card card card--pad">
        {waiting && <WhySignIn {...waiting} />}
        {hasTryOut && <KeepsTryOut />}
        {mode === "sign-in" ? (
          <SignInForm
            lastResult={lastResult}
            redirectTo={redirectTo}
            onSwitch={() => setMode("sign-up")}
          />
        ) : (
          <SignUpForm
            lastResult={lastResult}
            redirectTo={redirectTo}
            onSwitch={() => setMode("sign-in")}
          />
        )}
      </div>
      <AuthSide />
    </div>
  );
}
