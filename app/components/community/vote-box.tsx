import { useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, apiFetch } from "~/components/api-client";
import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
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

const kinds = {
  thread: { path: "threads", name: "question" },
  answer: { path: "answers", name: "answer" },
} as const;

interface VoteBoxProps extends Voted {
  kind: keyof typeof kinds;
  id: number;
  /** What the arrows are for, as screen readers hear it: a question's title, "the answer by Ada". */
  about: string;
  /** The author of a post has no vote on it. */
  viewer: "visitor" | "author" | "member";
  /** The page to come back to without scripts. */
  back: string;
  className?: string;
}

/** The score of a post between its two arrows. A form that always sets, so twice is harmless. */
export function VoteBox({ kind, id, about, viewer, back, className, ...stored }: VoteBoxProps) {
  const { upvotes, downvotes, myVote } = stored;
  const [changed, setChanged] = useState<Voted | null>(null);
  const pressed = useRef(0);
  const sending = useRef(Promise.resolve());
  const shown = changed ?? stored;
  const failed = useFailure(kinds[kind].name);
  // What the page read again is newer than what the press brought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may change alone
  useEffect(() => setChanged(null), [upvotes, downvotes, myVote]);

  async function send(value: VoteValue, press: number) {
    const isLast = () => press === pressed.current;
    try {
      const response = await apiFetch(`/api/community/${kinds[kind].path}/${id}/vote`, {
        method: "POST",
        body: JSON.stringify({ value }),
      });
      const voted = (await response.json()) as Voted;
      if (isLast()) setChanged(voted);
    } catch (error) {
      if (isLast()) setChanged(null);
      failed(error);
    }
  }

  function vote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (viewer === "visitor") {
      failed(new ApiError(401, ""));
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    const value = Number(submitter?.getAttribute("value")) as VoteValue;
    const press = ++pressed.current;
    setChanged(withVote(shown, value));
    // One after the other: what was pressed last is what is stored.
    sending.current = sending.current.then(() => send(value, press));
  }

  const score = shown.upvotes - shown.downvotes;
  return (
    <form method="post" action="/community?index" className={cx("vote", className)} onSubmit={vote}>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <Arrow side={1} about={about} myVote={shown.myVote} disabled={viewer === "author"} />
      <b className="num" aria-live="polite">
        <span className="vh">Score </span>
        {score < 0 ? `−${-score}` : score}
      </b>
      <Arrow side={-1} about={about} myVote={shown.myVote} disabled={viewer === "author"} />
    </form>
  );
}

interface ArrowProps {
  side: 1 | -1;
  about: string;
  myVote: VoteValue;
  disabled: boolean;
}

function Arrow({ side, about, myVote, disabled }: ArrowProps) {
  const isPressed = myVote === side;
  return (
    <button
      className="icon-btn"
      type="submit"
      name="value"
      value={isPressed ? 0 : side}
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

function useFailure(name: string) {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      const to = `/auth?redirectTo=${encodeURIComponent(pathname + search)}`;
      toast({
        ...signInToVote,
        action: {
          label: "Sign in",
          altText: "The menu at the top of the page leads to the sign-in page as well.",
          onSelect: () => navigate(to),
        },
      });
      return;
    }
    console.error(`The vote on the ${name} was not counted.`, error);
    const reason = error instanceof ApiError && error.status < 500 ? error.reason : undefined;
    toast({ ...voteFailed, ...(reason && { description: reason }) });
  };
}
