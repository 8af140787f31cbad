import "./step.css";

import { cx } from "~/components/ui/cx";

/** A lamp over the result of a check, lit where it was passed. */
export function LampOfResult({ isLit }: { isLit: boolean }) {
  return (
    <svg
      className={cx("result__lamp", isLit && "is-lit")}
      viewBox="0 0 48 62"
      aria-hidden="true"
      focusable="false"
    >
      <path className="rl-cord" d="M24 0v14" />
      <path className="rl-beam" d="M10 33h28l10 29H0z" />
      <path className="rl-bulb" d="M18 33a6 5 0 0 0 12 0z" />
      <path className="rl-shade" d="M6 33a18 17 0 0 1 36 0z" />
    </svg>
  );
}
