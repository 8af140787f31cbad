import "~/components/notifications/notifications.css";

import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { CheckboxField } from "~/components/ui/field";

export interface ShownKind {
  kind: string;
  group: string;
  label: string;
  hint: string;
  /** Why it cannot be switched off. */
  why?: string;
}

/** A switch for each kind. What is always told stands there too, with the reason. */
export function SettingsForm({
  kinds,
  on,
}: {
  kinds: readonly ShownKind[];
  on: readonly string[];
}) {
  const isPending = useNavigation().formMethod === "POST";
  const groups = [...new Set(kinds.map(({ group }) => group))];
  return (
    <Form method="post" className="switches" preventScrollReset>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {kinds
            .filter((each) => each.group === group)
            .map(({ kind, label, hint, why }) => (
              <CheckboxField
                key={kind}
                label={label}
                hint={why ? `${hint} Always on: ${lowered(why)}` : hint}
                inputProps={{
                  name: "on",
                  value: kind,
                  defaultChecked: why !== undefined || on.includes(kind),
                  disabled: why !== undefined,
                }}
              />
            ))}
        </fieldset>
      ))}
      <Button pending={isPending} pendingLabel="Saving...">
        Save choices
      </Button>
    </Form>
  );
}

function lowered(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
