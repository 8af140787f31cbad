import "~/components/account/account.css";

import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";

/** The owner's page where the owner is no adult by what they told since. */
export function ClosedGroup({ id }: { id: number }) {
  return (
    <Card as="section" className="setting">
      <h2>Only adults lead groups</h2>
      <p>
        By the age group in your profile you cannot lead this group now, so nothing of its members
        is shown here. You can delete it, or ask us if your age group is wrong.
      </p>
      <div className="row mt-2">
        <ButtonLink variant="danger" to={`/groups/${id}/delete`}>
          Delete the group
        </ButtonLink>
        <ButtonLink variant="quiet" to="/contact">
          Ask us
        </ButtonLink>
      </div>
    </Card>
  );
}
