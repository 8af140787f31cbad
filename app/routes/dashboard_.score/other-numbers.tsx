import "~/components/dashboard/dashboard.css";

import type { ShownStreak } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import { whatFinishesAStep, whatLightsADay } from "~/content/learning-day";
import { spokenZone } from "~/content/time-zone-names";

interface OtherNumbersProps {
  streak: ShownStreak;
  zone: string;
  path: { progress: number; done: number; planned: number } | null;
  achievements: { earned: number; unlocked: number; locked: number };
}

/** What the rest of the dashboard counts, with the learner's own figures. */
export function OtherNumbers({ streak, zone, path, achievements }: OtherNumbersProps) {
  return (
    <section className="why__part" aria-labelledby="others">
      <h2 id="others">The other numbers</h2>
      <div className="why__others">
        <section className="card card--pad stack" aria-labelledby="why-streak">
          <h3 id="why-streak">Streak: {counted(streak.days, "day")}</h3>
          <p>
            Lit days in a row. {whatLightsADay} Opening pages does not count. A day begins at three
            in the morning (time zone {spokenZone(zone)}), so a late evening still belongs to it.
          </p>
          <p>
            Every seventh day in a row saves a rest day, two at most. A saved rest day covers a day
            you miss. You have {streak.freezes === 0 ? "none" : counted(streak.freezes, "rest day")}{" "}
            saved now, and your best streak is {counted(streak.best, "day")}.
          </p>
        </section>
        <section className="card card--pad stack" aria-labelledby="why-path">
          <h3 id="why-path">Path: {path ? `${path.progress}%` : "not made yet"}</h3>
          <p>
            {path
              ? `${path.done} of ${counted(path.planned, "step")} done, in whole percent. `
              : "The percentage is the share of the steps on your path that are done. "}
            {whatFinishesAStep} The next one that is not done opens then.
          </p>
        </section>
        <section className="card card--pad stack" aria-labelledby="why-achievements">
          <h3 id="why-achievements">
            Achievements: {achievements.earned} earned / {achievements.unlocked} unlocked
          </h3>
          <p>
            Earned are things you have done, and they stay yours. Unlocked are those you can earn
            next. {counted(achievements.locked, "more opens", "more open")} when you earn the one
            before.
          </p>
        </section>
      </div>
    </section>
  );
}
