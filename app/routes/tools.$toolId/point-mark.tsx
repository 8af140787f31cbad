import "./exercise.css";

import type { PointState } from "~/components/exercise/shown";
import { Icon, type IconName } from "~/components/ui/icon";

const marks: Record<PointState, { icon: IconName; label: string }> = {
  there: { icon: "check", label: "There" },
  unsure: { icon: "half", label: "Not sure" },
  missing: { icon: "dot", label: "Not yet" },
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
