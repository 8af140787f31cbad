import "~/components/moderation/moderation.css";

import { TargetQuote } from "~/components/moderation/target-quote";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { type ReportKind, reasonLabel } from "~/schemas/report-reasons";

interface Reported {
  kind: ReportKind;
  id: number;
  title: string;
  excerpt: string;
  status: string;
  isHidden: boolean;
  /** About the editor who looks at this. */
  isOwn: boolean;
  reportCount: number;
  reasons: readonly string[];
  /** Such as "5 h ago". */
  waitedSince: string;
}

/** Things that wait for a decision, each with the way to it. */
export function ReportedList({ waiting }: { waiting: readonly Reported[] }) {
  return (
    <ol className="reported">
      {waiting.map((each) => (
        <Card as="li" key={`${each.kind} ${each.id}`}>
          <TargetQuote kind={each.kind} title={nameOf(each)} text={each.excerpt} />
          <p className="reported__why">
            <b className="num">{countOf(each.reportCount)}</b>
            <span className="muted">since {each.waitedSince}</span>
            {each.reasons.map((reason) => (
              <Badge key={reason} tone="warn">
                {reasonLabel(reason)}
              </Badge>
            ))}
            {each.isHidden && <Badge tone="bad">Hidden</Badge>}
            {each.isOwn && <Badge tone="lamp">About you</Badge>}
          </p>
          <ButtonLink variant="secondary" size="s" to={`/admin/reports/${each.kind}/${each.id}`}>
            Look at it<span className="vh">: {nameOf(each)}</span>
          </ButtonLink>
        </Card>
      ))}
    </ol>
  );
}

function nameOf({ title, status }: Pick<Reported, "title" | "status">) {
  return status === "gone" ? "something that is gone" : title;
}

function countOf(count: number) {
  if (count === 1) return "1 report";
  return count < 100 ? `${count} reports` : "100 reports or more";
}
