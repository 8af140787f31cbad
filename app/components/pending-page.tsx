import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Busy } from "~/components/ui/spinner";

/** Milliseconds under which a page counts as there at once. */
const patience = 150;

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
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isPending]);

  if (!isShown) return null;

  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper/80">
      <div className="card card--pad">
        <Busy>{children}</Busy>
      </div>
    </div>
  );
}
