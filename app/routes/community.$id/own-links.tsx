import "~/components/question/question.css";

import { Link } from "@remix-run/react";

/** What the author of a post can do with it. */
export function OwnLinks({
  threadId,
  answerId,
  of,
}: {
  threadId: number;
  answerId?: number;
  /** For screen readers, which hear several of these on a page. */
  of: string;
}) {
  const which = answerId === undefined ? "" : `?answer=${answerId}`;
  return (
    <span className="post__own">
      <Link className="btn btn--quiet btn--s" to={`/community/${threadId}/edit${which}`}>
        Edit<span className="vh"> {of}</span>
      </Link>
      <Link className="btn btn--quiet btn--s" to={`/community/${threadId}/delete${which}`}>
        Delete<span className="vh"> {of}</span>
      </Link>
    </span>
  );
}
