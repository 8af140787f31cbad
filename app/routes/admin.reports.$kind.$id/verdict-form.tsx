import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { leavingWords, verdictWords } from "~/components/moderation/log-words";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ErrorSummary } from "~/components/ui/error-summary";
import { SelectField, TextareaField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { keepingReasons, type ReportKind, reasonsFor } from "~/schemas/report-reasons";

export interface TypedVerdict {
  decision: string;
  reason: string;
  note: string;
  privateNote: string;
}

interface Props {
  errors: Record<string, string[]>;
  typed?: TypedVerdict;
}

const consequences: Record<ReportKind, string> = {
  thread: "The question is hidden with its answers",
  answer: "The answer is hidden",
  thread_comment: "The comment is hidden",
  article_comment: "The comment is removed for good",
  listing: "The listing is off the market until you show it again",
  review: "The review is hidden and no longer counted",
  person: "An offensive public name is taken away; else it is only noted",
};

/** Whether something is done about what was reported. With scripts only its own reasons are offered. */
export function VerdictForm({
  kind,
  seen,
  isHidden,
  errors,
  typed,
}: Props & {
  kind: ReportKind;
  /** The last report that stands on this page. */
  seen: number;
  isHidden: boolean;
}) {
  const isPending = useNavigation().formData?.get("intent") === "decide";
  const [decision, setDecision] = useState(typed?.decision);
  const act = kind === "person" ? "Agree" : `${verdictWords(kind).act} it`;
  const leave = `${leavingWords.act} it`;
  const groups = [
    { of: "uphold", label: act, reasons: reasonsFor(kind) },
    { of: "dismiss", label: leave, reasons: keepingReasons },
  ];
  return (
    <Card as="section" aria-labelledby="decide">
      <Form
        method="post"
        className="verdict"
        noValidate
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === "decision") {
            setDecision(target.value);
          }
        }}
      >
        <h2 id="decide">Your decision</h2>
        <ErrorSummary errors={errors} />
        <input type="hidden" name="seen" value={seen} />
        <RadioCards
          legend="Decision"
          hideLegend
          name="decision"
          errors={errors.decision}
          defaultValue={typed?.decision}
          options={[
            {
              value: "uphold",
              label: act,
              hint: isHidden ? "It stays hidden" : consequences[kind],
            },
            {
              value: "dismiss",
              label: leave,
              hint: isHidden ? "If only reports hid it, it is shown again" : "It stays as it is",
            },
          ]}
        />
        <ReasonField
          key={decision}
          groups={decision ? groups.filter((group) => group.of === decision) : groups}
          errors={errors}
          typed={typed}
        />
        <Notes errors={errors} typed={typed} />
        <Button name="intent" value="decide" pending={isPending} pendingLabel="Saving...">
          Save decision
        </Button>
      </Form>
    </Card>
  );
}

/** Hides or removes what an editor came upon, without a report. */
export function RemoveForm({ kind, errors, typed }: Props & { kind: ReportKind }) {
  const isPending = useNavigation().formData?.get("intent") === "remove";
  const { act } = verdictWords(kind);
  return (
    <Card as="section" aria-labelledby="remove">
      <Form method="post" className="verdict" noValidate>
        <h2 id="remove">{act} it</h2>
        <ErrorSummary errors={errors} />
        <p className="muted">{consequences[kind]}. Its author is told why.</p>
        <SelectField
          label="Reason"
          hint="Everybody reads it, the author first."
          placeholder="Choose a reason"
          options={reasonsFor(kind).map(({ code, label }) => ({ value: code, label }))}
          errors={errors.reason}
          inputProps={{ name: "reason", defaultValue: typed?.reason }}
        />
        <Notes errors={errors} typed={typed} />
        <Button name="intent" value="remove" pending={isPending} pendingLabel="Saving...">
          {act}
        </Button>
      </Form>
    </Card>
  );
}

/** Shows again what was hidden. */
export function RestoreForm({ errors, typed }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "restore";
  return (
    <Card as="section" aria-labelledby="restore">
      <Form method="post" className="verdict" noValidate>
        <h2 id="restore">Show it again</h2>
        <ErrorSummary errors={errors} />
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          options={keepingReasons.map(({ code, label }) => ({ value: code, label }))}
          errors={errors.reason}
          inputProps={{ name: "reason", defaultValue: typed?.reason }}
        />
        <Notes errors={errors} typed={typed} />
        <Button
          variant="secondary"
          name="intent"
          value="restore"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Show it again
        </Button>
      </Form>
    </Card>
  );
}

function ReasonField({
  groups,
  errors,
  typed,
}: Props & {
  groups: readonly {
    label: string;
    reasons: readonly { code: string; label: string }[];
  }[];
}) {
  const options = groups.flatMap(({ label, reasons }) =>
    reasons.map((reason) => ({
      value: reason.code,
      label: groups.length > 1 ? `${label}: ${reason.label}` : reason.label,
    })),
  );
  return (
    <SelectField
      label="Reason"
      hint="Everybody reads it, the author first."
      placeholder="Choose a reason"
      options={options}
      errors={errors.reason}
      inputProps={{ name: "reason", defaultValue: typed?.reason }}
    />
  );
}

function Notes({ errors, typed }: Props) {
  return (
    <>
      <TextareaField
        label="Public note (optional)"
        hint="Stands in the public log. Name nobody."
        errors={errors.note}
        inputProps={{ name: "note", rows: 3, defaultValue: typed?.note }}
      />
      <TextareaField
        label="Private note (optional)"
        hint="For editors only."
        errors={errors.privateNote}
        inputProps={{ name: "privateNote", rows: 2, defaultValue: typed?.privateNote }}
      />
    </>
  );
}
