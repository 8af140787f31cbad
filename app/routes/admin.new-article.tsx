import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { draftName, forgetTyped, keepOfEndedSession } from "~/acts/drafts.server";
import {
  previewArticle,
  readArticleForm,
  readMoment,
  returnArticle,
} from "~/acts/news/article-form.server";
import { writeArticle } from "~/acts/news/write-article.server";
import { requireEditor } from "~/auth/guards.server";
import { readGuestId } from "~/auth/guest.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ArticleForm, IntentButton } from "~/components/editor/article-form";
import { keepTyped } from "~/components/editor/keep-typed";
import { site } from "~/content/site";
import { logFailure } from "~/http/form-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readDraft } from "~/models/draft.server";
import { draftFields } from "~/models/draft-fields";
import { articleCreated, articleFailed } from "~/models/news/desk";

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
  const { intent, typed, errors } = await readArticleForm(request, context, editorId);
  if (Object.keys(errors).length > 0) return returnArticle(typed, { status: 400, errors });
  if (intent === "picture") return returnArticle(typed, {});
  if (intent === "preview") {
    const preview = await previewArticle(context, typed, { asksLinks: true });
    return returnArticle(typed, { preview });
  }
  try {
    const answer = await store(context, { intent, typed, editorId });
    if (answer instanceof Response) await forgetTyped(request, context, newArticle);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("article-failed", error);
    return returnArticle(typed, { status: 500, notice: articleFailed });
  }
}

async function store(
  context: LoaderFunctionArgs["context"],
  {
    intent,
    typed,
    editorId,
  }: Pick<Awaited<ReturnType<typeof readArticleForm>>, "intent" | "typed"> & { editorId: number },
) {
  const { submissionKey } = typed;
  const base = { editorId, sent: typed, submissionKey: submissionKey || undefined };
  const scheduledAt = readMoment(typed.scheduledAt, context.now);
  if (intent === "schedule" && scheduledAt === null) {
    const scheduled = ["Please choose a moment that is still to come"];
    return returnArticle(typed, { status: 400, errors: { scheduledAt: scheduled } });
  }
  const written = await writeArticle(
    context,
    intent === "schedule" && scheduledAt !== null
      ? { ...base, status: "scheduled", scheduledAt }
      : { ...base, status: intent === "draft" ? "draft" : "published" },
  );
  if (!written.ok) return returnArticle(typed, { status: 400, errors: written.errors });
  if (intent === "draft") {
    return redirectWithNotice(context, `/admin/articles/${written.id}`, {
      title: "The draft is saved",
      sent: draftName(newArticle),
    });
  }
  const link =
    intent === "schedule"
      ? { to: `/admin/articles/${written.id}`, label: "Open it" }
      : { to: `/news/${written.id}`, label: "Read it" };
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
  const outcome = useActionData<typeof action>();
  const kept = outcome?.typed.submissionKey || submissionKey;
  return (
    <div className="wrap page">
      <DeskCrumbs behind={[{ label: "Articles", to: "/admin/articles" }]} here="New article" />
      <header className="page-head">
        <div>
          <h1>Create New Article</h1>
          <p>Plain, warm, specific, short. Readers see it as soon as it is created.</p>
        </div>
      </header>
      <ArticleForm
        key={kept}
        start={{ submissionKey: kept }}
        draft={draft}
        outcome={outcome}
        state="Not saved yet"
        enterIntent="create"
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
