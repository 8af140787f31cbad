import "./exercise.css";

import { type MouseEvent, useEffect, useRef } from "react";
import { counted } from "~/components/dashboard/words";
import type { ChosenExercise } from "~/components/exercise/shown";
import { Badge, LevelBadge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

const headingId = "brief";

/** Choosing another exercise loads no page, so the keyboard is taken along. */
export function useFocusOnChoice(chosenId: number | undefined) {
  const shown = useRef(chosenId);

  useEffect(() => {
    if (shown.current !== chosenId) document.getElementById(headingId)?.focus();
    shown.current = chosenId;
  }, [chosenId]);
}

interface BriefProps {
  exercise: ChosenExercise;
  /** How many tries are kept. */
  tries: number;
  /** Where the example is put into the prompt box without scripts. */
  startPath: string;
  onStart: (text: string) => void;
}

/** What to do in an exercise. */
export function Brief({ exercise, tries, startPath, onStart }: BriefProps) {
  const { title, situation, points, examplePrompt, material, difficulty, passMark, isDone } =
    exercise;

  function handleStart(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || examplePrompt === null) return;
    event.preventDefault();
    onStart(examplePrompt);
  }

  return (
    <section className="brief stack" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      <p className="row small muted num">
        {difficulty && <LevelBadge level={difficulty} />}
        {isDone && (
          <Badge tone="ok">
            <Icon name="check" />
            Passed
          </Badge>
        )}
        <span>{passMark} points to pass</span>
        {tries > 0 && <span>{counted(tries, "try", "tries")} so far</span>}
      </p>
      <p>{situation}</p>
      <details key={exercise.id} open={!isDone}>
        <summary>
          <Icon name="check" size="s" />
          What to put in
        </summary>
        <p className="small muted">
          {isDone
            ? "You passed. Can you do it again with this list closed?"
            : "Say these things in your prompt. Too easy? Close the list and try without it."}
        </p>
        <ul className="brief__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
      {material && (
        <details>
          <summary>
            <Icon name={material.isCode ? "code" : "book"} size="s" />
            {material.isCode ? "The program" : "The text"}
          </summary>
          <blockquote className={material.isCode ? "code" : undefined}>{material.text}</blockquote>
        </details>
      )}
      {examplePrompt && (
        <details>
          <summary>
            <Icon name="quote" size="s" />
            Example prompt
          </summary>
          <blockquote>{examplePrompt}</blockquote>
          <ButtonLink
            to={startPath}
            variant="tonal"
            size="s"
            preventScrollReset
            onClick={handleStart}
          >
            Use as a start
          </ButtonLink>
        </details>
      )}
    </section>
  );
}
