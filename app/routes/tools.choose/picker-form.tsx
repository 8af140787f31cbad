import "~/components/tools/tool-choice.css";

import { Form } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { type PickerAnswers, pickerQuestions } from "~/models/tool-picker";

const missing = ["Choose one, so that we can look for a tool."];

interface PickerFormProps {
  answers: Partial<PickerAnswers>;
  /** Whether we know that the person is under 18. */
  isYoung: boolean;
  /** Whether the form was sent before. */
  isSent: boolean;
}

export function PickerForm({ answers, isYoung, isSent }: PickerFormProps) {
  const { task, device, cost, age } = pickerQuestions;
  const errorsOf = (question: keyof PickerAnswers) =>
    isSent && answers[question] === undefined ? missing : undefined;
  return (
    <Form className="pick__form" aria-label="Four questions">
      <SelectField
        label="What do you want to do?"
        placeholder="Choose one"
        options={task}
        errors={errorsOf("task")}
        inputProps={{ name: "task", defaultValue: answers.task ?? "", required: true }}
      />
      <RadioCards
        legend="On what?"
        name="device"
        options={device}
        errors={errorsOf("device")}
        defaultValue={answers.device}
        required
      />
      <RadioCards
        legend="May it cost something?"
        name="cost"
        options={cost}
        errors={errorsOf("cost")}
        defaultValue={answers.cost}
        required
      />
      <RadioCards
        legend="How old is the person who will use it?"
        name="age"
        options={age.filter(({ value }) => !isYoung || value !== "adult")}
        errors={errorsOf("age")}
        defaultValue={answers.age}
        required
      />
      <Button>Find a tool</Button>
    </Form>
  );
}
