import { useLocation, useNavigation } from "@remix-run/react";
import { goalPresets } from "~/content/profile-options";
import {
  type Draft,
  isOpen,
  isQuestion,
  nextStep,
  type OpenStep,
  readDraft,
  readStep,
  type Step,
  takeAnswer,
} from "~/models/onboarding-draft";

interface ShownStep {
  step: Step | null;
  draft: Draft;
  isCreating: boolean;
}

/**
 * The step and the answers to show: those of the address and the server, or, while an answer is on
 * its way, already those that follow from it.
 */
export function useShown(
  kept: Draft,
  refusedStep: Step | undefined,
  hasAccount: boolean,
): ShownStep {
  const { search, pathname } = useLocation();
  const { formData, location } = useNavigation();

  const sent = formData && Object.fromEntries(formData);
  const sentStep = readStep(sent?.step);
  if (sent && sentStep) {
    const draft = { ...kept, ...readDraft(sent) };
    if (!isQuestion(sentStep)) return { step: sentStep, draft, isCreating: true };
    if (isOpen(sentStep))
      return { step: awaited(sentStep, sent, draft, hasAccount), draft: kept, isCreating: false };
    const answer = takeAnswer(draft, sentStep, String(sent.value));
    if (answer.ok) {
      return {
        step: nextStep(answer.draft, { hasAccount }),
        draft: answer.draft,
        isCreating: false,
      };
    }
  }

  const coming = location?.pathname === pathname ? location : undefined;
  const step = coming ? stepIn(coming.search) : (refusedStep ?? stepIn(search));
  return { step, draft: kept, isCreating: false };
}

/** Words of one's own stay on their step until the server knows whether they say enough. */
function awaited(
  step: OpenStep,
  sent: Record<string, FormDataEntryValue>,
  draft: Draft,
  hasAccount: boolean,
): Step {
  const isChoice = sent.value === undefined;
  const isPreset = goalPresets.some(({ value }) => value === sent.value);
  if (!isChoice && !isPreset) return step;
  const answer = isChoice ? null : takeAnswer(draft, step, String(sent.value));
  return nextStep(answer?.ok ? answer.draft : draft, { hasAccount });
}

function stepIn(search: string) {
  return readStep(new URLSearchParams(search).get("step"));
}
