import "~/components/question/question.css";

import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useBesideText } from "~/components/drafts/beside-text";
import { KeptText } from "~/components/drafts/kept-text";
import { PostMenu } from "~/components/moderation/report-link";
import { PersonLink } from "~/components/people/person-link";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { Length } from "~/components/ui/length";
import { Day } from "~/components/ui/moment";
import { Prose } from "~/components/ui/prose";
import type { ShownThreadComment } from "~/models/community/question";
import { errorsIn, textIn, typedIn } from "~/schemas/form-result";
import { lengthOf } from "~/schemas/question";
import { longestThreadComment } from "~/schemas/thread-comment";
import type { QuestionReader, ReturnedQuestion } from "./shown";

interface CommentsProps {
  threadId: number;
  /** Of which post: "question", or the id of an answer. */
  on: "question" | number;
  /** The post in words. */
  about: string;
  comments: readonly ShownThreadComment[];
  /** How many there are in all. */
  count: number;
  /** Of which post all comments were asked for, and where those go on. */
  asked: { of: "question" | number | null; more: string | null };
  reader: QuestionReader;
  submissionKey: string;
  returned: ReturnedQuestion | undefined;
}

/** The remarks on a post, and the short form for one more. */
export function Comments({
  threadId,
  on,
  about,
  comments,
  count,
  asked,
  reader,
  ...form
}: CommentsProps) {
  const isAsked = asked.of === on;
  const all = `/community/${threadId}?comments=${on}`;
  return (
    <section className="remarks" id={`comments-${on}`} aria-label={`Comments on ${about}`}>
      {comments.length > 0 && (
        <ul className="remarks__list">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              threadId={threadId}
              comment={comment}
              isOwn={reader?.id === comment.author.id}
            />
          ))}
        </ul>
      )}
      {isAsked && asked.more !== null && (
        <Link className="remarks__all" to={`${all}&from=${asked.more}#comments-${on}`}>
          Later comments<span className="vh"> on {about}</span>
        </Link>
      )}
      {!isAsked && count > comments.length && (
        <Link className="remarks__all" to={`${all}#comments-${on}`} preventScrollReset>
          Show all {count} comments<span className="vh"> on {about}</span>
        </Link>
      )}
      {/* A comment more is a fresh form. */}
      {reader && (
        <AddComment
          key={count}
          threadId={threadId}
          on={on}
          about={about}
          reader={reader}
          {...form}
        />
      )}
    </section>
  );
}

function Comment({
  threadId,
  comment,
  isOwn,
}: {
  threadId: number;
  comment: ShownThreadComment;
  isOwn: boolean;
}) {
  const action = `/community/${threadId}`;
  const beside = useBesideText();
  const isPending = useNavigation().formData?.get("comment-id") === String(comment.id);
  const { author, createdAt } = comment;
  return (
    <li className="remark" id={`comment-${comment.id}`}>
      <Prose html={comment.bodyHtml} />
      <div className="remark__by">
        <span>
          <PersonLink person={author} />, <Day at={createdAt} />
        </span>
        {isOwn ? (
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="comment-id" value={comment.id} />
            <Button
              {...beside(action, { intent: "delete-comment", "comment-id": String(comment.id) })}
              name="intent"
              value="delete-comment"
              variant="quiet"
              size="s"
              pending={isPending}
            >
              Delete<span className="vh"> your comment</span>
            </Button>
          </Form>
        ) : (
          <PostMenu kind="thread_comment" id={comment.id} of={`the comment by ${author.name}`} />
        )}
      </div>
    </li>
  );
}

const remarkFields = ["comment"];

type AddCommentProps = Pick<
  CommentsProps,
  "threadId" | "on" | "about" | "submissionKey" | "returned"
> & { reader: NonNullable<QuestionReader> };

function AddComment({ threadId, on, about, reader, submissionKey, returned }: AddCommentProps) {
  const isRefused = returned?.intent === "comment" && textIn(returned.result, "on") === String(on);
  const lastResult = isRefused ? returned.result : undefined;
  const typed = typedIn(lastResult, { comment: "", submissionKey: "" });
  const [text, setText] = useState(typed.comment);
  const { formData } = useNavigation();
  const isPending = formData?.get("intent") === "comment" && formData.get("on") === String(on);

  return (
    <details className="remarks__add" open={isRefused}>
      <summary>
        Add a comment<span className="vh"> on {about}</span>
      </summary>
      <Form method="post" action={`/community/${threadId}`} preventScrollReset noValidate>
        <input type="hidden" name="on" value={on} />
        <input
          type="hidden"
          name="submissionKey"
          value={typed.submissionKey || `${submissionKey}-c-${on}`}
        />
        <TextareaField
          label="Your comment"
          errors={errorsIn(lastResult).comment}
          hint={`To ask back or to add a detail. As ${reader.name}`}
          aside={<Length of={lengthOf(text)} atMost={longestThreadComment} />}
          inputProps={{
            name: "comment",
            rows: 3,
            value: text,
            onChange: ({ target }) => setText(target.value),
          }}
        />
        <KeptText
          kind={on === "question" ? "question-comment" : "answer-comment"}
          about={on === "question" ? threadId : on}
          names={remarkFields}
        />
        <Button name="intent" value="comment" variant="secondary" size="s" pending={isPending}>
          Post comment
        </Button>
      </Form>
    </details>
  );
}
