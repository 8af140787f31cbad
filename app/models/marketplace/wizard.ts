import type { FieldErrors } from "../../schemas/field-errors";
import type { ListingDraft, ListingStep } from "./draft";

/** One look at a listing before somebody reviews it. */
export interface ReadinessCheck {
  id: string;
  /** `must` keeps a listing from being published, `advice` does not. */
  state: "ok" | "advice" | "must";
  /** What was looked at. */
  title: string;
  /** What to do about it; empty when all is well. */
  sentence: string;
  /** Where it is mended. */
  step: ListingStep;
  field: string;
}

/** One step of the wizard as it is shown, as a page or in the dialog. */
export interface WizardState {
  step: ListingStep;
  /** The listing that is changed; null for a new one. */
  itemId: number | null;
  draft: ListingDraft;
  /** Addresses and names of what was uploaded. */
  cover: { address: string; name: string | null; isRemovable: boolean } | null;
  package: { name: string; sizeBytes: number } | null;
  /** What our team said of the version that this draft changes; null where it accepted it. */
  said: { reasons: string[]; note: string | null } | null;
  /** On the last step only. */
  readiness: ReadinessCheck[] | null;
  person: { kind: "visitor" | "under18" | "member"; needsPublicName: boolean };
  /** For the form that publishes: the same one twice is one submission. */
  submissionKey: string;
}

/** What a posted step answers where the page stays: in the dialog, and when something was refused. */
export interface WizardAnswer {
  state: WizardState;
  errors: FieldErrors;
  /** What was typed where it could not be kept. */
  typed: Record<string, string>;
  /** The description as buyers will read it, where somebody asked for it. */
  preview?: string;
  published: { title: string; description: string } | null;
  isCancelled: boolean;
}

/** A posted step that did not reach the server: the page stays with the state it has. */
export interface UnsentStep {
  state: null;
  errors: FieldErrors;
  typed: Record<string, string>;
}

export function wizardAddress(step: ListingStep, itemId: number | null) {
  return `/marketplace/new?step=${step}${itemId === null ? "" : `&item=${itemId}`}`;
}
