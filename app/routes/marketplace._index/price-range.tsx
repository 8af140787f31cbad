import "./marketplace.css";

import { type FormEvent, useEffect, useRef, useState } from "react";

interface PriceRangeProps {
  /** Whole dollars; null where nothing is asked. */
  min: number | null;
  max: number | null;
  top: number;
}

/** Two sliders on one bar. Both ends count as inside. */
export function PriceRange({ min, max, top }: PriceRangeProps) {
  const end = Math.floor(top);
  const [from, to] = [min ?? 0, Math.min(max ?? end, end)];
  const [shown, setShown] = useState([from, to]);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => setShown([from, to]), [from, to]);

  /** The ends do not pass each other. */
  function move({ currentTarget }: FormEvent<HTMLFieldSetElement>) {
    const [low, high] = currentTarget.querySelectorAll("input");
    if (!low || !high) return;
    if (Number(low.value) > Number(high.value)) {
      if (document.activeElement === low) low.value = high.value;
      else high.value = low.value;
    }
    setShown([Number(low.value), Number(high.value)]);
  }

  const [low = 0, high = end] = shown;
  const shared = { type: "range", min: 0, max: top, step: 1, className: "prices__range" } as const;
  return (
    <fieldset ref={group} className="prices" onInput={move}>
      <legend className="label">Price</legend>
      <p className="prices__words num">
        ${low} to ${high}
      </p>
      <div className="prices__bar">
        <span
          className="prices__lit"
          style={{ insetInline: `${(low / top) * 100}% ${100 - (high / end) * 100}%` }}
        />
        <input {...shared} name="min" aria-label="Lowest price in dollars" defaultValue={from} />
        <input {...shared} name="max" aria-label="Highest price in dollars" defaultValue={to} />
      </div>
    </fieldset>
  );
}
