import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { changeGroup } from "~/acts/groups.server";
import { requireUser } from "~/auth/guards.server";
import { NotInGroup } from "~/components/groups/not-in-group";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { dueDays, shownCode } from "~/models/group";
import { readGroup } from "~/models/group-page.server";
import { targetChoices } from "~/models/group-target.server";
import { qrCode } from "~/models/qr-code.server";
import { readId } from "~/schemas/id";
import { ClosedGroup } from "./closed-group";
import { MemberView } from "./member-view";
import { OwnerView } from "./owner-view";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.group.name ?? "Group"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const id = readId(params.id);
  const group = id === undefined ? null : await readGroup(context.db, user, id);
  if (!group) throw new Response(null, { status: 404 });
  if (group.view !== "owner") return { group, lead: null };

  const link = new URL(`/groups/join/${group.code}`, context.site.origin).href;
  const days = dueDays(context.now);
  const lead = {
    code: shownCode(group.code),
    link,
    qr: qrCode(link),
    choices: targetChoices(),
    days,
  };
  return { group, lead };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const groupId = readId(params.id);
  if (groupId === undefined) throw new Response(null, { status: 404 });
  return changeGroup({ context, user, groupId, form: await readForm(request) });
}

export { NotInGroup as ErrorBoundary };

export default function GroupPage() {
  const { group, lead } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resultOf = (intent: string) => (answer?.intent === intent ? answer.result : undefined);
  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Groups", to: "/groups" }, { label: group.name }]} />
      <h1 className="mb-8 wrap-anywhere">
        <bdi>{group.name}</bdi>
      </h1>
      {group.view === "closed" && <ClosedGroup id={group.id} />}
      {group.view === "member" && <MemberView group={group} lastResult={resultOf("rename")} />}
      {group.view === "owner" && lead && (
        <OwnerView group={group} lead={lead} lastResult={resultOf("assign")} />
      )}
    </div>
  );
}
