import "./people.css";

import { Link } from "@remix-run/react";

import { ReportLink } from "~/components/moderation/report-link";
import { ButtonLink } from "~/components/ui/button";
import { machineMoment, shownMonth } from "~/models/shown-day";

export interface ShownPerson {
  id: number;
  name: string;
  since: number;
  isDemo: boolean;
}

/** Who this is. One's own profile leads to where the name is changed, everybody else's to a report. */
export function ProfileHead({ person, isOwn }: { person: ShownPerson; isOwn: boolean }) {
  const { id, name, since, isDemo } = person;
  return (
    <header className="who">
      <span className="who__arch" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="who__since">
          <span>
            Member since{" "}
            <time dateTime={machineMoment(since).slice(0, 7)}>{shownMonth(since)}</time>
          </span>
          {isDemo && <span className="demo">Demo content</span>}
        </p>
        {isOwn ? (
          <p className="who__own">
            <ButtonLink variant="secondary" size="s" to="/account">
              Change your public name
            </ButtonLink>
            <span className="muted small">
              This is what others see of you. Your email, age and <Link to="/dashboard">score</Link>{" "}
              are not among it.
            </span>
          </p>
        ) : (
          <ReportLink kind="person" id={id} of={name} className="who__report" />
        )}
      </div>
    </header>
  );
}
