import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { points, shortDay } from "./words";

interface ShownSkill {
  id: string;
  title: string;
  /** In tenths of the skill. */
  mastery: number;
  attempts: number;
  lastAt: number | null;
  isOnPath: boolean;
}

interface ShownStrand {
  id: string;
  title: string;
  weight: number;
  tenths: number;
  possible: number;
  skills: readonly ShownSkill[];
}

export function StrandReasons({ strands }: { strands: readonly ShownStrand[] }) {
  return (
    <section className="why__part" aria-labelledby="strands">
      <h2 id="strands">Skill by skill</h2>
      <p className="why__words">
        88 points are for skills you have shown, in four strands. Inside a strand every skill is
        worth the same. A skill counts half (0.5) once you show it: by passing its check, by passing
        an exercise that is about it, or by answering all of its exercises in a{" "}
        <Link to="/dashboard/courses">course</Link> rightly. It counts eight tenths (0.8) once you
        show it again with other questions or another exercise. It counts whole (1) once you have
        shown it and later answer it rightly in the challenges of a{" "}
        <Link to="/tools">tool's guide</Link>, where skills come mixed, with at least two of three
        right. Nothing sinks while you are away.
      </p>
      <div className="why__strands">
        {strands.map((strand) => (
          <Strand key={strand.id} strand={strand} />
        ))}
      </div>
    </section>
  );
}

function Strand({ strand }: { strand: ShownStrand }) {
  const counts = strand.skills.reduce((sum, { mastery }) => sum + mastery, 0);
  return (
    <section className="card card--pad" aria-labelledby={`strand-${strand.id}`}>
      <div className="sect-head">
        <h3 id={`strand-${strand.id}`}>{strand.title}</h3>
        <p className="num">
          <b>{points(strand.tenths)}</b> of {points(strand.possible)} points
        </p>
      </div>
      <p className="small muted">
        {Math.round(100 * strand.weight)}% of the 88 points. {points(counts)} of{" "}
        {strand.skills.length} skills counted.
      </p>
      <table className="table why__skills">
        <thead>
          <tr>
            <th scope="col">Skill</th>
            <th scope="col">State</th>
            <th scope="col">Last check</th>
          </tr>
        </thead>
        <tbody>
          {strand.skills.map((skill) => (
            <SkillRow key={skill.id} skill={skill} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SkillRow({ skill: { id, title, mastery, lastAt, isOnPath } }: { skill: ShownSkill }) {
  return (
    <tr>
      <th scope="row">{isOnPath ? <Link to={`/path/${id}`}>{title}</Link> : title}</th>
      <td>
        <span className={mastery > 0 ? "why__state why__state--ok" : "why__state"}>
          <Icon name={mastery > 0 ? "check" : "dot"} size="s" />
          {stateOf(mastery)}
        </span>
        {mastery > 0 && <small>counts {points(mastery)}</small>}
      </td>
      <td>{lastAt === null ? "None yet" : shortDay(lastAt)}</td>
    </tr>
  );
}

function stateOf(mastery: number) {
  if (mastery >= 10) return "Passed in a guide's challenges";
  if (mastery >= 8) return "Passed twice";
  return mastery >= 5 ? "Passed" : "Not yet";
}
