import "~/components/account/account.css";

import { Day } from "~/components/ui/moment";

interface Props {
  username: string;
  email: string | null;
  memberSince: number;
}

/** Whose page this is, as on the plate beside a door. */
export function AccountHead({ username, email, memberSince }: Props) {
  return (
    <header className="account-head">
      <span className="account-head__arch" aria-hidden="true">
        {[...username][0]?.toUpperCase()}
      </span>
      <div>
        <h1>Your account</h1>
        <dl className="facts">
          <div>
            <dt>Username</dt>
            <dd>{username}</dd>
          </div>
          {email ? (
            <div>
              <dt>Email</dt>
              <dd>{email}</dd>
            </div>
          ) : null}
          <div>
            <dt>Here since</dt>
            <dd>
              <Day at={memberSince} form="long" />
            </dd>
          </div>
        </dl>
        <p className="small muted">Other learners see neither your username nor your email.</p>
      </div>
    </header>
  );
}
