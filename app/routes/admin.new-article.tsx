import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ArticleForm, IntentButton } from "~/components/editor/article-form";
import { keepTyped } from "~/components/editor/keep-typed";
import { site } from "~/content/site";
import {
  previewArticle,
  readArticleForm,
  readMoment,
  returnArticle,
} from "~/http/article-form.server";
import { logFailure } from "~/http/form-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { writeArticle } from "~/http/write-article.server";
import { articleCreated, articleFailed } from "~/models/news/desk";
import styles from "~/styles/editor.css?url";

export const meta: MetaFunction = () => [
  { title: `Create New Article · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  // A new one with every visit: the form that was sent twice has the same one twice.
  return { submissionKey: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id: editorId } = await requireEditor(request, context);
  const { intent, typed, errors } = await readArticleForm(request, context);
  if (Object.keys(errors).length > 0) return returnArticle(typed, { status: 400, errors });
  if (intent === "preview") {
    const preview = await previewArticle(context, typed, { asksLinks: true });
    return returnArticle(typed, { preview });
  }
  try {
    return await store(context, { intent, typed, editorId });
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
    });
  }
  return redirectWithNotice(
    context,
    "/admin/new-article",
    intent === "schedule" ? { title: "The article is scheduled" } : articleCreated,
  );
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return keepTyped(request, () => serverAction<typeof action>());
}

export default function NewArticlePage() {
  const { submissionKey } = useLoaderData<typeof loader>();
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
        outcome={outcome}
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
