import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { formResult, refusalInit } from "../../http/answer.server";
import { fieldErrors, readSubmission } from "../../http/body.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import type { Post } from "../../models/community/post.server";
import { editAnswer, editQuestion } from "../../models/community/post-edit.server";
import { findTags } from "../../models/community/tag.server";
import type { SessionUser } from "../../models/session.server";
import { Answer, answerNotices, EditReason } from "../../schemas/answer";
import type { ReturnedForm } from "../../schemas/form-result";
import { Question, refuseQuestion } from "../../schemas/question";
import { type Refusal, refuse, refuseInput, sentenceOf } from "../../schemas/refusal";
import { TypedEdit } from "../../schemas/typed-post";
import { addPictureToBody, pictureLeftOut } from "./post-picture.server";

interface PostEdit {
  post: Post;
  user: SessionUser;
  form: FormData;
}

/** What the form of an edit does: it previews, or changes the post and leads back to it. */
export async function editPost(context: AppLoadContext, { post, user, form }: PostEdit) {
  const submission = readSubmission(form, TypedEdit);
  if (submission.status !== "success") return again(submission, { why: "invalid", errors: {} });
  const typed = submission.value;
  if (typed.intent === "preview") {
    return again(submission, null, { preview: renderMarkdown(typed.body) });
  }
  if (typed.intent === "picture") {
    const { body, refused } = await addPictureToBody(context, user, form);
    form.set("body", body);
    return again(readSubmission(form, TypedEdit), refused);
  }
  const leftOut = pictureLeftOut(form);
  if (leftOut) return again(submission, refuseInput(leftOut));
  const { db, now } = context;
  const { threadId, answerId } = post;
  const reason = EditReason.parse(typed.reason) || null;
  const by = { userId: user.id, reason };

  let result: Awaited<ReturnType<typeof editQuestion>>;
  if (answerId === null) {
    const read = Question.safeParse(typed);
    if (!read.success) {
      const notice = refuseQuestion(typed);
      return again(submission, refuseInput(fieldErrors(read.error)), { notice });
    }
    const { title, body, tags } = read.data;
    if ((await findTags(db, tags)).length < tags.length) {
      return again(submission, refuse("invalid", "There is no such tag.", "tags"));
    }
    result = await editQuestion(db, { ...by, id: threadId, title, body, tagIds: tags }, now);
  } else {
    const read = Answer.safeParse(typed);
    if (!read.success) {
      const refused = refuseInput(fieldErrors(read.error));
      const sentence = sentenceOf(refused);
      const notice = Object.values(answerNotices).find((each) => each.description === sentence);
      return again(submission, refused, { notice });
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

interface Said {
  notice?: { title: string; description: string } | null;
  preview?: string;
}

/** The form again, with everything that was typed. */
function again(
  submission: Parameters<typeof formResult>[0],
  refusal: Pick<Refusal, "why" | "errors" | "retryAfter"> | null,
  { notice, preview }: Said = {},
) {
  const { title, description } = notice ?? {};
  const returned: ReturnedForm<{ preview?: string }> = {
    result: formResult(submission, refusal ?? { errors: {} }),
    notice: title ? { title, description, variant: "destructive" } : undefined,
    preview,
  };
  return data(returned, refusal ? refusalInit(refusal) : {});
}
