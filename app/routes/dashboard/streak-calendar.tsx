import "~/components/dashboard/dashboard.css";

import type { ShownCalendar } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import { shortDay } from "~/models/shown-day";

/** A few weeks stand as rows, many as columns. */
const asRows = { column: 30, row: 30, start: { x: 6, y: 24 } };
const asColumns = { column: 25, row: 30, start: { x: 26, y: 24 } };
const fewWeeks = 4;
const weekdays = ["M", "T", "W", "T", "F", "S", "S"];

/** A house front: one window for each day, lit where something was finished. */
export function StreakCalendar({ today, windows }: ShownCalendar) {
  const weeks = windows.length / 7;
  const areRows = weeks <= fewWeeks;
  const { column, row, start } = areRows ? asRows : asColumns;
  const place = (week: number, day: number) => ({
    x: start.x + column * (areRows ? day : week),
    y: start.y + row * (areRows ? week : day),
  });
  const places = windows.map((window, index) => ({
    ...window,
    ...place(Math.floor(index / 7), index % 7),
  }));
  const inState = (state: Place["state"]) => places.filter((each) => each.state === state);
  const now = places.find(({ day }) => day === today);

  return (
    <svg
      className="cal"
      viewBox={`0 0 ${start.x + column * (areRows ? 7 : weeks)} ${start.y + row * (areRows ? weeks : 7)}`}
      role="img"
      aria-label={describe({ today, windows })}
    >
      {!areRows &&
        monthsOf(places).map(({ x, name }) => (
          <text key={x} x={x} y="14">
            {name}
          </text>
        ))}
      {weekdays.map((letter, day) => {
        const { x, y } = place(0, day);
        return (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week keep their places
            key={day}
            x={areRows ? x + 9 : 7}
            y={areRows ? 14 : y + 17}
            textAnchor="middle"
          >
            {letter}
          </text>
        );
      })}
      <path className="w-off" d={inState("dark").map(frame).join("")} />
      <path className="w-soon" d={inState("ahead").map(frame).join("")} />
      <path className="w-on" d={inState("lit").map(frame).join("")} />
      <path className="w-bar" d={inState("lit").map(bars).join("")} />
      {now && <path className="w-today" d={`M${now.x - 1} ${now.y + 26}h20`} />}
    </svg>
  );
}

type Place = ShownCalendar["windows"][number] & { x: number; y: number };

function frame({ x, y }: Place) {
  return `M${x} ${y + 22}v-13a9 9 0 0 1 18 0v13z`;
}

function bars({ x, y }: Place) {
  return `M${x + 9} ${y + 1}v20M${x} ${y + 12}h18`;
}

/** The name of each month over the column in which it begins. */
function monthsOf(places: readonly Place[]) {
  const begins = places.filter(({ day }) => day.endsWith("-01"));
  return begins.map(({ x, day }) => ({ x, name: say(day).split(" ")[0] }));
}

function describe({ today, windows }: ShownCalendar) {
  const past = windows.filter(({ state }) => state !== "ahead");
  const lit = past.filter(({ state }) => state === "lit");
  const isTodayLit = lit.some(({ day }) => day === today);
  return [
    `Learning days in the last ${windows.length / 7} weeks: ${lit.length} of ${counted(past.length, "day")}.`,
    lit.length > 0 && `Lit: ${rangesOf(windows).join(", ")}.`,
    `Today, ${say(today)}, is ${isTodayLit ? "lit" : "not lit yet"}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Nov 3", "Nov 5 to Nov 9". */
function rangesOf(windows: ShownCalendar["windows"]) {
  const ranges: { from: string; to: string }[] = [];
  for (const [index, { day, state }] of windows.entries()) {
    if (state !== "lit") continue;
    const last = ranges.at(-1);
    if (last && windows[index - 1]?.state === "lit") last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges.map(({ from, to }) => (from === to ? say(from) : `${say(from)} to ${say(to)}`));
}

function say(day: string) {
  return shortDay(day);
}
