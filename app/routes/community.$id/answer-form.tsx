import "~/components/question/question.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { KeptText } from "~/components/drafts/kept-text";
import type { Notice as NoticeText } from "~/components/message";
import { PostPicture } from "~/components/question/post-picture";
import { Notice } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { useScripted } from "~/components/use-scripted";
import { draftFields } from "~/models/draft-fields";
import type { KeptDraft } from "~/schemas/draft";
import { errorsIn, type FormResult, textIn, typedIn } from "~/schemas/form-result";
import type { QuestionReader } from "./shown";

export const answerFormId = "answer-form";

interface AnswerFormProps {
  questionId: number;
  isOwn: boolean;
  reader: QuestionReader;
  /** What this reader typed before and did not post. */
  draft: KeptDraft | null;
  submissionKey: string;
  lastResult: SubmissionResult<string[]> | undefined;
  notice: NoticeText | undefined;
  /** The answer as it will be shown; sanitized. */
  preview: string | undefined;
}

export function AnswerForm({ questionId, isOwn, reader, draft, ...sent }: AnswerFormProps) {
  const { lastResult } = sent;
  const errors = errorsIn(lastResult);
  const isScripted = useScripted();
  const form = useAnswer(lastResult, {
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
        id={answerFormId}
        method="post"
        action={`/community/${questionId}`}
        preventScrollReset
        noValidate
        onSubmit={form.onSubmit}
      >
        <Notice notice={sent.notice} />
        <input type="hidden" name="submissionKey" value={form.submissionKey} />
        {/* The first button is the one that Enter in the name's field presses. */}
        {reader?.asksName && (
          <PublicNameField
            name={reader.name}
            typed={draft?.fields.publicName}
            lastResult={lastResult}
          />
        )}
        <ErrorSummary errors={errors} />
        <TextareaField
          label="Your answer"
          hideLabel
          errors={errors.body}
          hint="You can use Markdown. Leave out private details."
          inputProps={{
            name: "body",
            rows: 6,
            value: form.body,
            onChange: ({ target }) => form.setBody(target.value),
            placeholder: "Say what worked for you, and show the prompt if you can.",
          }}
        />
        {reader?.mayAddPictures && <PostPicture errors={errors} />}
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
        {sent.preview !== undefined && (
          <section className="reply__preview" id="preview" aria-labelledby="preview-title">
            <h3 id="preview-title">Preview</h3>
            <Prose html={sent.preview} />
          </section>
        )}
      </div>
    </section>
  );
}

/** What is typed: it stays through everything but an answer that was posted. */
function useAnswer(
  result: FormResult | undefined,
  fresh: { draft: string; submissionKey: string },
) {
  const { state } = useNavigation();
  const start = typedIn(result, { body: fresh.draft, submissionKey: "" });
  const [body, setBody] = useState(start.body);
  const [key, setKey] = useState(start.submissionKey || fresh.submissionKey);
  const wasSent = useRef(false);

  useEffect(() => {
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    if (result) return;
    setBody(fresh.draft);
    setKey(fresh.submissionKey);
  }, [state, result, fresh.draft, fresh.submissionKey]);

  function onSubmit(event: { nativeEvent: Event }) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    wasSent.current = submitter?.getAttribute("value") === "answer";
  }

  return { body, setBody, submissionKey: key, onSubmit };
}

/** Asked before the first answer, of members who have not chosen how others see them. */
function PublicNameField({
  name,
  typed,
  lastResult,
}: {
  name: string;
  typed: string | undefined;
  lastResult: FormResult | undefined;
}) {
  return (
    <div className="reply__name">
      <TextField
        label="Public name"
        hint={`Others see it beside your answers. Until you choose one, you are ${name}.`}
        errors={errorsIn(lastResult).publicName}
        inputProps={{
          name: "publicName",
          defaultValue: lastResult ? textIn(lastResult, "publicName") : typed,
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
