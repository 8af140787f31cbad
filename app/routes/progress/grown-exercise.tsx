import { Link } from "@remix-run/react";

import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";

interface Try {
  prompt: string;
  score: number | null;
  at: number;
  /** How many of the points the prompt says. */
  said: number;
}

interface GrownExerciseProps {
  exercise: {
    id: number;
    toolId: number;
    title: string;
    asked: number;
    /** No later try has more points. */
    isFirstBest: boolean;
    first: Try;
    best: Try;
    gains: readonly { label: string; why: string; quote: string }[];
  };
}

/** One exercise: both prompts, and what came to the second. */
export function GrownExercise({ exercise }: GrownExerciseProps) {
  const { id, toolId, title, asked, isFirstBest, first, best, gains } = exercise;
  return (
    <Card as="section" className="card--pad stack">
      <h2>
        <Link to={`/tools/${toolId}?exercise=${id}`}>{title}</Link>
      </h2>
      {gains.length > 0 ? (
        <ul className="grown__gains">
          {gains.map(({ label, why, quote }) => (
            <li key={label}>
              <b>{label}:</b> <q dir="auto">{quote}</q>
              <span className="muted"> {why}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {isFirstBest
            ? "Your first try is your best so far. None of the others has more points."
            : "Your best try says about the same as your first."}
        </p>
      )}
      <div className="grown__tries">
        <Prompt
          heading={isFirstBest ? "Your first and best try" : "Your first try"}
          attempt={first}
          asked={asked}
        />
        {!isFirstBest && <Prompt heading="Your best try" attempt={best} asked={asked} />}
      </div>
    </Card>
  );
}

function Prompt({ heading, attempt, asked }: { heading: string; attempt: Try; asked: number }) {
  return (
    <div>
      <h3>{heading}</h3>
      <p className="small muted num">
        <Day at={attempt.at} />, {attempt.said} of {asked} points said
        {attempt.score !== null && `, ${attempt.score} of 100`}
      </p>
      <blockquote dir="auto">{attempt.prompt}</blockquote>
    </div>
  );
}
