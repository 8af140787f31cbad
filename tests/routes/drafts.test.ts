import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { drafts } from "~/db/schema/site";
import { deleteAccount } from "~/models/account-data.server";
import { keepDraft, readDraft } from "~/models/draft.server";
import * as newArticle from "~/routes/admin.new-article";
import * as questionPage from "~/routes/community.$id/route";
import { action } from "~/routes/drafts";
import * as itemPage from "~/routes/marketplace.$id";
import { readAccountData } from "../support/account-data";
import { form, get, json, startApp } from "../support/app";
import { ask } from "../support/community";
import { addItem } from "../support/market";
import { openPage } from "../support/page";

const day = 86_400_000;

function cookieOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
}

test("a draft is kept for its owner alone, in place of the one before, and thrown away", async () => {
  await using app = await startApp();
  const [mara, theo] = [await app.createUser(), await app.createUser()];
  const headers = await app.signIn(mara);
  const place = { kind: "answer", about: 7 } as const;
  const send = async (fields: unknown) =>
    (await app.send(action, json("/drafts", { ...place, fields }, headers))).status;
  expect(await send({ body: "Half a" })).toBe(204);
  expect(await send({ body: "Half a thought" })).toBe(204);
  const read = (userId: number) => readDraft(app.db, { userId, guestId: null }, place);
  expect((await read(mara.id))?.fields).toEqual({ body: "Half a thought" });
  expect(await read(theo.id)).toBeNull();
  expect(await app.db.select().from(drafts)).toHaveLength(1);
  expect(await send({ body: " " })).toBe(204);
  expect(await app.db.select().from(drafts)).toEqual([]);

  await send({ body: "Again" });
  const discard = { draftKind: "answer", draftAbout: "7", draftBack: "/community/7" };
  const gone = await app.send(action, form("/drafts", discard, headers));
  expect([gone.status, gone.headers.get("Location")]).toEqual([302, "/community/7"]);
  expect(await read(mara.id)).toBeNull();
});

test.each([
  { kind: "secret", about: 0, fields: {} },
  { kind: "answer", about: -1, fields: {} },
  { kind: "answer", about: 1, fields: { body: { length: 1 } } },
  { kind: "answer", about: 1, fields: { body: "x".repeat(200_001) } },
  {
    kind: "answer",
    about: 1,
    fields: Object.fromEntries([..."abcdefghijklmnopqrstuvw"].map((n) => [n, ""])),
  },
])("what is no draft is refused", async (sent) => {
  await using app = await startApp();
  expect((await app.send(action, json("/drafts", sent))).status).toBe(400);
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("fifty drafts are kept for a person, for ninety days, a visitor's for seven", async () => {
  await using app = await startApp();
  const { id: userId } = await app.createUser();
  const now = Date.now();
  const keep = (
    owner: { userId: number | null; guestId: string | null },
    about: number,
    at: number,
  ) => keepDraft(app.db, owner, { kind: "answer", about, fields: { body: "Text" } }, at);
  const own = { userId, guestId: null };
  for (let about = 1; about <= 52; about++) await keep(own, about, now + about);
  const kept = (await app.db.select().from(drafts)).map(({ about }) => about);
  expect([kept.length, Math.min(...kept)]).toEqual([50, 3]);

  await keep({ userId: null, guestId: "guest" }, 1, now);
  await keep(own, 99, now + 8 * day);
  expect((await app.db.select().from(drafts)).filter((row) => row.guestId)).toEqual([]);
  await keep(own, 100, now + 91 * day);
  expect((await app.db.select().from(drafts)).map(({ about }) => about)).toEqual([99, 100]);
});

test("drafts are in the download of an account and go with it", async () => {
  await using app = await startApp();
  const { id: userId } = await app.createUser();
  const fields = { reviewText: "Not sent." };
  await keepDraft(app.db, { userId, guestId: null }, { kind: "review", about: 3, fields }, 1);
  expect((await readAccountData(app.db, userId))?.unsentTexts).toMatchObject([
    { kind: "review", about: 3, fields },
  ]);
  await deleteAccount(app.db, { id: userId, guestId: null }, Date.now());
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("an article that is sent when the session has ended is there after signing in", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  const headers = await app.signIn({ id, sessionVersion: 1 });
  const [editor] = await app.db
    .update(users)
    .set({ role: "editor", sessionVersion: 2 })
    .where(eq(users.id, id))
    .returning();
  if (!editor) throw new Error("There is no editor.");
  const title = "What a context window really is";
  const sent = await app.send(
    newArticle.action,
    form("/admin/new-article", { intent: "create", title, content: "Half of it." }, headers),
  );
  if (!(sent instanceof Response)) throw new Error("It was not refused.");
  expect(sent.headers.get("Location")).toBe("/auth?redirectTo=/admin/new-article");

  const { Cookie } = await app.signIn(editor);
  const back = { Cookie: `${Cookie}; ${cookieOf(sent)}` };
  const page = await openPage(
    app,
    "admin/new-article",
    newArticle,
    get("/admin/new-article", back),
  );
  expect(page.html).toContain(`value="${title}"`);
  expect(page.text).toContain("Half of it.");
  expect(page.text).toContain("Throw it away");
});

test("a review that a visitor sends is there after signing in [RV-25]", async () => {
  await using app = await startApp();
  const { id } = await addItem(app);
  const address = `/marketplace/${id}?tab=write`;
  const review = {
    intent: "review",
    rating: "4",
    reviewText: "It saved me an hour.",
    imageUrl: "",
  };
  const refused = await openPage(app, "marketplace/:id", itemPage, form(address, review));
  expect(refused.response.status).toBe(401);
  expect(refused.html).toContain(encodeURIComponent(address));

  const { Cookie } = await app.signIn(await app.createUser());
  const headers = { Cookie: `${Cookie}; ${cookieOf(refused.response)}` };
  const page = await openPage(app, "marketplace/:id", itemPage, get(address, headers));
  expect(page.text).toContain("It saved me an hour.");
  await openPage(app, "marketplace/:id", itemPage, form(address, review, headers));
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("a button keeps a text without scripts, for a visitor until they sign in", async () => {
  await using app = await startApp();
  const { id: about } = await ask(app);
  const address = `/community/${about}`;
  const page = await openPage(app, "community/:id", questionPage, get(address));
  expect(page.text).toContain("Keep as draft");

  const sent = { draftKind: "answer", draftAbout: String(about), draftBack: address };
  const keep = (fields: Record<string, string>) =>
    app.send(action, form("/drafts", { ...sent, draftAct: "keep", ...fields }));
  const kept = await keep({ body: "Half a\r\nthought", submissionKey: "12345678" });
  expect([kept.status, kept.headers.get("Location")]).toEqual([302, address]);
  const again = await openPage(
    app,
    "community/:id",
    questionPage,
    get(address, { Cookie: cookieOf(kept) }),
  );
  expect(again.text).toContain("Your text is kept");
  expect(again.text).toContain("Half a thought");

  const { Cookie } = await app.signIn(await app.createUser());
  const headers = { Cookie: `${Cookie}; ${cookieOf(kept)}` };
  const member = await openPage(app, "community/:id", questionPage, get(address, headers));
  expect(member.text).toContain("Half a thought");
  const [draft] = await app.db.select().from(drafts);
  expect(draft?.fields).toEqual({ body: "Half a\nthought" });

  const empty = await keep({ body: " " });
  const notice = get(address, { Cookie: cookieOf(empty) });
  const told = await openPage(app, "community/:id", questionPage, notice);
  expect(told.text).toContain("There is nothing to keep yet");
});

test.each([
  [{ draftKind: "question" }, 400],
  [{ draftKind: "secret" }, 400],
  [{ draftKind: "article", content: "x".repeat(200_001) }, 413],
])("what cannot be kept by its button is refused in words", async (fields, status) => {
  await using app = await startApp();
  const sent = { draftAct: "keep", draftAbout: "0", draftBack: "/", ...fields };
  const refused = await app.send(action, form("/drafts", sent as Record<string, string>));
  expect(refused.status).toBe(status);
  expect(await refused.text()).not.toBe("");
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("Enter in a field of a form with a draft presses the form's own button", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const { html } = await openPage(app, "community/:id", questionPage, get(`/community/${id}`));
  const answer = html.slice(html.indexOf('id="your-answer"'));
  const [first] = /<button[^>]*>/.exec(answer) ?? [];
  expect(first).toContain('value="answer"');
});
