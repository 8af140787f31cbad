import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import type { OwnerGroup } from "./shown";

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
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button variant="quiet" size="s" name="intent" value="remove-member">
                Take out<span className="vh"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
