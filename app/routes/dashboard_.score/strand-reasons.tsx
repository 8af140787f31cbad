import "~/components/dashboard/dashboard.css";

import { Link } from "@remix-run/react";
import { counted, points } from "~/components/dashboard/words";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";

interface ShownSkill {
  id: string;
  title: string;
  /** In tenths of the skill. */
  mastery: number;
  attempts: number;
  lastAt: number | null;
  isOnPath: boolean;
  /** Whether a card of it was missed when it was last reviewed. */
  isFading: boolean;
}

interface ShownStrand {
  id: string;
  title: string;
  weight: number;
  tenths: number;
  possible: number;
  /** How the reviews of its skills went; null until there are enough of them. */
  remembered: { asked: number; known: number } | null;
  skills: readonly ShownSkill[];
}

export function StrandReasons({ strands }: { strands: readonly ShownStrand[] }) {
  const skills = strands.flatMap((strand) => strand.skills);
  return (
    <section className="why__part" aria-labelledby="strands">
      <h2 id="strands">Skill by skill</h2>
      <p className="why__words">
        Each lamp is a skill. The first ten you show bring 4 points each. The other 48 points are
        for how well you have shown all {skills.length}, in four strands; inside a strand every
        skill is worth the same.
      </p>
      <div className="why__strands">
        {strands.map((strand) => (
          <Strand key={strand.id} strand={strand} />
        ))}
      </div>
      <h3 className="mt-8">How a lamp gets brighter</h3>
      <ul className="why__rules">
        <li>
          It counts half (0.5) once you show the skill: by passing its check, by passing an exercise
          that is about it, or by answering all of its exercises in a{" "}
          <Link to="/dashboard/courses">course</Link> rightly.
        </li>
        <li>
          It counts eight tenths (0.8) once you show it again with other questions or another
          exercise.
        </li>
        <li>
          It counts whole (1) once you have shown it and later answer it rightly in the challenges
          of a <Link to="/tools">tool's guide</Link>, where skills come mixed, with at least two of
          three right.
        </li>
        <li>
          Nothing sinks while you are away. A skill that you miss in a review is shown as fading
          until one card brings it back; its points stay.
        </li>
      </ul>
      <details className="why__all">
        <summary>
          <Icon name="down" size="s" />
          Show all {skills.length} skills as a table
        </summary>
        <SkillTable skills={skills} />
      </details>
    </section>
  );
}

function Strand({ strand }: { strand: ShownStrand }) {
  const lit = strand.skills.filter(({ mastery }) => mastery > 0).length;
  return (
    <section className="card card--pad" aria-labelledby={`strand-${strand.id}`}>
      <div className="sect-head">
        <h3 id={`strand-${strand.id}`}>{strand.title}</h3>
        <p className="num">
          <b>{points(strand.tenths)}</b> of {points(strand.possible)} points
        </p>
      </div>
      <p className="small muted">
        {Math.round(100 * strand.weight)}% of the 48 points. {lit} of{" "}
        {counted(strand.skills.length, "lamp")} lit.
      </p>
      {strand.remembered && <Remembered {...strand.remembered} />}
      <ul className="shelf">
        {strand.skills.map(({ id, title, mastery, isFading }) => (
          <li key={id}>
            <Link to={isFading ? `/review?skill=${id}` : `/path/${id}`}>
              <ShelfLamp mastery={mastery} />
              <span>
                {title}
                <span className="vh">: {stateOf(mastery)}</span>
                {isFading && <b className="shelf__fading">Fading: one card brings it back</b>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remembered({ asked, known }: { asked: number; known: number }) {
  return (
    <p className="small muted">
      In {known} of {counted(asked, "review")} you still knew it:{" "}
      <b className="num">{Math.round((100 * known) / asked)}%</b>. The reviews aim at 90%.
    </p>
  );
}

function ShelfLamp({ mastery }: { mastery: number }) {
  return (
    <svg
      className={cx("shelf__lamp", mastery > 0 && (mastery >= 8 ? "is-bright" : "is-half"))}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className="sl-beam" d="M12 27h24l10 21H2z" />
      <path className="sl-bulb" d="M18 27a6 5 0 0 0 12 0z" />
      <path className="sl-shade" d="M7 27a17 17 0 0 1 34 0z" />
    </svg>
  );
}

function SkillTable({ skills }: { skills: readonly ShownSkill[] }) {
  return (
    <div className="table-wrap">
      <table className="table why__skills">
        <thead>
          <tr>
            <th scope="col">Skill</th>
            <th scope="col">State</th>
            <th scope="col">Last tried</th>
          </tr>
        </thead>
        <tbody>
          {skills.map(({ id, title, mastery, lastAt, isFading }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/path/${id}`}>{title}</Link>
              </th>
              <td>
                <span className={mastery > 0 ? "why__state why__state--ok" : "why__state"}>
                  <Icon name={mastery > 0 ? "check" : "dot"} size="s" />
                  {stateOf(mastery)}
                </span>
                {isFading && <small>fading</small>}
                {mastery > 0 && <small>counts {points(mastery)}</small>}
              </td>
              <td>{lastAt === null ? "Never" : <Day at={lastAt} form="short" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateOf(mastery: number) {
  if (mastery >= 10) return "Passed in a guide's challenges";
  if (mastery >= 8) return "Passed twice";
  return mastery >= 5 ? "Passed" : "Not yet";
}
