import { Link, useRouteLoaderData } from "@remix-run/react";

import type { loader as root } from "~/root";
import type { ReportKind } from "~/schemas/report-reasons";

/**
 * The way to say that something needs an editor's eye, and for an editor the way to remove it. The
 * form is a page and returns here.
 */
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
  const isEditor = useRouteLoaderData<typeof root>("root")?.user?.isEditor;
  if (isEditor && kind !== "person") {
    return (
      <Link to={`/admin/reports/${kind}/${id}`} className={className}>
        Remove<span className="vh"> {of}</span>
      </Link>
    );
  }
  return (
    <Link to={`/report?kind=${kind}&id=${id}`} className={className} rel="nofollow">
      Report<span className="vh"> {of}</span>
    </Link>
  );
}
