import { whatFinishesAStep, whatLightsADay } from "~/content/learning-day";
import { strands } from "~/content/skills/skill";

const percent = new Intl.NumberFormat("en", { style: "percent" });

const numbers = [
  {
    term: "Change in seven days",
    meaning: "Your score now, less your score seven days ago.",
  },
  {
    term: "Streak",
    meaning: `Lit days in a row. ${whatLightsADay} Opening a page does not count. A day ends at three in the morning, so a late evening still belongs to it. Every seventh day in a row saves a rest day, two at most, and a saved rest day covers a day you miss.`,
  },
  {
    term: "Path progress",
    meaning: `The share of the steps on your path that are done. ${whatFinishesAStep}`,
  },
  {
    term: "Achievements",
    meaning: "Earned ones are things you have done. Unlocked ones can be earned next.",
  },
];

interface NumbersProps {
  /** How the 100 points of the skill score divide. */
  points: { setup: number; first: { count: number; pointsEach: number }; depth: number };
}

/** What every number on the dashboard means. */
export function Numbers({ points: { setup, first, depth } }: NumbersProps) {
  return (
    <section aria-labelledby="numbers" className="lg:col-span-2">
      <h2 id="numbers" className="text-xl">
        What every number means
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className="card card--pad stack">
          <h3>AI skill score, 0 to 100</h3>
          <p>
            {setup} points come with your plan. Each of the first {first.count} skills you show
            brings {first.pointsEach} more. The other {depth} are for how well you have shown all
            skills, in four parts:
          </p>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col" className="text-end">
                  Share of the {depth} points
                </th>
              </tr>
            </thead>
            <tbody>
              {strands.map(({ id, title, weight }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td className="text-end">{percent.format(weight)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            There a skill counts half once you show it: by its check, by an exercise with a tool, or
            by the exercises of its lesson in a course. Shown again in another way, it counts four
            fifths. The last fifth comes from the challenges of a tool's guide, where skills come
            mixed. The score does not sink while you are away.
          </p>
        </div>
        <dl className="card card--pad grid content-start gap-5">
          {numbers.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="font-serif text-lg font-[560]">{term}</dt>
              <dd className="mt-1 text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
