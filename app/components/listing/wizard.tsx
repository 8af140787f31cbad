import "./listing.css";

import type { FormProps } from "@remix-run/react";
import {
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { CancelQuestion } from "~/components/listing/cancel-question";
import { DetailsStep } from "~/components/listing/details-step";
import { ForAdults } from "~/components/listing/for-adults";
import { LicenseStep } from "~/components/listing/license-step";
import { PricingStep } from "~/components/listing/pricing-step";
import { ReviewNote } from "~/components/listing/review-note";
import { ReviewStep } from "~/components/listing/review-step";
import type { StepProps } from "~/components/listing/step-props";
import { TypeStep } from "~/components/listing/type-step";
import { UploadStep } from "~/components/listing/upload-step";
import { Button, ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { FieldErrors } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import {
  isComplete,
  type ListingDraft,
  type ListingStep,
  listingSteps,
  readAnswers,
} from "~/models/marketplace/draft";
import { type WizardState, wizardAddress } from "~/models/marketplace/wizard";

const stepNames: Record<ListingStep, string> = {
  type: "Type",
  details: "Details",
  upload: "Upload",
  pricing: "Pricing",
  license: "License",
  review: "Review",
};

const questions: Record<ListingStep, string> = {
  type: "What do you want to list?",
  details: "Describe it",
  upload: "What do buyers get?",
  pricing: "What does it cost?",
  license: "What may buyers do with it?",
  review: "Look it over",
};

const bodies: Record<ListingStep, (props: StepProps) => ReactNode> = {
  type: TypeStep,
  details: DetailsStep,
  upload: UploadStep,
  pricing: PricingStep,
  license: LicenseStep,
  review: ReviewStep,
};

type WizardFormType = ForwardRefExoticComponent<FormProps & RefAttributes<HTMLFormElement>>;

/** The steps above the form are buttons of it: what was typed goes along. */
const formId = "listing-wizard";

interface WizardProps {
  state: WizardState;
  errors: Record<string, string[]>;
  typed: Record<string, string>;
  preview?: string;
  isPending: boolean;
  /** The question whether to cancel is asked from the start, as where scripts do not run. */
  isCancelling?: boolean;
  form: WizardFormType;
  /** In the dialog steps have no address of their own. */
  isInPlace?: boolean;
  /** Whoever went to this step from another one goes on reading at its question. */
  takesFocus?: boolean;
}

const subscribeToNothing = () => () => {};

/** True once scripts run: what they disable must work without them. */
function useScripts() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** One step of the wizard with its way forward and back. Give it the step as its key. */
export function Wizard({
  state,
  errors,
  typed,
  preview,
  isPending,
  isCancelling = false,
  form: WizardForm,
  isInPlace = false,
  takesFocus = false,
}: WizardProps) {
  const { step, itemId } = state;
  const hasScripts = useScripts();
  const formElement = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(state.draft);
  const [isAsking, setIsAsking] = useState(isCancelling);
  const Body = bodies[step];
  const address = wizardAddress(step, itemId);

  function readForm() {
    const element = formElement.current;
    if (element) setDraft(withAnswers(state.draft, step, new FormData(element)));
  }

  // What the browser kept from before a reload is in the fields already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each step that is shown
  useEffect(readForm, [state]);

  useEffect(() => {
    const bad = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (Object.keys(errors).length > 0 && bad) bad.focus();
    else if (takesFocus) formElement.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [errors, takesFocus]);

  const cannotGoOn = isPending || (hasScripts && !isComplete(step, draft));
  const stepProps: StepProps = { state, draft, errors, typed, preview };

  return (
    <div className="wizard">
      <Steps step={step} state={state} />
      {state.said && <ReviewNote {...state.said} />}
      {step === "type" && state.person.kind === "under18" && <ForAdults />}
      {isAsking && (
        <CancelQuestion
          form={WizardForm}
          address={address}
          isInPlace={isInPlace}
          stayAt={address}
          onStay={hasScripts ? () => setIsAsking(false) : undefined}
        />
      )}
      <WizardForm
        id={formId}
        method="post"
        action={address}
        encType="multipart/form-data"
        className="wizard__form"
        noValidate
        preventScrollReset={isInPlace}
        ref={formElement}
        onInput={readForm}
        aria-labelledby="wizard-question"
      >
        {isInPlace && <input type="hidden" name="inPlace" value="1" />}
        {/* Enter in a field presses the first button of a form: it goes on, not back. */}
        <button
          type="submit"
          name="intent"
          value="next"
          className="vh"
          tabIndex={-1}
          aria-hidden="true"
          disabled={cannotGoOn}
        />
        <h2 id="wizard-question" tabIndex={-1}>
          {questions[step]}
        </h2>
        <FieldErrors errors={errors[""]} />
        <Body {...stepProps} />
        <div className="wizard__foot">
          <BackControl state={state} onCancel={() => setIsAsking(true)} hasScripts={hasScripts} />
          <Button
            name="intent"
            value="next"
            disabled={cannotGoOn}
            pendingLabel="Processing..."
            pending={isPending}
          >
            {step === "review" ? "Publish to Marketplace" : "Next"}
          </Button>
        </div>
      </WizardForm>
    </div>
  );
}

/** The draft with what stands in the form right now, whether or not it is right. */
function withAnswers(draft: ListingDraft, step: ListingStep, form: FormData): ListingDraft {
  const { price, ...answers } = readAnswers(step, form);
  return {
    ...draft,
    ...answers,
    ...(typeof price === "number" && { priceCents: Math.round(price * 100) || 0 }),
  } as ListingDraft;
}

function Steps({ step, state }: { step: ListingStep; state: WizardState }) {
  const at = listingSteps.indexOf(step);
  return (
    <nav className="wizard__steps" aria-label="Steps">
      <ol>
        {listingSteps.map((each, index) => (
          <li key={each} className={cx(index < at && "is-behind")}>
            <button
              type="submit"
              form={formId}
              name="go"
              value={each}
              aria-current={each === step ? "step" : undefined}
            >
              <span className="wizard__number" aria-hidden="true">
                {index < at && isDone(each, state) ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span>{stepNames[each]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One can go on without the file; the step is done once it is there. */
function isDone(step: ListingStep, { draft, package: file }: WizardState) {
  if (!isComplete(step, draft)) return false;
  if (step !== "upload" || draft.uploadMethod === "prompts") return true;
  if (draft.uploadMethod === "zip") return file !== null;
  return draft.uploadMethod === "replit" || draft.linkUrl !== "" || draft.instructions !== "";
}

function BackControl({
  state: { step, itemId },
  hasScripts,
  onCancel,
}: {
  state: WizardState;
  hasScripts: boolean;
  onCancel: () => void;
}) {
  if (step !== "type") {
    return (
      <Button variant="secondary" name="intent" value="back">
        Back
      </Button>
    );
  }
  if (hasScripts) {
    return (
      <Button variant="secondary" type="button" onClick={onCancel}>
        Cancel
      </Button>
    );
  }
  return (
    <ButtonLink variant="secondary" to={`${wizardAddress(step, itemId)}&cancel=1`}>
      Cancel
    </ButtonLink>
  );
}
