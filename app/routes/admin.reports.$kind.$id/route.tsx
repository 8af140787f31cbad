import "~/components/moderation/moderation.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { DecidedList } from "~/components/moderation/decided-list";
import { leavingWords, oneOf, verdictWords } from "~/components/moderation/log-words";
import { TargetQuote } from "~/components/moderation/target-quote";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { FieldErrors } from "~/components/ui/field";
import { site } from "~/content/site";
import { fieldErrors, readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { decideReports, hideSeen, restorePost } from "~/models/community/moderation.server";
import { getCase } from "~/models/community/moderation-desk.server";
import { readId } from "~/schemas/id";
import { ModerationDecision, Restoration } from "~/schemas/report";
import { reportKinds } from "~/schemas/report-reasons";
import { OpenReports } from "./open-reports";
import { RemoveForm, RestoreForm, VerdictForm } from "./verdict-form";

export const meta: MetaFunction = () => [
  { title: `A report · ${site.name}` },
  { name: "robots", content: "noindex" },
];

function readName(params: { kind?: string; id?: string }) {
  const kind = reportKinds.find((each) => each === params.kind);
  const id = readId(params.id);
  if (!kind || !id) throw new Response(null, { status: 404 });
  return { kind, id };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const editor = await requireEditor(request, context);
  const found = await getCase(context.db, readName(params));
  if (!found) throw new Response(null, { status: 404 });
  const { target, ...about } = found;
  const { authorId, ...shown } = target;
  return { ...about, target: shown, isOwn: authorId === editor.id };
}

const refusals = {
  decided: "Meanwhile somebody decided on this, or it was changed. Please look at it again.",
  "about-oneself": "This is about yourself, so another editor decides.",
} as const;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const editor = await requireEditor(request, context);
  const name = readName(params);
  const form = await readForm(request);
  const intent =
    (["restore", "remove"] as const).find((each) => each === form.get("intent")) ?? "decide";
  const typed = {
    decision: String(form.get("decision") ?? ""),
    reason: String(form.get("reason") ?? ""),
    note: String(form.get("note") ?? ""),
    privateNote: String(form.get("privateNote") ?? ""),
  };
  const done =
    intent === "restore"
      ? await restore({ context, editorId: editor.id, name, typed })
      : intent === "remove"
        ? await remove({ context, editorId: editor.id, name, typed })
        : await decide({
            context,
            editorId: editor.id,
            name,
            typed,
            seen: readId(String(form.get("seen"))) ?? 0,
          });
  if ("errors" in done) return data({ intent, typed, errors: done.errors }, done.status);
  const { back = "/admin/reports", ...notice } = done;
  return redirectWithNotice(context, back, notice);
}

interface Verdict {
  context: ActionFunctionArgs["context"];
  editorId: number;
  name: ReturnType<typeof readName>;
  typed: Record<"decision" | "reason" | "note" | "privateNote", string>;
}

type Outcome =
  | { status: number; errors: ReturnType<typeof fieldErrors> }
  | { title: string; description: string; back?: string };

async function decide({
  context,
  editorId,
  name,
  typed,
  seen,
}: Verdict & { seen: number }): Promise<Outcome> {
  const input = ModerationDecision.safeParse(typed);
  if (!input.success) return { status: 400, errors: fieldErrors(input.error) };
  const decided = await decideReports(
    context.db,
    { ...name, seen, editorId, input: input.data },
    context.now,
  );
  if (!decided.ok) return { status: 409, errors: { "": [refusals[decided.reason]] } };
  return {
    title: (input.data.decision === "uphold" ? verdictWords(name.kind) : leavingWords).done,
    description: "It stands in the public log, and those whom it concerns are told.",
  };
}

/** Leads back to where the thing stood. */
async function remove({ context, editorId, name, typed }: Verdict): Promise<Outcome> {
  const input = ModerationDecision.safeParse({ ...typed, decision: "uphold" });
  if (!input.success) return { status: 400, errors: fieldErrors(input.error) };
  const removed = await hideSeen(context.db, { ...name, editorId, input: input.data }, context.now);
  if (!removed.ok) return { status: 409, errors: { "": [refusals[removed.reason]] } };
  return {
    title: verdictWords(name.kind).done,
    description: "It stands in the public log, and its author is told.",
    back: placeOf(removed.target),
  };
}

function placeOf({ kind, href }: { kind: string; href: string }) {
  if (kind === "thread") return "/community";
  return kind === "listing" ? "/marketplace" : href.replace(/#\w+-\d+$/, "");
}

async function restore({ context, editorId, name, typed }: Verdict): Promise<Outcome> {
  const input = Restoration.safeParse(typed);
  if (!input.success) return { status: 400, errors: fieldErrors(input.error) };
  const restored = await restorePost(
    context.db,
    { ...name, editorId, input: input.data },
    context.now,
  );
  if (!restored.ok) return { status: 409, errors: { "": [refusals[restored.reason]] } };
  return { title: "Shown again", description: "Its author is told, and the public log says so." };
}

export default function ReportCasePage() {
  const { target, isHidden, isOwn, open, openCount, seen, entries } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isGone = target.status === "gone";
  const title = titleOf(target, openCount + entries.length > 0);
  const refused = (intent: string) =>
    answer?.intent === intent ? { errors: answer.errors, typed: answer.typed } : { errors: {} };
  return (
    <div className="wrap page">
      <DeskCrumbs behind={[{ label: "Reports", to: "/admin/reports" }]} here={title} />
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="row">
            {isGone
              ? "It does not exist any more."
              : target.isShown && <Link to={target.href}>See it where it stands</Link>}
            {isHidden && <Badge tone="bad">Hidden</Badge>}
            {isOwn && <Badge tone="lamp">About you: another editor decides</Badge>}
          </p>
        </div>
      </header>
      <div className="case">
        <div className="case__main">
          {!isGone && (
            <Card as="article">
              <TargetQuote {...target} />
            </Card>
          )}
          {openCount > 0 && <OpenReports reports={open} count={openCount} />}
        </div>
        <div className="case__side">
          <FieldErrors errors={answer?.errors[""]} className="case__refused" />
          {openCount > 0 ? (
            <VerdictForm
              kind={target.kind}
              seen={seen}
              isHidden={isHidden}
              {...refused("decide")}
            />
          ) : isHidden ? (
            <RestoreForm {...refused("restore")} />
          ) : target.isShown && target.kind !== "person" ? (
            <RemoveForm kind={target.kind} {...refused("remove")} />
          ) : (
            <Card as="section">
              <h2 className="text-xl">Decided</h2>
              <p className="mt-2 muted">Nobody waits for a decision on this.</p>
            </Card>
          )}
          {entries.length > 0 && (
            <section aria-labelledby="so-far">
              <h2 id="so-far" className="text-xl">
                So far
              </h2>
              <DecidedList entries={entries} linked={false} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function titleOf(
  { kind, status }: { kind: Parameters<typeof oneOf>[0]; status: string },
  wasReported: boolean,
) {
  const name = oneOf(kind).replace(/^an? /, "");
  if (!wasReported) return name.charAt(0).toUpperCase() + name.slice(1);
  return status === "gone" ? `Reported ${name}, gone` : `Reported ${name}`;
}
