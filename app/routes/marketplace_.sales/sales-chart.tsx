import "~/components/library/library.css";

import { shownMoney, weekStartOf } from "~/models/marketplace/money";
import { shortDay, shownDay } from "~/models/shown-day";

interface SalesChartProps {
  /** The newest first; a week may come once for each way it was paid. */
  weeks: readonly { weekStart: number; earnedCents: number; refundedCents: number }[];
  now: number;
}

const shownWeeks = 12;
const week = 7 * 24 * 60 * 60 * 1000;
const box = { width: 600, height: 150, foot: 22 };

/** What the last twelve weeks earned, a bar for each. The table below has the same numbers. */
export function SalesChart({ weeks, now }: SalesChartProps) {
  const bars = barsOf(weeks, now);
  const most = Math.max(1, ...bars.map(({ cents }) => cents));
  const step = box.width / shownWeeks;
  const words = bars.map(({ start, cents }) => `${shownDay(start)}: ${shownMoney(cents)}`);
  return (
    <svg
      className="sales__chart"
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={`Earned in the last ${shownWeeks} weeks. ${words.join(", ")}.`}
    >
      {bars.map(({ start, cents }, place) => {
        const height = (Math.max(0, cents) / most) * (box.height - box.foot - 16);
        const [x, y] = [place * step + 6, box.height - box.foot - height];
        return (
          <g key={start}>
            <rect x={x} y={y - 1} width={step - 12} height={height + 1} rx={3} />
            {cents === most && (
              <text x={x + step / 2 - 6} y={y - 6} textAnchor="middle">
                {shownMoney(cents)}
              </text>
            )}
            {place % 3 === 2 && (
              <text x={x + step / 2 - 6} y={box.height - 6} textAnchor="middle">
                {shortDay(start)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function barsOf(weeks: SalesChartProps["weeks"], now: number) {
  const last = Math.max(weekStartOf(now), ...weeks.map(({ weekStart }) => weekStart));
  return Array.from({ length: shownWeeks }, (_, place) => {
    const start = last - (shownWeeks - 1 - place) * week;
    const cents = weeks
      .filter(({ weekStart }) => weekStart === start)
      .reduce((sum, { earnedCents, refundedCents }) => sum + earnedCents - refundedCents, 0);
    return { start, cents };
  });
}
