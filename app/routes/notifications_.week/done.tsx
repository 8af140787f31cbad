import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

import { Card } from "~/components/ui/card";
import { counted } from "~/models/counted";
import type { ShownDone } from "./shown";

/** What was done in a week, each number beside where it comes from. */
export function Done({ learned, cards, known, fromOthers, mayHaveSales }: ShownDone) {
  const { lessons, skills, skillsAgain, exercises, challenges } = learned;
  const { replies, comments, votes, sales } = fromOthers;
  return (
    <div className="week__parts">
      <Part id="learned" title="What you learned">
        {skills.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>: shown for the first time
          </li>
        ))}
        {skillsAgain.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>: shown again
          </li>
        ))}
        {lessons.map(({ courseId, title, lessons: count }) => (
          <li key={courseId}>
            {counted(count, "lesson")} of <Link to={`/courses/${courseId}`}>{title}</Link>
          </li>
        ))}
        {challenges.map(({ to, title, right, answered }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {right} of {answered} right
          </li>
        ))}
      </Part>
      <Part
        id="practised"
        title="What you practised"
        source={
          <>
            Points are the coach’s, of 100; at most eight exercises stand here.{" "}
            <Link to="/progress">What you do better now</Link> shows both prompts.
          </>
        }
      >
        {exercises.map(({ id, toolId, title, first, best }) => (
          <li key={id}>
            <Link to={`/tools/${toolId}?exercise=${id}`}>{title}</Link>
            {triesInWords(first, best)}
          </li>
        ))}
      </Part>
      <Part
        id="remembered"
        title="What you remembered"
        source={
          <>
            From your reviews. <Link to="/dashboard/score">Why this number</Link> tells it strand by
            strand.
          </>
        }
      >
        {cards > 0 && (
          <li>
            You answered {counted(cards, "card")} and knew {known} of them.
          </li>
        )}
      </Part>
      <Part
        id="others"
        title="What others did"
        source={`Counted are your ten newest questions and ten newest answers${mayHaveSales ? ", and what you sell" : ""}.`}
      >
        {replies > 0 && <li>{capped(replies, "answer")} to your questions</li>}
        {comments > 0 && <li>{capped(comments, "comment")}</li>}
        {votes > 0 && <li>{capped(votes, "vote")} up</li>}
        {sales > 0 && (
          <li>
            <Link to="/marketplace/sales">{capped(sales, "sale")}</Link>
          </li>
        )}
      </Part>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Where the numbers come from. */
  source?: ReactNode;
  children: ReactNode;
}

/** One part of a week; not there where it has nothing to tell. */
function Part({ id, title, source, children }: PartProps) {
  const lines = [children].flat(2).filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="week__list">{children}</ul>
      {source && <p className="small muted">{source}</p>}
    </Card>
  );
}

function triesInWords(first: number | null, best: number | null) {
  if (best === null) return ": tried";
  if (first === null || first === best) return `: ${best} points`;
  return `: first try ${first}, best ${best}`;
}

/** More are not counted. */
const most = 10;

function capped(number: number, one: string) {
  return number < most ? counted(number, one) : `${most} or more ${one}s`;
}
