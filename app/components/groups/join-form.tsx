import "~/components/account/account.css";

import type { SubmissionResult } from "@conform-to/react";
import { Card } from "~/components/ui/card";
import { NameForm } from "./name-form";
import { WhatOwnerSees } from "./what-owner-sees";

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
