import "~/components/dashboard/dashboard.css";

import type { ShownCalendar, ShownStreak } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import { whatLightsADay } from "~/content/learning-day";
import { StreakCalendar } from "./streak-calendar";

interface StreakCardProps {
  streak: ShownStreak;
  calendar: ShownCalendar;
}

export function StreakCard({ streak, calendar }: StreakCardProps) {
  return (
    <section className="card card--pad streakcard" aria-labelledby="streak">
      <h2 id="streak">Streak</h2>
      <p className="streak">
        <span className="big num">{streak.days}</span> {streak.days === 1 ? "day" : "days"}
      </p>
      <StreakCalendar {...calendar} />
      <div className="streak__words small muted">
        <p>{wordsFor(streak)}</p>
        {streak.freezes > 0 && isRunning(streak) && (
          <p>
            {counted(streak.freezes, "rest day")} saved, so a missed day does not end your streak.
          </p>
        )}
        <details>
          <summary>What lights a day</summary>
          <p>{whatLightsADay}</p>
        </details>
      </div>
    </section>
  );
}

function isRunning({ status }: ShownStreak) {
  return status === "done-today" || status === "due-today";
}

function wordsFor({ status, days, best }: ShownStreak) {
  switch (status) {
    case "new":
      return "Your first one waits for you.";
    case "done-today":
      return "Today is safe already.";
    case "due-today":
      return `Finish something today to make it ${counted(days + 1, "day")}.`;
    case "protected":
      return "You were away, and a saved rest day covers it. Finish something today to go on.";
    case "ended":
      return `Your best is ${best}. Start again today.`;
  }
}
