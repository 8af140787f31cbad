import "~/components/account/account.css";
import "~/components/ui/option.css";

import {
  getCollectionProps,
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import { TextareaField, TextField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { validateWith } from "~/components/validate";
import { reflections, usableAs } from "~/content/transfer";
import { TransferAnswers } from "~/schemas/transfer";

interface TransferFormProps {
  transfer: {
    exercise: { id: number; toolId: number; title: string };
    prompt: string;
    kept: {
      assistant: string | null;
      usable: string;
      useful: string;
      wrong: string;
      next: string;
    } | null;
  };
  isMinor: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** A prompt to take along, and what to look back on. */
export function TransferForm({ transfer, isMinor, lastResult }: TransferFormProps) {
  const { exercise, prompt, kept } = transfer;
  const action = `/progress?exercise=${exercise.id}`;
  const isPending = useNavigation().formAction === action;
  const [form, fields] = useForm({
    id: "transfer",
    lastResult,
    defaultValue: kept ? { ...kept, assistant: kept.assistant ?? "" } : undefined,
    onValidate: validateWith(TransferAnswers),
    shouldRevalidate: "onInput",
  });
  return (
    <>
      <Card as="section" className="card--pad stack">
        <h2>1. Take your prompt along</h2>
        <div className="grown__take">
          <blockquote dir="auto">{prompt}</blockquote>
          <CopyButton text={prompt} of="your prompt" />
        </div>
        <p>
          Copy it into the assistant that you really use. Nothing is sent from here, and we do not
          learn what it answers.
        </p>
        <p className="small muted">
          What you paste there is kept by whoever runs it. Put in what you would really ask about,
          but no names, numbers or addresses of people. Where we hid something private, a word in
          brackets stands: leave it, or make something up.{" "}
          {isMinor && (
            <>
              Many assistants are for adults only, and others ask for a parent's yes:{" "}
              <Link to="/tools/choose">see which are open to your age</Link>.
            </>
          )}
        </p>
      </Card>
      <Card as="section" className="card--pad stack">
        <h2>2. Come back and look at what it did</h2>
        <Form
          method="post"
          action={action}
          {...getFormProps(form)}
          className="setting__form grown__back"
        >
          <TextField
            label="Which assistant was it?"
            hint="You may leave this out."
            errors={fields.assistant.errors}
            inputProps={{
              ...getInputProps(fields.assistant, { type: "text" }),
              autoComplete: "off",
            }}
          />
          <RadioCards
            legend="How far could you use the answer?"
            errors={fields.usable.errors}
            options={usableAs}
            inputs={getCollectionProps(fields.usable, {
              type: "radio",
              options: usableAs.map(({ value }) => value),
            })}
          />
          {reflections.map(({ name, question, hint }) => (
            <TextareaField
              key={name}
              label={question}
              hint={hint}
              mark={false}
              errors={fields[name].errors}
              inputProps={{ ...getTextareaProps(fields[name]), required: true, rows: 3 }}
            />
          ))}
          <FormErrors errors={form.errors} />
          <Button pending={isPending} pendingLabel="Keeping...">
            {kept ? "Change my answers" : "Keep my answers"}
          </Button>
        </Form>
      </Card>
    </>
  );
}
