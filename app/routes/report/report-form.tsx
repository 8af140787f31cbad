import "~/components/moderation/moderation.css";

import { Form, useNavigation } from "@remix-run/react";

import { Button, ButtonLink } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextareaField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { longestNote, type ReportKind, reasonsFor } from "~/schemas/report-reasons";

/** Why something needs an editor's eye. It is posted to the page that it stands on. */
export function ReportForm({
  kind,
  href,
  errors,
  typed,
}: {
  kind: ReportKind;
  /** Where the thing stands. */
  href: string;
  errors: Record<string, string[]>;
  typed?: { reason: string; note: string };
}) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="report__form" noValidate>
      <ErrorSummary errors={errors} />
      <RadioCards
        legend="What is wrong?"
        name="reason"
        defaultValue={typed?.reason}
        errors={errors.reason}
        options={reasonsFor(kind).map(({ code, label }) => ({ value: code, label }))}
      />
      <TextareaField
        label="Anything that helps us to see it (optional)"
        hint="Only editors read this. Who wrote it does not learn that it was you."
        aside={`At most ${longestNote} characters`}
        errors={errors.note}
        inputProps={{ name: "note", rows: 4, defaultValue: typed?.note }}
      />
      <div className="row">
        <Button pending={isPending} pendingLabel="Sending...">
          Send report
        </Button>
        <ButtonLink variant="quiet" to={href}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
