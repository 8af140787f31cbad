import "~/components/guide/guide.css";

import { ButtonLink } from "~/components/ui/button";

/** The way from a short page about a tool to its guide. */
export function WholeGuide({ name, to }: { name: string; to: string }) {
  return (
    <section className="card card--lit card--pad guide-next" aria-labelledby="whole-guide">
      <div>
        <h2 id="whole-guide">There is more about {name}</h2>
        <p>The guide has use cases, more examples, three challenges and five tips.</p>
      </div>
      <ButtonLink to={to} variant="secondary">
        Open the guide to {name}
      </ButtonLink>
    </section>
  );
}
