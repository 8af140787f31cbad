import { useBesideText } from "~/components/drafts/beside-text";
import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";
import type { ShownReview } from "~/models/marketplace/review";

export const helpfulThanks: Notice = {
  title: "Thanks for your feedback!",
  description: "You've marked this review as helpful.",
};

export const helpfulFailed: Notice = {
  title: "Failed to mark review as helpful",
  description: "Please try again.",
  variant: "destructive",
};

/** Counts once, so a second press is harmless. */
export function HelpfulButton({ review }: { review: ShownReview }) {
  const toast = useToast();
  const { settled, sent, press } = useControl({
    stored: { helpful: review.helpful, isMarked: review.isMarked },
    read: ({ helpful }: { helpful: number }) => ({ helpful, isMarked: true }),
    onDone: () => toast(helpfulThanks),
    failed: (reason) => ({ ...helpfulFailed, ...(reason && { description: reason }) }),
  });
  const beside = useBesideText();
  const action = `/api/reviews/${review.id}/helpful`;
  const back = `/marketplace/${review.itemId}?tab=reviews`;
  const isMarked = settled.isMarked || sent !== null;
  return (
    <form method="post" action={action} onSubmit={press}>
      <input type="hidden" name="back" value={back} />
      <Button
        {...beside(action, { back })}
        variant="quiet"
        size="s"
        aria-pressed={isMarked}
        className={isMarked ? "is-saved" : undefined}
      >
        <Icon name="thumb" size="s" />
        This was helpful{" "}
        <span className="num">{settled.helpful + Number(isMarked) - Number(settled.isMarked)}</span>
      </Button>
    </form>
  );
}
