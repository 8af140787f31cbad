import "~/components/account/account.css";

import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { validateWith } from "~/components/validate";
import { PublicName } from "~/schemas/account";

interface Props {
  id: number;
  publicName: string | null;
  mayHavePublicName: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function PublicNameForm({ id, publicName, mayHavePublicName, lastResult }: Props) {
  return (
    <Card as="section" className="setting">
      <h2>Public name</h2>
      {mayHavePublicName ? (
        <EditName id={id} publicName={publicName} lastResult={lastResult} />
      ) : (
        <p>
          You told us that you are under 18, so you have no public name. Others see you as{" "}
          <b>Learner {id}</b> beside what you write for them to read.
        </p>
      )}
    </Card>
  );
}

function EditName({ id, publicName, lastResult }: Omit<Props, "mayHavePublicName">) {
  const isPending = useNavigation().formData?.get("intent") === "public-name";
  const [form, fields] = useForm({
    id: "public-name-form",
    lastResult,
    defaultValue: { publicName },
    onValidate: validateWith(PublicName),
    shouldRevalidate: "onInput",
  });

  return (
    <>
      <p>
        Everybody can see this name: it stands beside what you write for others to read.{" "}
        {publicName === null && (
          <>
            Until you choose one, you are <b>Learner {id}</b> there.
          </>
        )}
      </p>
      <Form method="post" {...getFormProps(form)} className="setting__row" preventScrollReset>
        <TextField
          label="Public name"
          errors={fields.publicName.errors}
          inputProps={{
            ...getInputProps(fields.publicName, { type: "text" }),
            autoComplete: "nickname",
          }}
        />
        <Button
          variant="tonal"
          name="intent"
          value="public-name"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save name
        </Button>
      </Form>
    </>
  );
}
