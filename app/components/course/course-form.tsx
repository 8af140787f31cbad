import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { Ideas } from "~/components/ideas";
import { Button } from "~/components/ui/button";
import { SelectField, TextareaField, TextField } from "~/components/ui/field";
import { Busy } from "~/components/ui/spinner";
import { ageGroups, competenceLevels, goalPresets } from "~/content/profile-options";
import type { CourseRequest } from "~/schemas/course";
import type { FieldErrors } from "~/schemas/field-errors";

interface CourseFormProps {
  start: CourseRequest;
  errors?: FieldErrors;
}

export function CourseForm({ start, errors = {} }: CourseFormProps) {
  const { formAction, state } = useNavigation();
  const goal = useRef<HTMLTextAreaElement>(null);
  const isGenerating = state !== "idle" && formAction === "/dashboard/courses";
  return (
    <Form
      method="post"
      action="/dashboard/courses"
      noValidate
      className="course-form card card--pad"
    >
      <div className="course-form__row">
        <SelectField
          label="Age group"
          mark={false}
          errors={errors.ageGroup}
          options={withOwn(ageGroups, start.ageGroup, "Adult")}
          inputProps={{ name: "ageGroup", defaultValue: start.ageGroup, required: true }}
        />
        <SelectField
          label="Competence level"
          mark={false}
          errors={errors.competenceLevel}
          options={withOwn(competenceLevels, start.competenceLevel)}
          inputProps={{
            name: "competenceLevel",
            defaultValue: start.competenceLevel,
            required: true,
          }}
        />
      </div>
      <TextField
        label="Industry or interest"
        mark={false}
        hint="The examples come from here."
        errors={errors.industry}
        inputProps={{
          name: "industry",
          defaultValue: start.industry,
          required: true,
          maxLength: 500,
          autoComplete: "off",
        }}
      />
      <TextareaField
        label="Learning goal"
        mark={false}
        hint="In your own words, or begin with one of these."
        errors={errors.learningGoal}
        inputProps={{
          ref: goal,
          name: "learningGoal",
          defaultValue: start.learningGoal,
          required: true,
          maxLength: 500,
          rows: 2,
        }}
      />
      <Ideas
        label="Goals to begin with"
        ideas={goalPresets.map(({ value }) => value)}
        addressOf={(idea) => `/dashboard/courses?goal=${encodeURIComponent(idea)}`}
        onChoose={(idea) => {
          if (!goal.current) return;
          goal.current.value = idea;
          goal.current.focus();
        }}
      />
      <div className="course-form__send">
        <Button pending={isGenerating}>Generate my course</Button>
        <div role="status">{isGenerating && <Busy>Generating your course...</Busy>}</div>
      </div>
    </Form>
  );
}

/** A profile may hold a value that is not one of the options: it stays the learner's own. */
function withOwn(
  options: readonly { value: string; label: string }[],
  own: string,
  label: string = own,
) {
  const isKnown = own === "" || options.some(({ value }) => value === own);
  return isKnown ? options : [{ value: own, label: own === "adult" ? label : own }, ...options];
}
