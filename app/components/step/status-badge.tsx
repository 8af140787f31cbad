import type { StepStatus } from "~/components/dashboard/shown";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";

export function StatusBadge({ status }: { status: StepStatus }) {
  if (status === "in-progress") return <Badge tone="lamp">In progress</Badge>;

  const isDone = status === "completed";
  return (
    <Badge tone={isDone ? "ok" : "plain"}>
      <Icon name={isDone ? "check" : "lock"} />
      {isDone ? "Completed" : "Locked"}
    </Badge>
  );
}
