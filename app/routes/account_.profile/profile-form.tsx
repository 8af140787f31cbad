import "~/components/account/account.css";

import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { GoalField } from "~/components/goal-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { competenceLevels } from "~/content/profile-options";
import { Profile } from "~/schemas/onboarding";

interface Props {
  profile: Record<keyof Profile, string | null>;
  /** The age groups that this account may have now. */
  ageGroups: readonly { value: string; label: string }[];
  /** The day from which an under-18 may say that they are 18, in words; null for others. */
  adultFrom: string | null;
  hasPath: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What a learner says of themselves. The path follows only when they ask for it. */
export function ProfileForm({ profile, ageGroups, adultFrom, hasPath, lastResult }: Props) {
  const sending = useNavigation().formData?.get("intent");
  const [form, fields] = useForm<Profile>({
    id: "profile-form",
    lastResult,
    defaultValue: profile,
    onValidate: validateWith(Profile),
    shouldRevalidate: "onInput",
  });

  return (
    <Card as="section" className="setting">
      <h2>About you</h2>
      <p>Your path, your courses and the pace of your lessons follow from these answers.</p>
      <Form method="post" {...getFormProps(form)} className="setting__form" preventScrollReset>
        {/* Enter in a field presses the first button of a form, which would be a goal. */}
        <button
          type="submit"
          name="intent"
          value="profile"
          className="vh"
          tabIndex={-1}
          aria-hidden="true"
        />
        <SelectField
          label="Age group"
          mark={false}
          placeholder={profile.ageGroup ? undefined : "Choose your age group"}
          hint={
            adultFrom
              ? `You told us that you are under 18. You can change that from ${adultFrom} on, or ask an editor before.`
              : "Under 18 closes buying, selling and a public name. It opens again a year later, or when an editor helps."
          }
          errors={fields.ageGroup.errors}
          options={ageGroups}
          inputProps={getSelectProps(fields.ageGroup)}
        />
        <SelectField
          label="Competence level"
          mark={false}
          placeholder={profile.competenceLevel ? undefined : "Choose your level"}
          errors={fields.competenceLevel.errors}
          options={withOwn(
            competenceLevels.map(({ value, label, hint }) => ({
              value,
              label: `${label}: ${hint}`,
            })),
            profile.competenceLevel,
          )}
          inputProps={getSelectProps(fields.competenceLevel)}
        />
        <TextField
          label="Field or interest"
          mark={false}
          hint="The examples come from here."
          errors={fields.industry.errors}
          inputProps={{
            ...getInputProps(fields.industry, { type: "text" }),
            maxLength: 500,
            autoComplete: "off",
          }}
        />
        <GoalField
          errors={fields.learningGoal.errors}
          formAction={`/account/profile#${form.id}`}
          ageGroup={profile.ageGroup}
          inputProps={getTextareaProps(fields.learningGoal)}
        />
        <div className="row">
          <Button
            name="intent"
            value="profile"
            variant={hasPath ? "primary" : "secondary"}
            pending={sending === "profile"}
            pendingLabel="Saving..."
          >
            Save
          </Button>
          <Button
            name="intent"
            value="plan"
            variant={hasPath ? "secondary" : "primary"}
            pending={sending === "plan"}
            pendingLabel="Making your plan..."
          >
            {hasPath ? "Save and plan anew" : "Save and make my path"}
          </Button>
        </div>
        <p className="small muted">
          {hasPath
            ? "Saving alone leaves your path as it is. A new plan takes the place of the path; your score, your streak and every finished skill stay."
            : "You have no path yet. It brings 12 points to begin with."}
        </p>
      </Form>
    </Card>
  );
}

/** An account may hold a value that is not one of the options: it stays the learner's own. */
function withOwn(options: readonly { value: string; label: string }[], own: string | null) {
  const isKnown = !own || options.some(({ value }) => value === own);
  return isKnown ? options : [{ value: own, label: own }, ...options];
}
