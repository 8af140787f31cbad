import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Busy } from "~/components/ui/spinner";

/** Milliseconds under which a page counts as there at once. */
const patience = 150;

/** A spinner over the page while a client navigation to an address is pending. */
export function PendingPage({ to, children }: { to: string; children: ReactNode }) {
  const { state, location } = useNavigation();
  const isPending = state === "loading" && location.pathname === to;
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
