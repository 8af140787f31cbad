import "./comments.css";

import { Link } from "@remix-run/react";
import { useState } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import type { CommentAgain, CommentFormData, ShownComment } from "~/models/news/comment";
import type { KeptDraft } from "~/schemas/draft";
import { errorsIn, type ReturnedForm } from "~/schemas/form-result";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import { PublicNameForm } from "./public-name-form";

interface CommentSectionProps {
  articleId: number;
  /** How many are published in all. */
  count: number;
  /** The newest first. */
  comments: readonly ShownComment[];
  /** Where older comments begin, for `?before=`; null where there are none. */
  older: string | null;
  /** Whether these are not the newest. */
  isOlderPage: boolean;
  form: CommentFormData;
  draft: KeptDraft | null;
  /** What a form of this section came back with. */
  returned: ReturnedForm<CommentAgain> | undefined;
}

export function CommentSection({
  articleId,
  count,
  form,
  draft,
  returned,
  ...list
}: CommentSectionProps) {
  const { older, isOlderPage } = list;
  const { published, add, remove } = usePublished(list.comments);
  const comments = [...published, ...list.comments];
  const { commenter, token } = form;
  const isAboutName = errorsIn(returned?.result).publicName !== undefined;
  return (
    <section className="comms" id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        Comments <span className="muted num">{count + published.length}</span>
      </h2>
      {commenter.kind === "member" && commenter.asksName && (
        <PublicNameForm
          articleId={articleId}
          name={commenter.name}
          typed={draft?.fields.publicName}
          lastResult={isAboutName ? returned?.result : undefined}
        />
      )}
      <CommentForm
        articleId={articleId}
        token={token}
        isGuest={commenter.kind === "guest"}
        memberName={commenter.kind === "member" ? commenter.name : null}
        lastResult={isAboutName ? undefined : returned?.result}
        said={isAboutName ? undefined : returned}
        draft={draft}
        onPublished={add}
      />
      {comments.length > 0 && <CommentList comments={comments} onDelete={remove} />}
      {/* There are some that could not be read where the count says so. */}
      {comments.length === 0 && (isOlderPage || count === 0) && (
        <EmptyState title={isOlderPage ? "No older comments" : "No comments yet"}>
          {isOlderPage ? "You have read them all." : "What did you think while you read?"}
        </EmptyState>
      )}
      {(older !== null || isOlderPage) && (
        <p className="comms__more">
          {isOlderPage && <Link to={`/news/${articleId}#comments`}>Newest comments</Link>}
          {older !== null && (
            <Link to={`/news/${articleId}?before=${older}#comments`}>Older comments</Link>
          )}
        </p>
      )}
    </section>
  );
}

/**
 * What was published here and is not among the comments that were read, the newest first. The page
 * is not read again for it: that could fail, and would take the article off the screen.
 */
function usePublished(comments: readonly ShownComment[]) {
  const [all, setAll] = useState<readonly ShownComment[]>([]);
  const read = new Set(comments.map(({ id }) => id));
  return {
    published: all.filter(({ id }) => !read.has(id)),
    add: (comment: ShownComment) => setAll((before) => [comment, ...before]),
    remove: (gone: number) => setAll((before) => before.filter(({ id }) => id !== gone)),
  };
}
