import "~/components/account/account.css";

import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { site } from "~/content/site";

/** For who follows the link of a group before they have an account: both ways lead back here. */
export function JoinSignedOut({ code, path }: { code: string; path: string }) {
  return (
    <Card as="section" className="setting">
      <h2>You are asked to join</h2>
      <p>
        Somebody leads a group on {site.name} and gave you the code <b>{code}</b>. Make a free
        account or sign in, and you come back here to see which group it is.
      </p>
      <div className="row mt-2">
        <ButtonLink to={`/auth?mode=sign-up&redirectTo=${path}`}>Make an account</ButtonLink>
        <ButtonLink variant="secondary" to={`/auth?redirectTo=${path}`}>
          Sign in
        </ButtonLink>
      </div>
    </Card>
  );
}
