import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { refusalInit } from "../../http/answer.server";
import { fieldErrors, textOf } from "../../http/body.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import type { Post } from "../../models/community/post.server";
import type { EditOutcome, TypedEdit } from "../../models/community/post-edit";
import { editAnswer, editQuestion } from "../../models/community/post-edit.server";
import { findTags } from "../../models/community/tag.server";
import type { SessionUser } from "../../models/session.server";
import { Answer, answerNotices, EditReason } from "../../schemas/answer";
import { readId } from "../../schemas/id";
import { Question, refuseQuestion } from "../../schemas/question";
import { addPictureToBody, pictureLeftOut } from "./post-picture.server";

interface Asked {
  post: Post;
  user: SessionUser;
  form: FormData;
}

/** What the form of an edit does: it previews, or changes the post and leads back to it. */
export async function editPost(context: AppLoadContext, { post, user, form }: Asked) {
  const typed = readTyped(form);
  if (form.get("intent") === "preview") {
    return data<EditOutcome>({ typed, errors: {}, preview: renderMarkdown(typed.body) });
  }
  if (form.get("intent") === "picture") {
    const { body, refused } = await addPictureToBody(context, user, form);
    const said = { typed: { ...typed, body }, errors: refused?.errors ?? {} };
    return data<EditOutcome>(said, refused ? refusalInit(refused) : {});
  }
  const leftOut = pictureLeftOut(form);
  if (leftOut) return data<EditOutcome>({ typed, errors: leftOut }, { status: 400 });
  const { db, now } = context;
  const { threadId, answerId } = post;
  const reason = EditReason.parse(typed.reason) || null;
  const by = { userId: user.id, reason };

  let result: Awaited<ReturnType<typeof editQuestion>>;
  if (answerId === null) {
    const read = Question.safeParse(typed);
    if (!read.success) return refuse(typed, read.error, refuseQuestion(typed));
    const { title, body, tags } = read.data;
    if ((await findTags(db, tags)).length < tags.length) {
      const errors = { tags: ["There is no such tag."] };
      return data<EditOutcome>({ typed, errors }, { status: 400 });
    }
    result = await editQuestion(db, { ...by, id: threadId, title, body, tagIds: tags }, now);
  } else {
    const read = Answer.safeParse(typed);
    if (!read.success) {
      const [sentence] = fieldErrors(read.error).body ?? [];
      const notice = Object.values(answerNotices).find((each) => each.description === sentence);
      return refuse(typed, read.error, notice);
    }
    result = await editAnswer(db, { ...by, id: answerId, threadId, body: read.data.body }, now);
  }
  if (result === "unknown") throw new Response(null, { status: 404 });
  if (result === "forbidden") throw new Response("This is not yours.", { status: 403 });
  const to =
    answerId === null ? `/community/${threadId}` : `/community/${threadId}#answer-${answerId}`;
  const what = answerId === null ? "question" : "answer";
  return redirectWithNotice(context, to, {
    title: result === "same" ? "Nothing was changed" : `Your ${what} is changed`,
    sent: `${what}-edit:${answerId ?? threadId}`,
  });
}

function refuse(
  typed: TypedEdit,
  error: Parameters<typeof fieldErrors>[0],
  notice: { title: string; description: string } | null | undefined,
) {
  return data<EditOutcome>(
    {
      typed,
      errors: fieldErrors(error),
      notice: notice
        ? { title: notice.title, description: notice.description, variant: "destructive" }
        : undefined,
    },
    { status: 400 },
  );
}

function readTyped(form: FormData): TypedEdit {
  const tags = form.getAll("tags").flatMap((each) => readId(String(each)) ?? []);
  return {
    title: textOf(form, "title"),
    body: textOf(form, "body"),
    tags: [...new Set(tags)],
    reason: textOf(form, "reason"),
  };
}
