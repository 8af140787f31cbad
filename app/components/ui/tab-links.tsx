import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

export type TabLink = { to: string; label: ReactNode; current?: boolean };

/** Tabs that have an address each. */
export function TabLinks({
  label,
  items,
  preventScrollReset,
  className,
}: {
  label: string;
  items: readonly TabLink[];
  preventScrollReset?: boolean;
  className?: string;
}) {
  return (
    <nav className={cx("tabs", className)} aria-label={label}>
      {items.map(({ to, label: text, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? "page" : undefined}
          preventScrollReset={preventScrollReset}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
