import "./step.css";

import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";

interface LessonProps {
  /** HTML of the explanation. */
  explanation: string;
  example: { situation: string; before: string; after: string; lesson: string };
  /** Behind a summary, once there is something else to look at. */
  isFolded: boolean;
}

export function Lesson({ isFolded, ...lesson }: LessonProps) {
  if (!isFolded) return <LessonText {...lesson} />;

  return (
    <details className="lesson-again">
      <summary>
        <Icon name="book" />
        Read the lesson again
        <Icon name="down" className="lesson-again__arrow" />
      </summary>
      <LessonText {...lesson} />
    </details>
  );
}

interface OtherLessonProps {
  title: string;
  /** HTML. */
  explanation: string;
  /** What to remember. */
  recap: readonly string[];
}

/** The skill in other words, for somebody whom the lesson did not help. */
export function OtherLesson({ title, explanation, recap }: OtherLessonProps) {
  return (
    <div className="lesson mt-10">
      <section aria-labelledby="other">
        <h2 id="other">{title}</h2>
        <Prose html={explanation} />
      </section>
      <section aria-labelledby="remember">
        <h2 id="remember">To remember</h2>
        <Prose>
          <ul>
            {recap.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Prose>
      </section>
    </div>
  );
}

function LessonText({ explanation, example }: Omit<LessonProps, "isFolded">) {
  return (
    <div className="lesson">
      <section aria-labelledby="what">
        <h2 id="what">What it is and why it matters</h2>
        <Prose html={explanation} />
      </section>
      <section className="example card card--pad" aria-labelledby="example">
        <h2 id="example">An example</h2>
        <p>{example.situation}</p>
        <Said label="At first">{example.before}</Said>
        <Said label="Better" isBetter>
          {example.after}
        </Said>
        <p className="example__lesson">
          <b>What changed.</b> {example.lesson}
        </p>
      </section>
    </div>
  );
}

/** Somebody's own words or doing, as plain text with its line breaks. */
function Said({
  label,
  isBetter = false,
  children,
}: {
  label: string;
  isBetter?: boolean;
  children: string;
}) {
  return (
    <figure className={isBetter ? "said said--better" : "said"}>
      <figcaption>{label}</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}
