import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

export type BadgeTone = "plain" | "ok" | "warn" | "bad" | "lamp";

export function Badge({
  tone,
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cx("badge", tone && `badge--${tone}`, className)}>{children}</span>;
}

const levelTones: Record<string, BadgeTone> = { beginner: "ok", intermediate: "warn" };

/** Green for "beginner", yellow for "intermediate", red for anything else, always with the word. */
export function LevelBadge({ level }: { level: string }) {
  return (
    <Badge tone={levelTones[level.toLowerCase()] ?? "bad"} className="level">
      {level}
    </Badge>
  );
}

/** Stands where some source was not read again for long. */
export function OldFacts() {
  return <Badge tone="warn">Facts may be old</Badge>;
}
