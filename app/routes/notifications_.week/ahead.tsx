import { Link } from "@remix-run/react";

import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import type { ShownAhead } from "./shown";

/** One thing to do next, with its reason. */
export function NextThing({ next }: Pick<ShownAhead, "next">) {
  return (
    <Card as="section" look="lit" className="stack" aria-labelledby="next">
      <h2 id="next">One thing for the days ahead</h2>
      <p>
        <b>{next.title}</b>
      </p>
      <p>{next.why}</p>
      <div>
        <ButtonLink to={next.to}>{next.action}</ButtonLink>
      </div>
    </Card>
  );
}

/** What fades and what groups ask for by the end of next week; nothing where nothing is asked. */
export function Ahead({ fading, asked }: Pick<ShownAhead, "fading" | "asked">) {
  if (fading.length === 0 && asked.length === 0) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="ahead">
      <h2 id="ahead">What waits for you now</h2>
      <ul className="week__list">
        {asked.map(({ id, groupId, groupName, title, to, dueDay }) => (
          <li key={id}>
            <Link to={to}>{title}</Link>, by <Day at={dueDay} form="due" />, for{" "}
            <Link to={`/groups/${groupId}`}>
              <bdi>{groupName}</bdi>
            </Link>
          </li>
        ))}
        {fading.map(({ id, title }) => (
          <li key={id}>
            “{title}” is fading: you missed a card of it.{" "}
            <Link to={`/review?skill=${id}`}>One card brings it back</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
