import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { notifications } from "~/db/schema/site";
import { mentionsIn } from "~/models/community/mention";
import { notifyMentions } from "~/models/community/mention.server";
import { setPublicName } from "~/models/user.server";
import { startApp } from "../../support/app";

type App = Awaited<ReturnType<typeof startApp>>;

async function person(app: App, publicName: string) {
  const user = await app.createUser();
  await setPublicName(app.db, user.id, publicName);
  return user.id;
}

async function told(app: App, text: string, authorId: number) {
  for (const statement of notifyMentions(
    app.db,
    { text, authorId, title: "You were mentioned", href: "/community/1" },
    Date.now(),
  )) {
    await app.db.batch([statement]);
  }
  const rows = await app.db
    .select({ userId: notifications.userId, kind: notifications.kind })
    .from(notifications)
    .orderBy(notifications.userId);
  await app.db.delete(notifications);
  expect(rows.every(({ kind }) => kind === "mention")).toBe(true);
  return rows.map(({ userId }) => userId);
}

test("a name is what follows @ outside of words, addresses, paths and code", () => {
  const first = (text: string) => mentionsIn(text).map(([typed]) => typed);
  expect(first("@Mara and (@Noor), thanks")).toEqual(["Mara", "Noor"]);
  expect(first("mara@example.org, /files/@two, a@b")).toEqual([]);
  expect(first("`@inline` and\n```py\n@property\n```\nbut @Ada")).toEqual(["Ada"]);
  expect(first("@a is too short")).toEqual([]);
  expect(first("@Mara @mara @MARA.")).toEqual(["Mara"]);
  expect(mentionsIn("@Mara_L.")).toEqual([["Mara_L.", "Mara L.", "Mara_L", "Mara L"]]);
  expect(first("@a1 @a2 @a3 @a4 @a5 @a6 @a7")).toHaveLength(5);
});

test("the people with these public names are told, in any case and with _ for a space", async () => {
  await using app = await startApp();
  const author = await person(app, "Author");
  const mara = await person(app, "Mara");
  const noor = await person(app, "Noor van Dijk");
  const dotted = await person(app, "Ada L.");

  expect(await told(app, "Thanks @mara. And @Noor_van_Dijk!", author)).toEqual([mara, noor]);
  expect(await told(app, "As @Ada_L. wrote", author)).toEqual([dotted]);
  expect(await told(app, "@Nobody @person-1", author)).toEqual([]);
  expect(await told(app, "I am @Author", author)).toEqual([]);
  const names = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => person(app, `Helper ${n}`)));
  const all = [1, 2, 3, 4, 5, 6].map((n) => `@Helper_${n}`).join(" ");
  expect(await told(app, all, author)).toEqual(names.slice(0, 5));
});

test("of two people whom a name could mean the one whose name it is exactly is told", async () => {
  await using app = await startApp();
  const author = await person(app, "Author");
  const spaced = await person(app, "Kim Park");
  // From before names had to look different.
  const exact = (await app.createUser()).id;
  await app.db.update(users).set({ publicName: "Kim_Park" }).where(eq(users.id, exact));
  expect(await told(app, "@Kim_Park", author)).toEqual([exact]);
  await app.db.update(users).set({ publicName: null }).where(eq(users.id, exact));
  expect(await told(app, "@Kim_Park", author)).toEqual([spaced]);
});

test("under-18s and people who have left cannot be called", async () => {
  await using app = await startApp();
  const author = await person(app, "Author");
  const young = await person(app, "Young");
  const left = await person(app, "Left");
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, young));
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, left));
  expect(await told(app, `@Young @Left @Learner_${young}`, author)).toEqual([]);
});
