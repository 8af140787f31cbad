import "./listing.css";

import type { FormProps } from "@remix-run/react";
import { type ComponentType, useEffect, useRef } from "react";

import { Button, ButtonLink } from "~/components/ui/button";

/** Asked in the page, so that it works without scripts and in the dialog alike. */
export function CancelQuestion({
  form: QuestionForm,
  address,
  isInPlace,
  stayAt,
  onStay,
}: {
  form: ComponentType<FormProps>;
  address: string;
  isInPlace: boolean;
  stayAt: string;
  onStay?: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div
      className="wizard__question"
      role="alertdialog"
      aria-labelledby="cancel-question"
      tabIndex={-1}
      ref={box}
    >
      <p id="cancel-question">Are you sure you want to cancel? Your progress will be lost.</p>
      <QuestionForm method="post" action={address} className="wizard__answers">
        {isInPlace && <input type="hidden" name="inPlace" value="1" />}
        {onStay ? (
          <Button variant="secondary" size="s" type="button" onClick={onStay}>
            Keep going
          </Button>
        ) : (
          <ButtonLink variant="secondary" size="s" to={stayAt}>
            Keep going
          </ButtonLink>
        )}
        <Button variant="danger" size="s" name="intent" value="cancel">
          Yes, cancel
        </Button>
      </QuestionForm>
    </div>
  );
}
