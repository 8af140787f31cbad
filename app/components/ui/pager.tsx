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
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
}) {
  if (pageCount <= 1) return null;

  return (
    <nav className={cx("pager", className)} aria-label={label}>
      <PagerLink to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        ← Previous
      </PagerLink>
      <p>
        Page {page} of {pageCount}
      </p>
      <PagerLink to={page < pageCount ? hrefFor(page + 1) : undefined} rel="next">
        Next →
      </PagerLink>
    </nav>
  );
}

function PagerLink({ to, rel, children }: { to?: string; rel: string; children: ReactNode }) {
  const className = "btn btn--secondary btn--s";
  if (to === undefined) {
    return (
      <button className={className} type="button" disabled>
        {children}
      </button>
    );
  }

  return (
    <Link className={className} to={to} rel={rel}>
      {children}
    </Link>
  );
}
