import "~/components/dashboard/dashboard.css";

import { cx } from "~/components/ui/cx";

/** A drawing in the arch for each achievement, by its id. */
export const motifs: Readonly<Record<string, string>> = {
  account: "M17 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8M9 30a8 7 0 0 1 16 0",
  "age-group": "M10 15h14v14H10zM10 20h14M14 12v5M20 12v5",
  level: "M11 29v-5M17 29V19M23 29V14",
  field: "M9 18h16v11H9zM14 18v-4h6v4M9 23h16",
  goal: "M12 31V12h12l-3 4 3 4H12",
  "first-step": "M8 29h9v-8h9",
  "full-marks": "M10 15l2 2 3-4M10 22l2 2 3-4M10 29l2 2 3-4M20 15h5M20 22h5M20 29h5",
  "three-days":
    "M7 28v-8a2.5 2.5 0 0 1 5 0v8zM14.5 28v-8a2.5 2.5 0 0 1 5 0v8zM22 28v-8a2.5 2.5 0 0 1 5 0v8z",
  "all-strands": "M10 30V18a7 7 0 0 1 14 0v12zM17 11v19M10 21h14",
  "second-look": "M8 21c5-8 13-8 18 0-5 8-13 8-18 0zM17 23a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  "half-path": "M17 30a9 9 0 1 0 0-18 9 9 0 0 0 0 18M17 12v18M20.5 13.5v15M24 16v10",
  "seven-days":
    "M17 25a4 4 0 1 0 0-8 4 4 0 0 0 0 8M17 11v2M17 29v2M7 21h2M25 21h2M10 14l1.5 1.5M22.5 26.5L24 28M24 14l-1.5 1.5M11.5 26.5L10 28",
  "score-50": "M8 27a9 9 0 0 1 18 0M17 27l4-6",
  "whole-path": "M17 7v5M9 21a8 8 0 0 1 16 0zM14 21a3 3 0 0 0 6 0M12 26l-3 5M17 27v4M22 26l3 5",
};

export function Medal({ of, isNext = false }: { of: string; isNext?: boolean }) {
  return (
    <svg
      className={cx("medal", isNext && "medal--next")}
      viewBox="0 0 34 38"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 37V17a16 16 0 0 1 32 0v20z" />
      <path d={motifs[of]} />
    </svg>
  );
}
