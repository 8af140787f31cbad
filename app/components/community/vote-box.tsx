import "./vote-box.css";

import type { Notice } from "~/components/message";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";
import type { Voted, VoteValue } from "~/models/community/vote";

export const voteFailed: Notice = {
  title: "Your vote was not counted",
  description: "Please try again in a moment.",
  variant: "destructive",
};

export const signInToVote: Notice = {
  title: "Sign in to vote",
  description: "Votes are counted once per person, so they need an account.",
  variant: "destructive",
};

const paths = { thread: "threads", answer: "answers" } as const;

interface VoteBoxProps extends Voted {
  kind: keyof typeof paths;
  id: number;
  /** What the arrows are for, as screen readers hear it: a question's title, "the answer by Ada". */
  about: string;
  /** The author of a post has no vote on it. */
  viewer: "visitor" | "author" | "member";
  /** The page to come back to without scripts. */
  back: string;
  /** Where a text stands on the page: what an arrow needs to send it along. */
  beside?: (value: VoteValue) => object | null;
  className?: string;
}

/** The score of a post between its two arrows. A form that always sets, so twice is harmless. */
export function VoteBox({
  kind,
  id,
  about,
  viewer,
  back,
  beside,
  className,
  ...stored
}: VoteBoxProps) {
  const { settled, sent, press } = useControl<Voted, Voted>({
    stored,
    read: (voted) => voted,
    failed: (reason) => ({ ...voteFailed, ...(reason && { description: reason }) }),
    signIn: { notice: signInToVote, isNeeded: viewer === "visitor" },
  });
  const shown = sent ? withVote(settled, Number(sent.get("value")) as VoteValue) : settled;
  const score = shown.upvotes - shown.downvotes;
  return (
    <form
      method="post"
      action={`/api/community/${paths[kind]}/${id}/vote`}
      className={cx("vote", className)}
      onSubmit={press}
    >
      <input type="hidden" name="back" value={back} />
      <Arrow
        side={1}
        beside={beside}
        about={about}
        myVote={shown.myVote}
        disabled={viewer === "author"}
      />
      <b className="num" aria-live="polite">
        <span className="vh">Score </span>
        {score < 0 ? `−${-score}` : score}
      </b>
      <Arrow
        side={-1}
        beside={beside}
        about={about}
        myVote={shown.myVote}
        disabled={viewer === "author"}
      />
    </form>
  );
}

interface ArrowProps {
  side: 1 | -1;
  about: string;
  beside: VoteBoxProps["beside"];
  myVote: VoteValue;
  disabled: boolean;
}

function Arrow({ side, about, beside, myVote, disabled }: ArrowProps) {
  const isPressed = myVote === side;
  const value = isPressed ? 0 : side;
  return (
    <button
      {...beside?.(value)}
      className="icon-btn"
      type="submit"
      name="value"
      value={value}
      aria-label={`Vote ${side > 0 ? "up" : "down"}: ${about}`}
      aria-pressed={isPressed}
      disabled={disabled}
      title={disabled ? "This is yours: others vote on it." : undefined}
    >
      <Icon name={side > 0 ? "up" : "dn"} />
    </button>
  );
}

/** The counts as they will be when the server has taken the vote. */
function withVote({ upvotes, downvotes, myVote }: Voted, value: VoteValue): Voted {
  const by = (side: VoteValue) => Number(value === side) - Number(myVote === side);
  return { upvotes: upvotes + by(1), downvotes: downvotes + by(-1), myVote: value };
}
