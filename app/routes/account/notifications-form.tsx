import "~/components/account/account.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { RadioCards } from "~/components/ui/radio-cards";

interface Props {
  notifications: "allow" | "block" | null;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function NotificationsForm({ notifications, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "notifications";

  return (
    <Card as="section" className="setting">
      <h2>Notifications</h2>
      <Form method="post" className="setting__form" preventScrollReset>
        <RadioCards
          legend="May this site tell you about news for you?"
          hint="Only here on the site. We send no email."
          name="notifications"
          defaultValue={notifications ?? undefined}
          errors={lastResult?.error?.notifications ? ["Please choose one of the two"] : undefined}
          options={[
            { value: "allow", label: "Yes, tell me" },
            { value: "block", label: "No, leave me in peace" },
          ]}
        />
        <Button
          variant="tonal"
          name="intent"
          value="notifications"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save choice
        </Button>
      </Form>
    </Card>
  );
}
