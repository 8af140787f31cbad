import "~/components/answered-question.css";
import "./review.css";

import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { counted } from "~/components/dashboard/words";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { longestCardText } from "~/schemas/card-text-length";
import type { Recalled, ShownCard, ShownDay } from "./shown";

interface ReviewCardProps extends ShownDay {
  card: ShownCard;
  /** Once the learner has said what they remember of a lesson. */
  recalled: Recalled | null;
}

/** One card, to be answered from memory. */
export function ReviewCard({ card, recalled, left, goesOn }: ReviewCardProps) {
  return (
    <>
      <p className="review__left">
        {placeInDay(left, goesOn)} Answer from memory; the explanation comes right after.{" "}
        {left > 1 && <a href="/review/today">All of today's on one page</a>}
      </p>
      <Form method="post" className="quiz review__card">
        <input type="hidden" name="card" value={card.id} />
        <input type="hidden" name="tries" value={card.tries} />
        {card.recall && recalled ? (
          <Compare card={card} recalled={recalled} />
        ) : (
          <Task card={card} />
        )}
      </Form>
    </>
  );
}

function placeInDay(left: number, goesOn: boolean) {
  if (goesOn) return "Beyond today's two minutes.";
  return left > 0 ? `${counted(left, "card")} left today.` : "One card to bring it back.";
}

function Task({ card }: { card: ShownCard }) {
  if (card.question) return <Choose card={card} question={card.question} />;
  if (card.mend) return <Mend card={card} mend={card.mend} />;
  if (card.recall) return <Recall card={card} title={card.recall.title} />;
  return (
    <>
      <p>What this card asked is no longer on the site. Nothing is lost by letting it go.</p>
      <Send intent="let-go">Let it go</Send>
    </>
  );
}

function Choose({
  card,
  question: { prompt, options },
}: {
  card: ShownCard;
  question: NonNullable<ShownCard["question"]>;
}) {
  return (
    <>
      <RadioCards
        className="quiz__question"
        name="option"
        required
        legend={
          <>
            <Place card={card} />
            {prompt}
          </>
        }
        options={options.map((label, option) => ({ value: String(option), label }))}
      />
      <Why card={card} />
      <Send>Show me</Send>
    </>
  );
}

function Mend({
  card,
  mend: { title, ask, prompt },
}: {
  card: ShownCard;
  mend: NonNullable<ShownCard["mend"]>;
}) {
  return (
    <>
      <div className="card card--pad review__task">
        <h2>
          <Place card={card} />
          Rewrite your prompt so that nobody has to ask: {ask}
        </h2>
        <p className="small muted">You wrote it for the exercise “{title}”.</p>
        <TextareaField
          label="Your prompt"
          inputProps={{
            name: "text",
            rows: 5,
            defaultValue: prompt,
            maxLength: longestCardText,
            required: true,
          }}
        />
      </div>
      <Why card={card} />
      <Send>Show me</Send>
    </>
  );
}

function Recall({ card, title }: { card: ShownCard; title: string }) {
  return (
    <>
      <div className="card card--pad review__task">
        <h2>
          <Place card={card} />
          What do you remember of the lesson “{title}”?
        </h2>
        <TextareaField
          label="In a sentence or two"
          inputProps={{ name: "text", rows: 3, maxLength: longestCardText, required: true }}
        />
      </div>
      <Why card={card} />
      <Send intent="recall">Show me what it said</Send>
    </>
  );
}

/** The learner's own words beside the lesson's: only they can say how near they are. */
function Compare({ card, recalled: { text, points } }: { card: ShownCard; recalled: Recalled }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="card card--pad review__task">
      <input type="hidden" name="text" value={text} />
      <h2 ref={heading} tabIndex={-1}>
        <Place card={card} />
        The lesson said
      </h2>
      <Points points={points} />
      {text && (
        <>
          <p className="small muted">You wrote</p>
          <p className="review__wrote">{text}</p>
        </>
      )}
      <fieldset className="review__said">
        <legend>How much of it did you have?</legend>
        <Send name="said" value="known">
          The heart of it
        </Send>
        <Send name="said" value="partly" variant="secondary">
          A part
        </Send>
        <Send name="said" value="missed" variant="secondary">
          Not this time
        </Send>
      </fieldset>
    </div>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="review__points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Place({ card: { strandTitle, skill } }: { card: ShownCard }) {
  return (
    <span className="quiz__count">
      {strandTitle}: {skill?.title}
    </span>
  );
}

function Why({ card }: { card: ShownCard }) {
  return (
    <p className="review__why">
      <b>Why now?</b> {card.why}
    </p>
  );
}

function Send({
  intent,
  children,
  ...button
}: {
  intent?: "recall" | "let-go";
  name?: string;
  value?: string;
  variant?: "secondary";
  children: ReactNode;
}) {
  const { state, formData } = useNavigation();
  const named = intent ? { name: "intent", value: intent } : button;
  const isPressed = !named.name || formData?.get(named.name) === named.value;
  return (
    <Button {...button} {...named} pending={state === "submitting" && isPressed}>
      {children}
    </Button>
  );
}
