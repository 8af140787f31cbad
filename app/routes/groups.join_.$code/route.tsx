import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { CodeForm } from "~/components/groups/code-form";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { formRefusal, refusalInit } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { refuseOverLimit } from "~/http/limits.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readCode, shownCode } from "~/models/group";
import { findByCode, joinGroup } from "~/models/group.server";
import { MemberName } from "~/schemas/group";
import { sentenceOf } from "~/schemas/refusal";
import { JoinForm } from "./join-form";
import { JoinSignedOut } from "./join-signed-out";

export const meta: MetaFunction = () => [
  { title: `Join a group · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Only who is signed in learns whether there is such a group, and only so often. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = codeIn(params);
  const user = await context.getUser();
  if (!user)
    return data({ view: "signed-out", code: shownCode(code), path: pathOf(code) } as const);

  const refused = await refuseOverLimit(request, context, "group-code");
  if (refused) {
    return data({ view: "refused", sentence: sentenceOf(refused) } as const, refusalInit(refused));
  }
  const group = await findByCode(context.db, user.id, code);
  if (!group) return data({ view: "unknown", typed: shownCode(code) } as const, 404);
  if (group.isMember || group.isOwner) throw redirect(`/groups/${group.id}`);
  const { name, ownerName, isOpen } = group;
  return data({ view: "found", name, ownerName, isOpen } as const);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const code = codeIn(params);
  const submission = readSubmission(await readForm(request), MemberName);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);

  const joining = { userId: user.id, code, name: submission.value.name };
  const joined =
    (await refuseOverLimit(request, context, "group-code")) ??
    (await joinGroup(context.db, joining, context.now));
  if (!joined.ok) return formRefusal(submission, joined);
  return redirectWithNotice(context, `/groups/${joined.groupId}`, {
    title: "You are in the group",
    description: "You can leave it here at any time.",
  });
}

function codeIn({ code = "" }: LoaderFunctionArgs["params"]) {
  const read = readCode(code);
  if (!read) throw redirect(`/groups/join?code=${encodeURIComponent(code)}`);
  return read;
}

function pathOf(code: string) {
  return `/groups/join/${code}`;
}

export default function JoinByCodePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Groups", to: "/groups" }, { label: "Join" }]} />
      <h1 className="mb-8">Join a group</h1>
      {page.view === "signed-out" && <JoinSignedOut code={page.code} path={page.path} />}
      {page.view === "refused" && <ErrorNote title={page.sentence ?? ""} />}
      {page.view === "unknown" && <CodeForm typed={page.typed} isUnknown />}
      {page.view === "found" && <JoinForm group={page} lastResult={answer?.result} />}
    </div>
  );
}
