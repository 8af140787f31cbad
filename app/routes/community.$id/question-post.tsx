import "~/components/question/question.css";

import { Link } from "@remix-run/react";
import { VoteBox } from "~/components/community/vote-box";
import { useBesideText } from "~/components/drafts/beside-text";
import { PostMenu } from "~/components/moderation/report-link";
import { Prose } from "~/components/ui/prose";
import type { ShownThreadComment } from "~/models/community/question";
import { communityHref } from "~/schemas/thread-filters";
import { Comments } from "./comments";
import { KeepButtons } from "./keep-buttons";
import { OwnLinks } from "./own-links";
import { PostAuthor } from "./post-author";
import type { PageQuestion, QuestionReader, ReturnedQuestion } from "./shown";
import { viewerOf } from "./viewer-of";

interface QuestionPostProps {
  question: PageQuestion;
  comments: readonly ShownThreadComment[];
  asked: { of: "question" | number | null; more: string | null };
  reader: QuestionReader;
  origin: string;
  submissionKey: string;
  returned: ReturnedQuestion | undefined;
}

export function QuestionPost({ question, reader, origin, ...below }: QuestionPostProps) {
  const { id, author } = question;
  const here = `/community/${id}`;
  const back = `${here}#question`;
  const beside = useBesideText();
  const isOwn = reader?.id === author.id;
  return (
    <article className="post" id="question" aria-label="The question">
      <VoteBox
        kind="thread"
        id={id}
        about="this question"
        upvotes={question.upvotes}
        downvotes={question.downvotes}
        myVote={question.myVote}
        viewer={viewerOf(reader, author)}
        back={back}
        beside={(value) =>
          beside(`/api/community/threads/${id}/vote`, { value: String(value), back })
        }
      />
      <div className="post__in">
        <Prose html={question.bodyHtml} />
        <ul className="tags" aria-label="Tags">
          {question.tags.map((tag) => (
            <li key={tag.id}>
              <Link className="tag" to={communityHref({ tags: [tag.id] })}>
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="post__foot">
          <PostAuthor author={author} before="Posted by" />
          {isOwn ? (
            <OwnLinks threadId={id} of="your question" />
          ) : (
            <PostMenu kind="thread" id={id} of="this question" />
          )}
        </div>
        <KeepButtons question={question} link={`${origin}${here}`} isVisitor={reader === null} />
        <Comments
          threadId={id}
          on="question"
          about="this question"
          count={question.commentCount}
          reader={reader}
          {...below}
        />
      </div>
    </article>
  );
}
