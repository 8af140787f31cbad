import "./auth.css";

import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";

interface WhySignInProps {
  isEnded: boolean;
  /** False for a form that is not carried along, such as one with a password. */
  hasFields: boolean;
}

/** Somebody pressed a button and finds this page instead of what they asked for. */
export function WhySignIn({ isEnded, hasFields }: WhySignInProps) {
  return (
    <div className="auth__why" role="status">
      <Icon name="lock" size="s" />
      <p>
        <b>{isEnded ? "Your session has ended." : "Please sign in to send this."}</b>{" "}
        {hasFields
          ? "Sign in, and what you filled in is still here."
          : "Sign in, and you come back to where you were."}
      </p>
    </div>
  );
}

/** Whoever did something before they had an account finds it in the one that they sign in to. */
export function KeepsTryOut() {
  return (
    <div className="auth__why">
      <Icon name="check" size="s" />
      <p>
        <b>What you did is kept.</b> <Link to="/try-out">Your try-out</Link> moves into the account,
        and it counts there.
      </p>
    </div>
  );
}
