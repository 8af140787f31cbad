import "~/components/account/account.css";
import "~/components/groups/groups.css";

import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Day } from "~/components/ui/moment";

interface OwnPromptsProps {
  ownerName: string;
  tries: readonly { id: number; prompt: string; score: number | null; createdAt: number }[];
  /** What is shown now. */
  mine: { prompt: string; sharedAt: number } | null;
}

/** A member's tries of an exercise, each of which they may show to who leads the group. */
export function OwnPrompts({ ownerName, tries, mine }: OwnPromptsProps) {
  return (
    <div className="account account--even">
      <Card as="section" className="setting">
        <h2>
          {mine ? "Shown to" : "Show a prompt to"} <bdi>{ownerName}</bdi>
        </h2>
        {mine ? (
          <>
            <p className="shared-prompt">
              <bdi>{mine.prompt}</bdi>
            </p>
            <p className="small muted">
              Since <Day at={mine.sharedAt} />. Nothing else you wrote can be seen.
            </p>
            <Form method="post">
              <Button variant="secondary" name="intent" value="take-back">
                Take it back
              </Button>
            </Form>
          </>
        ) : (
          <p>
            Only you see what you write. Choose a try, and <bdi>{ownerName}</bdi> sees a copy of
            that prompt beside your name in the group, until you take it back.
          </p>
        )}
      </Card>
      <Card as="section" className="setting">
        <h2>Your tries</h2>
        {tries.length === 0 && <p>None yet. Try the exercise first.</p>}
        <ul className="asked">
          {tries.map(({ id, prompt, score, createdAt }) => (
            <li key={id}>
              <div className="asked__what">
                <p className="shared-prompt">
                  <bdi>{prompt}</bdi>
                </p>
                <p className="small muted">
                  <Day at={createdAt} />
                  {score !== null && `, ${score} points`}
                </p>
              </div>
              {prompt !== mine?.prompt && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button variant="tonal" size="s" name="intent" value="show">
                    Show this one
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface ShownPromptsProps {
  shown: readonly { id: number; name: string; prompt: string; sharedAt: number }[];
}

/** What members have shown to who leads the group. */
export function ShownPrompts({ shown }: ShownPromptsProps) {
  if (shown.length === 0) {
    return (
      <EmptyState as="h2" title="No prompt is shown to you">
        Members decide themselves whether they show you one.
      </EmptyState>
    );
  }
  return (
    <Card as="section" className="setting">
      <h2>Prompts shown to you</h2>
      <ul className="asked">
        {shown.map(({ id, name, prompt, sharedAt }) => (
          <li key={id}>
            <div className="asked__what">
              <b>
                <bdi>{name}</bdi>
              </b>
              <p className="shared-prompt">
                <bdi>{prompt}</bdi>
              </p>
              <p className="small muted">
                Since <Day at={sharedAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
