import "./listing.css";

import type { StepProps } from "~/components/listing/step-props";
import { CheckboxField, TextField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { licenses } from "~/content/marketplace";

export function LicenseStep({ state, errors, typed }: StepProps) {
  const kept = state.draft;
  const isRefused = "license" in typed;
  return (
    <div className="licenses">
      <RadioCards
        legend="License"
        hideLegend
        name="license"
        errors={errors.license}
        defaultValue={typed.license ?? kept.license}
        options={licenses.map(({ key, label, summary }) => ({
          value: key,
          label,
          hint: summary,
        }))}
      />
      <CheckboxField
        label="I help buyers by email"
        hint="Buyers then see where to write to."
        inputProps={{
          name: "supportOffered",
          defaultChecked: isRefused ? typed.supportOffered === "on" : kept.supportOffered,
        }}
      />
      <div className="licenses__mail">
        <TextField
          label="Contact email"
          hint="Everybody can see this address on your listing."
          errors={errors.contactEmail}
          inputProps={{
            name: "contactEmail",
            type: "email",
            autoComplete: "email",
            defaultValue: typed.contactEmail ?? kept.contactEmail,
          }}
        />
      </div>
    </div>
  );
}
