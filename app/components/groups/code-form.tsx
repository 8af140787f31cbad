import "~/components/account/account.css";

import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";

interface CodeFormProps {
  /** What was typed and is no code; null or nothing before anything was. */
  typed?: string | null;
  /** It looks like a code, but no group has it. */
  isUnknown?: boolean;
}

/** Leads to the page of a code, also by scripts that are off. */
export function CodeForm({ typed, isUnknown = false }: CodeFormProps) {
  const error = isUnknown
    ? "No group has this code. Look whether it is typed right, or ask for it again: it may have been changed."
    : "A code has eight letters, such as BCDF-GHJK. Please look at yours again.";
  return (
    <Card as="section" className="setting">
      <h2>Join with a code</h2>
      <p>You get the code, or a link, from whoever leads the group.</p>
      <Form action="/groups/join" className="setting__row">
        <TextField
          label="Code"
          mark={false}
          errors={typed ? [error] : undefined}
          inputProps={{
            name: "code",
            defaultValue: typed ?? "",
            required: true,
            maxLength: 40,
            autoComplete: "off",
            autoCapitalize: "characters",
            spellCheck: false,
          }}
        />
        <Button variant="tonal">Look it up</Button>
      </Form>
    </Card>
  );
}
