import { useState } from "react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";

/** A link that was just made. It is shown here and never again. */
export function IssuedLink({ username, href }: { username: string; href: string }) {
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setSaid("Copied");
    } catch {
      setSaid("This browser does not let us copy. Please copy the link by hand.");
    }
  }

  return (
    <Card as="section" look="lit" className="setting">
      <h2>
        The link for <bdi>{username}</bdi>
      </h2>
      <p>Send it to them now. It is shown this once and nobody can read it again.</p>
      <TextField
        label="One-time link"
        inputProps={{
          readOnly: true,
          value: href,
          dir: "ltr",
          onFocus: (event) => event.currentTarget.select(),
        }}
      />
      <div className="row needs-scripts">
        <Button type="button" variant="secondary" onClick={copy}>
          Copy link
        </Button>
        <span className="small muted" role="status">
          {said}
        </span>
      </div>
    </Card>
  );
}
