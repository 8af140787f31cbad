import { type ReactNode, useId } from "react";
import { FieldErrors } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import type { OpenQuestion } from "~/models/open-question";
import type { PostedAnswer } from "~/schemas/check-form";
import { answerField, longestWord } from "~/schemas/check-form";

interface QuestionFieldProps {
  /** In a test the skill stands before the id. */
  name: string;
  question: OpenQuestion;
  count: string;
  /** What was sent when the form came back. */
  answer: PostedAnswer | undefined;
  /** What was typed before the session ended, by the field's name. */
  carried: (field: string) => string | undefined;
  /** What a choice that was left open is told; nothing for a question with a whole answer. */
  missing: string | undefined;
}

/** A question of a check, in the form that its kind has. */
export function QuestionField({
  name,
  question,
  count,
  answer,
  carried,
  missing,
}: QuestionFieldProps) {
  const legend = (
    <>
      <span className="quiz__count">{count}</span>
      {question.prompt}
    </>
  );
  const field = (thing?: number) => answerField(name, thing);
  const was = (thing?: number) =>
    (thing === undefined ? answer?.value : answer?.parts[thing]) || carried(field(thing));
  const errors = missing && [`${toldOf[question.kind] ?? missing} The others are kept.`];

  switch (question.kind) {
    case "order":
      return (
        <Things {...{ legend, errors }}>
          {question.things.map((thing, at) => (
            <li key={thing}>
              <label htmlFor={field(at)}>{thing}</label>
              <select
                id={field(at)}
                name={field(at)}
                className="select"
                defaultValue={was(at) ?? ""}
              >
                <option value="">Place</option>
                {question.things.map((each, place) => (
                  <option key={each} value={place + 1}>
                    {place + 1}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </Things>
      );
    case "sort":
      return (
        <Things {...{ legend, errors }}>
          {question.things.map((thing, at) => (
            <li key={thing}>
              <fieldset>
                <legend>{thing}</legend>
                {question.groups.map((group, index) => (
                  <label key={group} className="opt">
                    <input
                      type="radio"
                      name={field(at)}
                      value={index}
                      defaultChecked={was(at) === String(index)}
                    />
                    {group}
                  </label>
                ))}
              </fieldset>
            </li>
          ))}
        </Things>
      );
    case "word":
      return <Word {...{ legend, errors }} name={field()} defaultValue={was()} />;
    default:
      return (
        <RadioCards
          className="quiz__question"
          name={field()}
          legend={legend}
          defaultValue={was()}
          options={question.options.map((label, option) => ({ value: String(option), label }))}
          errors={errors || undefined}
        />
      );
  }
}

const toldOf: Partial<Record<OpenQuestion["kind"], string>> = {
  order: "Give each line a place of its own.",
  sort: "Choose a group for each line.",
  word: "Type a word here.",
};

/** Whether a form holds something for each part of the question. */
export function isAnswered(form: FormData, question: OpenQuestion) {
  const { id, kind } = question;
  return kind === "order" || kind === "sort"
    ? question.things.every((_, at) => form.get(answerField(id, at)))
    : Boolean(form.get(answerField(id)));
}

interface AskedProps {
  legend: ReactNode;
  errors: string[] | "" | undefined;
}

/** A question about several things, each with a control of its own. */
function Things({ legend, errors, children }: AskedProps & { children: ReactNode }) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset
      className="opts quiz__question"
      aria-describedby={errors ? errorId : undefined}
      aria-invalid={errors ? true : undefined}
    >
      <legend className="label">{legend}</legend>
      <ul className="things">{children}</ul>
      <FieldErrors id={errorId} errors={errors || undefined} />
    </fieldset>
  );
}

function Word({
  legend,
  errors,
  ...input
}: AskedProps & { name: string; defaultValue: string | undefined }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="opts quiz__question">
      <label className="label" htmlFor={id}>
        {legend}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        maxLength={longestWord}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={errors ? errorId : undefined}
        aria-invalid={errors ? true : undefined}
      />
      <FieldErrors id={errorId} errors={errors || undefined} />
    </div>
  );
}
