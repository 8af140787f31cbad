import "~/components/account/account.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readPrompts, sharePrompt, unsharePrompt } from "~/models/group-prompt.server";
import { Chosen } from "~/schemas/group";
import { readId } from "~/schemas/id";
import { OwnPrompts, ShownPrompts } from "./prompts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Prompts"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const place = placeIn(params);
  const found = await readPrompts(context.db, user, place);
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, groupId: place.groupId };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const place = placeIn(params);
  const here = `/groups/${place.groupId}/prompts/${place.exerciseId}`;
  const form = await readForm(request);

  if (form.get("intent") === "take-back") {
    await unsharePrompt(context.db, place, user.id);
    return redirectWithNotice(context, here, { title: "You show no prompt any more" });
  }
  const chosen = readSubmission(form, Chosen);
  const shared =
    chosen.status === "success" &&
    (await sharePrompt(
      context.db,
      { ...place, userId: user.id, attemptId: chosen.value.id },
      context.now,
    ));
  if (!shared) throw new Response(null, { status: 404 });
  return redirectWithNotice(context, here, {
    title: "Your prompt is shown",
    description: "You can take it back here at any time.",
  });
}

function placeIn({ id, exerciseId }: LoaderFunctionArgs["params"]) {
  const place = { groupId: readId(id), exerciseId: readId(exerciseId) };
  if (!place.groupId || !place.exerciseId) throw new Response(null, { status: 404 });
  return place as { groupId: number; exerciseId: number };
}

export default function PromptsPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <Breadcrumb
        items={[
          { label: "Groups", to: "/groups" },
          { label: page.group, to: `/groups/${page.groupId}` },
          { label: page.title },
        ]}
      />
      <h1 className="mb-8 wrap-anywhere">{page.title}</h1>
      {page.view === "member" ? <OwnPrompts {...page} /> : <ShownPrompts shown={page.shown} />}
    </div>
  );
}
