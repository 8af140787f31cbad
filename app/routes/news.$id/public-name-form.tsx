import "./comments.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { errorsIn, textIn } from "~/schemas/form-result";

/** Asked before the first comment, of members who have not chosen how others see them. */
export function PublicNameForm({
  articleId,
  name,
  lastResult,
}: {
  articleId: number;
  /** As others see them until then. */
  name: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const isPending = useNavigation().formData?.get("intent") === "public-name";
  return (
    <Form
      id="public-name"
      method="post"
      action={`/news/${articleId}#public-name`}
      className="comms__name"
      preventScrollReset
      noValidate
    >
      <TextField
        label="Public name"
        hint={`Others see it beside your comments. Until you choose one, you are ${name}.`}
        errors={errorsIn(lastResult).publicName}
        inputProps={{
          name: "publicName",
          defaultValue: lastResult && textIn(lastResult, "publicName"),
          autoComplete: "nickname",
          maxLength: 40,
        }}
      />
      <Button name="intent" value="public-name" variant="secondary" pending={isPending}>
        Use this name
      </Button>
    </Form>
  );
}
