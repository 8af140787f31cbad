import "~/components/account/account.css";

import { Link } from "@remix-run/react";

import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";

export function DataCard() {
  return (
    <Card as="section" className="setting">
      <h2>Your data</h2>
      <p className="small muted">
        Everything that this site holds about you, in one file that people and programs can read.
      </p>
      <a className="btn btn--secondary btn--wide" href="/account/data" download>
        <Icon name="download" size="s" />
        Download my data
      </a>
      <p className="small muted">
        You can also leave. A page explains what is deleted before anything happens.
      </p>
      <Link className="setting__leave" to="/account/delete">
        Delete my account
      </Link>
    </Card>
  );
}
