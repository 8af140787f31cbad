import "~/components/step/step.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownStep } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import {
  Cover,
  LanternsMotif,
  NotesMotif,
  type Palette,
  PathMotif,
  WindowMotif,
} from "~/components/pictures/cover";
import { StatusBadge } from "~/components/step/status-badge";
import { Badge } from "~/components/ui/badge";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Day } from "~/components/ui/moment";
import type { StrandId } from "~/content/skills/skill";

interface StepHeadProps {
  step: ShownStep;
  /** Null for a skill that is no step of the path. */
  place: { position: number; count: number } | null;
  /** The group that asks for it. */
  asked: { groupId: number; groupName: string; dueDay: string } | null;
  strand: { id: StrandId; title: string } | undefined;
}

export function StepHead({ step, place, asked, strand }: StepHeadProps) {
  const from = place ? { label: "Dashboard", to: "/dashboard" } : { label: "Learn", to: "/learn" };
  return (
    <>
      <Breadcrumb items={[from, { label: step.title }]} />
      <div className="step-head">
        <div>
          <p className="step-head__strand">{strand?.title}</p>
          <h1>{step.title}</h1>
          <p className="step-head__facts">
            {(place || step.doneAt !== null) && <StatusBadge status={step.status} />}
            {place ? (
              <span className="num">
                Step {place.position} of {place.count}
              </span>
            ) : (
              <Badge>{asked ? "For your group" : "Not on your path"}</Badge>
            )}
            <span className="num">About {counted(step.minutes, "minute")}</span>
          </p>
          {asked && (
            <p className="step-head__why">
              Your group{" "}
              <Link to={`/groups/${asked.groupId}`}>
                <bdi>{asked.groupName}</bdi>
              </Link>{" "}
              asks you for this by <Day at={asked.dueDay} form="due" />.
            </p>
          )}
          {(place || !asked) && <p className="step-head__why">{step.reason}</p>}
        </div>
        {strand && <div className="step-head__pic">{pictures[strand.id]}</div>}
      </div>
    </>
  );
}

const pictures: Record<StrandId, ReactNode> = {
  understand: picture("indigo", "day", <WindowMotif />),
  ask: picture("teal", "day", <NotesMotif />),
  check: picture("slate", "night", <LanternsMotif />),
  "use-responsibly": picture("moss", "night", <PathMotif />),
};

function picture(palette: Palette, time: "day" | "night", motif: ReactNode) {
  return (
    <Cover palette={palette} time={time}>
      {motif}
    </Cover>
  );
}
