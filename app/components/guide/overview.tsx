import "./guide.css";

import { OldFacts } from "~/components/ui/badge";
import { Icon, type IconName } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { Prose } from "~/components/ui/prose";
import type { ShownSource } from "./shown";

interface OverviewProps {
  name: string;
  /** HTML. */
  overview: string;
  checkedOn: string;
  /** Whether some source was not read again for long. */
  isOld: boolean;
  /** From which age on one may use it, as its sources say. */
  limits?: readonly string[];
  sources: readonly ShownSource[];
}

export function Overview({
  name,
  overview,
  checkedOn,
  isOld,
  limits = [],
  sources,
}: OverviewProps) {
  return (
    <div className="guide-about">
      <section aria-labelledby="about">
        <h2 id="about">About {name}</h2>
        <Prose html={overview} />
      </section>
      <aside className="card card--flat card--pad sources" aria-labelledby="sources">
        <h2 id="sources">
          Sources read on <Day at={checkedOn} form="long" />
        </h2>
        {isOld && (
          <p>
            <OldFacts />
          </p>
        )}
        {limits.length > 0 && (
          <p>
            <b>Age:</b> {limits.join("; ")}
          </p>
        )}
        <p className="small muted">
          Tools like this change often. The facts that age were read in these places on that day.
        </p>
        <ul>
          {sources.map(({ title, url, published, readOn }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
              {published && (
                <span className="muted">
                  {" "}
                  (<Day at={published} form="long" />)
                </span>
              )}
              {readOn && (
                <span className="muted">
                  , read on <Day at={readOn} form="long" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

interface FeaturesProps {
  features: readonly { title: string; description: string; icon: IconName }[];
}

export function Features({ features }: FeaturesProps) {
  return (
    <section className="guide-part" aria-labelledby="features">
      <h2 id="features">What it can do</h2>
      <ul className="features">
        {features.map(({ title, description, icon }) => (
          <li key={title}>
            <span className="features__icon">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UseCasesProps {
  useCases: readonly { title: string; description: string }[];
}

export function UseCases({ useCases }: UseCasesProps) {
  return (
    <section className="guide-part" aria-labelledby="use-cases">
      <h2 id="use-cases">How people use it</h2>
      <ul className="use-cases">
        {useCases.map(({ title, description }) => (
          <li key={title} className="card card--pad">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
