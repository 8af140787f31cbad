import { type FormEvent, useState } from "react";
import { Notice, useRefusal, useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { FieldErrors, TextareaField, TextField } from "~/components/ui/field";
import { useScripted } from "~/components/use-scripted";
import { ApiError, apiFetch } from "~/http/api-client";
import type { CommentOutcome, ShownComment } from "~/models/news/comment";
import {
  commentAdded,
  commentFailed,
  commentHeld,
  commentNotices,
  lengthOf,
  longestComment,
  longestName,
} from "~/schemas/comment";
import { useCommenterName } from "./use-commenter-name";

interface CommentFormProps {
  articleId: number;
  token: string;
  isGuest: boolean;
  /** As others see the member; null for a guest. */
  memberName: string | null;
  outcome: CommentOutcome | undefined;
  /** Called with a comment that readers see at once. */
  onPublished: (comment: ShownComment) => void;
}

/** Posts to the page without scripts, and to `/api` with them. */
export function CommentForm({
  articleId,
  token,
  isGuest,
  memberName,
  outcome,
  onPublished,
}: CommentFormProps) {
  const toast = useToast();
  const isScripted = useScripted();
  const [comment, setComment] = useState(outcome?.typed.comment ?? "");
  const { name, setName, remember } = useCommenterName(outcome?.typed.username ?? "");
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<CommentOutcome["errors"]>(outcome?.errors ?? {});
  const refusal = check({ comment, name: isGuest ? name : null });
  const refuse = useRefusal({ isMended: !refusal });
  const isEmpty = comment === "" || (isGuest && name === "");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    if (refusal) return refuse(refusal);
    const website = new FormData(event.currentTarget).get("website") || undefined;
    setErrors({});
    setPending(true);
    try {
      const body = isGuest ? { comment, username: name, website } : { comment };
      const response = await apiFetch(`/api/news/${articleId}/comments`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      const { status, ...posted } = (await response.json()) as ShownComment & { status: string };
      if (status === "held") toast(commentHeld);
      else {
        toast(commentAdded);
        onPublished(posted);
      }
      setComment("");
      if (isGuest) remember(name.trim());
    } catch (error) {
      console.error("The comment was not posted.", error);
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        setErrors({ "": [error.reason] });
      }
      toast({ ...commentFailed, variant: "destructive" });
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action={`/news/${articleId}`}
      className="comms__form"
      noValidate
      onSubmit={send}
    >
      {outcome && !outcome.errors.publicName && <Notice notice={outcome.notice} />}
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="token" value={token} />
      <FieldErrors errors={errors[""]} />
      {isGuest && (
        <TextField
          label="Your name"
          className="comms__who"
          errors={errors.username}
          inputProps={{
            name: "username",
            value: name,
            onChange: ({ target }) => setName(target.value),
            maxLength: longestName,
            autoComplete: "nickname",
          }}
        />
      )}
      <TextareaField
        label="Your comment"
        errors={errors.comment}
        hint={isGuest ? "Plain text. A link is looked at by a person first." : `As ${memberName}`}
        aside={`${lengthOf(comment)}/${longestComment}`}
        inputProps={{
          name: "comment",
          rows: 3,
          value: comment,
          onChange: ({ target }) => setComment(target.value),
        }}
      />
      {isGuest && (
        <div className="comms__trap" aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <Button pending={isPending} disabled={isPending || (isScripted && isEmpty)}>
        Post Comment
      </Button>
    </form>
  );
}

/** The stated notice of the first rule that the typed text breaks; null for none. */
function check({ comment, name }: { comment: string; name: string | null }) {
  if (comment.trim() === "") return commentNotices.empty;
  if (name !== null && name.trim() === "") return commentNotices.unnamed;
  return lengthOf(comment.trim()) > longestComment ? commentNotices.long : null;
}
