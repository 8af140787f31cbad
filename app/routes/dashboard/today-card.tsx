import "~/components/dashboard/dashboard.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownStep } from "~/components/dashboard/shown";
import { counted, signed } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { ScoreGauge } from "./score-gauge";

interface TodayCardProps {
  score: { value: number; change: number };
  /** Null for a learner who has no path. */
  steps: readonly ShownStep[] | null;
}

/** Where the learner stands, and the one thing to do next. */
export function TodayCard({ score, steps }: TodayCardProps) {
  return (
    <section className="today card card--lit" aria-label="Today">
      <div className="today__score">
        <h2 className="vh">AI skill score</h2>
        <ScoreGauge score={score.value} />
        <p className="gain">
          <span>AI skill score</span>
          <Change change={score.change} />
          <Link to="/dashboard/score">Why this number</Link>
        </p>
      </div>
      <div className="today__next">
        <Next steps={steps} />
      </div>
    </section>
  );
}

function Change({ change }: { change: number }) {
  if (change === 0) return <span className="muted">No change in seven days</span>;

  return (
    <span className="gain__change">
      <b className={cx("num", change > 0 && "gain__up")}>{signed(change)}</b>{" "}
      <span className="muted">in seven days</span>
    </span>
  );
}

function Next({ steps }: Pick<TodayCardProps, "steps">) {
  if (!steps) {
    return (
      <Proposal eyebrow="Your path is not made yet" title="Make a path of your own">
        <p>
          Answer six short questions about yourself. You get a path of small steps, and each one
          says why it is there.
        </p>
        <Action to="/onboarding">Make my path</Action>
      </Proposal>
    );
  }

  const step = steps.find(({ status }) => status === "in-progress");
  if (!step) {
    return (
      <Proposal eyebrow="Your path is complete" title="Every lamp on your path is lit">
        <p>
          You have done all {steps.length} steps. A further path waits, made from the skills that
          you have not met. Or take a check again with other questions: that raises your score too.
        </p>
        <p className="row">
          <Action to="/path">See my further path</Action>
          <Link to="/dashboard/score">See where points are left</Link>
        </p>
      </Proposal>
    );
  }

  return (
    <Proposal eyebrow="Next on your path" title={step.title}>
      <p>
        {step.reason} About {counted(step.minutes, "minute")}.
      </p>
      <Action to={`/path/${step.skillId}`}>Continue</Action>
    </Proposal>
  );
}

interface ProposalProps {
  eyebrow: string;
  title: string;
  children: ReactNode;
}

function Proposal({ eyebrow, title, children }: ProposalProps) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      {children}
    </>
  );
}

function Action({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to}>
      {children}
      <Icon name="right" size="s" />
    </ButtonLink>
  );
}
