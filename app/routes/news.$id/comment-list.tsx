import "./comments.css";

import { Form, useNavigation } from "@remix-run/react";
import { useBesideText } from "~/components/drafts/beside-text";
import { PostMenu } from "~/components/moderation/report-link";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Day } from "~/components/ui/moment";
import type { ShownComment } from "~/models/news/comment";

interface CommentListProps {
  comments: readonly ShownComment[];
  /** Called with the id of a comment when its deletion is sent. */
  onDelete: (id: number) => void;
}

export function CommentList({ comments, onDelete }: CommentListProps) {
  return (
    <ul className="comms__list">
      {comments.map((comment) => (
        <li className="comm" key={comment.id}>
          <span className="initial" aria-hidden="true">
            {[...comment.username][0]?.toUpperCase()}
          </span>
          <p className="comm__by">
            <b>
              <bdi>{comment.username}</bdi>
            </b>
            {comment.isGuest && <Badge tone="plain">Guest</Badge>}
            <Day className="muted small" at={comment.createdAt} />
          </p>
          <p className="comm__text" dir="auto">
            {comment.comment}
          </p>
          {comment.mayDelete ? (
            <DeleteForm comment={comment} onDelete={onDelete} />
          ) : (
            <div className="comm__delete">
              <PostMenu
                kind="article_comment"
                id={comment.id}
                of={`the comment by ${comment.username}`}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeleteForm({
  comment,
  onDelete,
}: Pick<CommentListProps, "onDelete"> & { comment: ShownComment }) {
  const action = `/news/${comment.articleId}`;
  const beside = useBesideText();
  const isPending = useNavigation().formData?.get("comment-id") === String(comment.id);
  return (
    <Form
      method="post"
      action={action}
      className="comm__delete"
      preventScrollReset
      onSubmit={() => onDelete(comment.id)}
    >
      <input type="hidden" name="comment-id" value={comment.id} />
      <Button
        {...beside(action, { intent: "delete-comment", "comment-id": String(comment.id) })}
        name="intent"
        value="delete-comment"
        variant="quiet"
        size="s"
        pending={isPending}
        aria-label={`Delete: ${comment.comment.slice(0, 60)}`}
      >
        Delete
      </Button>
    </Form>
  );
}
