import "~/components/dashboard/dashboard.css";

/** The score as the part of a lamp's rim that is lit. */
export function ScoreGauge({ score }: { score: number }) {
  const rim = "M58 152a102 100 0 0 1 204 0";
  return (
    <svg
      className="gauge"
      viewBox="0 0 320 292"
      role="img"
      aria-label={`AI skill score ${score} out of 100`}
    >
      <path className="ga-cord" d="M160 0v48" />
      <path className="ga-cone" d="M72 152h176l72 140H0z" />
      <path className="ga-shade" d="M72 152a88 86 0 0 1 176 0z" />
      <path className="ga-track" d={rim} />
      <path className="ga-edge" d={rim} pathLength="100" strokeDasharray={`${score} 100`} />
      <path className="ga-val" d={rim} pathLength="100" strokeDasharray={`${score} 100`} />
      <path className="ga-bulb" d="M136 152a24 15 0 0 0 48 0z" />
      <text className="ga-num" x="160" y="238" textAnchor="middle">
        {score}
      </text>
      <text className="ga-of" x="160" y="268" textAnchor="middle">
        out of 100
      </text>
    </svg>
  );
}
