import "~/components/notifications/notifications.css";

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { WaitingNote } from "~/components/notifications/waiting-note";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { safeRedirect } from "~/http/safe-redirect";
import { listNotifications, markAllRead, openNotification } from "~/models/notification.server";
import { readId } from "~/schemas/id";
import { NotificationList } from "./notification-list";

export const meta: MetaFunction = () => [
  { title: `Notifications · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const before = readId(new URL(request.url).searchParams.get("before"));
  return { ...(await listNotifications(context.db, user.id, { before })), waiting: user.waiting };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  const id = readId(String(form.get("id")));
  if (!id) throw new Response("There is no such notification.", { status: 404 });

  if (form.get("intent") === "read-all") {
    await markAllRead(context.db, user.id, id, context.now);
    return redirect("/notifications");
  }
  const href = await openNotification(context.db, user.id, id, context.now);
  if (href === null) throw new Response("There is no such notification.", { status: 404 });
  return redirect(safeRedirect(href, "/notifications"));
}

export default function NotificationsPage() {
  const { notifications, unread, waiting, olderThan } = useLoaderData<typeof loader>();
  const newest = notifications[0]?.id;
  return (
    <div className="wrap page notes-page">
      <header className="page-head">
        <div>
          <h1>Notifications</h1>
          <p role="status">{sentenceOf(unread)}</p>
          <WaitingNote waiting={waiting} />
          <p>
            <Link to="/notifications/week">See your week</Link>
            {" · "}
            <Link to="/notifications/settings">Choose what you are told of</Link>
          </p>
        </div>
        {unread > 0 && newest !== undefined && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={newest} />
            <Button variant="secondary" name="intent" value="read-all">
              Mark all as read
            </Button>
          </Form>
        )}
      </header>
      {notifications.length === 0 ? (
        <EmptyState as="h2" title="Nothing new">
          When something happens to what you asked, wrote, made or bought, you read it here.
        </EmptyState>
      ) : (
        <NotificationList notifications={notifications} />
      )}
      {olderThan !== null && (
        <p className="mt-6">
          <ButtonLink variant="secondary" to={`/notifications?before=${olderThan}`}>
            Older notifications
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function sentenceOf(unread: number) {
  if (unread === 0) return "You have read everything.";
  if (unread === 1) return "One is new.";
  // More are not counted: a page of them would not be read either.
  return unread > 9 ? "More than nine are new." : `${unread} are new.`;
}
