import { Link } from "@remix-run/react";
import { ProgressBar } from "~/components/ui/progress";
import { sampleRoadmap } from "~/content/sample-roadmap";
import { PathStep, PathSteps } from "./path-steps";
import type { ShownStep } from "./shown";
import { counted, shortDay } from "./words";

interface YourPathProps {
  path: { progress: number; steps: readonly ShownStep[] };
}

export function YourPath({ path: { progress, steps } }: YourPathProps) {
  const done = steps.filter(({ status }) => status === "completed").length;
  const summary = `${progress}% done, ${done} of ${counted(steps.length, "step")}`;
  return (
    <section aria-labelledby="path">
      <div className="sect-head">
        <h2 id="path">Your path</h2>
        <p className="muted num">{summary}</p>
      </div>
      <ProgressBar className="mt-4" value={progress} label="Your path" valueText={summary} />
      <PathSteps>
        {steps.map((step, index) => (
          <PathStep
            key={step.id}
            title={step.title}
            status={step.status}
            to={`/path/${step.skillId}`}
          >
            <StepLine step={step} before={steps[index - 1]} />
          </PathStep>
        ))}
      </PathSteps>
    </section>
  );
}

function StepLine({ step, before }: { step: ShownStep; before: ShownStep | undefined }) {
  if (step.doneAt !== null) return <p>Done on {shortDay(step.doneAt)}.</p>;
  if (step.status === "locked") return <p>Opens after “{before?.title}”.</p>;
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
