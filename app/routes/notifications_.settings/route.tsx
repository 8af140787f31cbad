import "~/components/notifications/notifications.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { notificationKinds, switchableKinds } from "~/models/notification-kind";
import { getSwitchedOn, setSwitchedOn } from "~/models/notification-settings.server";
import { SettingsForm } from "./settings-form";

export const meta: MetaFunction = () => [
  { title: `What you are told of · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return { on: await getSwitchedOn(context.db, user.id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const sent = (await readForm(request)).getAll("on");
  const on = switchableKinds.filter((kind) => sent.includes(kind));
  await setSwitchedOn(context.db, user.id, on, context.now);
  return redirectWithNotice(context, "/notifications/settings", {
    title: "Your choices are saved",
    description:
      on.length === 0
        ? "You are told only of what is always on."
        : "They count for everything that happens from now on.",
  });
}

export default function NotificationSettingsPage() {
  const { on } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page notes-page">
      <Breadcrumb
        items={[
          { label: "Notifications", to: "/notifications" },
          { label: "What you are told of" },
        ]}
      />
      <header className="page-head">
        <div>
          <h1>What you are told of</h1>
          <p>Only here on the site, under the bell. We send no email.</p>
        </div>
      </header>
      <SettingsForm key={on.join()} kinds={notificationKinds} on={on} />
    </div>
  );
}
