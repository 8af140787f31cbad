import "./people.css";

import { shownNumber } from "~/models/shown-number";

interface Figures {
  questionCount: number;
  answerCount: number;
  /** How many of the answers somebody else accepted. */
  acceptedCount: number;
}

/** What somebody gave to the community, and how the share comes about. */
export function ProfileFigures({ figures }: { figures: Figures }) {
  const { questionCount, answerCount, acceptedCount } = figures;
  return (
    <section aria-label="Figures" className="who__figures">
      <dl className="num">
        <div>
          <dt>{questionCount === 1 ? "Question" : "Questions"}</dt>
          <dd>{shownNumber(questionCount)}</dd>
        </div>
        <div>
          <dt>{answerCount === 1 ? "Answer" : "Answers"}</dt>
          <dd>{shownNumber(answerCount)}</dd>
        </div>
        {answerCount > 0 && (
          <div>
            <dt>Accepted</dt>
            <dd>{Math.round((100 * acceptedCount) / answerCount)}%</dd>
          </div>
        )}
      </dl>
      <p className="muted small">{explain(figures)}</p>
    </section>
  );
}

function explain({ answerCount, acceptedCount }: Figures) {
  if (answerCount === 0) return "No answers yet, so there is no share of accepted ones to tell.";
  const answers = answerCount === 1 ? "the one answer" : `the ${answerCount} answers`;
  const solved =
    acceptedCount === 0
      ? "None was accepted so far"
      : acceptedCount === 1
        ? "One was accepted"
        : `${acceptedCount} were accepted`;
  return `${solved} of ${answers}. Accepted means that the person who asked said: this solved it.`;
}
