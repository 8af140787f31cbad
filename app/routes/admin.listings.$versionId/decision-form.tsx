import "~/components/admin/admin.css";

import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ErrorSummary } from "~/components/ui/error-summary";
import { FieldErrors, TextareaField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { listingReasons } from "~/content/listing-words";

interface Typed {
  decision: string;
  reasons: string[];
  noteToCreator: string;
  privateNote: string;
}

export function DecisionForm({
  isOpen,
  seen,
  errors,
  typed,
}: {
  isOpen: boolean;
  /** When the version was submitted that stands on this page. */
  seen: number;
  errors: Record<string, string[]>;
  typed?: Typed;
}) {
  const isPending = useNavigation().formMethod === "POST";
  if (!isOpen) {
    return (
      <Card as="section">
        <h2 className="text-xl">Decided</h2>
        <p className="mt-2 muted">This version does not wait for a decision any more.</p>
      </Card>
    );
  }

  return (
    <Card as="section" aria-labelledby="decide">
      <Form method="post" className="desk__form" noValidate>
        <h2 id="decide" className="text-xl">
          Your decision
        </h2>
        <ErrorSummary errors={errors} />
        <input type="hidden" name="seen" value={seen} />
        <RadioCards
          legend="Decision"
          hideLegend
          name="decision"
          errors={errors.decision}
          defaultValue={typed?.decision}
          options={[
            { value: "approve", label: "Approve", hint: "It goes on sale at once" },
            { value: "changes", label: "Ask for changes", hint: "The creator can send it again" },
            { value: "reject", label: "Reject", hint: "For what cannot be mended" },
          ]}
        />
        <fieldset className="reasons" aria-describedby="reasons-error">
          <legend className="label">Reasons, if you do not approve</legend>
          {listingReasons.map(({ code, label }) => (
            <label key={code} className="check">
              <input
                type="checkbox"
                name="reasons"
                value={code}
                defaultChecked={typed?.reasons.includes(code)}
              />
              <span>{label}</span>
            </label>
          ))}
          <FieldErrors id="reasons-error" errors={errors.reasons} />
        </fieldset>
        <TextareaField
          label="Note to the creator"
          hint="Say what to change and how. They read it as it stands here."
          errors={errors.noteToCreator}
          inputProps={{ name: "noteToCreator", rows: 4, defaultValue: typed?.noteToCreator }}
        />
        <TextareaField
          label="Private note"
          hint="For editors only."
          errors={errors.privateNote}
          inputProps={{ name: "privateNote", rows: 2, defaultValue: typed?.privateNote }}
        />
        <Button pending={isPending} pendingLabel="Saving...">
          Save decision
        </Button>
      </Form>
    </Card>
  );
}
