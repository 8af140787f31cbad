import "./ask.css";

import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useNavigate } from "@remix-run/react";
import { type FormEvent, type SyntheticEvent, useDeferredValue, useRef, useState } from "react";
import { forgetOnDevice } from "~/components/drafts/device-drafts";
import { PostPicture } from "~/components/question/post-picture";
import { Notice, useRefusal, useToast } from "~/components/toaster";
import { Button, ButtonLink } from "~/components/ui/button";
import { FieldErrors as Errors, TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Length } from "~/components/ui/length";
import { useScripted } from "~/components/use-scripted";
import { useSend } from "~/components/use-send";
import type { Unanswered } from "~/content/unanswered";
import {
  type QuestionFormAgain,
  signInToAskHref,
  type TypedQuestion,
} from "~/models/community/question-form";
import type { TopicGroup } from "~/models/community/tag";
import type { FieldErrors } from "~/schemas/field-errors";
import { errorsIn, type ReturnedForm, textIn } from "~/schemas/form-result";
import {
  lengthOf,
  longestTitle,
  type QuestionDraft,
  questionNotices,
  questionPosted,
  refuseQuestion,
} from "~/schemas/question";
import { HelperView } from "./helper-view";
import { PreviewButton, QuestionPreview } from "./question-preview";
import { SimilarQuestions, useSimilar } from "./similar-questions";
import { TagPicker } from "./tag-picker";
import { typedPost } from "./typed-post";
import { nothing, useKeptDraft } from "./use-kept-draft";

/** Who asks, as the form has to know it. */
export interface Asker {
  id: number;
  /** As others will see them. */
  name: string;
  /** Whether to ask for a public name first. */
  asksName: boolean;
  mayAddPictures: boolean;
}

export interface AskFormProps {
  topics: readonly TopicGroup[];
  /** Null for a visitor, who signs in before posting. */
  asker: Asker | null;
  /** What the form begins with. */
  start: TypedQuestion;
  /** What the form came back with, without scripts. */
  lastResult?: SubmissionResult<string[]>;
  said?: Omit<ReturnedForm<QuestionFormAgain>, "result">;
  onCancel: () => void;
  onKept?: (draft: QuestionDraft) => void;
}

/** The one form for a question: in the dialog of the list, and on its own page. */
export function AskForm({
  topics,
  asker,
  start,
  lastResult,
  said = {},
  onCancel,
  onKept,
}: AskFormProps) {
  const isScripted = useScripted();
  const [typed, setTyped] = useState(() => typedPost(lastResult, start));
  const [html, setHtml] = useState(said.preview ?? null);
  const draft = useKeptDraft(
    { title: typed.title, body: typed.body, tags: typed.tags },
    { isOn: isScripted, viewerId: asker?.id ?? null, onKept },
  );
  const { post, isPending, errors, needsSignIn } = usePosting(typed, {
    asker,
    draft,
    refused: errorsIn(lastResult),
  });
  const similar = useSimilar(typed.title, said.similar ?? []);
  const read = useDeferredValue(typed);
  const isEmpty = typed.title === "" || typed.body === "";
  const isStep = !isScripted && similar.length > 0;
  const change = (changed: Partial<TypedQuestion>) => setTyped((now) => ({ ...now, ...changed }));

  async function cancel() {
    if (await draft.drop()) onKept?.(nothing);
    onCancel();
  }

  return (
    <form method="post" action="/community/ask" className="ask" noValidate onSubmit={post}>
      {said.notice && (
        // biome-ignore lint/a11y/noAutofocus: without scripts the browser goes to what is wrong
        <div tabIndex={-1} autoFocus>
          <Notice notice={said.notice} />
        </div>
      )}
      <input type="hidden" name="submissionKey" value={typed.submissionKey} />
      {/* Enter in a field presses the first button of a form. */}
      <button
        type="submit"
        name="intent"
        value="post"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isPending || (isScripted && isEmpty)}
      />
      {needsSignIn || said.signIn ? (
        <SignInNote />
      ) : (
        !asker && <p className="hint">You need an account to post; what you write is kept.</p>
      )}
      {asker?.asksName && (
        <PublicNameField name={asker.name} typed={typed} lastResult={lastResult} />
      )}
      <TextField
        label="Title"
        errors={errors.title}
        aside={<Length of={lengthOf(typed.title)} atMost={longestTitle} />}
        inputProps={{
          name: "title",
          value: typed.title,
          onChange: ({ target }) => change({ title: target.value }),
          placeholder: "Summarize your question...",
          autoComplete: "off",
        }}
      />
      <SimilarQuestions questions={similar} />
      {isStep && <PostAnyway />}
      <TextareaField
        label="Details"
        errors={errors.body}
        hint="Markdown works: **bold**, lists, > quotes and ``` for a prompt or code."
        className="ask__details"
        inputProps={{
          name: "body",
          rows: 10,
          value: typed.body,
          onChange: ({ target }) => change({ body: target.value }),
        }}
      />
      {asker?.mayAddPictures && <PostPicture errors={errors} />}
      <TagPicker
        topics={topics}
        chosen={typed.tags}
        onChange={(tags) => change({ tags })}
        errors={errors.tags}
      />
      <HelperView title={read.title} body={read.body} />
      {html !== null && <QuestionPreview html={html} />}
      {errors[""] && <Errors errors={errors[""]} />}
      <div className="ask__foot">
        <CancelButton isScripted={isScripted} onCancel={cancel} />
        <noscript>
          <Button name="intent" value="keep" variant="secondary">
            Keep as draft
          </Button>
        </noscript>
        <PreviewButton typed={typed} disabled={isScripted && isEmpty} onShow={setHtml} />
        {!isStep && (
          <Button
            name="intent"
            value="post"
            pending={isPending}
            pendingLabel="Submitting..."
            disabled={isPending || (isScripted && isEmpty)}
          >
            Post Question
          </Button>
        )}
      </div>
    </form>
  );
}

/** Sends the question with scripts; what is refused stays as it was typed. */
function usePosting(
  typed: TypedQuestion,
  {
    asker,
    draft,
    refused,
  }: {
    asker: Asker | null;
    draft: ReturnType<typeof useKeptDraft>;
    refused: FieldErrors;
  },
) {
  const toast = useToast();
  const navigate = useNavigate();
  const send = useSend();
  const [isPending, setPending] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const broken = refuseQuestion(typed);
  const refuse = useRefusal({ isMended: !broken });
  const [errors, setErrors] = useState(refused);

  async function askToSignIn() {
    await draft.keep();
    setNeedsSignIn(true);
    toast({ ...questionNotices.signIn, variant: "destructive" });
  }

  async function post(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setErrors({});
    if (!asker) return askToSignIn();
    const chosen = new FormData(event.currentTarget).get("picture");
    if (chosen instanceof File && chosen.size > 0) return setErrors(pictureLeftOut);
    if (broken) {
      const { field, ...notice } = broken;
      setErrors({ [field]: [notice.description] });
      const named = field === "tags" ? "role=combobox" : `name=${field}`;
      event.currentTarget.querySelector<HTMLElement>(`[${named}]`)?.focus();
      return refuse(notice);
    }
    setPending(true);
    await draft.stop();
    const answer = await send<{ id: number }>("/api/community/threads", { ...typed });
    if ("refused" in answer) return sayRefused(answer.refused);
    forgetOnDevice("question:0");
    toast(questionPosted);
    navigate(`/community/${answer.id}`);
  }

  function sayRefused({ status, reason }: Unanswered["refused"]) {
    draft.resume();
    setPending(false);
    console.error("The question was not posted.", reason);
    if (status === 401) return askToSignIn();
    if (reason) setErrors({ "": [reason] });
    const { title, description } = questionNotices.failed;
    toast({ title, description: reason ?? description, variant: "destructive" });
  }

  return { post, isPending, errors, needsSignIn };
}

/** Its button was not pressed. */
const pictureLeftOut = {
  picture: ["This picture is not in your text yet. Press “Add a picture” first."],
};

function SignInNote() {
  return (
    <div className="note" role="status">
      <Icon name="lock" />
      <div>
        <p>
          <b>{questionNotices.signIn.description}</b>
        </p>
        <p className="small">Your text is kept, and you come back to this form.</p>
      </div>
      <ButtonLink to={signInToAskHref} variant="secondary" size="s">
        Sign in
      </ButtonLink>
    </div>
  );
}

/** Without scripts the step between writing and posting. */
function PostAnyway() {
  return (
    <div className="row">
      <input type="hidden" name="seen" value="1" />
      <p>Does one of them answer it? If none does, post yours.</p>
      <Button name="intent" value="post">
        Post anyway
      </Button>
    </div>
  );
}

/** Asked before the first question, of members who have not chosen how others see them. */
function PublicNameField({
  name,
  typed,
  lastResult,
}: {
  name: string;
  typed: TypedQuestion;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const fetcher = useFetcher<ReturnedForm>();
  const field = useRef<HTMLInputElement>(null);
  const answered = fetcher.data?.result ?? lastResult;

  function choose(event: SyntheticEvent) {
    event.preventDefault();
    const form = new FormData();
    form.set("intent", "public-name");
    form.set("publicName", field.current?.value ?? "");
    form.set("title", typed.title);
    form.set("body", typed.body);
    fetcher.submit(form, { method: "post", action: "/community/ask" });
  }

  return (
    <div className="ask__name">
      {fetcher.data && <Notice notice={fetcher.data.notice} />}
      <TextField
        label="Public name"
        hint={`Others see it beside your question. Until you choose one, you are ${name}.`}
        errors={errorsIn(answered).publicName}
        inputProps={{
          ref: field,
          name: "publicName",
          defaultValue: lastResult && textIn(lastResult, "publicName"),
          autoComplete: "nickname",
          maxLength: 40,
          onKeyDown: (event) => {
            if (event.key === "Enter") choose(event);
          },
        }}
      />
      <Button
        name="intent"
        value="public-name"
        variant="secondary"
        pending={fetcher.state !== "idle"}
        onClick={choose}
      >
        Use this name
      </Button>
    </div>
  );
}

function CancelButton({ isScripted, onCancel }: { isScripted: boolean; onCancel: () => void }) {
  return (
    <Button
      name="intent"
      value="cancel"
      type={isScripted ? "button" : "submit"}
      variant="quiet"
      onClick={isScripted ? onCancel : undefined}
    >
      Cancel
    </Button>
  );
}
