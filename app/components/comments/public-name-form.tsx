import "./comments.css";

import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { CommentOutcome } from "~/models/news/comment";

/** Asked before the first comment, of members who have not chosen how others see them. */
export function PublicNameForm({
  articleId,
  name,
  outcome,
}: {
  articleId: number;
  /** As others see them until then. */
  name: string;
  outcome: CommentOutcome | undefined;
}) {
  const isPending = useNavigation().formData?.get("intent") === "public-name";
  return (
    <Form
      method="post"
      action={`/news/${articleId}`}
      className="comms__name"
      preventScrollReset
      noValidate
    >
      <TextField
        label="Public name"
        hint={`Others see it beside your comments. Until you choose one, you are ${name}.`}
        errors={outcome?.errors.publicName}
        inputProps={{
          name: "publicName",
          defaultValue: outcome?.typed.publicName,
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
