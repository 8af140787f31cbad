import "./onboarding.css";

import { useRouteLoaderData } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Lamps } from "~/components/ui/progress";
import { type Draft, nextStep, type Step, steps } from "~/models/onboarding-draft";

import { stepPath } from "./answer-form";
import { Chat, type ChatState } from "./chat";
import { Guide } from "./guide";

interface Props {
  /** What the onboarding's own page shows; `step` is null before the start. Without it the section
   * stands on another page: the first question opens in place, and its answer leads to that page. */
  page?: Omit<ChatState, "step"> & { step: Step | null };
}

export function OnboardingSection({ page }: Props) {
  const root = useRouteLoaderData<{ user: object | null; done: number }>("root");
  const hasAccount = page ? page.hasAccount : Boolean(root?.user);
  const draft = page?.draft ?? {};
  const first = nextStep(draft, { hasAccount });
  const [isOpen, setIsOpen] = useState(false);
  const asked = page ? page.step : isOpen ? first : null;
  const step = hasAccount && asked === "email" ? first : asked;
  const Title = page ? "h1" : "h2";

  function openHere(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div className={page ? "ob ob--page" : "ob"}>
      <Title>Let us make your plan</Title>
      {Boolean(root?.done) && (
        <p className="muted mb-6">
          What you did without an account is kept. It counts in the one that you make now.
        </p>
      )}
      {step ? (
        <Chat
          {...page}
          step={step}
          draft={draft}
          hasAccount={hasAccount}
          Heading={page ? "h2" : "h3"}
          start={page ? "/onboarding" : null}
        />
      ) : (
        <Intro draft={draft} first={first} onStart={page ? undefined : openHere} />
      )}
    </div>
  );
}

function Intro({
  draft,
  first,
  onStart,
}: {
  draft: Draft;
  first: Step;
  onStart?: (event: MouseEvent) => void;
}) {
  const hasBegun = Object.keys(draft).length > 0;
  return (
    <>
      <div aria-hidden="true">
        <Lamps count={steps.length} current={0} label="" />
      </div>
      <div className="ob__log">
        <div className="turn turn--now">
          <Guide />
          <div className="bubble bubble--guide">
            <p>
              Six short questions, about two minutes. From your answers we put together a learning
              path of 8 to 12 small steps, and each step says why it is there.
            </p>
          </div>
        </div>
      </div>
      <div className="ob__answer">
        <p className="muted">
          {hasBegun
            ? "Your answers from last time are still here."
            : "There is nothing to install and nothing to pay, and you can change every answer."}
        </p>
        <ButtonLink to={stepPath(first)} preventScrollReset onClick={onStart}>
          {hasBegun ? "Go on with my plan" : "Make my plan"}
        </ButtonLink>
      </div>
    </>
  );
}
