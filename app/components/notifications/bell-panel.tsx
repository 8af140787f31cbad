import "./bell-panel.css";

import { Form, Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { WaitingNote } from "~/components/notifications/waiting-note";
import { Busy } from "~/components/ui/spinner";

const shown = 5;

/** What the page of notifications answers. */
interface Answer {
  notifications: readonly { id: number; title: string; readAt: number | null }[];
  /** What waits for an editor. */
  waiting: number;
}

/** The newest notifications under the bell. */
export default function BellPanel({
  onClose,
}: {
  onClose: (how: { returnsFocus: boolean }) => void;
}) {
  const { load, data } = useFetcher<Answer | null>();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    load("/notifications");
    panel.current?.focus();
  }, [load]);

  useEffect(() => {
    function closeOutside({ target }: Event) {
      const around = panel.current?.closest("[data-bell]");
      if (!around?.contains(target as Node)) onClose({ returnsFocus: false });
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === "Escape") onClose({ returnsFocus: true });
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);

  return (
    <div
      className="menu__list bell"
      role="dialog"
      aria-label="Newest notifications"
      tabIndex={-1}
      ref={panel}
    >
      {data && <WaitingNote waiting={data.waiting} className="bell__waiting" />}
      {data ? (
        <ul>
          {data.notifications.slice(0, shown).map(({ id, title, readAt }) => (
            <li key={id}>
              <Form method="post" action="/notifications">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="open">
                  <span className={readAt === null ? "bell__new" : undefined}>
                    {readAt === null && <span className="vh">New: </span>}
                    {title}
                  </span>
                </button>
              </Form>
            </li>
          ))}
          {data.notifications.length === 0 && <li className="bell__none">Nothing new.</li>}
        </ul>
      ) : data === null ? (
        <p className="bell__none">These could not be loaded.</p>
      ) : (
        <Busy>Loading notifications...</Busy>
      )}
      <Link className="bell__all" to="/notifications">
        See all notifications
      </Link>
    </div>
  );
}
