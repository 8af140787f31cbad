import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

/** Nothing when there is nothing to page. */
export function Pager({
  page,
  pageCount,
  hrefFor,
  label = "Pages",
  className,
  preventScrollReset,
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
  /** For a page that scrolls by itself. */
  preventScrollReset?: boolean;
}) {
  if (pageCount <= 1) return null;

  return (
    <nav className={cx("pager", className)} aria-label={label}>
      <PagerLink
        to={page > 1 ? hrefFor(page - 1) : undefined}
        rel="prev"
        preventScrollReset={preventScrollReset}
      >
        ← Previous
      </PagerLink>
      <p>
        Page {page} of {pageCount}
      </p>
      <PagerLink
        to={page < pageCount ? hrefFor(page + 1) : undefined}
        rel="next"
        preventScrollReset={preventScrollReset}
      >
        Next →
      </PagerLink>
    </nav>
  );
}

function PagerLink({
  to,
  children,
  ...props
}: {
  to?: string;
  rel: string;
  preventScrollReset?: boolean;
  children: ReactNode;
}) {
  const className = "btn btn--secondary btn--s";
  if (to === undefined) {
    return (
      <button className={className} type="button" disabled>
        {children}
      </button>
    );
  }

  return (
    <Link {...props} className={className} to={to}>
      {children}
    </Link>
  );
}
