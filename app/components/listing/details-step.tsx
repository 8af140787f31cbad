import "./listing.css";

import type { StepProps } from "~/components/listing/step-props";
import { UploadField } from "~/components/listing/upload-field";
import { Button } from "~/components/ui/button";
import { SelectField, TextareaField, TextField } from "~/components/ui/field";
import { Prose } from "~/components/ui/prose";
import { categories } from "~/content/marketplace";

const longestShort = 200;

export function DetailsStep({ state, draft, errors, typed, preview }: StepProps) {
  const kept = state.draft;
  return (
    <>
      <TextField
        label="Title"
        hint="10 to 80 characters work best, such as “Weekly meal planner for families”."
        errors={errors.title}
        inputProps={{
          name: "title",
          maxLength: 120,
          required: true,
          defaultValue: typed.title ?? kept.title,
        }}
      />
      <TextareaField
        label="Short description"
        hint="Stands on the card: what it does, and for whom."
        aside={`${draft.shortDescription.length}/${longestShort}`}
        errors={errors.shortDescription}
        inputProps={{
          name: "shortDescription",
          rows: 2,
          maxLength: longestShort,
          required: true,
          defaultValue: typed.shortDescription ?? kept.shortDescription,
        }}
      />
      <TextareaField
        label="Full description"
        hint="Markdown works: ## for a heading, - for a list. Good headings are What you get, Who it is for and How to use."
        errors={errors.fullDescription}
        inputProps={{
          name: "fullDescription",
          rows: 12,
          required: true,
          defaultValue: typed.fullDescription ?? kept.fullDescription,
        }}
      />
      <div>
        <Button variant="secondary" size="s" name="intent" value="preview">
          Preview the description
        </Button>
        <div aria-live="polite">
          {preview !== undefined && (
            <section className="wizard__preview" aria-label="Preview">
              {preview === "" ? (
                <p className="muted">There is nothing to show yet.</p>
              ) : (
                <Prose html={preview} />
              )}
            </section>
          )}
        </div>
      </div>
      <div className="wizard__pair">
        <SelectField
          label="Category"
          errors={errors.category}
          options={categories.map((name) => ({ value: name, label: name }))}
          inputProps={{ name: "category", defaultValue: typed.category ?? kept.category }}
        />
        <TextField
          label="Tags"
          hint="Up to 8, with commas between them."
          errors={errors.tags}
          inputProps={{ name: "tags", defaultValue: typed.tags ?? kept.tags.join(", ") }}
        />
      </div>
      <UploadField
        kind="cover"
        label="Cover image"
        hint="PNG, JPG or GIF, max 5MB. Wide pictures fit best."
        accept="image/png,image/jpeg,image/gif"
        limit={{ bytes: 5 * 1024 * 1024, words: "5MB" }}
        errors={errors.cover}
      >
        {state.cover && (
          <div className="upload__kept">
            <img src={state.cover.address} alt="Your cover as it is now" />
            <p>{state.cover.name ?? "The cover image of your listing"}</p>
            {state.cover.isRemovable && (
              <button
                type="submit"
                name="intent"
                value="remove-cover"
                className="btn btn--quiet btn--s"
              >
                Remove
              </button>
            )}
          </div>
        )}
      </UploadField>
    </>
  );
}
