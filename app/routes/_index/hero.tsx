import "./landing.css";

import { Link } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { MiniExercise } from "./mini-exercise";
import { OnboardingReveal, scrollToOnboarding } from "./onboarding-reveal";
import { ReadingRoom } from "./reading-room";

const facts = ["Free", "Open source", "No ads"];

interface HeroProps {
  /** Replaces what "Get Started" does; without it the onboarding opens below. */
  onGetStarted?: () => void;
  /** Where somebody who is signed in goes on. */
  onward?: { to: string; label: string } | null;
  /** What somebody without an account may do first. */
  tryOut?: { to: string; label: string };
}

export function Hero({ onGetStarted, onward, tryOut }: HeroProps) {
  const [isRevealed, setIsRevealed] = useState(false);

  function getStarted(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (onGetStarted) return onGetStarted();

    // Only what is already in the page can be scrolled to.
    flushSync(() => setIsRevealed(true));
    scrollToOnboarding();
  }

  return (
    <>
      <section className="hero" aria-labelledby="name">
        <div className="wrap hero__grid">
          <div className="hero__text">
            <h1 id="name">{site.name}</h1>
            <p className="hero__tag">{site.tagline}</p>
            <p className="hero__inv">{site.invitation}</p>
            <div className="row">
              {onward ? (
                <ButtonLink to={onward.to}>
                  {onward.label}
                  <Icon name="right" size="s" />
                </ButtonLink>
              ) : (
                <>
                  <ButtonLink to="/onboarding" onClick={getStarted}>
                    Get Started
                  </ButtonLink>
                  <ButtonLink to="/auth" variant="secondary">
                    I Already Have an Account
                  </ButtonLink>
                </>
              )}
            </div>
            {!onward && tryOut && (
              <p className="mt-3">
                Not sure yet? <Link to={tryOut.to}>{tryOut.label}</Link>
              </p>
            )}
            <ul className="hero__facts">
              {facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" size="s" />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <ReadingRoom />
        </div>
        <div className="wrap">
          <MiniExercise />
        </div>
      </section>
      {isRevealed && <OnboardingReveal />}
    </>
  );
}

/** A click that asks for a new tab, window or download is the browser's to handle. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
