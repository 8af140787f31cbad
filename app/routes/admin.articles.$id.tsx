import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { draftName, forgetTyped, keepOfEndedSession } from "~/acts/drafts.server";
import {
  copyPicture,
  type PostedArticle,
  previewArticle,
  readArticleForm,
  readMoment,
  returnArticle,
} from "~/acts/news/article-form.server";
import { requireEditor } from "~/auth/guards.server";
import { readGuestId } from "~/auth/guest.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ArticleForm, IntentButton } from "~/components/editor/article-form";
import { keepTyped } from "~/components/editor/keep-typed";
import { RevisionList } from "~/components/editor/revision-list";
import { Badge } from "~/components/ui/badge";
import { CheckboxField, TextField } from "~/components/ui/field";
import { Moment } from "~/components/ui/moment";
import { site } from "~/content/site";
import { fieldErrors } from "~/http/body.server";
import { logFailure } from "~/http/form-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readDraft } from "~/models/draft.server";
import { draftFields } from "~/models/draft-fields";
import { getDeskArticle } from "~/models/news/article-desk.server";
import { editArticle, moveArticle } from "~/models/news/article-write.server";
import { articleFailed, deskStatuses } from "~/models/news/desk";
import { Article, ArticleChange, ArticleDraft } from "~/schemas/article";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Edit article · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireEditor(request, context);
  const guestId = await readGuestId(request, context);
  const found = await findArticle(context, params.id);
  const place = { kind: "article", about: found.article.id } as const;
  return { ...found, draft: await readDraft(context.db, { userId, guestId }, place) };
}

async function findArticle(context: AppLoadContext, text: string | undefined) {
  const id = readId(text);
  const found = id && (await getDeskArticle(context.db, id));
  if (!found) throw new Response("There is no such article.", { status: 404 });
  return found;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const place = { kind: "article", about: readId(params.id) ?? 0 } as const;
  const back = `/admin/articles/${params.id}`;
  await keepOfEndedSession(request, context, { ...place, names: draftFields.article, back });
  const { id: editorId } = await requireEditor(request, context);
  const { article } = await findArticle(context, params.id);
  const { id } = article;
  const posted = await readArticleForm(request, context, editorId);
  const { intent, typed, errors } = posted;
  if (intent === "unpublish" || intent === "back-to-draft") {
    await moveArticle(
      context.db,
      { id, to: intent === "unpublish" ? "unpublish" : "draft" },
      context.now,
    );
    return redirectWithNotice(context, `/admin/articles/${id}`, {
      title: intent === "unpublish" ? "Readers do not see it any more" : "It is a draft again",
    });
  }
  if (Object.keys(errors).length > 0) return returnArticle(typed, { status: 400, errors });
  if (intent === "picture") return returnArticle(typed, {});
  if (intent === "preview") {
    const preview = await previewArticle(context, typed, { id, asksLinks: true });
    return returnArticle(typed, { preview });
  }
  try {
    const answer = await save(context, { article, posted, editorId });
    if (answer instanceof Response) await forgetTyped(request, context, place);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("article-edit-failed", error);
    return returnArticle(typed, {
      status: 500,
      notice: { ...articleFailed, description: "Failed to save the article. Please try again." },
    });
  }
}

interface Saved {
  article: Awaited<ReturnType<typeof findArticle>>["article"];
  posted: PostedArticle;
  editorId: number;
}

const changedMeanwhile =
  "Somebody else saved this article while you were writing. Open it in a second window and bring the two together.";

async function save(
  context: AppLoadContext,
  { article, posted: { intent, typed }, editorId }: Saved,
) {
  const { db, now } = context;
  const { id, status } = article;
  const isForReaders = intent !== "save" || status === "published" || status === "scheduled";
  const read = (isForReaders ? Article : ArticleDraft).safeParse(typed);
  const change = ArticleChange.safeParse(typed);
  const scheduledAt = readMoment(typed.scheduledAt, now);
  const errors = {
    ...(read.success ? {} : fieldErrors(read.error)),
    ...(change.success ? {} : fieldErrors(change.error)),
    ...(intent === "schedule" && scheduledAt === null
      ? { scheduledAt: ["Please choose a moment that is still to come"] }
      : {}),
  };
  if (!read.success || !change.success || Object.keys(errors).length > 0) {
    return returnArticle(typed, { status: 400, errors });
  }

  const isSamePicture = read.data.imageUrl === (article.imageUrl ?? "");
  const imagePath = isSamePicture ? undefined : await copyPicture(context, read.data.imageUrl);
  const edited = await editArticle(
    db,
    { id, text: { ...read.data, imagePath }, ...change.data },
    { editorId, now },
  );
  if (!edited.ok) return returnArticle(typed, { status: 409, errors: { "": [changedMeanwhile] } });
  if (intent === "publish") await moveArticle(db, { id, to: "publish" }, now);
  if (intent === "schedule" && scheduledAt !== null) {
    await moveArticle(db, { id, to: "schedule", scheduledAt }, now);
  }
  const titles: Record<string, string> = {
    publish: "The article is published",
    schedule: "The article is scheduled",
  };
  return redirectWithNotice(context, `/admin/articles/${id}`, {
    title: titles[intent] ?? "The changes are saved",
    sent: draftName({ kind: "article", about: id }),
  });
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return keepTyped(request, () => serverAction<typeof action>());
}

export { shouldRevalidate } from "~/components/in-place";

export default function EditArticlePage() {
  const { article, revisions, draft } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const typed = outcome?.typed ?? draft?.fields;
  const { id, status, revision } = article;
  const state = deskStatuses.find(({ key }) => key === status)?.label ?? status;
  return (
    <div className="wrap page">
      <DeskCrumbs behind={[{ label: "Articles", to: "/admin/articles" }]} here="Edit" />
      <header className="page-head">
        <div>
          <h1>{article.title}</h1>
          <p>
            <Badge tone={status === "published" ? "ok" : "plain"}>{state}</Badge>{" "}
            {status === "published" && <Link to={`/news/${id}`}>Read it on the site</Link>}
          </p>
        </div>
        <MoveForm status={status} />
      </header>
      <ArticleForm
        key={`${id}-${revision}-${status}`}
        articleId={id}
        html={article.contentHtml}
        draft={draft}
        maySchedule={status !== "published"}
        start={{
          title: article.title,
          summary: article.summary,
          category: article.source,
          content: article.content,
          imageUrl: article.imageUrl ?? "",
          imageAlt: article.imageAlt ?? "",
          author: article.author,
          scheduledAt:
            article.scheduledAt === null
              ? ""
              : new Date(article.scheduledAt).toISOString().slice(0, 16),
          revision: String(revision),
        }}
        outcome={outcome}
        state={
          status === "scheduled" && article.scheduledAt !== null ? (
            <>
              Readers see it from <Moment at={article.scheduledAt} /> on
            </>
          ) : (
            standing[status]
          )
        }
        enterIntent={status === "published" ? "save" : "publish"}
        buttons={<EditButtons status={status} />}
      >
        <input type="hidden" name="revision" value={typed?.revision || revision} />
        <TextField
          label="What changed"
          hint="For the other editors, and for readers when it is a correction."
          errors={outcome?.errors.note}
          inputProps={{ name: "note", maxLength: 300, defaultValue: typed?.note }}
        />
        <CheckboxField
          label="This corrects a mistake"
          inputProps={{
            name: "isCorrection",
            defaultChecked: typed?.isCorrection === "on",
          }}
        />
      </ArticleForm>
      <RevisionList revisions={revisions} />
    </div>
  );
}

const standing: Record<string, string> = {
  published: "Readers see it",
  draft: "A draft, which readers do not see",
  unpublished: "Taken back, so readers do not see it",
};

function EditButtons({ status }: { status: string }) {
  const isOut = status === "published";
  return (
    <>
      {!isOut && (
        <IntentButton intent="publish" isMain>
          Publish now
        </IntentButton>
      )}
      <IntentButton intent="save" isMain={isOut}>
        Save changes
      </IntentButton>
      <IntentButton intent="preview">Preview and check</IntentButton>
      {!isOut && <IntentButton intent="schedule">Schedule</IntentButton>}
    </>
  );
}

/** Takes it away from readers, or off the schedule. What is typed below stays. */
function MoveForm({ status }: { status: string }) {
  if (status === "draft" || status === "unpublished") return null;
  const isOut = status === "published";
  return (
    <Form method="post" preventScrollReset>
      <IntentButton intent={isOut ? "unpublish" : "back-to-draft"}>
        {isOut ? "Unpublish" : "Take off the schedule"}
      </IntentButton>
    </Form>
  );
}
