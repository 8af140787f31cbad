import type { ShownCalendar } from "./shown";
import { counted, shortDay } from "./words";

const column = 25;
const row = 30;
const start = { x: 26, y: 24 };
const weekdays = ["M", "T", "W", "T", "F", "S", "S"];

/** A house front: one window for each day, a column for each week, lit where something was finished. */
export function StreakCalendar({ today, windows }: ShownCalendar) {
  const weeks = windows.length / 7;
  const places = windows.map((window, index) => ({
    ...window,
    x: start.x + column * Math.floor(index / 7),
    y: start.y + row * (index % 7),
  }));
  const inState = (state: Place["state"]) => places.filter((place) => place.state === state);
  const now = places.find(({ day }) => day === today);

  return (
    <svg
      className="cal"
      viewBox={`0 0 ${start.x + column * weeks} ${start.y + row * 7}`}
      role="img"
      aria-label={describe({ today, windows })}
    >
      {monthsOf(places).map(({ x, name }) => (
        <text key={x} x={x} y="14">
          {name}
        </text>
      ))}
      {weekdays.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week keep their places
        <text key={index} x="7" y={start.y + row * index + 17} textAnchor="middle">
          {letter}
        </text>
      ))}
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
  return shortDay(Date.parse(day));
}
