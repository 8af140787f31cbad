import "~/components/dashboard/dashboard.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { counted } from "~/components/dashboard/words";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { getScoreReasons } from "~/models/dashboard.server";
import { OtherNumbers } from "./other-numbers";
import { NextPoints, ScoreChange, ScoreSum } from "./score-sum";
import { StrandReasons } from "./strand-reasons";

export const meta: MetaFunction = () => [
  { title: `Why this number · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const moment = { now: context.now, timeZone: context.site.timeZone };
  const reasons = await getScoreReasons(context.db, user.id, moment);
  if (!reasons) throw new Response(null, { status: 404 });
  return reasons;
}

export default function ScoreReasonsPage() {
  const reasons = useLoaderData<typeof loader>();
  return (
    <div className="wrap page why">
      <Breadcrumb
        items={[{ label: "Dashboard", to: "/dashboard" }, { label: "Why this number" }]}
      />
      <h1>Why this number</h1>
      <p className="lede">
        Your AI skill score is {reasons.score} out of 100. {changeInWords(reasons.change)}
      </p>
      <div className="why__top">
        <ScoreSum reasons={reasons} />
        <div className="why__aside">
          <NextPoints next={reasons.next} hasPath={reasons.path !== null} />
          <ScoreChange score={reasons.score} change={reasons.change} />
        </div>
      </div>
      <StrandReasons strands={reasons.strands} />
      <p>
        Numbers are one thing, words another: <Link to="/progress">what you do better now</Link>{" "}
        shows your first prompts beside your best.
        {reasons.transfers > 0 &&
          ` You have taken ${counted(reasons.transfers, "prompt")} to an assistant of your own and looked back on what came. That gives no points, since nobody but you can judge it, but it is what the points are for.`}
      </p>
      <OtherNumbers {...reasons} />
    </div>
  );
}

function changeInWords(change: number) {
  if (change === 0) return "It did not change in the last seven days.";
  const points = Math.abs(change) === 1 ? "point" : "points";
  return `It ${change > 0 ? "rose" : "fell"} by ${Math.abs(change)} ${points} in the last seven days.`;
}
