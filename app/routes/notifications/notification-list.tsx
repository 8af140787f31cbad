import "~/components/notifications/notifications.css";

import { Form } from "@remix-run/react";

import { cx } from "~/components/ui/cx";
import { Icon, type IconName } from "~/components/ui/icon";
import { Moment } from "~/components/ui/moment";
import type { NotificationKind } from "~/models/notification-kind";

export interface ShownNotification {
  id: number;
  kind: string;
  title: string;
  readAt: number | null;
  createdAt: number;
}

const icons: Partial<Record<string, IconName>> = {
  week: "star",
  answer: "chat",
  "question-comment": "quote",
  accepted: "check",
  mention: "user",
  report: "eye",
  moderation: "warn",
  listing: "book",
  sale: "cart",
  payout: "download",
  refund: "left",
} satisfies Record<NotificationKind, IconName>;

/** Pressing one marks it as read and leads to what it tells of. */
export function NotificationList({
  notifications,
}: {
  notifications: readonly ShownNotification[];
}) {
  return (
    <ul className="notes">
      {notifications.map(({ id, kind, title, readAt, createdAt }) => (
        <li key={id}>
          <Form method="post" action="/notifications">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="intent"
              value="open"
              className={cx("notes__one", readAt === null && "notes__one--new")}
            >
              <Icon name={icons[kind] ?? "bell"} />
              <span>
                {readAt === null && <span className="vh">New: </span>}
                {title}
                <Moment className="notes__time" at={createdAt} />
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
