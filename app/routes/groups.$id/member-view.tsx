import "~/components/account/account.css";
import "~/components/groups/groups.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { NameForm } from "~/components/groups/name-form";
import { WhatOwnerSees } from "~/components/groups/what-owner-sees";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import type { MemberGroup } from "./shown";

interface MemberViewProps {
  group: MemberGroup;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** A group for one of its members: what is asked of them, what is seen of them, and the way out. */
export function MemberView({ group, lastResult }: MemberViewProps) {
  const { ownerName, me } = group;
  return (
    <div className="account account--even">
      <div className="account__main">
        <AskedOfYou group={group} />
        <Card as="section" className="setting">
          <h2>Your name here</h2>
          <NameForm key={me} intent="rename" name={me} button="Save name" lastResult={lastResult} />
        </Card>
      </div>
      <div className="account__main">
        <Card as="section" className="setting">
          <h2>What is seen of you</h2>
          <WhatOwnerSees ownerName={ownerName} />
        </Card>
        <Card as="section" className="setting">
          <h2>Leave the group</h2>
          <p>
            <bdi>{ownerName}</bdi> sees nothing of you from then on. What you have learned stays
            yours.
          </p>
          <Form method="post">
            <Button variant="danger" name="intent" value="leave">
              Leave the group
            </Button>
          </Form>
        </Card>
      </div>
    </div>
  );
}

function AskedOfYou({ group: { id, ownerName, asked } }: { group: MemberGroup }) {
  return (
    <Card as="section" className="setting">
      <h2>Asked of you</h2>
      {asked.length === 0 && (
        <p>
          Nothing yet. When <bdi>{ownerName}</bdi> asks for something, it stands here and on your
          dashboard.
        </p>
      )}
      <ul className="asked">
        {asked.map((each) => (
          <li key={each.id}>
            <div className="asked__what">
              <Link to={each.to}>{each.title}</Link>
              <p className="small muted">
                By <Day at={each.dueDay} form="due" />
              </p>
              {each.exerciseId !== null && (
                <Link className="small" to={`/groups/${id}/prompts/${each.exerciseId}`}>
                  {each.prompts > 0 ? (
                    "You show a prompt. See or take back"
                  ) : (
                    <>
                      Show a prompt to <bdi>{ownerName}</bdi>
                    </>
                  )}
                </Link>
              )}
            </div>
            {each.isDone ? <Badge tone="ok">Done</Badge> : <Badge>Not yet</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
