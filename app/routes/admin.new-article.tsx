import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { draftName, forgetTyped, keepOfEndedSession } from "~/acts/drafts.server";
import {
  previewArticle,
  readArticleForm,
  readMoment,
  refuseMoment,
  returnArticle,
} from "~/acts/news/article-form.server";
import { writeArticle } from "~/acts/news/write-article.server";
import { requireEditor } from "~/auth/guards.server";
import { readGuestId } from "~/auth/guest.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ArticleForm, IntentButton } from "~/components/editor/article-form";
import { keepTyped } from "~/components/editor/keep-typed";
import { site } from "~/content/site";
import { logFailure } from "~/http/log-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readDraft } from "~/models/draft.server";
import { draftFields } from "~/models/draft-fields";
import { articleCreated, articleFailed } from "~/models/news/desk";
import type { TypedArticle } from "~/schemas/article";
import { textIn } from "~/schemas/form-result";
import { refuse } from "~/schemas/refusal";

const newArticle = { kind: "article", about: 0 } as const;

export const meta: MetaFunction = () => [
  { title: `Create New Article · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireEditor(request, context);
  const guestId = await readGuestId(request, context);
  const draft = await readDraft(context.db, { userId, guestId }, newArticle);
  // A new one with every visit: the form that was sent twice has the same one twice.
  return { submissionKey: crypto.randomUUID(), draft };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await keepOfEndedSession(request, context, {
    ...{ ...newArticle, names: draftFields.article, back: "/admin/new-article" },
  });
  const { id: editorId } = await requireEditor(request, context);
  const { submission, errors } = await readArticleForm(request, context, editorId);
  if (submission.status !== "success" || Object.keys(errors).length > 0) {
    return returnArticle(submission, { status: 400, errors });
  }
  const typed = submission.value;
  if (typed.intent === "picture") return returnArticle(submission, {});
  if (typed.intent === "preview") {
    const preview = await previewArticle(context, typed, { asksLinks: true });
    return returnArticle(submission, { preview });
  }
  try {
    const stored = await store(context, { typed, editorId });
    if (!stored.ok) return returnArticle(submission, { status: 400, errors: stored.errors });
    await forgetTyped(request, context, newArticle);
    return sayStored(context, typed.intent, stored.id);
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("article-failed", error);
    return returnArticle(submission, { status: 500, notice: articleFailed });
  }
}

async function store(
  context: AppLoadContext,
  { typed, editorId }: { typed: TypedArticle; editorId: number },
) {
  const { intent, submissionKey } = typed;
  const base = { editorId, sent: typed, submissionKey: submissionKey || undefined };
  if (intent !== "schedule") {
    return writeArticle(context, { ...base, status: intent === "draft" ? "draft" : "published" });
  }
  const scheduledAt = readMoment(typed.scheduledAt, context.now);
  if (scheduledAt === null) {
    return refuse("invalid", refuseMoment(typed.scheduledAt), "scheduledAt");
  }
  return writeArticle(context, { ...base, status: "scheduled", scheduledAt });
}

function sayStored(context: AppLoadContext, intent: string, id: number) {
  if (intent === "draft") {
    return redirectWithNotice(context, `/admin/articles/${id}`, {
      title: "The draft is saved",
      sent: draftName(newArticle),
    });
  }
  const link =
    intent === "schedule"
      ? { to: `/admin/articles/${id}`, label: "Open it" }
      : { to: `/news/${id}`, label: "Read it" };
  return redirectWithNotice(context, "/admin/new-article", {
    ...(intent === "schedule" ? { title: "The article is scheduled" } : articleCreated),
    link,
    sent: draftName(newArticle),
  });
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return keepTyped(request, () => serverAction<typeof action>());
}

export { shouldRevalidate } from "~/components/in-place";

export default function NewArticlePage() {
  const { submissionKey, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const kept = (answer && textIn(answer.result, "submissionKey")) || submissionKey;
  return (
    <div className="wrap page">
      <DeskCrumbs behind={[{ label: "Articles", to: "/admin/articles" }]} here="New article" />
      <header className="page-head">
        <div>
          <h1>Create New Article</h1>
          <p>
            Plain, warm, specific, short. Create Article shows it to readers at once, Schedule at
            the time that you choose. A draft is for editors alone.
          </p>
        </div>
      </header>
      <ArticleForm
        key={kept}
        start={{ submissionKey: kept }}
        draft={draft}
        lastResult={answer?.result}
        notice={answer?.notice}
        preview={answer?.preview}
        state="Not saved yet"
        enterIntent="draft"
        keepsDrafts
        buttons={
          <>
            <IntentButton intent="create" isMain pendingLabel="Submitting...">
              Create Article
            </IntentButton>
            <IntentButton intent="preview">Preview and check</IntentButton>
            <IntentButton intent="draft">Save as draft</IntentButton>
            <IntentButton intent="schedule">Schedule</IntentButton>
          </>
        }
      />
    </div>
  );
}
