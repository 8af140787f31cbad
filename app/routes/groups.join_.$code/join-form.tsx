import "~/components/account/account.css";

import type { SubmissionResult } from "@conform-to/react";
import { NameForm } from "~/components/groups/name-form";
import { WhatOwnerSees } from "~/components/groups/what-owner-sees";
import { Card } from "~/components/ui/card";

interface JoinFormProps {
  group: { name: string; ownerName: string; isOpen: boolean };
  lastResult: SubmissionResult<string[]> | undefined;
}

export function JoinForm({ group: { name, ownerName, isOpen }, lastResult }: JoinFormProps) {
  return (
    <div className="account account--even">
      <Card as="section" className="setting">
        <h2 className="wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p>
          Led by <bdi>{ownerName}</bdi>.
        </p>
        {isOpen ? (
          <NameForm intent="join" button="Join the group" lastResult={lastResult} />
        ) : (
          <p>
            It takes no new members now. Ask <bdi>{ownerName}</bdi> to open it.
          </p>
        )}
      </Card>
      <Card as="section" className="setting">
        <h2>What is seen of you</h2>
        <WhatOwnerSees ownerName={ownerName} />
      </Card>
    </div>
  );
}
