import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";

import { claimTryOut } from "~/auth/claim-try-out.server";
import { requireNoEndedSession, requireUser } from "~/auth/guards.server";
import { Button, ButtonLink } from "~/components/ui/button";
import { ErrorNote } from "~/components/ui/error-note";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { getTryOut } from "~/models/try-out.server";
import { forgetVisitorWork } from "~/models/visitor-work.server";
import { TryOutList } from "./try-out-list";

export const meta: MetaFunction = () => [
  { title: `Your try-out · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** What somebody did without an account. Whoever has one finds it there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireNoEndedSession(request, context);

  const ticket = await context.visitor.read();
  const isMember = (await context.getUser()) !== null;
  if (isMember && !ticket) throw redirect("/dashboard");
  return { ...(await getTryOut(context.db, ticket?.id ?? null, context.now)), isMember };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireNoEndedSession(request, context);

  const intent = (await readForm(request)).get("intent");
  if (intent === "delete") return deleteTryOut(context);
  if (intent === "claim") return claim(request, context);
  return data({ failure: "This form is not known here. Please load the page again." }, 400);
}

async function deleteTryOut(context: AppLoadContext) {
  const ticket = await context.visitor.read();
  if (ticket) await forgetVisitorWork(context.db, ticket.id);
  const headers = new Headers({ "Set-Cookie": await context.visitor.clear() });
  const notice = {
    title: "Your try-out is deleted",
    description: "Nothing of it is kept any more.",
  };
  return redirectWithNotice(context, "/try-out", notice, headers);
}

async function claim(request: Request, context: AppLoadContext) {
  const user = await requireUser(request, context);

  const { cookies, notice } = await claimTryOut(context, user.id);
  if (cookies.length === 0) {
    const failure = "This did not work just now. Nothing is lost: please try again in a minute.";
    return data({ failure }, 503);
  }
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const known = { title: "Your account holds all of it already" };
  return redirectWithNotice(context, "/dashboard", notice ?? known, headers);
}

export default function TryOutPage() {
  const { parts, keptUntil, isMember } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = parts.filter(({ result }) => result !== null).length;

  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Your try-out</h1>
          <p>
            {done === 0
              ? "Three things are open without an account: the check of a lesson, an exercise with the coach, and a challenge. What you do is kept for a month."
              : `You did ${done} of 3 without an account. It is yours: take it into an account, and it counts there.`}
          </p>
        </div>
      </header>
      {answer?.failure && <ErrorNote title={answer.failure} />}
      <TryOutList parts={parts} />
      {keptUntil !== null && (
        <>
          <section className="stack mt-10" aria-labelledby="keep">
            <h2 id="keep">Keep it</h2>
            {isMember ? <ClaimForm /> : <AccountWays />}
          </section>
          <section className="stack mt-10" aria-labelledby="kept">
            <h2 id="kept">What is kept of you</h2>
            <p className="max-w-xl">
              Your answers and your prompts, under a random number that only this browser knows. No
              name, no email and no network address. Private data in a prompt is hidden before it is
              stored. All of it is deleted on <Day at={keptUntil} form="long" />, a month after the
              last thing that you did, or now, if you like.
            </p>
            <Form method="post">
              <Button name="intent" value="delete" variant="secondary">
                Delete what I did
              </Button>
            </Form>
          </section>
        </>
      )}
    </div>
  );
}

function AccountWays() {
  return (
    <>
      <p>
        An account is free. What you did moves into it, and what you passed brings points there.
      </p>
      <p className="row">
        <ButtonLink to="/onboarding">Make an account with a path of my own</ButtonLink>
        <ButtonLink to="/auth?mode=sign-up" variant="secondary">
          Make an account
        </ButtonLink>
        <ButtonLink to="/auth" variant="secondary">
          I already have one
        </ButtonLink>
      </p>
    </>
  );
}

/** For somebody who is signed in, and whose try-out could not be taken along. */
function ClaimForm() {
  return (
    <Form method="post" className="stack">
      <p>You are signed in. What you did here before is not in your account yet.</p>
      <p>
        <Button name="intent" value="claim">
          Put it into my account
        </Button>
      </p>
    </Form>
  );
}
