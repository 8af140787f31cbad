import { Link } from "@remix-run/react";
import { type FocusEvent, useId } from "react";

interface SignInDetailsProps {
  details: { username: string; password: string };
}

/** The generated username and password, on the one page that shows them. */
export function SignInDetails({ details: { username, password } }: SignInDetailsProps) {
  return (
    <section className="details card card--pad" aria-labelledby="sign-in-details">
      <div>
        <h2 id="sign-in-details">Save your sign-in details</h2>
        <p>
          With these you come back to your path. They are shown only this once, so write them down
          or save them in your browser.
        </p>
      </div>
      <div className="details__fields">
        <Detail label="Username" value={username} />
        <Detail label="Password" value={password} />
      </div>
      <p className="small">
        You can <Link to="/account">set a password of your own</Link> at any time.
      </p>
    </section>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input details__value" value={value} readOnly onFocus={selectAll} />
    </div>
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}
