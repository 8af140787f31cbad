import "./landing.css";

/** The testing effect as a shape, not as data: so there is no scale. */
export function MemorySketch() {
  return (
    <svg
      className="sketch"
      viewBox="0 0 420 300"
      role="img"
      aria-label="A sketch of what you still know. After reading something again, most of it fades within a week. After testing yourself, more of it stays."
    >
      <text className="tx" x="28" y="28">
        What you still know
      </text>
      <path className="ax" d="M28 48v204h372" />
      <path className="fade fade--read" d="M52 80c36 68 96 116 260 132" />
      <path className="fade" d="M52 80c44 40 130 60 260 64" />
      <g className="pt">
        <circle cx="52" cy="80" r="9" />
        <circle cx="312" cy="144" r="9" />
      </g>
      <circle className="pt--read" cx="312" cy="212" r="7" />
      <text className="tx tx--strong" x="312" y="124" textAnchor="middle">
        Testing yourself
      </text>
      <text className="tx" x="312" y="238" textAnchor="middle">
        Reading again
      </text>
      <g className="tx">
        <text x="52" y="280" textAnchor="middle">
          Today
        </text>
        <text x="312" y="280" textAnchor="middle">
          A week later
        </text>
      </g>
    </svg>
  );
}

interface OwnMemoryProps {
  /** By the days since the last try: the share that was still known, of so many reviews. */
  points: readonly { days: string; asked: number; share: number }[];
}

/** The same as a reader's own reviews have measured it. */
export function OwnMemory({ points }: OwnMemoryProps) {
  const reviews = points.reduce((sum, { asked }) => sum + asked, 0);
  const placed = points.map(({ days, share }, index) => ({
    days,
    percent: Math.round(100 * share),
    x: 64 + (288 * index) / (points.length - 1),
    y: 252 - 180 * share,
  }));
  const inWords = placed
    .map(({ days, percent }) => `${percent}% after ${days} ${days === "1" ? "day" : "days"}`)
    .join(", ");
  return (
    <svg
      className="sketch"
      viewBox="0 0 420 300"
      role="img"
      aria-label={`What you still knew in ${reviews} of your own reviews, by the days since the last try: ${inWords}.`}
    >
      <text className="tx" x="28" y="28">
        What you still knew, by days since the last try
      </text>
      <path className="ax" d="M28 48v204h372" />
      <path className="fade" d={`M${placed.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {placed.map(({ days, percent, x, y }) => (
        <g className="pt" key={days}>
          <circle cx={x} cy={y} r="8" />
          <text className="tx tx--strong" x={x} y={y + 32} textAnchor="middle">
            {percent}%
          </text>
          <text className="tx" x={x} y="280" textAnchor="middle">
            {days}
          </text>
        </g>
      ))}
    </svg>
  );
}
