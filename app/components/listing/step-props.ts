import type { ListingDraft } from "~/models/marketplace/draft";
import type { WizardState } from "~/models/marketplace/wizard";

export interface StepProps {
  state: WizardState;
  /** As the form stands now; `state.draft` is what was kept. */
  draft: ListingDraft;
  errors: Record<string, string[]>;
  /** What was refused, so that nobody has to type it again. */
  typed: Record<string, string>;
  /** The description as buyers will read it, sanitized, where somebody asked for it. */
  preview?: string;
}
