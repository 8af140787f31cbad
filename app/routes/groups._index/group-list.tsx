import "~/components/account/account.css";
import "~/components/groups/groups.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";

interface GroupListProps {
  owned: readonly { id: number; name: string; members: number }[];
  joined: readonly { id: number; name: string; ownerName: string }[];
}

/** The groups that somebody leads and those that they are in; nothing before the first. */
export function GroupList({ owned, joined }: GroupListProps) {
  if (owned.length + joined.length === 0) return null;
  return (
    <Card as="section" className="setting mt-8">
      <h2>Your groups</h2>
      <ul className="asked">
        {owned.map(({ id, name, members }) => (
          <li key={id}>
            <div className="asked__what">
              <GroupLink id={id} name={name} />
              <p className="small muted">{counted(members, "member")}</p>
            </div>
            <Badge tone="lamp">You lead it</Badge>
          </li>
        ))}
        {joined.map(({ id, name, ownerName }) => (
          <li key={id}>
            <div className="asked__what">
              <GroupLink id={id} name={name} />
              <p className="small muted">
                Led by <bdi>{ownerName}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GroupLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to={`/groups/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
