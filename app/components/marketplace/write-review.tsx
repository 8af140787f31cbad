import "./item.css";

import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { KeptText } from "~/components/drafts/kept-text";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { ErrorSummary } from "~/components/ui/error-summary";
import { FieldErrors as FieldErrorList, TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Length } from "~/components/ui/length";
import { useSend } from "~/components/use-send";
import type { FieldErrors } from "~/schemas/field-errors";
import { errorsIn, typedIn } from "~/schemas/form-result";
import { longestReview, reviewFields } from "~/schemas/review-form";
import type { ShownItem } from "./shown-item";
import { reviewFormId, signInToReview } from "./sign-in-to-review";

// Loaded when an address is typed, and when a visitor sends a review.
const ImagePreview = lazy(() => import("./image-preview"));
const SignInRequired = lazy(() => import("./sign-in-required"));

interface WriteReviewProps
  extends Pick<ShownItem, "item" | "mine" | "draft" | "isMember" | "mayAddPictures"> {
  lastResult: SubmissionResult<string[]> | undefined;
  /** Called when the review is stored. */
  onWritten: () => void;
}

/** The "Write a Review" tab: one review a person, so a second one starts from the first. */
export function WriteReview({
  item,
  mine,
  draft,
  isMember,
  mayAddPictures,
  lastResult,
  onWritten,
}: WriteReviewProps) {
  const toast = useToast();
  const send = useSend();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(() => ({
    ...typedIn(lastResult, { ...blankOf(mine), ...draft?.fields }),
    round: 0,
  }));
  const [errors, setErrors] = useState(() => errorsIn(lastResult));
  const [length, setLength] = useState(start.reviewText.length);
  const [isPending, setPending] = useState(false);
  const signIn = signInToReview(item.id);
  const asksSignIn = useIsOpen(signIn);

  async function sendHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    if (!isMember) {
      openDialog(signIn);
      return;
    }
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      // What sending needs is loaded with the first review: most people read.
      const [{ Review }, { forgetOnDevice }] = await Promise.all([
        import("~/schemas/review"),
        import("~/components/drafts/device-drafts"),
      ]);
      const read = Review.safeParse({ ...sent, rating: sent.rating ?? "" });
      if (!read.success) {
        setErrors(errorsOf(read.error.issues));
        return;
      }
      setErrors({});
      const answer = await send(`/api/marketplace/${item.id}/reviews`, read.data);
      if ("refused" in answer) return sayRefused(answer.refused.reason);
      toast({ title: "Review Submitted", description: "Thank you for your review!" });
      forgetOnDevice(`review:${item.id}`);
      setStart({ rating: "", reviewText: "", imageUrl: "", round: start.round + 1 });
      setLength(0);
      onWritten();
    } catch (error) {
      console.error("A review could not be sent.", error);
      sayRefused();
    } finally {
      setPending(false);
    }
  }

  function sayRefused(description = "Please try again.") {
    toast({ title: "Failed to submit review", description, variant: "destructive" });
  }

  return (
    <form
      ref={form}
      id={reviewFormId}
      key={start.round}
      className="write"
      method="post"
      action={`/marketplace/${item.id}?tab=write`}
      noValidate
      onSubmit={sendHere}
    >
      {mine && start.round === 0 && (
        <p className="muted">You reviewed this item before. What you send now takes its place.</p>
      )}
      {!isMember && (
        <noscript>
          <p className="muted">
            You need to be <Link to={signIn}>signed in</Link> to send a review. Yours is kept when
            you press the button.
          </p>
        </noscript>
      )}
      <ErrorSummary errors={errors} />
      <RatingField start={start.rating} errors={errors.rating} />
      <TextareaField
        label="Your review"
        hint="What did you use it for, and how did it go?"
        errors={errors.reviewText}
        aside={<Length of={length} atMost={longestReview} />}
        inputProps={{
          name: "reviewText",
          rows: 5,
          defaultValue: start.reviewText,
          required: true,
          onInput: ({ currentTarget }) => setLength(currentTarget.value.length),
        }}
      />
      {mayAddPictures ? (
        <ImageField start={start.imageUrl} errors={errors.imageUrl} />
      ) : (
        <p className="small muted">Pictures are for people of 18 and older.</p>
      )}
      <div className="row">
        <Button name="intent" value="review" pending={isPending} pendingLabel="Submitting...">
          Submit Review
        </Button>
      </div>
      <KeptText
        kind="review"
        about={item.id}
        names={reviewFields}
        blank={start.round === 0 ? blankOf(mine) : undefined}
        kept={start.round === 0 ? draft : null}
      />
      {asksSignIn && (
        <Suspense>
          <SignInRequired address={signIn} onClose={() => closeDialog(signIn)} />
        </Suspense>
      )}
    </form>
  );
}

function blankOf(mine: ShownItem["mine"]) {
  return {
    rating: String(mine?.rating ?? ""),
    reviewText: mine?.reviewText ?? "",
    imageUrl: mine?.imageUrl ?? "",
  };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "")] ??= [message];
  return errors;
}

function RatingField({ start, errors }: { start: string; errors?: string[] }) {
  return (
    <fieldset className="rate" aria-describedby={errors ? "rating-error" : undefined}>
      <legend className="label">Rating</legend>
      <div className="rate__stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              className="vh"
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={start === String(stars)}
              required
            />
            <Icon name="star" />
            <span className="vh">
              {stars} {stars === 1 ? "star" : "stars"}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorList id="rating-error" errors={errors} />
    </fieldset>
  );
}

function ImageField({ start, errors }: { start: string; errors?: string[] }) {
  const [address, setAddress] = useState(start);
  return (
    <div className="write__image">
      <TextField
        label="Image URL (optional)"
        hint="The address of a PNG, JPG, GIF or WebP. We keep a copy of it."
        errors={errors}
        inputProps={{
          type: "url",
          name: "imageUrl",
          inputMode: "url",
          autoComplete: "off",
          defaultValue: start,
          onInput: ({ currentTarget }) => setAddress(currentTarget.value),
        }}
      />
      {address.trim() !== "" && (
        <Suspense>
          <ImagePreview address={address} />
        </Suspense>
      )}
    </div>
  );
}
