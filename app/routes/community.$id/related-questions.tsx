import "~/components/question/question.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/community/thread-card";
import type { RelatedQuestion } from "~/models/community/question";

export function RelatedQuestions({ questions }: { questions: readonly RelatedQuestion[] }) {
  return (
    <aside className="related card card--pad" aria-labelledby="related-title">
      <h2 id="related-title">More on this topic</h2>
      <ul>
        {questions.map(({ id, title, answerCount, isAnswered }) => (
          <li key={id}>
            <Link to={`/community/${id}`}>{title}</Link>
            <small className="num">
              {counted(answerCount, "answer")}
              {isAnswered && ", solved"}
            </small>
          </li>
        ))}
      </ul>
    </aside>
  );
}
