import "./auth.css";

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
