import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { DashboardTabs } from "~/components/dashboard/dashboard-tabs";
import { CodeForm } from "~/components/groups/code-form";
import { site } from "~/content/site";
import { formRefusal } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { createGroup, listGroups } from "~/models/group.server";
import { isMinor, mayOwnGroups } from "~/models/person";
import { NewGroup } from "~/schemas/group";
import { GroupList } from "./group-list";
import { NewGroupForm } from "./new-group-form";

export const meta: MetaFunction = () => [
  { title: `Groups · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const groups = await listGroups(context.db, user.id);
  return { ...groups, mayOwn: mayOwnGroups(user), isMinor: isMinor(user) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  if (!mayOwnGroups(user)) throw new Response("Only adults may make a group.", { status: 403 });

  const submission = readSubmission(await readForm(request), NewGroup);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);

  const group = { ownerId: user.id, ...submission.value };
  const made = await createGroup(context.db, group, context.now);
  if (!made.ok) return formRefusal(submission, made);
  return redirectWithNotice(context, `/groups/${made.id}`, {
    title: "Your group is made",
    description: "Give its code or its link to those who should join.",
  });
}

export default function GroupsPage() {
  const { owned, joined, mayOwn, isMinor } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Groups</h1>
          <p>
            For a class, a family or friends. Somebody makes a group and says what to learn until
            when; the others join with a code.
          </p>
        </div>
      </header>
      <DashboardTabs />
      <GroupList owned={owned} joined={joined} />
      <div className="account account--even mt-8">
        <CodeForm />
        <NewGroupForm mayOwn={mayOwn} isMinor={isMinor} lastResult={answer?.result} />
      </div>
    </div>
  );
}
