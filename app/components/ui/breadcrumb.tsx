import { Link } from "@remix-run/react";

export type Crumb = { label: string; to?: string };

/** The way to this page. The last entry is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {items.map(({ label, to }, index) => (
          <li key={`${to ?? ""} ${label}`}>
            {to && index < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
