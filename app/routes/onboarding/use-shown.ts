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
    if (isOpen(sentStep)) {
      const known = answeredWith(sentStep, sent, draft);
      const step = known ? nextStep(known, { hasAccount }) : sentStep;
      return { step, draft: known ?? kept, isCreating: false };
    }
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

/** The answers with what was chosen; null for words of one's own: only the server knows whether they say enough. */
function answeredWith(step: OpenStep, { value }: Record<string, FormDataEntryValue>, draft: Draft) {
  if (value === undefined) return draft;
  if (!goalPresets.some((preset) => preset.value === value)) return null;
  const answer = takeAnswer(draft, step, String(value));
  return answer.ok ? answer.draft : null;
}

function stepIn(search: string) {
  return readStep(new URLSearchParams(search).get("step"));
}
