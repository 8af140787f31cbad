import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import {
  draftName,
  forgetTyped,
  keepTyped as keepDraft,
  keepOfEndedSession,
} from "~/acts/drafts.server";
import {
  copyPicture,
  previewArticle,
  readArticleForm,
  readMoment,
  refuseMoment,
  returnArticle,
} from "~/acts/news/article-form.server";
import { requireEditor } from "~/auth/guards.server";
import { readGuestId } from "~/auth/guest.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ArticleForm, IntentButton } from "~/components/editor/article-form";
import { keepTyped } from "~/components/editor/keep-typed";
import { Badge } from "~/components/ui/badge";
import { Moment } from "~/components/ui/moment";
import { site } from "~/content/site";
import { refusalInit } from "~/http/answer.server";
import { fieldErrors } from "~/http/body.server";
import { logFailure } from "~/http/log-failure.server";
import { redirectWithNotice } from "~/http/notice.server";
import { readDraft } from "~/models/draft.server";
import { draftFields } from "~/models/draft-fields";
import { getDeskArticle } from "~/models/news/article-desk.server";
import { editArticle, moveArticle } from "~/models/news/article-write.server";
import { articleFailed, articleFields, deskStatuses, type NewerArticle } from "~/models/news/desk";
import { Article, ArticleChange, ArticleDraft, type TypedArticle } from "~/schemas/article";
import type { DraftFields } from "~/schemas/draft";
import type { FormResult } from "~/schemas/form-result";
import { readId } from "~/schemas/id";
import { type Refusal, refuse, refuseInput } from "~/schemas/refusal";
import { ChangeFields } from "./change-fields";
import { MoveForm } from "./move-form";
import { NewerVersion } from "./newer-version";
import { RevisionList } from "./revision-list";

export const meta: MetaFunction = () => [
  { title: `Edit article · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireEditor(request, context);
  const guestId = await readGuestId(request, context);
  const found = await findArticle(context, params.id);
  const place = { kind: "article", about: found.article.id } as const;
  const draft = await readDraft(context.db, { userId, guestId }, place);
  return { ...found, draft, overtaken: draft && overtakenBy(draft.fields, found.article) };
}

/** What is said of a kept text over which somebody else saved; null where nobody did. */
function overtakenBy(fields: DraftFields, article: DeskArticle) {
  const newer = fields.revision ? newerThan({ revision: fields.revision }, article) : undefined;
  if (!newer) return null;
  const result: FormResult = { initialValue: fields, error: { "": [changedMeanwhile] } };
  return { newer, result };
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
  const { submission, errors } = await readArticleForm(request, context, editorId);
  if (submission.status !== "success") return returnArticle(submission, { status: 400, errors });
  const typed = submission.value;
  const { intent } = typed;
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
  const newer = newerThan(typed, article);
  if (Object.keys(errors).length > 0) {
    return returnArticle(submission, { status: 400, errors, newer });
  }
  if (intent === "picture") return returnArticle(submission, { newer });
  if (intent === "preview") {
    const preview = await previewArticle(context, typed, { id, asksLinks: true });
    return returnArticle(submission, { preview, newer });
  }
  try {
    const refused = await save(context, { article, typed, editorId });
    if (refused) {
      const { status } = refusalInit(refused);
      const now = await findArticle(context, params.id);
      const { errors } = refused;
      const newer = newerThan(typed, now.article);
      // Whoever leaves now finds text and notice when they come back.
      if (newer) await keepDraft(request, context, { ...place, fields: keptFields(typed) });
      return returnArticle(submission, { status, errors, newer });
    }
    await forgetTyped(request, context, place);
    return redirectWithNotice(context, `/admin/articles/${id}`, {
      title: savedTitles[intent] ?? "The changes are saved",
      sent: draftName(place),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("article-edit-failed", error);
    return returnArticle(submission, {
      ...{ status: 500, newer },
      notice: { ...articleFailed, description: "Failed to save the article. Please try again." },
    });
  }
}

type DeskArticle = Awaited<ReturnType<typeof findArticle>>["article"];

function keptFields(typed: TypedArticle): DraftFields {
  const held: DraftFields = typed;
  return Object.fromEntries(draftFields.article.map((name) => [name, held[name] ?? ""]));
}

/** Undefined where nobody saved the article since the editor began. */
function newerThan({ revision: begun }: Pick<TypedArticle, "revision">, article: DeskArticle) {
  const { revision, updatedAt } = article;
  if (revision <= Number(begun)) return undefined;
  return { revision, savedAt: updatedAt, fields: articleFields(article) } satisfies NewerArticle;
}

interface Saved {
  article: DeskArticle;
  typed: TypedArticle;
  editorId: number;
}

const changedMeanwhile =
  "Somebody else saved this article while you were writing. Your text is still here, and the newer version stands over it.";

/** Null where it is saved. */
async function save(
  context: AppLoadContext,
  { article, typed, editorId }: Saved,
): Promise<Refusal | null> {
  const { db, now } = context;
  const { intent } = typed;
  const { id, status } = article;
  const isForReaders = intent !== "save" || status === "published" || status === "scheduled";
  const read = (isForReaders ? Article : ArticleDraft).safeParse(typed);
  const change = ArticleChange.safeParse(typed);
  const scheduledAt = readMoment(typed.scheduledAt, now);
  const errors = {
    ...(read.success ? {} : fieldErrors(read.error)),
    ...(change.success ? {} : fieldErrors(change.error)),
    ...(intent === "schedule" && scheduledAt === null
      ? { scheduledAt: [refuseMoment(typed.scheduledAt)] }
      : {}),
  };
  if (!read.success || !change.success || Object.keys(errors).length > 0) {
    return refuseInput(errors);
  }

  const isSamePicture = read.data.imageUrl === (article.imageUrl ?? "");
  const imagePath = isSamePicture ? undefined : await copyPicture(context, read.data.imageUrl);
  const edited = await editArticle(
    db,
    {
      ...{ id, text: { ...read.data, imagePath }, ...change.data },
      // What an editor saw beside their own text is theirs to replace.
      revision: Number(typed.seen) || change.data.revision,
    },
    { editorId, now },
  );
  if (!edited.ok) return refuse("conflict", changedMeanwhile);
  if (intent === "publish") await moveArticle(db, { id, to: "publish" }, now);
  if (intent === "schedule" && scheduledAt !== null) {
    await moveArticle(db, { id, to: "schedule", scheduledAt }, now);
  }
  return null;
}

const savedTitles: Record<string, string> = {
  publish: "The article is published",
  schedule: "The article is scheduled",
};

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return keepTyped(request, () => serverAction<typeof action>());
}

export { shouldRevalidate } from "~/components/in-place";

export default function EditArticlePage() {
  const { article, revisions, draft, overtaken } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { result, newer } = answer ?? overtaken ?? {};
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
          ...articleFields(article),
          scheduledAt:
            article.scheduledAt === null
              ? ""
              : new Date(article.scheduledAt).toISOString().slice(0, 16),
          revision: String(revision),
        }}
        lastResult={result}
        notice={answer?.notice}
        preview={answer?.preview}
        above={newer && result && <NewerVersion newer={newer} typed={result} />}
        state={
          status === "scheduled" && article.scheduledAt !== null ? (
            <>
              Readers see it from <Moment at={article.scheduledAt} /> on
            </>
          ) : (
            standing[status]
          )
        }
        enterIntent="save"
        keepsDrafts={status === "draft" || status === "unpublished"}
        buttons={<EditButtons status={status} />}
      >
        <ChangeFields lastResult={result} draft={draft} revision={revision} />
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
