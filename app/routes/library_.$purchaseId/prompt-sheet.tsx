import "~/components/library/library.css";

import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { TextField } from "~/components/ui/field";
import { useScripted } from "~/components/use-scripted";
import { blanksOf, fillIn } from "~/models/marketplace/prompt-blanks";
import { TryIt } from "./try-it";

export interface Sheet {
  title: string;
  note: string;
  prompt: string | null;
  example: string | null;
}

interface PromptSheetProps {
  sheet: Sheet;
  /** From 1. */
  number: number;
  /** What was filled in without scripts, in the order of the blanks. */
  filled: readonly string[];
}

/** One prompt of a pack: to read, fill in, copy and try. */
export function PromptSheet({ sheet, number, filled }: PromptSheetProps) {
  const { title, note, prompt, example } = sheet;
  return (
    <section
      className="prompt-sheet"
      id={`prompt-${number}`}
      aria-labelledby={`prompt-${number}-title`}
    >
      <h3 id={`prompt-${number}-title`}>
        {number}. {title}
      </h3>
      {note && <p className="prompt-sheet__note">{note}</p>}
      {prompt && <Prompt title={title} prompt={prompt} number={number} filled={filled} />}
      {example && (
        <details>
          <summary className="btn btn--secondary btn--s">What came back</summary>
          <p className="prompt-sheet__example">{example}</p>
        </details>
      )}
    </section>
  );
}

function Prompt({
  title,
  prompt,
  number,
  filled,
}: { title: string; prompt: string } & Omit<PromptSheetProps, "sheet">) {
  const isScripted = useScripted();
  const blanks = blanksOf(prompt);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(blanks.map((name, place) => [name, filled[place] ?? ""])),
  );
  const text = fillIn(prompt, values);

  function stayHere(event: FormEvent) {
    if (isScripted) event.preventDefault();
  }

  return (
    <>
      {blanks.length > 0 && (
        <form
          method="get"
          action={`#prompt-${number}`}
          className="prompt-sheet__blanks"
          aria-label={`Fill in: ${title}`}
          onSubmit={stayHere}
        >
          <input type="hidden" name="prompt" value={number} />
          {blanks.map((name) => (
            <TextField
              key={name}
              label={name.charAt(0).toUpperCase() + name.slice(1)}
              mark={false}
              inputProps={{
                name: "filled",
                value: values[name],
                onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
                maxLength: 500,
                autoComplete: "off",
              }}
            />
          ))}
          {!isScripted && (
            <Button variant="secondary" size="s">
              Put this into the prompt
            </Button>
          )}
        </form>
      )}
      <CopyButton text={text} of={`the prompt “${title}”`} />
      <pre className="prompt-sheet__prompt" dir="auto">
        {text}
      </pre>
      <TryIt title={title} prompt={text} />
    </>
  );
}
