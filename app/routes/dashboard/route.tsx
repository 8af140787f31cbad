import "~/components/dashboard/dashboard.css";

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";

import { requireUser } from "~/auth/guards.server";
import { takeSignInDetails } from "~/auth/sign-in-details.server";
import { DashboardTabs } from "~/components/dashboard/dashboard-tabs";
import { useToast } from "~/components/toaster";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { getDashboard } from "~/models/dashboard.server";
import { Achievements } from "./achievements";
import { AskedStrip } from "./asked-strip";
import { ReviewStrip } from "./review-strip";
import { PasswordReminder, SignInDetails } from "./sign-in-details";
import { StreakCard } from "./streak-card";
import { TodayCard } from "./today-card";
import { SamplePath, YourPath } from "./your-path";

export const meta: MetaFunction = () => [
  { title: `Dashboard · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const moment = { now: context.now, timeZone: context.site.timeZone };
  const [dashboard, taken] = await Promise.all([
    getDashboard(context.db, user.id, moment),
    takeSignInDetails(request, context, user.id),
  ]);
  const signInDetails = taken?.password
    ? { username: taken.username, password: taken.password }
    : null;

  return data(
    { dashboard, due: user.due, signInDetails },
    { headers: taken ? { "Set-Cookie": taken.cookie } : undefined },
  );
}

export default function DashboardPage() {
  const { dashboard, due, signInDetails } = useLoaderData<typeof loader>();
  // The server tells them once; they stay while this page does, also when its data is read again.
  const [details] = useState(signInDetails);

  if (!dashboard) {
    return (
      <div className="wrap page">
        <h1 className="mb-8">Dashboard</h1>
        <EmptyState as="h2" title="No dashboard data available." />
      </div>
    );
  }

  const { user, score, path, streak, calendar, achievements, fading, asked } = dashboard;
  return (
    <div className="wrap page">
      <h1 className="dash-title">Welcome, {user.username}!</h1>
      <DashboardTabs />
      {!user.choseOwnPassword &&
        (details ? <SignInDetails details={details} /> : <PasswordReminder />)}
      <TodayCard score={score} steps={path?.steps ?? null} />
      <AskedStrip asked={asked} />
      <ReviewStrip due={due} fading={fading} />
      <div className="cols">
        {path ? <YourPath path={path} /> : <SamplePath />}
        <div className="side">
          <StreakCard streak={streak} calendar={calendar} />
          {path && <Achievements achievements={achievements} />}
        </div>
      </div>
      {!path && <Achievements achievements={achievements} />}
    </div>
  );
}

export function ErrorBoundary() {
  const toast = useToast();
  useEffect(() => {
    toast({
      title: "Failed to load dashboard data. Please try again.",
      variant: "destructive",
    });
  }, [toast]);

  return (
    <div className="wrap page">
      <h1 className="mb-8">Dashboard</h1>
      <ErrorNote
        title="Error loading dashboard. Please try again later."
        retry={{ label: "Try Again", to: "/dashboard" }}
      >
        What you have learned is still there.
      </ErrorNote>
    </div>
  );
}
