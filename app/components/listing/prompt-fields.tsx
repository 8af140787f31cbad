import "./listing.css";

import type { StepProps } from "~/components/listing/step-props";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FieldErrors, TextareaField, TextField } from "~/components/ui/field";
import { type DraftPrompt, emptyPrompt } from "~/models/marketplace/draft";

const most = 20;

/** The prompts of a pack, each with its fields; an empty one is left out when the pack is sent. */
export function PromptFields({ state, errors, typed }: StepProps) {
  const kept = typed.prompts ? (JSON.parse(typed.prompts) as DraftPrompt[]) : state.draft.prompts;
  const prompts = kept.length > 0 ? kept : [emptyPrompt];
  return (
    <fieldset className="pack" id="prompts">
      <legend>Your prompts</legend>
      <p className="hint">
        Put what buyers fill in between double braces, such as {"{{your topic}}"}: they get a field
        for it.
      </p>
      <FieldErrors errors={errors.prompts} />
      {prompts.map((prompt, place) => (
        <PromptFieldset
          // The list is read anew with every answer, so a place is all that names a prompt.
          key={`${prompts.length}-${String(place)}`}
          prompt={prompt}
          place={place}
          isOnly={prompts.length === 1}
        />
      ))}
      {prompts.length < most && (
        <Button variant="secondary" size="s" name="intent" value="add-prompt">
          Add a prompt
        </Button>
      )}
    </fieldset>
  );
}

function PromptFieldset({
  prompt,
  place,
  isOnly,
}: {
  prompt: DraftPrompt;
  place: number;
  isOnly: boolean;
}) {
  const number = place + 1;
  return (
    <Card as="section" className="pack__prompt" aria-label={`Prompt ${number}`}>
      <TextField
        label={`Title of prompt ${number}`}
        inputProps={{ name: "promptTitle", maxLength: 120, defaultValue: prompt.title }}
      />
      <TextareaField
        label="Prompt"
        inputProps={{ name: "promptText", rows: 6, maxLength: 4000, defaultValue: prompt.prompt }}
      />
      <TextField
        label="When to use it (optional)"
        mark={false}
        inputProps={{ name: "promptNote", maxLength: 300, defaultValue: prompt.note }}
      />
      <TextareaField
        label="What came back when you tried it (optional)"
        mark={false}
        inputProps={{
          name: "promptExample",
          rows: 4,
          maxLength: 2000,
          defaultValue: prompt.example,
        }}
      />
      <div className="row">
        <label className="pack__sample">
          <input type="radio" name="promptSample" value={place} defaultChecked={prompt.isSample} />{" "}
          Free sample: everybody can read it
        </label>
        {!isOnly && (
          <Button variant="quiet" size="s" name="intent" value={`remove-prompt-${place}`}>
            Remove<span className="vh"> prompt {number}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
