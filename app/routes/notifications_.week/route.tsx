import "./week.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readWeek as readWeekName, weekHref } from "~/models/week";
import { readWeek } from "~/models/week.server";
import { spokenWeek } from "~/models/week-words";
import { Ahead, NextThing } from "./ahead";
import { Done } from "./done";
import { QuietWeek } from "./quiet-week";
import { WeekDays } from "./week-days";

export const meta: MetaFunction = () => [
  { title: `Your week · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const named = new URL(request.url).searchParams.get("week");
  const week = named === null ? null : readWeekName(named);
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const shown = week === undefined ? null : await readWeek(context.db, user, week, moment);
  if (!shown) throw new Response(null, { status: 404 });
  const { earlier, later, ...rest } = shown;
  return {
    ...rest,
    spoken: spokenWeek(shown.week),
    earlier: earlier && weekHref(earlier),
    later: later && weekHref(later),
  };
}

export default function WeekPage() {
  const week = useLoaderData<typeof loader>();
  const { spoken, isCurrent, isEmpty, ahead, earlier, later } = week;
  return (
    <div className="wrap page week">
      <Breadcrumb
        items={[{ label: "Notifications", to: "/notifications" }, { label: "Your week" }]}
      />
      <header>
        <h1>Your week</h1>
        <p className="lede num">
          {spoken}
          {isCurrent && ", so far"}
        </p>
        {(earlier || later) && (
          <nav className="week__nav" aria-label="Other weeks">
            {earlier && <Link to={earlier}>The week before</Link>}
            {later && <Link to={later}>The week after</Link>}
          </nav>
        )}
      </header>
      {isEmpty ? (
        <QuietWeek isCurrent={isCurrent} next={ahead?.next ?? null} />
      ) : (
        <>
          {week.lit > 0 && <WeekDays {...week} />}
          {ahead && <NextThing next={ahead.next} />}
          <Done {...week} />
        </>
      )}
      {ahead && <Ahead {...ahead} />}
      <p className="small muted">
        A week runs from Monday to Sunday, and a day begins at three in the morning. You can read
        your weeks in a feed reader, or switch off being told of them, in{" "}
        <Link to="/notifications/settings">what you are told of</Link>.
      </p>
    </div>
  );
}
