import { Link, useRouteLoaderData } from "@remix-run/react";
import { Menu } from "~/components/ui/menu";
import type { loader as root } from "~/root";
import type { ReportKind } from "~/schemas/report-reasons";
import { verdictWords } from "./log-words";

interface Props {
  kind: ReportKind;
  id: number;
  /** For screen readers, which hear many of these on a page: "the answer by Mara". */
  of: string;
}

/**
 * The way to say that something needs an editor's eye, and for an editor the way to hide it. The
 * form is a page and returns here.
 */
export function ReportLink({ kind, id, of, className }: Props & { className?: string }) {
  if (useMayHide(kind)) return <HideLink {...{ kind, id, of, className }} />;
  return (
    <Link to={`/report?kind=${kind}&id=${id}`} className={className} rel="nofollow">
      Report<span className="vh"> {of}</span>
    </Link>
  );
}

/** The same under a post of a list, where a word beside each of them would be noise. */
export function PostMenu(post: Props) {
  if (useMayHide(post.kind)) return <HideLink {...post} className="btn btn--quiet btn--s" />;
  return (
    <Menu
      label={`More about ${post.of}`}
      className="muted ms-auto"
      trigger={<b aria-hidden="true">…</b>}
    >
      <li>
        <ReportLink {...post} />
      </li>
    </Menu>
  );
}

function HideLink({ kind, id, of, className }: Props & { className?: string }) {
  return (
    <Link to={`/admin/reports/${kind}/${id}`} className={className}>
      {verdictWords(kind).act}
      <span className="vh"> {of}</span>
    </Link>
  );
}

function useMayHide(kind: ReportKind) {
  const isEditor = useRouteLoaderData<typeof root>("root")?.user?.isEditor;
  return isEditor === true && kind !== "person";
}
