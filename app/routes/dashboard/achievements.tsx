import "~/components/dashboard/dashboard.css";

import type { ReactNode } from "react";
import type { ShownAchievement } from "~/components/dashboard/shown";
import { Icon } from "~/components/ui/icon";
import { Medal } from "./medal";

interface AchievementsProps {
  achievements: Record<"earned" | "unlocked" | "locked", readonly ShownAchievement[]>;
}

export function Achievements({ achievements: { earned, unlocked, locked } }: AchievementsProps) {
  return (
    <section className="achs card card--pad" aria-labelledby="achievements">
      <div className="achs__head">
        <h2 id="achievements">Achievements</h2>
        <p className="num muted">
          {earned.length} earned / {unlocked.length} unlocked
        </p>
      </div>
      <div>
        <h3>Earned</h3>
        <ul className="ach ach--row">
          {earned.map(({ id, title }) => (
            <li key={id}>
              <Medal of={id} />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>You can earn next</h3>
        {unlocked.length === 0 ? (
          <p className="muted mt-3">You have earned everything there is. Well done.</p>
        ) : (
          <ul className="ach">
            {unlocked.map((each) => (
              <Listed key={each.id} achievement={each}>
                {each.of > 1 && ` ${each.done} of ${each.of} so far.`}
              </Listed>
            ))}
          </ul>
        )}
        {locked.length > 0 && (
          <details className="achs__later">
            <summary>
              <Icon name="down" size="s" />
              {locked.length} more {locked.length === 1 ? "opens" : "open"} later
            </summary>
            <ul className="ach">
              {locked.map((each) => (
                <Listed key={each.id} achievement={each} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function Listed({
  achievement: { id, title, how },
  children,
}: {
  achievement: ShownAchievement;
  children?: ReactNode;
}) {
  return (
    <li>
      <Medal of={id} isNext />
      <span>
        {title}
        <small>
          {how}
          {children}
        </small>
      </span>
    </li>
  );
}
