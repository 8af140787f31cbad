import "./comments.css";

import type { SubmissionResult } from "@conform-to/react";
import { Link, useFetcher } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { forgetOnDevice } from "~/components/drafts/device-drafts";
import { KeptText } from "~/components/drafts/kept-text";
import { Notice, useRefusal, useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { FieldErrors, TextareaField, TextField } from "~/components/ui/field";
import { Length } from "~/components/ui/length";
import { useAnswer } from "~/components/use-answer";
import { useScripted } from "~/components/use-scripted";
import { draftFields } from "~/models/draft-fields";
import type { CommentAgain, PostedComment, ShownComment } from "~/models/news/comment";
import {
  commentAdded,
  commentHeld,
  commentNotices,
  lengthOf,
  longestComment,
  longestName,
} from "~/schemas/comment";
import type { KeptDraft } from "~/schemas/draft";
import { errorsIn, type ReturnedForm, typedIn } from "~/schemas/form-result";
import { useCommenterName } from "./use-commenter-name";

export const commentFormId = "comment-form";

interface CommentFormProps {
  articleId: number;
  token: string;
  isGuest: boolean;
  /** As others see the member; null for a guest. */
  memberName: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
  /** What came with it. */
  said: ReturnedForm<CommentAgain> | undefined;
  draft: KeptDraft | null;
  /** Called with a comment that readers see at once. */
  onPublished: (comment: ShownComment) => void;
}

/** With scripts and without, one form: its token and its trap are for both. */
export function CommentForm({
  articleId,
  token,
  isGuest,
  memberName,
  lastResult,
  said,
  draft,
  onPublished,
}: CommentFormProps) {
  const toast = useToast();
  const isScripted = useScripted();
  const fetcher = useFetcher<ReturnedForm<CommentAgain> | PostedComment>();
  const start = typedIn(lastResult, {
    comment: draft?.fields.comment ?? "",
    username: draft?.fields.username ?? "",
  });
  const [comment, setComment] = useState(start.comment);
  const { name, setName, remember } = useCommenterName(start.username);
  const broken = check({ comment, name: isGuest ? name : null });
  const refuse = useRefusal({ isMended: !broken });
  const [sentCount, setSentCount] = useState(0);
  const isPending = fetcher.state !== "idle";
  const refused = fetcher.data && "result" in fetcher.data ? fetcher.data : said;
  const errors = isPending ? {} : errorsIn(refused?.result);
  const isEmpty = comment === "" || (isGuest && name === "");

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    if (broken) return refuse(broken);
    const form = new FormData(event.currentTarget);
    form.set("inPlace", "1");
    fetcher.submit(form, { method: "post", action: `/news/${articleId}` });
  }

  useAnswer(fetcher.data, (answer) => {
    if ("result" in answer) {
      if (answer.notice) toast(answer.notice);
      return;
    }
    toast(answer.isHeld ? commentHeld : commentAdded);
    if (!answer.isHeld) onPublished(answer.comment);
    forgetOnDevice(`comment:${articleId}`);
    setSentCount((count) => count + 1);
    setComment("");
    if (isGuest) remember(name.trim());
  });

  return (
    <form
      id={commentFormId}
      method="post"
      action={`/news/${articleId}#${commentFormId}`}
      className="comms__form"
      noValidate
      onSubmit={send}
    >
      <Notice notice={said?.notice} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="token" value={fetcher.data?.token ?? token} />
      <FieldErrors errors={errors[""]} />
      {!isPending && refused?.isSignedOut && (
        <p>
          <Link to={`/auth?redirectTo=${encodeURIComponent(`/news/${articleId}#comments`)}`}>
            Sign in
          </Link>
        </p>
      )}
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
        aside={<Length of={lengthOf(comment)} atMost={longestComment} />}
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
      <KeptText
        key={sentCount}
        kind="comment"
        about={articleId}
        names={draftFields.comment}
        kept={sentCount === 0 ? draft : null}
      />
    </form>
  );
}

/** The stated notice of the first rule that the typed text breaks; null for none. */
function check({ comment, name }: { comment: string; name: string | null }) {
  if (comment.trim() === "") return commentNotices.empty;
  if (name !== null && name.trim() === "") return commentNotices.unnamed;
  return lengthOf(comment.trim()) > longestComment ? commentNotices.long : null;
}
