import "./question.css";

import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { KeptText } from "~/components/drafts/kept-text";
import { Notice } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { useScripted } from "~/components/use-scripted";
import { draftFields } from "~/models/draft-fields";
import type { KeptDraft } from "~/schemas/draft";
import type { FieldErrors } from "~/schemas/field-errors";
import { PostPicture } from "./post-picture";
import type { QuestionOutcome, QuestionReader } from "./shown";

interface AnswerFormProps {
  questionId: number;
  isOwn: boolean;
  reader: QuestionReader;
  /** What this reader typed before and did not post. */
  draft: KeptDraft | null;
  submissionKey: string;
  outcome: QuestionOutcome | undefined;
}

const noErrors: FieldErrors = {};

const formIntents = ["answer", "preview", "picture", "public-name"] as const;

export function AnswerForm({ questionId, isOwn, reader, draft, ...sent }: AnswerFormProps) {
  const outcome = formIntents.some((each) => each === sent.outcome?.intent)
    ? sent.outcome
    : undefined;
  const isScripted = useScripted();
  const form = useAnswer(outcome, {
    ...{ draft: draft?.fields.body ?? "", submissionKey: sent.submissionKey },
  });
  const pending = useNavigation().formData?.get("intent");
  const isEmpty = form.body.trim() === "";

  return (
    <section className="reply" id="your-answer" aria-labelledby="your-answer-title">
      <h2 id="your-answer-title">Your answer</h2>
      {isOwn && (
        <p className="hint">
          This is your question. If you found out yourself, write how: it helps the next person.
        </p>
      )}
      <Form
        method="post"
        action={`/community/${questionId}`}
        preventScrollReset
        noValidate
        onSubmit={form.onSubmit}
      >
        {outcome?.notice && <Notice notice={outcome.notice} />}
        <input type="hidden" name="submissionKey" value={form.submissionKey} />
        {/* The first button is the one that Enter in the name's field presses. */}
        {reader?.asksName && <PublicNameField name={reader.name} outcome={outcome} />}
        <ErrorSummary errors={outcome?.errors ?? noErrors} />
        <TextareaField
          label="Your answer"
          hideLabel
          errors={outcome?.errors.body}
          hint="You can use Markdown. Leave out private details."
          inputProps={{
            name: "body",
            rows: 6,
            value: form.body,
            onChange: ({ target }) => form.setBody(target.value),
            placeholder: "Say what worked for you, and show the prompt if you can.",
          }}
        />
        {reader?.mayAddPictures && <PostPicture errors={outcome?.errors ?? noErrors} />}
        <div className="row reply__acts">
          <Button
            name="intent"
            value="answer"
            pending={pending === "answer"}
            disabled={isScripted && isEmpty}
          >
            Post your answer
          </Button>
          <Button
            name="intent"
            value="preview"
            variant="secondary"
            pending={pending === "preview"}
            disabled={isScripted && isEmpty}
          >
            Preview
          </Button>
        </div>
        <KeptText kind="answer" about={questionId} names={draftFields.answer} kept={draft} />
        {!reader && (
          <p className="hint reply__sign-in">
            <Icon name="lock" size="s" />
            <span>
              Answering needs an account. Your text is kept while you{" "}
              <Link to={`/auth?redirectTo=${encodeURIComponent(`/community/${questionId}`)}`}>
                sign in
              </Link>
              .
            </span>
          </p>
        )}
      </Form>
      <div aria-live="polite">
        {outcome?.preview !== undefined && (
          <section className="reply__preview" id="preview" aria-labelledby="preview-title">
            <h3 id="preview-title">Preview</h3>
            <Prose html={outcome.preview} />
          </section>
        )}
      </div>
    </section>
  );
}

/** What is typed: it stays through everything but an answer that was posted. */
function useAnswer(
  outcome: QuestionOutcome | undefined,
  fresh: { draft: string; submissionKey: string },
) {
  const { state } = useNavigation();
  const [body, setBody] = useState(outcome?.typed.body ?? fresh.draft);
  const [key, setKey] = useState(outcome?.typed.submissionKey || fresh.submissionKey);
  const wasSent = useRef(false);

  useEffect(() => {
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    if (outcome) return;
    setBody(fresh.draft);
    setKey(fresh.submissionKey);
  }, [state, outcome, fresh.draft, fresh.submissionKey]);

  function onSubmit(event: { nativeEvent: Event }) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    wasSent.current = submitter?.getAttribute("value") === "answer";
  }

  return { body, setBody, submissionKey: key, onSubmit };
}

/** Asked before the first answer, of members who have not chosen how others see them. */
function PublicNameField({
  name,
  outcome,
}: {
  name: string;
  outcome: QuestionOutcome | undefined;
}) {
  return (
    <div className="reply__name">
      <TextField
        label="Public name"
        hint={`Others see it beside your answers. Until you choose one, you are ${name}.`}
        errors={outcome?.errors.publicName}
        inputProps={{
          name: "publicName",
          defaultValue: outcome?.typed.publicName,
          autoComplete: "nickname",
          maxLength: 40,
        }}
      />
      <Button name="intent" value="public-name" variant="secondary">
        Use this name
      </Button>
    </div>
  );
}
