import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import { requireUser } from "~/auth/guards.server";
import { PathStep, PathSteps } from "~/components/dashboard/path-steps";
import { counted } from "~/components/dashboard/words";
import { ReadAs } from "~/components/read-as";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { strands } from "~/content/skills/skill";
import { redirectWithNotice } from "~/http/notice.server";
import { getOnwardAsRead, goFurther } from "~/models/further-path.server";

export const meta: MetaFunction = () => [
  { title: `Where to go on · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return getOnwardAsRead(context.db, user.id);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const first = await goFurther(context.db, user.id, context.now);
  return redirectWithNotice(
    context,
    "/dashboard",
    first
      ? {
          title: "Your further path is ready",
          description: `It begins with “${first.title}”. What you have done still counts.`,
        }
      : {
          title: "Your path stays as it is",
          description: "A further path begins when every step of this one is done.",
          variant: "destructive",
        },
  );
}

export default function OnwardPage() {
  const onward = useLoaderData<typeof loader>();
  return (
    <div className="wrap page onward">
      <Breadcrumb items={[{ label: "Dashboard", to: "/dashboard" }, { label: "Where to go on" }]} />
      <Onward onward={onward} />
    </div>
  );
}

type PathPage = ReturnType<typeof useLoaderData<typeof loader>>;

function Onward({ onward }: { onward: PathPage }) {
  switch (onward.kind) {
    case "none":
      return (
        <Words title="Make a path of your own">
          <p>
            Answer six short questions. Your path comes out of them, with a reason for each step.
          </p>
          <Go to="/onboarding">Make my path</Go>
        </Words>
      );
    case "open":
      return (
        <Words title={`${counted(onward.toGo, "step")} to go on this path`}>
          <ReadAs reading={onward.reading} />
          <p>
            When they are done, a further path follows with the skills that you have not met. Not
            the right path any more? Plan anew: what you have done still counts.
          </p>
          <p>
            A path that is done can have a certificate:{" "}
            <Link to="/certificates">what a certificate is</Link>.
          </p>
          <p className="row">
            <Go to={`/path/${onward.step.skillId}`}>Continue: {onward.step.title}</Go>
            <PlanAnew />
          </p>
          <KnownParts />
        </Words>
      );
    case "further":
      return <Further {...onward} />;
    case "whole":
      return (
        <Words title="You have shown every skill there is">
          <p>
            There is no further path. Passing a check again with other questions, and the challenges
            of the guides, bring the points that are left. Your path can have{" "}
            <Link to="/certificates">a certificate</Link>.
          </p>
          <p className="row">
            <Go to="/dashboard/score">See where points are left</Go>
            <PlanAnew />
          </p>
        </Words>
      );
  }
}

function Further({ steps, shown, count, reading }: Extract<PathPage, { kind: "further" }>) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <Words title="Your further path">
      <ReadAs reading={reading} />
      <p>
        You have shown {shown} of {count} skills. These {steps.length} come next. Your goal has
        changed? Plan anew, and what you have done still counts.
      </p>
      <p>
        The path that you finished can have <Link to="/certificates">a certificate</Link>. Make it
        before you go on: a new path takes its place.
      </p>
      <Form method="post" className="row">
        <Button pending={isPending} pendingLabel="Making your path...">
          Make this my path
        </Button>
        <PlanAnew />
      </Form>
      <PathSteps>
        {steps.map(({ id, skillId, title, reason, minutes }) => (
          <PathStep key={id} title={title} to={`/path/${skillId}`}>
            <p>{reason}</p>
            <p className="num">About {counted(minutes, "minute")}</p>
          </PathStep>
        ))}
      </PathSteps>
    </Words>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

function KnownParts() {
  return (
    <section className="mt-10" aria-labelledby="known">
      <h2 id="known">I know some of this</h2>
      <p className="mt-2">
        Take a test of a whole part: two questions for each step. What you show counts as done, and
        a wrong answer costs nothing. A single step has its test on its own page.
      </p>
      <ul className="row mt-4">
        {strands.map(({ id, title }) => (
          <li key={id}>
            <ButtonLink variant="secondary" size="s" to={`/path/test/${id}`}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanAnew() {
  return (
    <ButtonLink variant="secondary" to="/account/profile">
      Plan anew
    </ButtonLink>
  );
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to}>
      {children}
      <Icon name="right" size="s" />
    </ButtonLink>
  );
}
