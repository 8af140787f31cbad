import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import * as page from "~/routes/admin.age-groups/route";
import { form, get, startApp } from "../support/app";

type App = Awaited<ReturnType<typeof startApp>>;
const path = "/admin/age-groups";

async function editorOf(app: App) {
  const user = await app.createUser({ username: "noor" });
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return app.signIn(user);
}

async function ageOf(app: App, id: number) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row?.ageGroup;
}

test("only an editor sets somebody's age group, and may make an under-18 older", async () => {
  await using app = await startApp();
  const learner = await app.createLearner({ ageGroup: "under18" });
  const fields = { username: learner.username, ageGroup: "18-24" };
  const post = (headers: HeadersInit, more = {}) =>
    app.send(page.action, form(path, { ...fields, ...more }, headers));

  expect(await app.send(page.loader, get(path))).toMatchObject({ status: 302 });
  expect(await post({})).toMatchObject({ status: 302 });
  const me = await app.signIn(learner);
  expect(await app.send(page.loader, get(path, me))).toMatchObject({ status: 403 });
  expect(await post(me)).toMatchObject({ status: 403 });
  expect(await ageOf(app, learner.id)).toBe("under18");

  const editor = await editorOf(app);
  expect(await app.send(page.loader, get(path, editor))).toBeNull();
  expect(await post(editor, { ageGroup: "adult" })).toMatchObject({ init: { status: 400 } });
  expect(await post(editor, { username: "nobody" })).toMatchObject({ init: { status: 404 } });
  expect(await ageOf(app, learner.id)).toBe("under18");
  expect(await post(editor)).toMatchObject({ status: 302 });
  expect(await ageOf(app, learner.id)).toBe("18-24");
});
