import { Link } from "@remix-run/react";

import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { Next } from "./shown";

interface QuietWeekProps {
  isCurrent: boolean;
  /** Null for a week of long ago. */
  next: Next | null;
}

/** A week without anything in it. Nobody has to explain one. */
export function QuietWeek({ isCurrent, next }: QuietWeekProps) {
  return (
    <EmptyState
      as="h2"
      title={isCurrent ? "Your week is still open" : "A quiet week"}
      action={
        next ? (
          <ButtonLink to={next.to}>{next.action}</ButtonLink>
        ) : (
          <Link to="/notifications/week">To this week</Link>
        )
      }
    >
      {isCurrent
        ? "Nothing has to happen in it. "
        : "Nothing was finished, and nothing is lost. What you knew waits for you. "}
      {next && `If you like, here is one small thing: ${next.title}. ${next.why}`}
    </EmptyState>
  );
}
