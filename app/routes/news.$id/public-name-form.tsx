import "./comments.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useBesideText } from "~/components/drafts/beside-text";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { errorsIn, textIn } from "~/schemas/form-result";

/** Asked before the first comment, of members who have not chosen how others see them. */
export function PublicNameForm({
  articleId,
  name,
  typed,
  lastResult,
}: {
  articleId: number;
  /** As others see them until then. */
  name: string;
  /** What was typed here when another form of the page was sent. */
  typed: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const action = `/news/${articleId}#public-name`;
  const press = useBesideText()(action, { intent: "public-name" });
  const isPending = useNavigation().formData?.get("intent") === "public-name";
  return (
    <Form
      id="public-name"
      method="post"
      action={action}
      className="comms__name"
      preventScrollReset
      noValidate
    >
      <TextField
        label="Public name"
        hint={`Others see it beside your comments. Until you choose one, you are ${name}.`}
        errors={errorsIn(lastResult).publicName}
        inputProps={{
          form: press?.form,
          name: "publicName",
          defaultValue: lastResult ? textIn(lastResult, "publicName") : typed,
          autoComplete: "nickname",
          maxLength: 40,
        }}
      />
      <Button {...press} name="intent" value="public-name" variant="secondary" pending={isPending}>
        Use this name
      </Button>
    </Form>
  );
}
