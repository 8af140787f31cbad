import "./course.css";

import { Form, useNavigation } from "@remix-run/react";
import { GoalField } from "~/components/goal-field";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { Busy } from "~/components/ui/spinner";
import { ageGroups, competenceLevels } from "~/content/profile-options";
import type { CourseRequest } from "~/schemas/course";
import type { FieldErrors } from "~/schemas/field-errors";

interface CourseFormProps {
  start: CourseRequest;
  errors?: FieldErrors;
  /** So many courses a learner keeps; given when there is no room for another. */
  most: number | null;
}

export function CourseForm({ start, errors = {}, most }: CourseFormProps) {
  const { formAction, state } = useNavigation();
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
      <GoalField
        errors={errors.learningGoal}
        addressOf={(goal) => `/dashboard/courses?goal=${encodeURIComponent(goal)}`}
        inputProps={{ name: "learningGoal", defaultValue: start.learningGoal }}
      />
      <div className="course-form__send">
        {most !== null && (
          <p>
            {most} courses is the most you can keep, so there is no room for another. Open one of{" "}
            <a href="#my-courses">your courses</a> and delete it there; what it showed of your
            skills stays.
          </p>
        )}
        <Button pending={isGenerating} disabled={most !== null}>
          Generate my course
        </Button>
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
