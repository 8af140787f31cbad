import { lazy, Suspense } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Busy } from "~/components/ui/spinner";

const sectionId = "onboarding";

const OnboardingSection = lazy(() =>
  import("~/components/onboarding/onboarding-section").then(
    (module) => ({ default: module.OnboardingSection }),
    () => ({ default: OnboardingElsewhere }),
  ),
);

export function OnboardingReveal() {
  return (
    <section id={sectionId} className="start wrap" tabIndex={-1} aria-label="Onboarding">
      <Suspense fallback={<Busy>Opening the first question...</Busy>}>
        <OnboardingSection />
      </Suspense>
    </section>
  );
}

export function scrollToOnboarding() {
  const section = document.getElementById(sectionId);
  if (!section) return;

  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
  section.focus({ preventScroll: true });
}

/** Shown when the section's script could not be loaded, for example after an update. */
function OnboardingElsewhere() {
  return (
    <div className="stack">
      <p>The questions could not be opened here.</p>
      <ButtonLink to="/onboarding" reloadDocument>
        Open them on their own page
      </ButtonLink>
    </div>
  );
}
