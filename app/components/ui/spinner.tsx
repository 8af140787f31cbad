import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

export function Spinner({ className }: { className?: string }) {
  return <span className={cx("spin", className)} aria-hidden="true" />;
}

/** A line such as "Loading articles..." with its spinner, announced when it appears. */
export function Busy({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={cx("busy", className)} role="status">
      <Spinner />
      {children}
    </p>
  );
}
