import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ageGroups } from "~/content/profile-options";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { getCredentials, setAgeGroup } from "~/models/user.server";
import { AgeGroupOf } from "~/schemas/account-settings";
import { AgeGroupForm } from "./age-group-form";

export const meta: MetaFunction = () => [
  { title: `Age groups · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireEditor(request, context);

  const submission = readSubmission(await readForm(request), AgeGroupOf);
  if (submission.status !== "success") return data(submission.reply(), 400);

  const { username, ageGroup } = submission.value;
  if (!ageGroups.some(({ value }) => value === ageGroup)) {
    const fieldErrors = { ageGroup: ["Please choose one of the age groups."] };
    return data(submission.reply({ fieldErrors }), 400);
  }
  const person = await getCredentials(context.db, username);
  if (person?.status !== "active") {
    const fieldErrors = { username: ["There is no active account with this name."] };
    return data(submission.reply({ fieldErrors }), 404);
  }

  await setAgeGroup(context.db, person.id, ageGroup, context.now);
  return redirectWithNotice(context, "/admin/age-groups", {
    title: "The age group is set",
    description: `It is ${ageGroup === "under18" ? "under 18" : ageGroup} for ${person.username} now.`,
  });
}

export default function AgeGroupsPage() {
  const lastResult = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Age groups" />
      <header className="page-head">
        <div>
          <h1>Age groups</h1>
          <p>
            An account under 18 cannot make itself older before its time: buying, selling and a
            public profile open with it. Somebody who chose the wrong group asks you. Set it only
            for people you have reason to believe.
          </p>
        </div>
      </header>
      <div className="account account--even">
        <AgeGroupForm lastResult={lastResult} />
      </div>
    </div>
  );
}
