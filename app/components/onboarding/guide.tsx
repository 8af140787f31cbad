import "./onboarding.css";

/** Who asks: the lamp in its arch. */
export function Guide() {
  return (
    <svg className="guide" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <path className="gd-bg" d="M2 44V22a20 20 0 0 1 40 0v22z" />
      <path className="gd-cone" d="M15 24h14l9 20H6z" />
      <path className="gd-cord" d="M22 2v12" />
      <path className="gd-shade" d="M10 25a12 11 0 0 1 24 0z" />
      <path className="gd-bulb" d="M18 25a4 3 0 0 0 8 0z" />
    </svg>
  );
}

/** A level as lit windows, one to five. */
export function LevelWindows({ lit }: { lit: number }) {
  return (
    <svg className="arches" viewBox="0 0 84 20" aria-hidden="true" focusable="false">
      {[1, 18.5, 36, 53.5, 71].map((x, index) => (
        <path
          key={x}
          className={index < lit ? "on" : undefined}
          d={`M${x} 19V8a6 6 0 0 1 12 0v11z`}
        />
      ))}
    </svg>
  );
}
