import "~/components/account/account.css";

import { Form, Link } from "@remix-run/react";
import { useId } from "react";

import { ClosestHint, ClosestOptions, closestTitle } from "~/components/closest";
import { Card } from "~/components/ui/card";
import type { Closest, Reading } from "~/models/closest";

interface Props {
  /** Shown one at a time. */
  questions: readonly Closest[];
  /** What field and goal were understood as, by name; null where they were not. */
  understood: Reading;
  /** Whether a path is made once nothing is left open. */
  isPlanning: boolean;
}

/** How field and goal were understood, and the question where their words leave it open. */
export function ClosestCard({ questions: [question], understood, isPlanning }: Props) {
  const titleId = useId();
  if (!question) return <Understood {...understood} />;
  return (
    <Card as="section" id="closest" className="setting" aria-labelledby={titleId}>
      <h2 id={titleId}>{closestTitle(question)}</h2>
      <ClosestHint {...question} />
      <Form method="post" className="setting__form" aria-labelledby={titleId}>
        <input type="hidden" name="intent" value="closest" />
        {isPlanning && <input type="hidden" name="plan" value="1" />}
        <div className="opts">
          <ClosestOptions
            {...question}
            name={question.open === "field" ? "fieldChoice" : "taskChoice"}
          />
        </div>
      </Form>
    </Card>
  );
}

function Understood({ field, task }: Reading) {
  const facts = [
    ["Field", field, "field"],
    ["Goal", task, "task"],
  ] as const;
  return (
    <Card as="section" id="closest" className="setting">
      <h2>How we read your answers</h2>
      <dl className="profile-facts">
        {facts.map(([term, name, open]) => (
          <div key={open}>
            <dt>{term}</dt>
            <dd>
              {name ?? "Nothing on our list"}{" "}
              <Link to={`/account/profile?ask=${open}#closest`}>
                Choose another<span className="vh"> {term.toLowerCase()}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">Examples and lessons follow from this. Your own words stay.</p>
    </Card>
  );
}
