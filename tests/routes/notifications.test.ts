import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { notificationSettings, notifications } from "~/db/schema/site";
import { setNotifications } from "~/models/account-settings.server";
import { listNotifications, notify } from "~/models/notification.server";
import { notificationKinds, switchableKinds } from "~/models/notification-kind";
import { getNotificationSettings, setSwitchedOn } from "~/models/notification-settings.server";
import * as root from "~/root";
import * as page from "~/routes/notifications/route";
import * as settings from "~/routes/notifications_.settings/route";
import { readAccountData } from "../support/account-data";
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
  expect(html).toContain('href="/notifications/settings">Choose what you are told of</a>');
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

test("each kind that can be switched off writes no row once it is off, and only that one", async () => {
  await using app = await startApp();
  const { id } = await app.createLearner();
  for (const off of switchableKinds) {
    await setSwitchedOn(
      app.db,
      id,
      switchableKinds.filter((kind) => kind !== off),
      Date.now(),
    );
    for (const { kind } of notificationKinds) {
      await notify(app.db, { userId: id, kind, title: kind, href: "/" }, Date.now());
    }
    const rows = await app.db.select().from(notifications);
    const expected = notificationKinds.flatMap(({ kind }) => (kind === off ? [] : kind));
    expect(rows.map(({ kind }) => kind)).toEqual(expected);
    await app.db.delete(notifications);
  }
});

test("money and decisions about one's own posts are told always, the rest not to those in peace", async () => {
  await using app = await startApp();
  const { id } = await app.createLearner();
  await setNotifications(app.db, id, "block");
  for (const { kind } of notificationKinds) {
    await notify(app.db, { userId: id, kind, title: kind, href: "/" }, Date.now());
  }
  const rows = await app.db.select().from(notifications);
  expect(rows.map(({ kind }) => kind)).toEqual(["moderation", "payout", "refund"]);
  expect((await getNotificationSettings(app.db, id)).on).toEqual([]);
});

test("a switch holds for what happens at the same moment, told or not told as a whole", async () => {
  await using app = await startApp();
  const people = [await app.createUser(), await app.createUser(), await app.createUser()];
  const [first] = people;
  if (!first) throw new Error("Nobody was made.");
  const everybody = sql`select id from ${users}`;
  await Promise.all([
    setSwitchedOn(app.db, first.id, ["answer"], Date.now()),
    ...Array.from({ length: 10 }, () =>
      notify(
        app.db,
        { userId: everybody, kind: "mention", title: "You were mentioned", href: "/" },
        Date.now(),
      ),
    ),
  ]);
  const before = (await app.db.select().from(notifications)).length;
  expect(before).toBeGreaterThanOrEqual(20);
  await notify(
    app.db,
    { userId: everybody, kind: "mention", title: "You were mentioned", href: "/" },
    Date.now(),
  );
  expect((await app.db.select().from(notifications)).length).toBe(before + 2);
});

test("nobody is told of what they did, of what another notification tells, or after leaving", async () => {
  await using app = await startApp();
  const [one, two, three] = [
    await app.createUser(),
    await app.createUser(),
    await app.createUser(),
  ];
  const told = async (more: Partial<Parameters<typeof notify>[1]>) => {
    const everybody = sql`select id from ${users}`;
    const rows = await notify(
      app.db,
      { userId: everybody, kind: "answer", title: "An answer", href: "/", ...more },
      Date.now(),
    ).returning();
    return rows.map(({ userId }) => userId);
  };
  expect(await told({})).toEqual([one.id, two.id, three.id]);
  expect(await told({ actorId: one.id })).toEqual([two.id, three.id]);
  expect(await told({ except: sql`select ${two.id}` })).toEqual([one.id, three.id]);
  expect(await told({ when: sql`1 = 2` })).toEqual([]);
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, three.id));
  expect(await told({})).toEqual([one.id, two.id]);
});

test("the settings page has a switch for every kind and keeps the choices [SH-28]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const open = async () =>
    (
      await openPage(
        app,
        "notifications/settings",
        settings,
        get("/notifications/settings", headers),
      )
    ).html;
  const visitor = await openPage(
    app,
    "notifications/settings",
    settings,
    get("/notifications/settings"),
  );
  expect(visitor.response.headers.get("Location")).toBe("/auth?redirectTo=/notifications/settings");

  const switches = (html: string) =>
    [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => ({
      kind: /value="([^"]+)"/.exec(tag)?.[1],
      isOn: tag.includes("checked"),
      isFixed: tag.includes("disabled"),
    }));
  const before = switches(await open());
  expect(before.map(({ kind }) => kind)).toEqual(notificationKinds.map(({ kind }) => kind));
  expect(before.every(({ isOn }) => isOn)).toBe(true);
  expect(before.flatMap(({ kind, isFixed }) => (isFixed ? kind : []))).toEqual([
    "moderation",
    "payout",
    "refund",
  ]);

  const body = new URLSearchParams([
    ["on", "answer"],
    ["on", "sale"],
    ["on", "nonsense"],
  ]);
  const sent = new Request("http://localhost/notifications/settings", {
    method: "POST",
    body,
    headers,
  });
  const saved = (await app.send(settings.action as never, sent)) as Response;
  expect(saved.headers.get("Location")).toBe("/notifications/settings");
  expect((await getNotificationSettings(app.db, learner.id)).on).toEqual(["answer", "sale"]);
  const notice = saved.headers.getSetCookie()[0]?.split(";", 1)[0];
  const told = get("/notifications/settings", { Cookie: `${headers.Cookie}; ${notice}` });
  const { text } = await openPage(app, "notifications/settings", settings, told);
  expect(text).toContain("What you are told of");
  expect(text).toContain("Your choices are saved");
  const after = switches(await open());
  expect(after.flatMap(({ kind, isOn, isFixed }) => (isOn && !isFixed ? kind : []))).toEqual([
    "answer",
    "sale",
  ]);
  const off = await app.db.select().from(notificationSettings);
  expect(off).toHaveLength(switchableKinds.length - 2);
  expect(await readAccountData(app.db, learner.id)).toMatchObject({
    notificationsSwitchedOff: expect.arrayContaining([
      expect.objectContaining({ kind: "mention" }),
    ]),
  });

  const none = form("/notifications/settings", {}, headers);
  await app.send(settings.action as never, none);
  expect((await getNotificationSettings(app.db, learner.id)).on).toEqual([]);
  const [row] = await app.db.select().from(users).where(eq(users.id, learner.id));
  expect(row?.notifications).toBe("block");
});
