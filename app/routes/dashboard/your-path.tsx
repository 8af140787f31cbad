import "~/components/dashboard/dashboard.css";

import { Link } from "@remix-run/react";
import { PathStep, PathSteps } from "~/components/dashboard/path-steps";
import type { ShownStep } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { ProgressBar } from "~/components/ui/progress";
import { sampleRoadmap } from "~/content/sample-roadmap";
import { opensAfter } from "~/models/path-order";

interface YourPathProps {
  path: { progress: number; steps: readonly ShownStep[] };
}

/** So many locked steps stand open with their reasons; the rest is behind a summary. */
const shownAhead = 3;

export function YourPath({ path: { progress, steps } }: YourPathProps) {
  const done = steps.filter(({ status }) => status === "completed").length;
  const summary = `${progress}% done, ${done} of ${counted(steps.length, "step")}`;
  const [fold = steps.length] = steps
    .flatMap(({ status }, index) => (status === "locked" ? index : []))
    .slice(shownAhead);
  const later = steps.length - fold;
  return (
    <section aria-labelledby="path">
      <div className="sect-head">
        <h2 id="path">Your path</h2>
        <p className="muted num">{summary}</p>
      </div>
      <p className="small muted">
        Made from your field and your goal.{" "}
        <Link to="/account/profile#closest">See how we read them</Link>.
      </p>
      <ProgressBar className="mt-4" value={progress} label="Your path" valueText={summary} />
      <PathSteps>
        <Steps steps={steps} to={fold} />
      </PathSteps>
      {later > 0 && (
        <details className="path__later">
          <summary>
            <Icon name="down" size="s" />
            {counted(later, "more step")}
          </summary>
          <PathSteps>
            <Steps steps={steps} from={fold} />
          </PathSteps>
        </details>
      )}
      <p className="small muted">
        Not the right path any more? <Link to="/account/profile">Change your answers</Link> and plan
        anew; what you have done still counts. <Link to="/learn">All lessons</Link> are open to you
        too. Know some of it already? <Link to="/path#known">Show it in a test</Link>.
      </p>
    </section>
  );
}

function Steps({
  steps,
  from = 0,
  to = steps.length,
}: {
  steps: readonly ShownStep[];
  from?: number;
  to?: number;
}) {
  return steps.slice(from, to).map((step, index) => (
    <PathStep key={step.id} title={step.title} status={step.status} to={`/path/${step.skillId}`}>
      <StepLine step={step} after={opensAfter(steps, from + index)} />
    </PathStep>
  ));
}

function StepLine({ step, after }: { step: ShownStep; after: ShownStep | undefined }) {
  if (step.doneAt !== null) {
    return (
      <p>
        Done on <Day at={step.doneAt} form="short" />.
      </p>
    );
  }
  if (step.status === "locked") {
    return (
      <p>
        Opens after “{after?.title}”. {step.reason}
      </p>
    );
  }
  return (
    <>
      <p>{step.reason}</p>
      <p className="num">About {counted(step.minutes, "minute")}</p>
    </>
  );
}

/** Shown to learners who have no path, and said to be a sample. */
export function SamplePath() {
  return (
    <section aria-labelledby="path">
      <div className="sect-head">
        <h2 id="path">A sample path</h2>
        <Link to="/onboarding">Make one of your own</Link>
      </div>
      <p className="muted mt-2">
        This is a sample, so nothing here is about you. It shows what a path can look like.
      </p>
      <PathSteps>
        {sampleRoadmap.map(({ title, status }) => (
          <PathStep key={title} title={title} status={status} />
        ))}
      </PathSteps>
    </section>
  );
}
