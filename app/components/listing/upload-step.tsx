import "./listing.css";

import { PromptFields } from "~/components/listing/prompt-fields";
import type { StepProps } from "~/components/listing/step-props";
import { UploadField } from "~/components/listing/upload-field";
import { TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { RadioCards } from "~/components/ui/radio-cards";

const written = {
  value: "prompts",
  label: "Prompts, written here",
  hint: "Buyers read, fill in and copy them in their library",
};
const methods = [
  { value: "zip", label: "A ZIP file", hint: "Buyers download it here" },
  { value: "replit", label: "A Replit project", hint: "Buyers get the link" },
  { value: "other", label: "Something else", hint: "Buyers get a link or your instructions" },
];

/** Which fields belong to the chosen way is decided by the style sheet, so it works without scripts. */
export function UploadStep(props: StepProps) {
  const { state, errors, typed } = props;
  const kept = state.draft;
  const isPack = kept.type === "prompt";
  return (
    <div className="ways">
      <RadioCards
        legend="How do buyers get it?"
        name="uploadMethod"
        errors={errors.uploadMethod}
        defaultValue={typed.uploadMethod ?? kept.uploadMethod}
        options={isPack ? [written, ...methods] : methods}
      />
      {isPack && (
        <div className="ways__prompts">
          <PromptFields {...props} />
        </div>
      )}
      <div className="ways__zip">
        <UploadField
          kind="package"
          label="ZIP file"
          hint="ZIP, max 50MB. You can add it later, before you publish."
          accept=".zip,application/zip"
          limit={{ bytes: 50 * 1024 * 1024, words: "50MB" }}
          errors={errors.package}
        >
          {state.package && (
            <div className="upload__kept">
              <Icon name="download" />
              <p>
                {state.package.name}{" "}
                <span className="muted">({fileSize(state.package.sizeBytes)})</span>
              </p>
              <button
                type="submit"
                name="intent"
                value="remove-package"
                className="btn btn--quiet btn--s"
              >
                Remove
              </button>
            </div>
          )}
        </UploadField>
      </div>
      <div className="ways__replit">
        <TextField
          label="Link to your Replit project"
          hint="Only buyers see it."
          errors={errors.replitLink}
          inputProps={{
            name: "replitLink",
            type: "url",
            inputMode: "url",
            placeholder: "https://replit.com/@you/project",
            defaultValue: typed.replitLink ?? kept.replitLink,
          }}
        />
      </div>
      <div className="ways__other">
        <TextField
          label="Link"
          hint="Only buyers see it. Leave it empty if your instructions are enough."
          errors={errors.linkUrl}
          inputProps={{
            name: "linkUrl",
            type: "url",
            inputMode: "url",
            defaultValue: typed.linkUrl ?? kept.linkUrl,
          }}
        />
      </div>
      <TextareaField
        label="Instructions for buyers"
        hint="How to begin: what to open first, what to put in. Only buyers see them."
        errors={errors.instructions}
        inputProps={{
          name: "instructions",
          rows: 5,
          defaultValue: typed.instructions ?? kept.instructions,
        }}
      />
    </div>
  );
}

/** Bytes as people read them: "1.4 MB". */
function fileSize(bytes: number) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
