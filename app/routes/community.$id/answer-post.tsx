import "~/components/question/question.css";

import { Form, Link, useNavigation } from "@remix-run/react";
import { VoteBox } from "~/components/community/vote-box";
import { useBesideText } from "~/components/drafts/beside-text";
import { PostMenu } from "~/components/moderation/report-link";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { Prose } from "~/components/ui/prose";
import type { ShownThreadComment } from "~/models/community/question";
import { Comments } from "./comments";
import { OwnLinks } from "./own-links";
import { PostAuthor } from "./post-author";
import type { PageAnswer, PageQuestion, QuestionReader, ReturnedQuestion } from "./shown";
import { viewerOf } from "./viewer-of";

interface AnswerPostProps {
  answer: PageAnswer;
  question: PageQuestion;
  comments: readonly ShownThreadComment[];
  asked: { of: "question" | number | null; more: string | null };
  reader: QuestionReader;
  submissionKey: string;
  returned: ReturnedQuestion | undefined;
}

export function AnswerPost({ answer, question, reader, ...below }: AnswerPostProps) {
  const { id, author, isAccepted } = answer;
  const here = `/community/${question.id}`;
  const back = `${here}#answer-${id}`;
  const beside = useBesideText();
  const about = `the answer by ${author.name}`;
  const isOwn = reader?.id === author.id;
  return (
    <article
      className={cx("answer", isAccepted && "answer--best")}
      id={`answer-${id}`}
      aria-label={`Answer by ${author.name}`}
    >
      {isAccepted && (
        <p className="answer__flag">
          <Icon name="check" size="s" />
          Accepted answer
        </p>
      )}
      <div className="post">
        <VoteBox
          kind="answer"
          id={id}
          about={about}
          upvotes={answer.upvotes}
          downvotes={answer.downvotes}
          myVote={answer.myVote}
          viewer={viewerOf(reader, author)}
          back={back}
          beside={(value) =>
            beside(`/api/community/answers/${id}/vote`, { value: String(value), back })
          }
        />
        <div className="post__in">
          <Prose html={answer.bodyHtml} />
          <div className="post__foot">
            <PostAuthor author={author} at={answer.createdAt} />
            <span className="post__own">
              {answer.editedAt !== null && (
                <Link className="small" to={`${here}/history?answer=${id}`}>
                  Edited <Day at={answer.editedAt} />
                </Link>
              )}
              {isOwn ? (
                <OwnLinks threadId={question.id} answerId={id} of="your answer" />
              ) : (
                <PostMenu kind="answer" id={id} of={about} />
              )}
            </span>
          </div>
          {reader?.id === question.author.id && (
            <AcceptForm
              threadId={question.id}
              answerId={id}
              about={about}
              isAccepted={isAccepted}
              isSolved={question.isAnswered}
            />
          )}
          <Comments
            threadId={question.id}
            on={id}
            about={about}
            count={answer.commentCount}
            reader={reader}
            {...below}
          />
        </div>
      </div>
    </article>
  );
}

interface AcceptFormProps {
  threadId: number;
  answerId: number;
  about: string;
  isAccepted: boolean;
  /** Whether the question has an accepted answer. */
  isSolved: boolean;
}

/** For the asker: this answer solved it, or did not after all. */
function AcceptForm({ threadId, answerId, about, isAccepted, isSolved }: AcceptFormProps) {
  const { formAction, formData } = useNavigation();
  const beside = useBesideText();
  const action = `/api/community/threads/${threadId}/accept`;
  const isPending = formAction === action && formData?.get("of") === String(answerId);
  const accepted = isAccepted ? "null" : String(answerId);
  const back = `/community/${threadId}${isAccepted ? "" : `#answer-${answerId}`}`;
  const label = isAccepted
    ? "Take the acceptance back"
    : isSolved
      ? "Accept this answer instead"
      : "Accept this answer";
  return (
    <Form method="post" action={action} className="answer__accept">
      <input type="hidden" name="of" value={answerId} />
      <input type="hidden" name="answerId" value={accepted} />
      <input type="hidden" name="back" value={back} />
      <Button
        {...beside(action, { answerId: accepted, back })}
        variant={isAccepted || isSolved ? "quiet" : "tonal"}
        size="s"
        pending={isPending}
      >
        {!isAccepted && <Icon name="check" size="s" />}
        {label}
        <span className="vh">: {about}</span>
      </Button>
    </Form>
  );
}
