import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Busy } from "~/components/ui/spinner";
import { usePatience } from "~/components/use-patience";

type PendingPageProps = { children: ReactNode } & (
  | { to: string; under?: never }
  /** Every address below this one; moving about inside one page of them is not a wait. */
  | { under: string; to?: never }
);

/** A spinner over the page while a client navigation to an address is pending. */
export function PendingPage({ to, under, children }: PendingPageProps) {
  const here = useLocation();
  const { state, location } = useNavigation();
  const target = state === "loading" ? location.pathname : undefined;
  const isPending = under
    ? target?.startsWith(`${under}/`) && target !== here.pathname
    : target === to;
  if (!usePatience(Boolean(isPending))) return null;

  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper/80">
      <div className="card card--pad">
        <Busy>{children}</Busy>
      </div>
    </div>
  );
}
