import "~/components/community/ask.css";
import "~/components/question/question.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { TagPicker } from "~/components/community/tag-picker";
import { typedPost } from "~/components/community/typed-post";
import { KeptText } from "~/components/drafts/kept-text";
import type { Notice as NoticeText } from "~/components/message";
import { PostPicture } from "~/components/question/post-picture";
import { Notice } from "~/components/toaster";
import { Button, ButtonLink } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextareaField, TextField } from "~/components/ui/field";
import { Length } from "~/components/ui/length";
import { Prose } from "~/components/ui/prose";
import type { TypedEdit } from "~/models/community/post-edit";
import type { TopicGroup } from "~/models/community/tag";
import { errorsIn } from "~/schemas/form-result";
import { lengthOf, longestTitle } from "~/schemas/question";

const editFields = ["title", "body", "reason"];

interface EditFormProps {
  threadId: number;
  /** Null for the question itself. */
  answerId: number | null;
  topics: readonly TopicGroup[];
  /** What the form begins with. */
  start: TypedEdit;
  mayAddPictures: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  notice: NoticeText | undefined;
  /** The text as it will be shown; sanitized. */
  preview: string | undefined;
  cancelHref: string;
}

export function EditForm({ threadId, answerId, topics, start, ...rest }: EditFormProps) {
  const { lastResult, notice, preview, cancelHref, mayAddPictures } = rest;
  const errors = errorsIn(lastResult);
  const [typed, setTyped] = useState(() => typedPost(lastResult, start));
  const pending = useNavigation().formData?.get("intent");
  const change = (changed: Partial<TypedEdit>) => setTyped((now) => ({ ...now, ...changed }));
  const which = answerId === null ? "" : `?answer=${answerId}`;

  return (
    <Form
      method="post"
      action={`/community/${threadId}/edit${which}`}
      className="ask"
      preventScrollReset
      noValidate
    >
      <Notice notice={notice} />
      {/* Enter in a field presses the first button of a form. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
      />
      <ErrorSummary errors={errors} />
      {answerId === null && (
        <TextField
          label="Title"
          errors={errors.title}
          aside={<Length of={lengthOf(typed.title)} atMost={longestTitle} />}
          inputProps={{
            name: "title",
            value: typed.title,
            onChange: ({ target }) => change({ title: target.value }),
            autoComplete: "off",
          }}
        />
      )}
      <TextareaField
        label={answerId === null ? "Details" : "Your answer"}
        errors={errors.body}
        hint="You can use Markdown. Leave out private details."
        inputProps={{
          name: "body",
          rows: 12,
          value: typed.body,
          onChange: ({ target }) => change({ body: target.value }),
        }}
      />
      {mayAddPictures && <PostPicture errors={errors} />}
      {answerId === null && (
        <TagPicker
          topics={topics}
          chosen={typed.tags}
          onChange={(tags) => change({ tags })}
          errors={errors.tags}
        />
      )}
      <TextField
        label="What you changed"
        hint="If you like: others see it beside the text of before."
        inputProps={{
          name: "reason",
          value: typed.reason,
          onChange: ({ target }) => change({ reason: target.value }),
          maxLength: 200,
          autoComplete: "off",
        }}
      />
      <KeptText
        kind={answerId === null ? "question-edit" : "answer-edit"}
        about={answerId ?? threadId}
        names={editFields}
        blank={{ title: start.title, body: start.body }}
      />
      <div aria-live="polite">
        {preview !== undefined && (
          <section className="reply__preview" aria-labelledby="preview-title">
            <h2 id="preview-title" className="text-xl">
              Preview
            </h2>
            <Prose html={preview} />
          </section>
        )}
      </div>
      <div className="row">
        <Button name="intent" value="save" pending={pending === "save"}>
          Save
        </Button>
        <Button name="intent" value="preview" variant="secondary" pending={pending === "preview"}>
          Preview
        </Button>
        <ButtonLink to={cancelHref} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
