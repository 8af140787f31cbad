import type { SubmissionResult } from "@conform-to/react";
import { CheckboxField, TextField } from "~/components/ui/field";
import type { KeptDraft } from "~/schemas/draft";
import { errorsIn, textIn } from "~/schemas/form-result";

interface ChangeFieldsProps {
  lastResult: SubmissionResult<string[]> | undefined;
  draft: KeptDraft | null;
  /** That the editor started from. */
  revision: number;
}

/** What an edit says about itself. */
export function ChangeFields({ lastResult, draft, revision }: ChangeFieldsProps) {
  const held = (name: string) => (lastResult ? textIn(lastResult, name) : draft?.fields[name]);
  return (
    <>
      <input type="hidden" name="revision" value={held("revision") || revision} />
      <TextField
        label="What changed"
        hint="For the other editors, and for readers when it is a correction."
        errors={errorsIn(lastResult).note}
        inputProps={{ name: "note", maxLength: 300, defaultValue: held("note") }}
      />
      <CheckboxField
        label="This corrects a mistake"
        inputProps={{ name: "isCorrection", defaultChecked: held("isCorrection") === "on" }}
      />
    </>
  );
}
