import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";

import { Icon } from "~/components/ui/icon";

// Loaded when it is opened for the first time: every page has the bell.
const BellPanel = lazy(() => import("~/components/notifications/bell-panel"));

/** A link to the page of notifications; with scripts an ordinary press opens the newest here. */
export function Bell({ unread, waiting }: { unread: number; waiting: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shuts it
  useEffect(() => setIsOpen(false), [key]);

  function toggle(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere) return;
    event.preventDefault();
    setIsOpen((isShown) => !isShown);
  }

  function close({ returnsFocus }: { returnsFocus: boolean }) {
    setIsOpen(false);
    if (returnsFocus) link.current?.focus();
  }

  return (
    <div className="menu" data-bell>
      <Link
        ref={link}
        className="icon-btn"
        to="/notifications"
        aria-label={labelOf(unread, waiting)}
        aria-expanded={isOpen || undefined}
        onClick={toggle}
      >
        <Icon name="bell" />
        {unread + waiting > 0 && (
          <span className="icon-btn__count" aria-hidden="true">
            {countOf(unread + waiting)}
          </span>
        )}
      </Link>
      {isOpen && (
        <Suspense>
          <BellPanel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Where the number that is seen is a sum, the sum is said too. */
function labelOf(unread: number, waiting: number) {
  return [
    unread > 0 && waiting > 0 ? `Notifications, ${countOf(unread + waiting)}` : "Notifications",
    ...(unread > 0 ? [`${countOf(unread)} new`] : []),
    ...(waiting > 0 ? [`${countOf(waiting)} waiting at the desk`] : []),
  ].join(", ");
}

function countOf(many: number) {
  return many > 9 ? "9+" : String(many);
}
