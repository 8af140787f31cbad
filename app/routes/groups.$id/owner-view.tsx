import "~/components/account/account.css";
import "~/components/groups/groups.css";

import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { AskedList } from "./asked-list";
import { AssignForm } from "./assign-form";
import { HardQuestions } from "./hard-questions";
import { Invitation } from "./invitation";
import { Members } from "./members";
import type { Lead, OwnerGroup } from "./shown";

interface OwnerViewProps {
  group: OwnerGroup;
  lead: Lead;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** A group for who leads it. */
export function OwnerView({ group, lead, lastResult }: OwnerViewProps) {
  const invitation = <Invitation lead={lead} isOpen={group.isOpen} />;
  const isEmpty = group.members.length === 0;
  return (
    <div className="account">
      <div className="account__main">
        {isEmpty && invitation}
        <AskedList group={group} />
        <AssignForm
          key={group.asked.length}
          choices={lead.choices}
          days={lead.days}
          lastResult={lastResult}
        />
        <HardQuestions hard={group.hard} />
        <Members members={group.members} asked={group.asked} />
      </div>
      <div className="account__side">
        {!isEmpty && invitation}
        <Card as="section" className="setting">
          <h2>What you see</h2>
          <p>
            The names that members chose, what they have done of what you ask for, and which
            questions were hard for many. You never see their prompts, answers or accounts, unless
            somebody shows you a prompt. The members see your name here, “
            <bdi>{group.ownerName}</bdi>”, and not each other.
          </p>
          <Link className="setting__leave" to={`/groups/${group.id}/delete`}>
            Delete the group
          </Link>
        </Card>
      </div>
    </div>
  );
}
