import "./directory.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

import { Icon } from "~/components/ui/icon";
import type { ShownTool } from "./tool-card";

export function ToolDetails({ tool }: { tool: ShownTool }) {
  return (
    <div className="tool__details">
      <Part title="Key features">
        <PlainList items={tool.keyFeatures} />
      </Part>
      <Part title="Use cases">
        <PlainList items={tool.useCases} />
      </Part>
      <Part title="Getting started">
        <ol className="tool__steps">
          {tool.gettingStarted.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <dl className="tool__facts">
        <Fact term="Category">{tool.category}</Fact>
        <Fact term="Difficulty">{tool.difficulty}</Fact>
        <Fact term="Pricing">
          <b>Free:</b> {tool.pricing.free}
          <br />
          <b>Paid:</b> {tool.pricing.paid}
        </Fact>
        {tool.minimumAge && <Fact term="Age">{tool.minimumAge}</Fact>}
        <Fact term="Website">
          <a className="tool__site" href={tool.website} rel="noreferrer">
            {hostOf(tool.website)}
            <Icon name="link" size="s" />
          </a>
        </Fact>
      </dl>
      {tool.id && (
        <p>
          <Link to={`/tools/compare?tool=${tool.id}`}>
            Compare<span className="vh"> {tool.name}</span> with others
          </Link>
        </p>
      )}
      <Sources tool={tool} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="tool__points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sources({ tool: { sources, checkedOn } }: { tool: ShownTool }) {
  if (sources.length === 0) return null;
  return (
    <div className="tool__sources">
      <p>Where this comes from{checkedOn && `, read on ${checkedOn}`}:</p>
      <ul>
        {sources.map(({ title, url, published, readOn }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {title}
            </a>
            {published && ` (${published})`}
            {readOn && `, read on ${readOn}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address as people say it: "suno.com", "github.com/features/copilot". */
function hostOf(address: string) {
  const { host, pathname } = new URL(address);
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}
