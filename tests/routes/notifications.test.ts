import { expect, test } from "vitest";

import { notifications } from "~/db/schema/site";
import { listNotifications, notify } from "~/models/notification.server";
import * as root from "~/root";
import * as page from "~/routes/notifications";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

function tell(app: App, userId: number, title: string, href = "/marketplace/listings") {
  return notify(app.db, { userId, kind: "listing", title, href }, Date.now());
}

test("the bell counts what is new, up to nine, and only one's own [SH-28]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const other = await app.createLearner();
  const headers = await app.signIn(learner);
  const open = async () =>
    (await openPage(app, "notifications", page, get("/notifications", headers))).html;

  expect(await open()).toContain('aria-label="Notifications"');
  await tell(app, other.id, "Not for you");
  await tell(app, learner.id, "For you");
  const html = await open();
  expect(html).toContain('aria-label="Notifications, 1 new"');
  expect(html).toContain("For you");
  expect(html).not.toContain("Not for you");

  for (let count = 0; count < 14; count++) await tell(app, learner.id, `More ${count}`);
  expect(await open()).toContain('aria-label="Notifications, 9+ new"');

  const visitor = await openPage(app, "notifications", page, get("/notifications"));
  expect(visitor.response.headers.get("Location")).toBe("/auth?redirectTo=/notifications");
});

test("opening one marks it as read and leads to what it tells of", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const [own] = await tell(app, learner.id, "Yours", "/marketplace/listings#listing-3").returning();
  const [foreign] = await tell(app, (await app.createLearner()).id, "Another's").returning();
  const post = (fields: Record<string, string>) =>
    app.send(page.action as never, form("/notifications", fields, headers)) as Promise<Response>;

  const opened = await post({ intent: "open", id: String(own?.id) });
  expect(opened.headers.get("Location")).toBe("/marketplace/listings#listing-3");
  expect((await post({ intent: "open", id: String(foreign?.id) })).status).toBe(404);
  expect((await post({ intent: "open", id: "0" })).status).toBe(404);
  const stored = await app.db.select().from(notifications).orderBy(notifications.id);
  expect(stored.map(({ readAt }) => readAt !== null)).toEqual([true, false]);
});

test("marking all as read spares what came after the page was made", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  for (const title of ["One", "Two"]) await tell(app, learner.id, title);
  const { notifications: shown } = await listNotifications(app.db, learner.id);
  await tell(app, learner.id, "Three");

  const sent = form("/notifications", { intent: "read-all", id: String(shown[0]?.id) }, headers);
  await app.send(page.action as never, sent);
  const after = await listNotifications(app.db, learner.id);
  expect(after.unread).toBe(1);
  expect(after.notifications.map(({ title, readAt }) => [title, readAt !== null])).toEqual([
    ["Three", false],
    ["Two", true],
    ["One", true],
  ]);
});

test("older ones are reached page by page, with two round trips for a page", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  for (let count = 1; count <= 25; count++) await tell(app, learner.id, `Number ${count}`);

  const first = await listNotifications(app.db, learner.id);
  expect(first.notifications).toHaveLength(20);
  const rest = await listNotifications(app.db, learner.id, { before: first.olderThan ?? 0 });
  expect(rest.notifications.map(({ title }) => title)).toEqual(
    [5, 4, 3, 2, 1].map((n) => `Number ${n}`),
  );
  expect(rest.olderThan).toBeNull();

  const request = get("/notifications", headers);
  const context = app.context(request);
  await Promise.all([
    root.loader({ request, context, params: {} } as never),
    page.loader({ request, context, params: {} } as never),
  ]);
  expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
});
