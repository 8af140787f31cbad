import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { FormErrors } from "~/components/account/form-errors";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { NewGroup } from "~/schemas/group";

interface NewGroupFormProps {
  mayOwn: boolean;
  isMinor: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function NewGroupForm({ mayOwn, isMinor, lastResult }: NewGroupFormProps) {
  return (
    <Card as="section" className="setting">
      <h2>Make a group</h2>
      {mayOwn ? <Fields lastResult={lastResult} /> : <WhyNot isMinor={isMinor} />}
    </Card>
  );
}

function WhyNot({ isMinor }: { isMinor: boolean }) {
  if (isMinor) {
    return <p>Only adults make groups, because who leads one sees what others have done.</p>;
  }
  return (
    <p>
      Only adults make groups. <Link to="/account/profile">Tell us your age group</Link>, and come
      back here.
    </p>
  );
}

function Fields({ lastResult }: Pick<NewGroupFormProps, "lastResult">) {
  const isPending = useNavigation().formAction === "/groups?index";
  const [form, fields] = useForm({
    id: "new-group",
    lastResult,
    onValidate: validateWith(NewGroup),
    shouldRevalidate: "onInput",
  });
  return (
    <>
      <p>You see what each member has done of what you ask for, and never what they wrote.</p>
      <Form method="post" action="/groups?index" {...getFormProps(form)} className="setting__form">
        <TextField
          label="Name of the group"
          hint="Such as “Class 7b” or “Family Okafor”."
          mark={false}
          errors={fields.name.errors}
          inputProps={{
            ...getInputProps(fields.name, { type: "text" }),
            required: true,
            autoComplete: "off",
          }}
        />
        <TextField
          label="How the members know you"
          hint="Such as “Ms. Rivera” or “Grandpa”. Only they see it."
          mark={false}
          errors={fields.ownerName.errors}
          inputProps={{
            ...getInputProps(fields.ownerName, { type: "text" }),
            required: true,
            autoComplete: "off",
          }}
        />
        <FormErrors errors={form.errors} />
        <Button pending={isPending} pendingLabel="Making...">
          Make the group
        </Button>
      </Form>
    </>
  );
}
