import "./guide.css";

import { Link, useLocation } from "@remix-run/react";
import { ChallengeForm, Refusal } from "./challenge-form";
import type { ShownChallenge } from "./shown";
import { Standing, type StandingProps } from "./standing";

export interface UnansweredChallenge {
  /** Of the challenge whose form it was; null for a form of no challenge of this page. */
  number: number | null;
  text: string;
}

interface ChallengesProps {
  challenges: readonly ShownChallenge[];
  standing: StandingProps;
  formAction: string;
  isSignedIn: boolean;
  refused?: UnansweredChallenge;
}

export function Challenges(props: ChallengesProps) {
  const { challenges, standing, formAction, isSignedIn, refused } = props;
  const results = challenges.flatMap(({ result }) => result ?? []);
  const right = results.filter(({ chosen, correct }) => chosen === correct).length;
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">Challenges</h2>
      <p className="guide-words">
        Three situations from everyday life. Choose an answer, and you see why it holds or where it
        fails. Each can be answered once. <KeepAnswers isSignedIn={isSignedIn} />
      </p>
      {refused && refused.number === null && <Refusal>{refused.text}</Refusal>}
      <div className="with-standing">
        <div className="challenges">
          {challenges.map((challenge, index) => (
            <ChallengeForm
              key={challenge.prompt}
              challenge={challenge}
              number={index + 1}
              count={`Challenge ${index + 1} of ${challenges.length}`}
              action={formAction}
              refused={refused?.number === index + 1 ? refused.text : undefined}
            />
          ))}
        </div>
        <Standing {...standing} />
      </div>
      {results.length === challenges.length && (
        <p className="mt-6">
          <b>
            {right} of {challenges.length} right.
          </b>{" "}
          {right === challenges.length
            ? "You can put this tool to use."
            : "Read the explanations once more; they are the part that stays."}
        </p>
      )}
    </section>
  );
}

/** What becomes of an answer. */
export function KeepAnswers({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  if (isSignedIn) {
    return "A right answer lights the day in your streak. With at least two right, the skills behind them that you had passed before count whole in your score.";
  }

  const tab = new URLSearchParams(search).get("tab");
  const back = tab ? `${pathname}?tab=${tab}` : pathname;
  return (
    <>
      <Link to={`/auth?redirectTo=${encodeURIComponent(back)}`}>Sign in</Link> if your answers
      should be kept and count for your streak. Without an account your first answer is kept for a
      month, for you to take into one.
    </>
  );
}
