import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import {
  changeNotifications,
  changePassword,
  changePublicName,
  changeTimeZone,
  endAllSessions,
  needsCurrentPassword,
} from "~/acts/account/settings.server";
import { requireUser } from "~/auth/guards.server";
import { site } from "~/content/site";
import { spokenZone, zoneOfToday } from "~/content/time-zone-names";
import { readForm } from "~/http/body.server";
import { mayHavePublicName, toldAge } from "~/models/person";
import { getAccount } from "~/models/user.server";
import { AccountHead } from "./account-head";
import { DataCard } from "./data-card";
import { NotificationsForm } from "./notifications-form";
import { PasswordForm } from "./password-form";
import { ProfileCard } from "./profile-card";
import { PublicNameForm } from "./public-name-form";
import { SessionsCard } from "./sessions-card";
import { TimeZoneForm } from "./time-zone-form";

export const meta: MetaFunction = () => [
  { title: `Your account · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const [account, session] = await Promise.all([
    getAccount(context.db, user.id),
    context.getSession(),
  ]);
  if (!account) throw redirect("/");

  return {
    id: account.id,
    username: account.username,
    email: account.email,
    memberSince: account.createdAt,
    ageGroup: toldAge(account),
    competenceLevel: account.competenceLevel,
    industry: account.industry,
    learningGoal: account.learningGoal,
    publicName: account.publicName,
    mayHavePublicName: mayHavePublicName(account),
    choseOwnPassword: account.choseOwnPassword,
    needsCurrentPassword: needsCurrentPassword(account, context.now),
    passwordVersion: session.kind === "signed-in" ? session.ticket.version : 0,
    notifications: account.notifications,
    timeZone: account.timeZone && zoneOfToday(account.timeZone),
    timeZones: timeZonesWith(account.timeZone),
    siteTimeZone: context.site.timeZone,
  };
}

/** The zones that this runtime knows; a browser may have told another name of one of them. */
function timeZonesWith(current: string | null) {
  const known = [...Intl.supportedValuesOf("timeZone"), "UTC", ...(current ? [current] : [])];
  const zones = new Set(known.map(zoneOfToday));
  return [...zones].sort((one, other) => (spokenZone(one) < spokenZone(other) ? -1 : 1));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  const change = { request, context, user, form };

  switch (form.get("intent")) {
    case "public-name":
      return changePublicName(change);
    case "password":
      return changePassword(change);
    case "time-zone":
      return changeTimeZone(change);
    case "notifications":
      return changeNotifications(change);
    case "sign-out-everywhere":
      return endAllSessions(change);
    default:
      throw new Response("This form is not one of this page.", { status: 400 });
  }
}

export default function AccountPage() {
  const account = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resultOf = (intent: string) => (answer?.intent === intent ? answer.result : undefined);
  const password = (
    // A fresh form once the password was changed: what was typed must not stay in the page.
    <PasswordForm key={account.passwordVersion} {...account} lastResult={resultOf("password")} />
  );

  return (
    <div className="wrap page">
      <AccountHead {...account} />
      <div className="account">
        <div className="account__main">
          {account.choseOwnPassword ? null : password}
          <PublicNameForm {...account} lastResult={resultOf("public-name")} />
          {account.choseOwnPassword ? password : null}
          <TimeZoneForm {...account} lastResult={resultOf("time-zone")} />
          <NotificationsForm {...account} lastResult={resultOf("notifications")} />
        </div>
        <div className="account__side">
          <ProfileCard {...account} />
          <SessionsCard />
          <DataCard />
        </div>
      </div>
    </div>
  );
}
