import "~/components/moderation/moderation.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Link,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { ErrorPage, StatePage } from "~/components/error-page";
import { TargetQuote } from "~/components/moderation/target-quote";
import { LostPage } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { site } from "~/content/site";
import { fieldErrors, readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { excerptOf } from "~/models/community/excerpt";
import { getReportable, reportsPerDay, reportThing } from "~/models/community/report.server";
import { readId } from "~/schemas/id";
import { reportOf } from "~/schemas/report";
import { reportKinds } from "~/schemas/report-reasons";
import { ReportForm } from "./report-form";

export const meta: MetaFunction = () => [
  { title: `Report something · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const found = await getReportable(context.db, user.id, readName(request));
  if (!found) throw new Response(null, { status: 404 });
  const { target, isReported } = found;
  const { kind, title, text, href, authorId } = target;
  return {
    target: { kind, title, text: excerptOf(text), href },
    isReported,
    isOwn: authorId === user.id,
  };
}

function readName(request: Request) {
  const { searchParams } = new URL(request.url);
  const kind = reportKinds.find((each) => each === searchParams.get("kind"));
  const id = readId(searchParams.get("id"));
  if (!kind || !id) throw new Response(null, { status: 404 });
  return { kind, id };
}

const thanks = {
  title: "Thank you for telling us",
  description:
    "An editor looks at it and decides. You find the outcome among your notifications, and nobody else learns that it was you.",
};

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const name = readName(request);
  const form = await readForm(request);
  const typed = { reason: String(form.get("reason") ?? ""), note: String(form.get("note") ?? "") };
  const input = reportOf(name.kind).safeParse(typed);
  if (!input.success) return data({ errors: fieldErrors(input.error), typed }, 400);

  const reported = await reportThing(
    context.db,
    { ...name, ...input.data, reporterId: user.id },
    context.now,
  );
  if (reported.ok) {
    const { isHidden, target } = reported;
    // The page where it stood shows it no longer.
    const isGone = isHidden && target.kind === "thread";
    return redirectWithNotice(context, isGone ? "/community" : target.href, thanks);
  }
  if (reported.reason === "unknown") throw new Response(null, { status: 404 });
  const sentence =
    reported.reason === "own"
      ? "This is your own. You can change or delete it where it stands."
      : `You have sent ${reportsPerDay} reports within a day, and more are not taken. Please send this one tomorrow.`;
  return data({ errors: { "": [sentence] }, typed }, reported.reason === "own" ? 403 : 429);
}

export default function ReportPage() {
  const { target, isReported, isOwn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap page report">
      <header className="page-head">
        <div>
          <h1>{target.kind === "person" ? "Report a person" : "Report something"}</h1>
          <p>
            Tell us what is wrong with it, and an editor looks at it. What editors decide, and why,
            stands in the <Link to="/moderation-log">public log</Link>.
          </p>
        </div>
      </header>
      <TargetQuote {...target} />
      {isReported || isOwn ? (
        <Card as="section" look="lit" className="report__done">
          <p role="status">
            {isOwn
              ? "This is your own. You can change or delete it where it stands."
              : "You have reported this already. You are told what an editor decides."}
          </p>
          <p>
            <ButtonLink variant="secondary" to={target.href}>
              Go back to it
            </ButtonLink>
          </p>
        </Card>
      ) : (
        <ReportForm
          kind={target.kind}
          href={target.href}
          errors={answer?.errors ?? {}}
          typed={answer?.typed}
        />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <StatePage
      picture={<LostPage />}
      title="Nothing to report here"
      text="What you wanted to report is not shown any more, or the address has a slip in it."
    >
      <ButtonLink to="/community">Go to the community</ButtonLink>
    </StatePage>
  );
}
