import "~/components/dashboard/dashboard.css";

import { counted, points, signed } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

/** Amounts are in tenths of a point. */
interface ScoreSumProps {
  reasons: {
    score: number;
    setup: { tenths: number; possible: number };
    first: { tenths: number; possible: number; shown: number };
    strands: readonly { id: string; title: string; tenths: number; possible: number }[];
    sum: number;
  };
}

export function ScoreSum({ reasons: { score, setup, first, strands, sum } }: ScoreSumProps) {
  const lines = [
    { id: "setup", title: "Setting up your profile, goal and plan", ...setup },
    { id: "first", title: `The first ten skills you show: ${first.shown} so far`, ...first },
    ...strands.map((strand) => ({ ...strand, title: `How well: ${strand.title}` })),
  ];
  return (
    <section className="card card--pad" aria-labelledby="sum">
      <h2 id="sum">Where the points come from</h2>
      <table className="table why__sum">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Points</th>
            <th scope="col">Possible</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, tenths, possible }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{points(tenths)}</td>
              <td>{points(possible)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>{points(sum)}</td>
            <td>{points(1000)}</td>
          </tr>
          <tr className="why__score">
            <th scope="row">Your score, in whole points</th>
            <td>{score}</td>
            <td>100</td>
          </tr>
        </tfoot>
      </table>
      <p className="small muted mt-4">
        Each line is shown with one decimal place. Tenths that are lost when the lines are cut go
        back to the lines that lost most, so the column always adds up. The sum is then rounded:
        five tenths and more go up.
      </p>
    </section>
  );
}

interface NextPointsProps {
  next: {
    skillId: string;
    title: string;
    isPassed: boolean;
    minutes: number;
    tenths: number;
  } | null;
  hasPath: boolean;
}

/** The points that can be had for the least time. */
export function NextPoints({ next, hasPath }: NextPointsProps) {
  return (
    <section className="card card--lit card--pad why__next" aria-labelledby="next">
      <h2 id="next">The cheapest next points</h2>
      {next ? (
        <>
          <p>
            {next.isPassed
              ? `Pass another check of “${next.title}”, with other questions.`
              : `Pass the check of “${next.title}”.`}
          </p>
          <p className="num">
            About {points(next.tenths)} points in about {counted(next.minutes, "minute")}.
          </p>
          <Go to={`/path/${next.skillId}`}>Open this step</Go>
        </>
      ) : hasPath ? (
        <>
          <p>You have earned every point that your path offers. A further path holds more.</p>
          <Go to="/path">Where to go on</Go>
        </>
      ) : (
        <>
          <p>Answer six short questions. The path that comes out of them brings 12 points.</p>
          <Go to="/onboarding">Make my path</Go>
        </>
      )}
    </section>
  );
}

/** What the figure beside the score on the dashboard is the difference of. */
export function ScoreChange({ score, change }: { score: number; change: number }) {
  return (
    <section className="card card--pad why__change" aria-labelledby="change">
      <h2 id="change">The last seven days</h2>
      <dl className="num">
        <dt>Score now</dt>
        <dd>{score}</dd>
        <dt>Score seven days ago</dt>
        <dd>{score - change}</dd>
        <dt>Change</dt>
        <dd>{signed(change)}</dd>
      </dl>
    </section>
  );
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to}>
      {children}
      <Icon name="right" size="s" />
    </ButtonLink>
  );
}
