import "~/components/account/account.css";

import { CopyButton } from "~/components/account/copy-button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";

/** A link that was just made. It is shown here and never again. */
export function IssuedLink({ username, href }: { username: string; href: string }) {
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
      <CopyButton text={href} label="Copy link" />
    </Card>
  );
}
