import "~/components/tools/tool-choice.css";

import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";

interface PickedToolsProps {
  tools: readonly {
    id: string;
    name: string;
    reasons: readonly { about: string; reason: string }[];
  }[];
  isAdult: boolean;
}

export function PickedTools({ tools, isAdult }: PickedToolsProps) {
  if (tools.length === 0) {
    return (
      <EmptyState as="h2" title="No tool fits all four answers" className="pick__none">
        {isAdult
          ? "Change one of your answers below, the one that matters least to you."
          : "For your age we name only tools whose makers allow it, as far as we could read. Change an answer below, or ask a parent or teacher."}
      </EmptyState>
    );
  }
  const query = new URLSearchParams(tools.map(({ id }) => ["tool", id]));
  return (
    <section aria-labelledby="picked">
      <h2 id="picked">{tools.length === 1 ? "One tool that fits" : "Tools that fit"}</h2>
      <ul className="pick">
        {tools.map(({ id, name, reasons }) => (
          <li key={id} className="card card--pad">
            <h3>{name}</h3>
            <dl>
              {reasons.map(({ about, reason }) => (
                <div key={about}>
                  <dt>{about}</dt>
                  <dd>{reason}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={`/tools/compare?${query}`} variant="tonal">
          {tools.length === 1 ? "See all about it" : "Compare them side by side"}
        </ButtonLink>
      </p>
    </section>
  );
}
