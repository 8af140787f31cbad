import { type CSSProperties, useId } from "react";
import { cx } from "~/components/ui/cx";

export function ProgressBar({
  value,
  label,
  valueText,
  className,
}: {
  /** From 0 to 100. */
  value: number;
  label: string;
  valueText?: string;
  className?: string;
}) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={cx("progress", className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
    >
      <span style={{ "--v": `${shown}%` } as CSSProperties} />
    </div>
  );
}

/** A string of lamps for counted steps: lit when done, warm where one is, dark ahead. */
export function Lamps({
  count,
  current,
  label,
  valueText,
  className,
}: {
  count: number;
  /** Counted from 1. One more than `count` when all is done. */
  current: number;
  label: string;
  valueText?: string;
  className?: string;
}) {
  const beam = useId();
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div
      className={cx("lamps", className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={Math.min(current, count)}
      aria-valuetext={valueText}
    >
      {steps.map((step) => (
        <svg
          key={step}
          className={step < current ? "lit" : step === current ? "now" : undefined}
          viewBox="0 0 48 62"
          aria-hidden="true"
          focusable="false"
        >
          {step === 1 && (
            <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
              <stop className="g-0" offset="0" />
              <stop className="g-1" offset="1" />
            </linearGradient>
          )}
          <path className="cord" d="M24 0v14" />
          <path className="beam" fill={`url(#${beam})`} d="M10 33h28l10 29H0z" />
          <path className="bulb" d="M18 33a6 5 0 0 0 12 0z" />
          <path className="shade" d="M6 33a18 17 0 0 1 36 0z" />
        </svg>
      ))}
    </div>
  );
}
