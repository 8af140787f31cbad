import "./exercise.css";

import type { ReactNode } from "react";

/** A long text cut after four lines, with a way to read all of it that needs no script. */
export function Fold({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  if (!isLong) return children;
  return (
    <div className="fold">
      <div>{children}</div>
      <details>
        <summary>
          <span>Read all</span>
          <span>Read less</span>
        </summary>
      </details>
    </div>
  );
}
