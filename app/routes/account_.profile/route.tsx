import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import {
  changeProfileOf,
  changeSignInNames,
  chooseClosest,
  needsCurrentPassword,
} from "~/acts/account/settings.server";
import { requireUser } from "~/auth/guards.server";
import { pressedGoal } from "~/components/goal-field";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ageGroups } from "~/content/profile-options";
import { site } from "~/content/site";
import { formAgain } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { adultFrom, mayChangeAge } from "~/models/age-change";
import { askAnew, openQuestions } from "~/models/closest";
import type { Fitter } from "~/models/fit.server";
import { getProfile, readingOf } from "~/models/learner.server";
import { toldAge } from "~/models/person";
import { longDay } from "~/models/shown-day";
import type { Account } from "~/models/user.server";
import { Profile } from "~/schemas/onboarding";
import { ClosestCard } from "./closest-card";
import { ProfileForm } from "./profile-form";
import { SignInNamesForm } from "./sign-in-names-form";

export const meta: MetaFunction = () => [
  { title: `Your profile · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { account, hasPath, fitter } = await getProfile(context.db, user.id);
  if (!account) throw redirect("/");

  const { competenceLevel, industry } = account;
  const learningGoal = new URL(request.url).searchParams.get("goal") || account.learningGoal;
  const from = adultFrom(account);
  const { searchParams } = new URL(request.url);
  return {
    username: account.username,
    email: account.email,
    profile: { ageGroup: toldAge(account), competenceLevel, industry, learningGoal },
    ageGroups: ageGroups.filter(({ value }) => mayChangeAge(account, value, context.now)),
    adultFrom: from !== null && context.now < from ? longDay(from) : null,
    hasPath,
    questions: questionsFor(fitter, account, searchParams.get("ask")),
    understood: readingOf(fitter, account),
    isPlanning: searchParams.has("plan"),
    needsCurrentPassword: needsCurrentPassword(account, context.now),
  };
}

function questionsFor(fitter: Fitter, account: Account, ask: string | null) {
  const anew = ask === "field" || ask === "task" ? askAnew(fitter, ask, account) : null;
  return anew ? [anew] : openQuestions(fitter, account);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  const goal = form.get(pressedGoal);
  if (goal !== null) {
    form.set("learningGoal", goal);
    return data({ intent: "profile", result: formAgain(readSubmission(form, Profile)) });
  }
  const change = { request, context, user, form };

  switch (form.get("intent")) {
    case "profile":
      return changeProfileOf(change, false);
    case "plan":
      return changeProfileOf(change, true);
    case "closest":
      return chooseClosest(change);
    case "sign-in-names":
      return changeSignInNames(change);
    default:
      throw new Response("This form is not one of this page.", { status: 400 });
  }
}

export default function ProfilePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resultOf = (intent: string) => (answer?.intent === intent ? answer.result : undefined);

  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Your account", to: "/account" }, { label: "Your profile" }]} />
      <h1 className="mt-3 mb-8">Your profile</h1>
      <div className="account account--even">
        <ProfileForm {...page} lastResult={resultOf("profile")} />
        {page.understood && <ClosestCard {...page} understood={page.understood} />}
        <SignInNamesForm
          // A fresh form once the names were changed: the password that was typed must not stay.
          key={`${page.username} ${page.email}`}
          {...page}
          lastResult={resultOf("sign-in-names")}
        />
      </div>
    </div>
  );
}
