import "~/components/course/course.css";

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
import { SelectField, TextField } from "~/components/ui/field";
import { Busy } from "~/components/ui/spinner";
import { ageGroups, competenceLevels } from "~/content/profile-options";
import type { HowToChoice } from "~/models/how-to-choice";
import type { CourseRequest } from "~/schemas/course";
import { HowToField } from "./how-to-field";

interface NewCourseProps {
  start: CourseRequest;
  /** What a course for the goal that stands there can bring about. */
  howTos: HowToChoice | null;
  lastResult: SubmissionResult<string[]> | undefined;
  /** So many courses a learner keeps; given when there is no room for another. */
  most: number | null;
}

export function NewCourse({ start, howTos, lastResult, most }: NewCourseProps) {
  const [form, fields] = useForm<Entered>({
    id: "new-course-form",
    lastResult,
    defaultValue: start,
  });
  // Of a form that came back, what was ticked in it.
  const ticked = lastResult?.initialValue ? [fields.howTos.initialValue].flat() : howTos?.read;
  const { formAction, state } = useNavigation();
  const isGenerating = state !== "idle" && formAction === "/dashboard/courses";
  return (
    <Form
      method="post"
      action="/dashboard/courses"
      {...getFormProps(form)}
      className="course-form card card--pad"
    >
      {/* Enter in a field presses the first button of a form, which would be a goal. */}
      <button
        type="submit"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        disabled={most !== null}
      />
      <div className="course-form__row">
        <SelectField
          label="Age group"
          mark={false}
          errors={fields.ageGroup.errors}
          options={withOwn(ageGroups, fields.ageGroup.initialValue, "Adult")}
          inputProps={{ ...getSelectProps(fields.ageGroup), required: true }}
        />
        <SelectField
          label="Competence level"
          mark={false}
          errors={fields.competenceLevel.errors}
          options={withOwn(competenceLevels, fields.competenceLevel.initialValue)}
          inputProps={{ ...getSelectProps(fields.competenceLevel), required: true }}
        />
      </div>
      <TextField
        label="Industry or interest"
        mark={false}
        hint="The examples come from here."
        errors={fields.industry.errors}
        inputProps={{
          ...getInputProps(fields.industry, { type: "text" }),
          required: true,
          maxLength: 500,
          autoComplete: "off",
        }}
      />
      <GoalField
        errors={fields.learningGoal.errors}
        formAction={`/dashboard/courses#${form.id}`}
        ageGroup={start.ageGroup}
        inputProps={getTextareaProps(fields.learningGoal)}
      />
      {howTos && <HowToField {...howTos} ticked={ticked} errors={fields.howTos.errors} />}
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

type Entered = CourseRequest & { howTos?: string[] };

/** A profile may hold a value that is not one of the options: it stays the learner's own. */
function withOwn(
  options: readonly { value: string; label: string }[],
  own = "",
  label: string = own,
) {
  const isKnown = own === "" || options.some(({ value }) => value === own);
  return isKnown ? options : [{ value: own, label: own === "adult" ? label : own }, ...options];
}
