import { Icon, type IconName } from "~/components/ui/icon";
import type { PointState } from "./shown";

const marks: Record<PointState, { icon: IconName; label: string }> = {
  met: { icon: "check", label: "Met" },
  partly: { icon: "half", label: "Partly" },
  "not-yet": { icon: "dot", label: "Not yet" },
  "not-needed": { icon: "minus", label: "Not needed" },
};

/** How far a point is met, as a mark with its word. */
export function PointMark({ state, isBare = false }: { state: PointState; isBare?: boolean }) {
  const { icon, label } = marks[state];
  return (
    <span className={`st st--${state}`}>
      <Icon name={icon} />
      <span className={isBare ? "vh" : undefined}>{label}</span>
    </span>
  );
}
