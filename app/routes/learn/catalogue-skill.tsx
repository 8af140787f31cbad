import "./learn.css";

import { Link } from "@remix-run/react";

import { counted } from "~/components/dashboard/words";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";

interface CatalogueSkillProps {
  skill: {
    id: string;
    title: string;
    outcome: string;
    minutes: number;
    /** Titles of the lessons that come before it. */
    after: readonly string[];
    exercises: readonly { to: string; title: string; tool: string }[];
  };
  isShown: boolean;
}

/** A lesson with what it is good for, and where it can be practiced. */
export function CatalogueSkill({ skill, isShown }: CatalogueSkillProps) {
  const { id, title, outcome, minutes, after, exercises } = skill;
  return (
    <li className="card card--pad learn__skill">
      <h3>
        <Link to={`/lessons/${id}`}>{title}</Link>
      </h3>
      <p>You learn to {outcome}.</p>
      <p className="small muted num">
        About {counted(minutes, "minute")}
        {after.length > 0 && <>. Best after “{after.join("” and “")}”</>}
      </p>
      {isShown && (
        <Badge tone="ok">
          <Icon name="check" />
          Shown
        </Badge>
      )}
      {exercises.length > 0 && (
        <ul className="learn__ways" aria-label={`Practice for ${title}`}>
          {exercises.map(({ to, title: exercise, tool }) => (
            <li key={to}>
              <Link to={to}>{exercise}</Link> <span className="muted">({tool})</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
