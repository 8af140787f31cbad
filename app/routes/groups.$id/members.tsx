import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import type { Member, OwnerGroup } from "./shown";

/** Who is in the group, by the names that they chose. */
export function Members({ members, asked }: Pick<OwnerGroup, "members" | "asked">) {
  return (
    <Card as="section" className="setting">
      <h2>Members</h2>
      {members.length === 0 && <p>Nobody yet. Give them the code or the link.</p>}
      <ul className="asked">
        {members.map(({ id, name, joinedAt }) => (
          <li key={id}>
            <div className="asked__what">
              <b>
                <bdi>{name}</bdi>
              </b>
              <p className="small muted">
                Joined <Day at={joinedAt} />
                {asked.length > 0 &&
                  `, ${asked.filter(({ doneBy }) => doneBy.includes(id)).length} of ${asked.length} done`}
              </p>
              <TakeOut id={id} name={name} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Takes a second press: whoever is taken out is out at once. */
function TakeOut({ id, name }: Pick<Member, "id" | "name">) {
  return (
    <details>
      <summary className="small">
        Take out<span className="vh"> {name}</span>
      </summary>
      <p className="small">
        <bdi>{name}</bdi> does not see any more what you ask for, and the prompts that were shown to
        you go. With the code they can come back.
      </p>
      <Form method="post" preventScrollReset className="mt-2">
        <input type="hidden" name="id" value={id} />
        <Button variant="danger" size="s" name="intent" value="remove-member">
          <span>
            Take <bdi>{name}</bdi> out of the group
          </span>
        </Button>
      </Form>
    </details>
  );
}
