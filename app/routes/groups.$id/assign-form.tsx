import {
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField, TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { NewAssignment } from "~/schemas/group";
import type { Lead } from "./shown";

interface AssignFormProps extends Pick<Lead, "choices" | "days"> {
  lastResult: SubmissionResult<string[]> | undefined;
}

export function AssignForm({ choices, days, lastResult }: AssignFormProps) {
  const isPending = useNavigation().formData?.get("intent") === "assign";
  const [form, fields] = useForm({
    id: "assign",
    lastResult,
    onValidate: validateWith(NewAssignment),
    shouldRevalidate: "onInput",
  });
  return (
    <Card as="section" className="setting">
      <h2>Ask for something</h2>
      <p>It stands on each member's dashboard until it is done.</p>
      <Form method="post" {...getFormProps(form)} className="setting__form" preventScrollReset>
        <SelectField
          label="What"
          mark={false}
          errors={fields.target.errors}
          placeholder="Choose a path, lesson, exercise or challenge"
          options={[]}
          inputProps={{ ...getSelectProps(fields.target), required: true }}
        >
          {choices.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          label="Until when"
          hint="To change the day of something, ask for it again."
          mark={false}
          errors={fields.dueDay.errors}
          inputProps={{
            ...getInputProps(fields.dueDay, { type: "date" }),
            required: true,
            min: days.first,
            max: days.last,
          }}
        />
        <FormErrors errors={form.errors} />
        <Button name="intent" value="assign" pending={isPending} pendingLabel="Asking...">
          Ask the group
        </Button>
      </Form>
    </Card>
  );
}
