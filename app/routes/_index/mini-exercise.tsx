import "./landing.css";

import { Link, useFetcher } from "@remix-run/react";
import { type Outcome, resultId } from "~/components/exercise/outcome";
import { WithGaps } from "~/components/exercise/with-gaps";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { firstExercise } from "~/content/navigation";

/** One prompt and what the coach says to it. Without scripts the exercise itself answers. */
export function MiniExercise() {
  const fetcher = useFetcher<Outcome>();
  const isPending = fetcher.state !== "idle";
  const outcome = isPending ? undefined : fetcher.data;
  return (
    <fetcher.Form
      method="post"
      action={`${firstExercise}#${resultId}`}
      className="mini card"
      noValidate
    >
      <p>
        <b>Try it now.</b> You write a prompt, and the coach says what to add. Ask for ideas for a
        rainy afternoon with two children.
      </p>
      <TextareaField
        label="Your prompt"
        errors={outcome?.errors ?? undefined}
        inputProps={{ name: "prompt", rows: 2, placeholder: "Give me ideas for ..." }}
      />
      <div className="row">
        <Button variant="tonal" pending={isPending}>
          Ask the coach
        </Button>
        <Link to={firstExercise}>Try without an account</Link>
      </div>
      <div role="status">
        {outcome?.failure && <p className="error">{outcome.failure.join(" ")}</p>}
        {outcome?.exchange && <CoachSays {...outcome.exchange.notes} />}
      </div>
    </fetcher.Form>
  );
}

function CoachSays({ score, gate, nextStep }: NonNullable<Outcome["exchange"]>["notes"]) {
  return (
    <p className="mini__coach num">
      {score !== null && <b>About {score} of 100. </b>}
      {gate ? gate.text : nextStep?.text}{" "}
      {!gate && nextStep?.try && (
        <>
          Try adding: “<WithGaps text={nextStep.try} />”{" "}
        </>
      )}
      <Link to={firstExercise}>Go on in the exercise</Link>
    </p>
  );
}
