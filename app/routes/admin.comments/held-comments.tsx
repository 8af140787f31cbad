import "~/components/editor/editor.css";

import { Form, Link, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button, type ButtonVariant } from "~/components/ui/button";
import { Card } from "~/components/ui/card";

interface HeldComment {
  id: number;
  comment: string;
  username: string | null;
  /** Such as "5 h ago". */
  since: string;
  score: number | null;
  /** Why it was held, in words. */
  reasons: readonly string[];
  mayBlock: boolean;
  articleId: number;
  articleTitle: string;
}

/** Comments that wait for an editor, each with its decision. */
export function HeldComments({
  comments,
  status,
}: {
  comments: readonly HeldComment[];
  status: "held" | "spam";
}) {
  return (
    <ul className="held mt-6">
      {comments.map((each) => (
        <Card as="li" key={each.id} className="held__item">
          <p className="held__by">
            <b>
              <bdi>{each.username ?? "Guest"}</bdi>
            </b>
            <span className="muted">{each.since}</span>
            <span>
              on <Link to={`/news/${each.articleId}`}>{each.articleTitle}</Link>
            </span>
          </p>
          <p className="held__text" dir="auto">
            {each.comment}
          </p>
          <p className="held__why small">
            <span>
              Score <b className="num">{each.score ?? 0}</b>
            </span>
            {each.reasons.map((reason) => (
              <Badge key={reason} tone="warn">
                {reason}
              </Badge>
            ))}
          </p>
          <Form method="post" action="/admin/comments" className="held__acts">
            <input type="hidden" name="comment" value={each.id} />
            <input type="hidden" name="status" value={status} />
            <Decision of={each.id} value="approve" variant="primary" label="Publish" />
            <Decision of={each.id} value="remove" variant="secondary" label="Remove" />
            {each.mayBlock && (
              <Decision
                of={each.id}
                value="block"
                variant="danger"
                label="Remove and block the network"
              />
            )}
          </Form>
        </Card>
      ))}
    </ul>
  );
}

function Decision({
  of: id,
  value,
  variant,
  label,
}: {
  of: number;
  value: string;
  variant: ButtonVariant;
  label: string;
}) {
  const { formData } = useNavigation();
  const isPending = formData?.get("comment") === String(id) && formData.get("decision") === value;
  return (
    <Button name="decision" value={value} variant={variant} size="s" pending={isPending}>
      {label}
    </Button>
  );
}
