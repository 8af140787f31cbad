import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { MemberName } from "~/schemas/group";

interface NameFormProps {
  intent: "join" | "rename";
  name?: string;
  button: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The name that a member chooses for one group. */
export function NameForm({ intent, name, button, lastResult }: NameFormProps) {
  const isPending = useNavigation().formData?.get("intent") === intent;
  const [form, fields] = useForm({
    id: "name-form",
    lastResult,
    defaultValue: { name },
    onValidate: validateWith(MemberName),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="setting__form">
      <TextField
        label="Your name in this group"
        hint="A first name or a nickname is enough."
        mark={false}
        errors={fields.name.errors}
        inputProps={{
          ...getInputProps(fields.name, { type: "text" }),
          required: true,
          autoComplete: "off",
        }}
      />
      <FormErrors errors={form.errors} />
      <Button
        variant={intent === "join" ? "primary" : "tonal"}
        name="intent"
        value={intent}
        pending={isPending}
        pendingLabel="Saving..."
      >
        {button}
      </Button>
    </Form>
  );
}
