import "~/components/account/account.css";

import { Form } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";

export function SessionsCard() {
  return (
    <Card as="section" className="setting">
      <h2>Sign out</h2>
      <Form method="post" action="/sign-out">
        <Button variant="secondary" wide>
          Sign out here
        </Button>
      </Form>
      <p className="small muted">
        Used a computer that is not yours? Sign out on every device at once. You then sign in again
        with your password.
      </p>
      <Form method="post">
        <Button variant="secondary" wide name="intent" value="sign-out-everywhere">
          Sign out everywhere
        </Button>
      </Form>
    </Card>
  );
}
