import { Card } from "~/components/ui/card";
import { whatLightsADay } from "~/content/learning-day";
import { spokenZone } from "~/content/time-zone-names";
import { counted } from "~/models/counted";
import type { ShownDays } from "./shown";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const states = { lit: "lit", dark: "not lit", ahead: "still to come" };

/** The seven days as windows, lit where something was finished. */
export function WeekDays({ days, lit, finished, streak, isCurrent, zone }: ShownDays) {
  return (
    <Card as="section" className="stack" aria-labelledby="days">
      <h2 id="days">You learned on {counted(lit, "day")}</h2>
      <ol className="week__days">
        {days.map(({ day, state }, index) => (
          <li key={day} className={`week__day week__day--${state}`}>
            {names[index]}
            <span className="vh">: {states[state]}</span>
          </li>
        ))}
      </ol>
      <p>
        {counted(finished, "thing")} finished.
        {isCurrent && streak.days > 0 && ` Your streak is ${counted(streak.days, "day")}.`}
      </p>
      <details className="small muted">
        <summary>What lights a day</summary>
        <p>
          {whatLightsADay} Days are those of your time zone, {spokenZone(zone)}.
        </p>
      </details>
    </Card>
  );
}
