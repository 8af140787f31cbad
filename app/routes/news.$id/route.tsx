import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { actOnComments, isCommentIntent, readCommentForm } from "~/acts/news/comment.server";
import { readGuestId, readOwner } from "~/auth/guest.server";
import { BesideText, pressBeside } from "~/components/drafts/beside-text";
import { ArticleMissing } from "~/components/news/article-missing";
import { site } from "~/content/site";
import { readForm, withPress } from "~/http/body.server";
import { logFailure } from "~/http/log-failure.server";
import { selectDraft } from "~/models/draft.server";
import { selectArticle } from "~/models/news/article.server";
import { findPublished } from "~/models/news/article-publish.server";
import { type CommentPlace, readComments, selectComments } from "~/models/news/comment.server";
import { selectNewestOfSame, selectRelated, toRelated } from "~/models/news/related.server";
import { selectCorrections } from "~/models/news/revision.server";
import type { Owner } from "~/models/owner";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { articleMeta } from "./article-meta";
import { ArticleView } from "./article-view";
import { commentFormId } from "./comment-form";
import { CommentSection } from "./comment-section";
import { Corrections } from "./corrections";
import { unsentComment } from "./unsent-comment";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? articleMeta(page.article, page.origin)
    : [{ title: `Article not found · ${site.name}` }, { name: "robots", content: "noindex" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const { db } = context;
  const reader = await readOwner(request, context);
  const before = readPlace(new URL(request.url).searchParams.get("before"));
  const guestId = await readGuestId(request, context);
  const found = await findPublished(db, context.now, async () => {
    const page = await read(db, { id, reader, before, guestId });
    return page[0].length > 0 ? page : null;
  });
  if (!found) throw new Response(null, { status: 404 });
  const [[article], stored, newest, corrections, [draft], comments] = found;
  if (!article) throw new Response(null, { status: 404 });

  return {
    article,
    related: toRelated(id, stored, newest),
    ...readComments(comments ?? [], { viewer: reader, now: context.now }),
    isOlderPage: before !== undefined && comments !== null,
    corrections,
    commentForm: await readCommentForm(context, id),
    mayEdit: (await context.getUser())?.role === "editor",
    commentDraft: draft ?? null,
    origin: context.site.origin,
    now: context.now,
  };
}

/** The article with its comments; where those cannot be read, the article alone. */
async function read(
  db: AppLoadContext["db"],
  {
    id,
    reader,
    guestId,
    before,
  }: { id: number; reader: Owner; guestId: string | null; before: CommentPlace | undefined },
) {
  const article = [
    selectArticle(db, id, reader),
    selectRelated(db, id, reader),
    selectNewestOfSame(db, id, reader),
    selectCorrections(db, id),
    selectDraft(db, { ...reader, guestId }, { kind: "comment", about: id }),
  ] as const;
  try {
    return await db.batch([...article, selectComments(db, { articleId: id, before })]);
  } catch (error) {
    logFailure("comments-unread", error);
    return [...(await db.batch(article)), null] as const;
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const articleId = readId(params.id);
  if (!articleId) throw new Response(null, { status: 404 });
  const form = withPress(request, await readForm(request));
  if (isCommentIntent(form.get("intent"))) {
    return actOnComments(request, context, { articleId, form });
  }
  throw new Response("This form does not belong to this page.", { status: 400 });
}

/** A comment that does not reach the server stays in its form, which says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response || !form.has("inPlace")) throw error;
    console.error("The comment was not posted.", error);
    return unsentComment(form);
  }
}

export { shouldRevalidate } from "~/components/in-place";

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { article, related, origin, now, commentForm } = page;
  const { id } = article;
  const text = { form: commentFormId, kind: "comment", about: id } as const;
  const asksName = commentForm.commenter.kind === "member" && commentForm.commenter.asksName;
  const name = pressBeside(text, `/news/${id}#public-name`, { intent: "public-name" });
  return (
    <BesideText key={id} text={text} enter={asksName ? name : {}}>
      <ArticleView
        article={article}
        related={related}
        origin={origin}
        mayEdit={page.mayEdit}
        now={now}
      >
        <Corrections corrections={page.corrections} />
        <CommentSection
          articleId={id}
          count={article.commentCount}
          comments={page.comments}
          older={page.older}
          isOlderPage={page.isOlderPage}
          form={commentForm}
          draft={page.commentDraft}
          returned={answer && "result" in answer ? answer : undefined}
        />
      </ArticleView>
    </BesideText>
  );
}

export function ErrorBoundary() {
  return <ArticleMissing />;
}
