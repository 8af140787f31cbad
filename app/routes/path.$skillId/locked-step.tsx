import "~/components/step/step.css";

import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { KnownAlready } from "./known-already";

interface LockedStepProps {
  skillId: string;
  outcome: string;
  opensAfter: { title: string } | undefined;
  current: { skillId: string; title: string } | undefined;
}

/** What a step will be about, and the way to open it. */
export function LockedStep({ skillId, outcome, opensAfter, current }: LockedStepProps) {
  return (
    <section className="locked card card--pad" aria-labelledby="locked">
      <h2 id="locked">
        <Icon name="lock" />
        Opens after “{opensAfter?.title}”
      </h2>
      <p>With this step you will be able to {outcome}.</p>
      <p className="muted">
        Steps open one after the other, because each builds on what came before. A step is done once
        you show its skill.
      </p>
      {current && (
        <ButtonLink to={`/path/${current.skillId}`}>
          Go to “{current.title}”
          <Icon name="right" size="s" />
        </ButtonLink>
      )}
      <KnownAlready skillId={skillId} />
    </section>
  );
}
