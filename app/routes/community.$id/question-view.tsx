import "~/components/question/question.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/community/thread-card";
import { Badge } from "~/components/ui/badge";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { AnswerForm } from "./answer-form";
import { AnswerPost } from "./answer-post";
import { QuestionPost } from "./question-post";
import { RelatedQuestions } from "./related-questions";
import type { QuestionPageData, ReturnedQuestion } from "./shown";

interface QuestionViewProps extends QuestionPageData {
  /** What a form of the page came back with. */
  returned: ReturnedQuestion | undefined;
}

const answerIntents = ["answer", "preview", "picture", "public-name"];

export function QuestionView({ returned, ...page }: QuestionViewProps) {
  const { question, answers, comments, reader } = page;
  const here = `/community/${question.id}`;
  const answering = returned && answerIntents.includes(returned.intent) ? returned : undefined;
  const asked = { of: page.commentsOf, more: page.moreComments };
  return (
    <div className="wrap page">
      <Link className="back" to="/community">
        <Icon name="left" size="s" />
        Community
      </Link>
      <div className="qp">
        <div>
          <QuestionHead question={question} />
          <QuestionPost
            question={question}
            comments={comments.filter(({ answerId }) => answerId === null)}
            asked={asked}
            reader={reader}
            origin={page.origin}
            submissionKey={page.submissionKey}
            returned={returned}
          />
          <section aria-labelledby="answers">
            <h2 className="answers-title" id="answers">
              {question.answerCount === 0 ? "Answers" : counted(question.answerCount, "answer")}
            </h2>
            {question.answerCount === 0 && (
              <EmptyState title="No answers yet">
                If you know something that helps, even in part, write it below.
              </EmptyState>
            )}
            {answers.map((answer) => (
              <AnswerPost
                key={answer.id}
                answer={answer}
                question={question}
                comments={comments.filter(({ answerId }) => answerId === answer.id)}
                asked={asked}
                reader={reader}
                submissionKey={page.submissionKey}
                returned={returned}
              />
            ))}
            {(page.isFurtherPage || page.next !== null) && (
              <p className="answers-more">
                {page.isFurtherPage && <Link to={`${here}#answers`}>First answers</Link>}
                {page.next !== null && (
                  <Link to={`${here}?answers=${page.next}#answers`}>More answers</Link>
                )}
              </p>
            )}
            {!reader && (
              <p className="remarks__sign-in">
                <Link to={`/auth?redirectTo=${encodeURIComponent(`${here}#question`)}`}>
                  Sign in to comment
                </Link>
              </p>
            )}
          </section>
          <AnswerForm
            questionId={question.id}
            isOwn={reader?.id === question.author.id}
            reader={reader}
            draft={page.draft}
            submissionKey={page.submissionKey}
            lastResult={answering?.result}
            notice={answering?.notice}
            preview={answering?.preview}
          />
        </div>
        {page.related.length > 0 && <RelatedQuestions questions={page.related} />}
      </div>
    </div>
  );
}

function QuestionHead({ question }: Pick<QuestionPageData, "question">) {
  const { title, isAnswered, createdAt, editedAt, viewCount, id } = question;
  return (
    <header>
      <h1 dir="auto">{title}</h1>
      <p className="q-meta">
        {isAnswered && (
          <Badge tone="ok">
            <Icon name="check" />
            Solved
          </Badge>
        )}
        <span>
          Asked <Day at={createdAt} />
        </span>
        {editedAt !== null && (
          <Link to={`/community/${id}/history`}>
            Edited <Day at={editedAt} />
          </Link>
        )}
        <span className="num">{counted(viewCount, "view")}</span>
        {question.isDemo && <span className="demo">Demo content</span>}
      </p>
    </header>
  );
}
