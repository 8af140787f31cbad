import "~/components/tools/tool-choice.css";

import { OldFacts } from "~/components/ui/badge";
import type { ComparedTool } from "~/models/tool-comparison";

/** A fact after the other, each of all tools: side by side where there is room, else one below the other. */
export function Comparison({ tools }: { tools: readonly ComparedTool[] }) {
  const terms = tools[0]?.facts.map(({ term }) => term) ?? [];
  return (
    <div className="cmp">
      {terms.map((term, at) => (
        <section key={term} className="cmp__part">
          <h2>{term}</h2>
          <dl>
            {tools.map(({ id, name, facts }) => (
              <div key={id}>
                <dt>{name}</dt>
                {facts[at]?.points.map((point) => (
                  <dd key={point}>{point}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className="cmp__part">
        <h2>Where this comes from</h2>
        <dl>
          {tools.map(({ id, name, website, readOn, isOld, sources }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                Read on {readOn} {isOld && <OldFacts />}
              </dd>
              {sources.map(({ title, url }) => (
                <dd key={url}>
                  <a href={url} rel="noreferrer">
                    {title}
                  </a>
                </dd>
              ))}
              <dd>
                <a href={website} rel="noreferrer">
                  Website of {name}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
