import "./exercise.css";

import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import type { GrownPart } from "~/components/exercise/shown";
import { Gap } from "~/components/exercise/with-gaps";
import { Button } from "~/components/ui/button";

interface GrownPromptProps {
  grown: readonly GrownPart[];
  /** Where the text is put into the prompt box without scripts. */
  action: string;
  onUse: (text: string) => void;
}

/** The learner's own prompt with gaps at the places where something is missing. */
export function GrownPrompt({ grown, action, onUse }: GrownPromptProps) {
  const text = grown.map((part) => (typeof part === "string" ? part : `[${part.gap}]`)).join("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onUse(text);
  }

  return (
    <>
      <h2 id="grown">Your prompt, grown</h2>
      <p className="small muted">Your own words, with gaps only you can fill.</p>
      <p className="grown__text">
        {grown.map((part, index) =>
          typeof part === "string" ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
            <Gap key={index}>{part.gap}</Gap>
          ),
        )}
      </p>
      <Form method="post" action={action} onSubmit={handleSubmit}>
        <input type="hidden" name="text" value={text} />
        <Button name="intent" value="reuse" variant="tonal" wide>
          Use this as my next try
        </Button>
      </Form>
    </>
  );
}
