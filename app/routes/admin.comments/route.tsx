import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ago } from "~/components/listing/words";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TabLinks } from "~/components/ui/tab-links";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import {
  commentDecisions,
  decideComment,
  listHeld,
  pruneComments,
} from "~/models/news/comment-queue.server";
import { type CommentReason, commentReasons } from "~/models/news/comment-score";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { HeldComments } from "./held-comments";

export const meta: MetaFunction = () => [
  { title: `Comments · ${site.name}` },
  { name: "robots", content: "noindex" },
];

function readStatus(text: unknown): "held" | "spam" {
  return text === "spam" ? "spam" : "held";
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const { searchParams } = new URL(request.url);
  const status = readStatus(searchParams.get("status"));
  const after = readPlace(searchParams.get("after"));
  const { comments, next } = await listHeld(context.db, { status, after });
  context.waitUntil(pruneComments(context.db, context.now));
  return {
    status,
    next,
    comments: comments.map(({ reasons, createdAt, hasNetwork, ...each }) => ({
      ...each,
      since: ago(createdAt, context.now),
      mayBlock: hasNetwork === 1,
      reasons: (reasons ?? []).map((key) => commentReasons[key as CommentReason] ?? key),
    })),
  };
}

const outcomes = {
  approve: "The comment is published",
  remove: "The comment is removed",
  block: "The comment is removed and its network blocked for 7 days",
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireEditor(request, context);
  const form = await readForm(request);
  const id = readId(String(form.get("comment") ?? ""));
  const decision = commentDecisions.find((each) => each === form.get("decision"));
  if (!id || !decision) {
    throw new Response("This form does not belong to this page.", { status: 400 });
  }
  const isDecided = await decideComment(context.db, { id, decision }, context.now);
  return redirectWithNotice(
    context,
    `/admin/comments?status=${readStatus(form.get("status"))}`,
    isDecided
      ? { title: outcomes[decision] }
      : { title: "Somebody has decided on this comment already", variant: "destructive" },
  );
}

export default function CommentQueuePage() {
  const { status, comments, next } = useLoaderData<typeof loader>();
  const isHeld = status === "held";
  return (
    <div className="wrap page">
      <DeskCrumbs here="Comments" />
      <header className="page-head">
        <div>
          <h1>Comments</h1>
          <p>
            Guests' comments that look unusual. What nobody decides on is forgotten after 30 days.
          </p>
        </div>
      </header>
      <TabLinks
        label="Comments by state"
        items={[
          { to: "/admin/comments", label: "Waiting", current: isHeld },
          { to: "/admin/comments?status=spam", label: "Spam", current: !isHeld },
        ]}
      />
      {comments.length === 0 ? (
        <EmptyState as="h2" title={isHeld ? "Nothing is waiting" : "No spam"} className="mt-6">
          {isHeld
            ? "Comments with links and the like appear here before readers see them."
            : "What looks like nothing but advertising is put here."}
        </EmptyState>
      ) : (
        <HeldComments comments={comments} status={status} />
      )}
      {next && (
        <p className="mt-6">
          <ButtonLink variant="secondary" to={`/admin/comments?status=${status}&after=${next}`}>
            More comments
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
