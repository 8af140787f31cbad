import "~/components/notifications/notifications.css";

import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { notificationKinds, switchableKinds } from "~/models/notification-kind";
import { getNotificationSettings, setSwitchedOn } from "~/models/notification-settings.server";
import { endFeed, makeFeed } from "~/models/week-feed.server";
import { SettingsForm } from "./settings-form";
import { WeekFeed } from "./week-feed";

export const meta: MetaFunction = () => [
  { title: `What you are told of · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return getNotificationSettings(context.db, user.id);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "make-feed": {
      const path = await makeFeed(context.db, user.id, context.now);
      return { address: context.site.origin + path };
    }
    case "end-feed":
      await endFeed(context.db, user.id);
      return redirectWithNotice(context, "/notifications/settings", {
        title: "Your feed is switched off",
        description: "Its address has ended.",
      });
    default:
      return saveSwitches(form.getAll("on"), user.id, context);
  }
}

async function saveSwitches(sent: FormDataEntryValue[], userId: number, context: AppLoadContext) {
  const on = switchableKinds.filter((kind) => sent.includes(kind));
  await setSwitchedOn(context.db, userId, on, context.now);
  return redirectWithNotice(context, "/notifications/settings", {
    title: "Your choices are saved",
    description:
      on.length === 0
        ? "You are told only of what is always on."
        : "They count for everything that happens from now on.",
  });
}

export default function NotificationSettingsPage() {
  const { on, feedMadeAt } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
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
      <WeekFeed madeAt={feedMadeAt} address={made?.address ?? null} />
    </div>
  );
}
