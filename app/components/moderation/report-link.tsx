import { Link } from "@remix-run/react";

import type { ReportKind } from "~/schemas/report-reasons";

/** The way to say that something needs an editor's eye. The form is a page and returns here. */
export function ReportLink({
  kind,
  id,
  of,
  className = "btn btn--quiet btn--s",
}: {
  kind: ReportKind;
  id: number;
  /** For screen readers, which hear many of these on a page: "the answer by Mara". */
  of: string;
  className?: string;
}) {
  return (
    <Link to={`/report?kind=${kind}&id=${id}`} className={className} rel="nofollow">
      Report<span className="vh"> {of}</span>
    </Link>
  );
}
