import "~/components/admin/admin.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { site } from "~/content/site";
import { fieldErrors, readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { renderMarkdown } from "~/markdown/render.server";
import { decide, getSubmission } from "~/models/marketplace/decision.server";
import type { PackageContent } from "~/models/marketplace/download-text";
import { readId } from "~/schemas/id";
import { ListingDecision } from "~/schemas/listing";
import { DecisionForm } from "./decision-form";
import { DecisionHistory } from "./decision-history";
import { SubmittedListing } from "./submitted-listing";

export const meta: MetaFunction = () => [
  { title: `A listing in review · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const id = readId(params.versionId);
  const submission = id && (await getSubmission(context.db, id));
  if (!submission) throw new Response("There is no such listing.", { status: 404 });
  const { version, item, live, changed, decisions } = submission;
  const { submissionKey: _, ...shown } = version;
  return {
    version: { ...shown, content: shown.content as PackageContent | null },
    item,
    decisions,
    file: item.fileName === null ? null : { name: item.fileName, sizeBytes: item.sizeBytes ?? 0 },
    changes:
      live && changed
        ? changed.map((part) => ({ part, before: live[part], after: version[part] }))
        : null,
    html: renderMarkdown(version.fullDescription),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const editor = await requireEditor(request, context);
  const versionId = readId(params.versionId);
  const form = await readForm(request);
  const typed = {
    decision: String(form.get("decision") ?? ""),
    reasons: form.getAll("reasons").map(String),
    noteToCreator: String(form.get("noteToCreator") ?? ""),
    privateNote: String(form.get("privateNote") ?? ""),
  };
  const input = ListingDecision.safeParse({ ...typed, seen: Number(form.get("seen")) });
  if (!input.success) return data({ errors: fieldErrors(input.error), typed }, 400);

  const decision = { versionId: versionId ?? 0, editorId: editor.id, input: input.data };
  const decided = await decide(context.db, decision, context.now);
  if (!decided.ok && decided.reason === "unknown") {
    throw new Response("There is no such listing.", { status: 404 });
  }
  if (!decided.ok) {
    if (decided.reason === "own") {
      const sentence = "This listing is your own. Another editor decides on it.";
      return data({ errors: { "": [sentence] }, typed }, 403);
    }
    const sentence =
      "Meanwhile somebody decided on this version, or its creator changed it. Please look at it again.";
    return data({ errors: { "": [sentence] }, typed }, 409);
  }
  return redirectWithNotice(context, "/admin/listings", {
    title: notices[input.data.decision],
    description: `The creator of "${decided.name}" was told.`,
  });
}

const notices = {
  approve: "Approved and on sale",
  changes: "Changes asked for",
  reject: "Not accepted",
} as const;

export default function SubmissionPage() {
  const submission = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { version, item } = submission;

  return (
    <div className="wrap page">
      <DeskCrumbs behind={[{ label: "Listings", to: "/admin/listings" }]} here={version.name} />
      <header className="page-head">
        <div>
          <h1>{version.name}</h1>
          <p>
            {version.number === 1 ? "A new listing" : `Version ${version.number}`} by{" "}
            <bdi>{item.creatorName}</bdi>
            {item.verifiedAt ? ", a verified seller" : ""}.
          </p>
        </div>
      </header>
      <div className="desk">
        <SubmittedListing submission={submission} html={submission.html} />
        <div className="desk__side">
          <DecisionForm
            isOpen={version.status === "pending"}
            seen={version.submittedAt}
            errors={answer?.errors ?? {}}
            typed={answer?.typed}
          />
          <DecisionHistory decisions={submission.decisions} />
        </div>
      </div>
    </div>
  );
}
