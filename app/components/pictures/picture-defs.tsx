/**
 * Gradients and shapes that drawings and stylesheets refer to by id (`g-cone`, `g-glow`, `p-lamp`).
 * The layout renders it once per document; a drawing's own ids carry the drawing's name.
 */
export function PictureDefs() {
  return (
    <svg className="absolute size-0" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="g-cone" x1="0" y1="0" x2="0" y2="1">
          <stop className="g-0" offset="0" />
          <stop className="g-1" offset="1" />
        </linearGradient>
        <radialGradient id="g-glow">
          <stop className="g-0" offset="0" />
          <stop className="g-2" offset="1" />
        </radialGradient>
        <g id="p-lamp">
          <path className="p-lamp" d="M-40 0a40 36 0 0 1 80 0z" />
          <rect className="p-lamp" x="-8" y="-46" width="16" height="13" rx="3" />
          <path className="p-light" d="M-13 0a13 9 0 0 0 26 0z" />
        </g>
      </defs>
    </svg>
  );
}

interface LampProps {
  className?: string;
  transform: string;
}

/** The pendant lamp, hanging from its own origin: the middle of the lower rim. */
export function Lamp({ className, transform }: LampProps) {
  return <use className={className} href="#p-lamp" transform={transform} />;
}
