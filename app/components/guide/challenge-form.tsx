import "./guide.css";

import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useCarriedForm } from "~/components/carried-form";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import type { ShownChallenge } from "./shown";

interface ChallengeFormProps {
  challenge: ShownChallenge;
  number: number;
  /** What it is called and how many there are: "Challenge 2 of 3". */
  count: string;
  action: string;
  refused?: string;
}

/** One challenge: open, or locked with what came of it. */
export function ChallengeForm({ challenge, number, count, action, refused }: ChallengeFormProps) {
  const submit = useSubmit();
  const { formData } = useNavigation();
  const sending = formData?.get("challenge");
  const { prompt, options, result } = challenge;
  const wasOpen = useRef(result === null);
  const carried = useCarriedForm();
  const carriedOption = carried.get("challenge") === String(number) ? carried.get("option") : null;

  function sendInPlace(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending != null) return; // another answer is on its way, and this one would stop it
    const sent = new FormData(event.currentTarget);
    // Not in place for the router: a visitor's answer is kept, which the header tells.
    sent.set("stays", "yes");
    submit(sent, { method: "post", action, preventScrollReset: true, replace: true });
  }

  return (
    <Form
      method="post"
      action={action}
      id={`challenge-${number}`}
      className="challenge card card--pad"
      onSubmit={sendInPlace}
    >
      <input type="hidden" name="challenge" value={number} />
      <fieldset key={result ? "locked" : "open"} className="opts" disabled={result !== null}>
        <legend>
          <span className="challenge__count">{count}</span>
          {prompt}
        </legend>
        {options.map((text, option) => (
          <label key={text} className={cx("opt", result && lookOf(result, option))}>
            <input
              type="radio"
              name="option"
              value={option}
              required
              defaultChecked={result ? option === result.chosen : String(option) === carriedOption}
            />
            <span className="opt__text">
              {text}
              {result && <OptionWords result={result} option={option} />}
            </span>
          </label>
        ))}
      </fieldset>
      {refused && !result && <Refusal>{refused}</Refusal>}
      {result ? (
        <Verdict result={result} isNew={wasOpen.current} />
      ) : (
        <Button variant="secondary" pending={sending === String(number)} pendingLabel="Checking...">
          Check my answer
        </Button>
      )}
    </Form>
  );
}

export function Refusal({ children }: { children: string }) {
  return (
    <p className="error" role="alert">
      <Icon name="warn" size="s" />
      <span>{children}</span>
    </p>
  );
}

type Result = NonNullable<ShownChallenge["result"]>;

function lookOf({ chosen, correct }: Result, option: number) {
  if (option === correct) return "is-right";
  return option === chosen ? "is-wrong" : "is-other";
}

function OptionWords({ result: { chosen, correct }, option }: { result: Result; option: number }) {
  if (option !== chosen && option !== correct) return null;
  const words = option === chosen ? "Your answer" : "The right answer";
  return (
    <span className="challenge__words">
      <Icon name={option === correct ? "check" : "close"} size="s" />
      {option === chosen && option === correct ? "Your answer, and the right one" : words}
    </span>
  );
}

function Verdict({ result, isNew }: { result: Result; isNew: boolean }) {
  const { chosen, correct, explanation, rightExplanation } = result;
  const verdict = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that was pressed is gone, and nothing else tells a screen reader what came of it.
    if (isNew) verdict.current?.focus({ preventScroll: true });
  }, [isNew]);

  return (
    <div ref={verdict} tabIndex={-1} className="verdict">
      <p>
        <b>{chosen === correct ? "Correct!" : "Not quite."}</b> {explanation}
      </p>
      {rightExplanation && (
        <p>
          <b>The right answer:</b> {rightExplanation}
        </p>
      )}
    </div>
  );
}
