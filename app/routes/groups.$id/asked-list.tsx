import { Form, Link } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import type { Member, OwnerAsked, OwnerGroup } from "./shown";

/** What the group is asked for, and who has done it. */
export function AskedList({ group: { id, asked, members } }: { group: OwnerGroup }) {
  return (
    <Card as="section" className="setting">
      <h2>What you ask for</h2>
      {asked.length === 0 && <p>Nothing yet. Ask for something below.</p>}
      <ul className="asked">
        {asked.map((each) => (
          <li key={each.id}>
            <div className="asked__what">
              <Link to={each.to}>{each.title}</Link>
              <p className="small muted">
                By <Day at={each.dueDay} form="due" />
              </p>
              {members.length > 0 && <Standing asked={each} members={members} />}
              {each.exerciseId !== null && each.prompts > 0 && (
                <Link className="small" to={`/groups/${id}/prompts/${each.exerciseId}`}>
                  {counted(each.prompts, "prompt")} shown to you
                </Link>
              )}
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={each.id} />
              <Button variant="quiet" size="s" name="intent" value="unassign">
                Take away<span className="vh"> “{each.title}”</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ asked, members }: { asked: OwnerAsked; members: readonly Member[] }) {
  const done = new Set(asked.doneBy);
  return (
    <details>
      <summary className="small">
        {done.size} of {members.length} done
      </summary>
      <NamesOf label="Done" members={members.filter(({ id }) => done.has(id))} />
      <NamesOf label="Not yet" members={members.filter(({ id }) => !done.has(id))} />
    </details>
  );
}

function NamesOf({ label, members }: { label: string; members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <p className="small">
      <b>{label}:</b>{" "}
      {members.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}
