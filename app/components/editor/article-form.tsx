import "./editor.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { KeptText } from "~/components/drafts/kept-text";
import type { Notice as NoticeText } from "~/components/message";
import { Notice } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { CheckboxField, SelectField, TextareaField, TextField } from "~/components/ui/field";
import { useScripted } from "~/components/use-scripted";
import { articleCategories } from "~/content/news";
import { draftFields } from "~/models/draft-fields";
import type { ArticlePreview as PreviewOfArticle } from "~/models/news/desk";
import type { TypedArticle } from "~/schemas/article";
import type { KeptDraft } from "~/schemas/draft";
import { errorsIn, textIn } from "~/schemas/form-result";
import { ArticlePreview } from "./article-preview";
import { PictureField } from "./picture-field";

interface ArticleFormProps {
  /** What the fields hold at first. */
  start: Partial<TypedArticle>;
  articleId?: number;
  /** Typed before and not saved. */
  draft: KeptDraft | null;
  /** The stored article as readers see it, sanitized. */
  html?: string;
  /** False for what readers see already. */
  maySchedule?: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  notice: NoticeText | undefined;
  preview: PreviewOfArticle | undefined;
  /** What stands over the fields. */
  above?: ReactNode;
  /** Fields that belong to an edit, such as its note. */
  children?: ReactNode;
  /** Where the article stands, for the foot of the form, which is always in view. */
  state: ReactNode;
  /** What Enter in a field does; never what readers see at once. */
  enterIntent: string;
  /** Whether one of the buttons keeps it without showing it to readers. */
  keepsDrafts: boolean;
  /** The buttons; each posts its `intent`. */
  buttons: ReactNode;
}

/** The fields of an article with the preview beside them. */
export function ArticleForm({
  start,
  articleId,
  draft,
  html,
  maySchedule = true,
  lastResult,
  notice,
  preview,
  above,
  children,
  state,
  enterIntent,
  keepsDrafts,
  buttons,
}: ArticleFormProps) {
  const [isChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const stored = useMemo(() => (html ? { html, checks: [] } : null), [html]);
  const errors = errorsIn(lastResult);
  const held = (name: keyof TypedArticle) =>
    lastResult ? textIn(lastResult, name) : (draft?.fields[name] ?? start[name]);
  return (
    <div className="edit">
      <Notice notice={notice} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="edit__form card card--pad"
        preventScrollReset={false}
        noValidate
        onInput={() => setChanged(true)}
      >
        <input type="hidden" name="submissionKey" value={held("submissionKey") ?? ""} />
        {/* Enter in a field presses the first button of a form. */}
        <button
          type="submit"
          name="intent"
          value={enterIntent}
          className="vh"
          tabIndex={-1}
          aria-hidden="true"
        />
        <ErrorSummary errors={errors} />
        {above}
        <TextField
          label="Title"
          errors={errors.title}
          inputProps={{
            name: "title",
            required: true,
            maxLength: 160,
            defaultValue: held("title"),
          }}
        />
        <TextareaField
          label="Summary"
          hint="One or two sentences for the feed."
          errors={errors.summary}
          inputProps={{ name: "summary", required: true, rows: 2, defaultValue: held("summary") }}
        />
        <SelectField
          label="Category"
          placeholder="Choose a category"
          errors={errors.category}
          options={articleCategories.map(({ key, label }) => ({ value: key, label }))}
          inputProps={{ name: "category", required: true, defaultValue: held("category") }}
        />
        <TextareaField
          label="Content"
          hint="Markdown: ## for a heading, * for a list, **bold**, [words](https://address)."
          errors={errors.content}
          inputProps={{
            name: "content",
            required: true,
            rows: 16,
            className: "edit__content",
            defaultValue: held("content"),
          }}
        />
        <PictureField into="content" address="/admin/articles/picture" errors={errors} />
        <TextField
          label="Image URL"
          hint="Readers see an article only with a picture, so choose one of three ways. This one: its https address on the web. It is copied to this site."
          errors={errors.imageUrl}
          inputProps={{
            name: "imageUrl",
            inputMode: "url",
            autoComplete: "off",
            defaultValue: held("imageUrl"),
          }}
        />
        <TextField
          label="Or upload a cover"
          hint="PNG, JPG or GIF, at most 5 MB."
          errors={errors.cover}
          inputProps={{ name: "cover", type: "file", accept: "image/png,image/jpeg,image/gif" }}
        />
        <CheckboxField
          label="Or let the site draw a cover"
          inputProps={{ name: "drawCover", defaultChecked: held("drawCover") === "on" }}
        />
        <TextField
          label="Description of the picture"
          hint="For people who cannot see it. A drawn cover needs none."
          errors={errors.imageAlt}
          inputProps={{ name: "imageAlt", maxLength: 200, defaultValue: held("imageAlt") }}
        />
        <TextField
          label="Author"
          hint="Optional. Without a name it reads Admin."
          errors={errors.author}
          inputProps={{ name: "author", maxLength: 80, defaultValue: held("author") }}
        />
        {maySchedule && <ScheduleField start={held("scheduledAt")} errors={errors.scheduledAt} />}
        {children}
        <KeptText
          kind="article"
          about={articleId}
          names={draftFields.article}
          blank={start}
          kept={draft}
          hasOwnButton={keepsDrafts}
        />
        <div className="edit__buttons">
          <p className="edit__state muted small" role="status">
            {state}
            {isChanged && articleId !== undefined && ". Your changes are not saved yet."}
          </p>
          {buttons}
        </div>
      </Form>
      <ArticlePreview form={form} articleId={articleId} start={preview ?? stored} />
    </div>
  );
}

/** The moment is in UTC; with scripts the field says what that is where the editor sits. */
function ScheduleField({ start, errors }: { start?: string; errors?: string[] }) {
  const isScripted = useScripted();
  const [moment, setMoment] = useState(start ?? "");
  const at = isScripted ? Date.parse(`${moment}Z`) : Number.NaN;
  return (
    <TextField
      label="Publish later, at (UTC)"
      hint={
        Number.isNaN(at)
          ? "Only for Schedule."
          : `Only for Schedule. For you that is ${localMoment.format(at)}.`
      }
      errors={errors}
      inputProps={{
        name: "scheduledAt",
        type: "datetime-local",
        value: moment,
        onChange: ({ target }) => setMoment(target.value),
      }}
    />
  );
}

const localMoment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** A button of the form, busy while its own intent is under way. */
export function IntentButton({
  intent,
  isMain = false,
  pendingLabel,
  children,
}: {
  intent: string;
  isMain?: boolean;
  pendingLabel?: string;
  children: ReactNode;
}) {
  const isPending = useNavigation().formData?.get("intent") === intent;
  return (
    <Button
      name="intent"
      value={intent}
      variant={isMain ? "primary" : "secondary"}
      pending={isPending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
