import { Form } from "@remix-run/react";

import { IntentButton } from "~/components/editor/article-form";

/** Takes it away from readers, or off the schedule. What is typed below stays. */
export function MoveForm({ status }: { status: string }) {
  if (status === "draft" || status === "unpublished") return null;
  const isOut = status === "published";
  return (
    <Form method="post" preventScrollReset>
      <IntentButton intent={isOut ? "unpublish" : "back-to-draft"}>
        {isOut ? "Unpublish" : "Take off the schedule"}
      </IntentButton>
    </Form>
  );
}
