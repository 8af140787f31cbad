import "./exercise.css";

import { Link } from "@remix-run/react";
import type { ShownExercise } from "~/components/exercise/shown";
import { LevelBadge } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { useFocusOnChoice } from "./brief";

interface ExerciseListProps {
  toolId: number;
  exercises: readonly ShownExercise[];
  chosenId: number | undefined;
}

/** Beside the exercise where there is room; above it, behind a summary, where there is none. */
export function ExerciseList({ toolId, exercises, chosenId }: ExerciseListProps) {
  useFocusOnChoice(chosenId);

  if (exercises.length === 0) {
    return (
      <section className="exs" aria-labelledby="exercises">
        <h2 id="exercises">Exercises</h2>
        <p className="muted">No exercises found for this tool.</p>
      </section>
    );
  }

  const place = exercises.findIndex(({ id }) => id === chosenId) + 1;
  const list = (
    <ol>
      {exercises.map((exercise, index) => (
        <li key={exercise.id}>
          <ExerciseLink
            to={`/tools/${toolId}?exercise=${exercise.id}`}
            exercise={exercise}
            number={index + 1}
            isChosen={exercise.id === chosenId}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {/* A key, so that it shuts when an exercise is chosen. */}
      <details key={chosenId} className="exs exs--folded" open={place === 0}>
        <summary>
          {place === 0 ? "Exercises" : `Exercise ${place} of ${exercises.length}`}
          <Icon name="down" />
        </summary>
        {list}
      </details>
      <nav className="exs exs--wide" aria-labelledby="exercises">
        <h2 id="exercises">Exercises</h2>
        {list}
      </nav>
    </>
  );
}

interface ExerciseLinkProps {
  to: string;
  exercise: ShownExercise;
  number: number;
  isChosen: boolean;
}

function ExerciseLink({ to, exercise, number, isChosen }: ExerciseLinkProps) {
  const { title, difficulty, isDone } = exercise;
  return (
    <Link
      to={to}
      className={cx("ex", isChosen && "is-now", isDone && "is-done")}
      aria-current={isChosen || undefined}
      preventScrollReset
    >
      <span className="ex__n num" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <span>
        <b>{title}</b>
        <span className="row small muted num">
          {difficulty && <LevelBadge level={difficulty} />}
          <span>{standing(exercise)}</span>
        </span>
      </span>
    </Link>
  );
}

function standing({ isDone, isTried, best, passMark }: ShownExercise) {
  if (isDone) return best === null ? "Passed" : `Passed, best ${best}`;
  if (!isTried || best === null) return `${passMark} points to pass`;
  return `Best ${best} of ${passMark} to pass`;
}
