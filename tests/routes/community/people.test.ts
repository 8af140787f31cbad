import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import * as root from "~/root";
import * as page from "~/routes/people.$id/route";
import { get, startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { addItem } from "../../support/market";
import { openPage } from "../../support/page";
import { answer } from "../../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

function open(app: App, path: string, headers: HeadersInit = {}) {
  return openPage(app, "people/:id", page, get(path, headers));
}

test("a profile shows what somebody gave, explains the share and tells nothing private", async () => {
  await using app = await startApp();
  const ada = await makeAsker(app, "Ada Okafor");
  await app.db
    .update(users)
    .set({ ageGroup: "55+", email: "ada@private.example", createdAt: Date.UTC(2026, 8, 3) })
    .where(eq(users.id, ada.id));
  const { id: threadId } = await ask(app, { title: "Which tool reads long letters best?" });
  await answer(app, { threadId, authorId: ada.id });

  const { text, html } = await open(app, `/people/${ada.id}?show=answers`);
  expect(text).toContain("Ada Okafor");
  expect(text).toContain("Member since September 2026");
  expect(text).toContain("None was accepted so far of the one answer.");
  expect(text).toContain("Which tool reads long letters best?");
  expect(html).toContain(`/community/${threadId}#answer-`);
  expect(html).toContain(`/report?kind=person&amp;id=${ada.id}`);
  for (const secret of ["ada@private.example", "55+", ada.username]) {
    expect(html).not.toContain(secret);
  }
  const questions = await open(app, `/people/${ada.id}`);
  expect(questions.text).toContain("Ada Okafor has asked nothing so far.");
  expect(questions.html).toMatch(
    new RegExp(`href="/people/${ada.id}\\?show=answers"[^>]*>Answers</a>`),
  );
  const { id, authorId } = await ask(app, { title: "How do I keep a summary short?" });
  const asker = await open(app, `/people/${authorId}`);
  expect(asker.html).toContain(`href="/community/${id}">How do I keep a summary short?</a>`);
});

test("one's own profile leads to the account and not to a report", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const headers = await app.signIn(user);
  const { html, text } = await open(app, `/people/${user.id}`, headers);
  expect(html).toContain(`<h1><bdi>Learner ${user.id}</bdi></h1>`);
  expect(text).toContain("What you ask in the community stands here.");
  const answers = await open(app, `/people/${user.id}?show=answers`, headers);
  expect(answers.text).toContain("What you answer in the community stands here.");
  expect(html).toContain('href="/account"');
  expect(html).not.toContain("/report?");
});

test("under-18s, people who left and unknown ids answer 404 with the same words", async () => {
  await using app = await startApp();
  const young = await makeAsker(app, "Young");
  const left = await makeAsker(app, "Left");
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, young.id));
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, left.id));
  const texts = new Set<string>();
  for (const id of [young.id, left.id, 9_999_999, "0", "mara"]) {
    const { response, text } = await open(app, `/people/${id}`);
    expect(response.status, String(id)).toBe(404);
    expect(text).toContain("No public profile here");
    texts.add(text);
  }
  expect(texts.size).toBe(1);
  expect((await open(app, `/people/${young.id}`, await app.signIn(young))).response.status).toBe(
    404,
  );
});

test("who sells has a tab with what is on sale, and who does not has none", async () => {
  await using app = await startApp();
  const ada = await makeAsker(app, "Ada");
  expect((await open(app, `/people/${ada.id}`)).text).not.toContain("Listings");
  const item = await addItem(app, { creatorId: ada.id, name: "Letters to the council" });
  await addItem(app, { creatorId: ada.id, name: "Not ready yet", status: "pending" });

  expect((await open(app, `/people/${ada.id}`)).html).toContain("?show=listings");
  const { html, text } = await open(app, `/people/${ada.id}?show=listings`);
  expect(html).toContain(`href="/marketplace/${item.id}">Letters to the council</a>`);
  expect(text).not.toContain("Not ready yet");
});

test("a profile costs a visitor one round trip and a member two", async () => {
  await using app = await startApp();
  const ada = await makeAsker(app, "Ada");
  const { id: threadId } = await ask(app);
  for (let count = 0; count < 30; count++) {
    await answer(app, { threadId, authorId: ada.id, body: `Try number ${count} and compare it.` });
  }
  const cost = async (headers: HeadersInit) => {
    const request = get(`/people/${ada.id}?show=answers`, headers);
    const context = app.context(request);
    await Promise.all([
      root.loader({ request, context, params: {} } as never),
      page.loader({ request, context, params: { id: String(ada.id) } } as never),
    ]);
    return context.meter;
  };
  expect(await cost({})).toMatchObject({ d1RoundTrips: 1 });
  const member = await cost(await app.signIn(await app.createLearner()));
  expect(member.d1RoundTrips).toBeLessThanOrEqual(2);
  expect(member.rowsRead).toBeLessThanOrEqual(200);
});
