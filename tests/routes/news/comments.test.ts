import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { issueCommentToken, readCommentToken } from "~/acts/news/comment-token.server";
import { articleComments, newsArticles } from "~/db/schema/news";
import { users } from "~/db/schema/people";
import { networkOf } from "~/http/client-address";
import { createArticle } from "~/models/news/article-write.server";
import { loader as list, action as post } from "~/routes/api.news.$id.comments";
import * as page from "~/routes/news.$id/route";
import { form, get, json, startApp } from "../../support/app";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function addArticle(app: App) {
  const { id } = await createArticle(
    app.db,
    {
      title: "Think of the context window as a desk",
      summary: "Why an assistant forgets, told with a desk.",
      content: "A desk is as large as it is, and no larger. ".repeat(5),
      category: "beginner_bite",
      imageUrl: "/covers/amber-desk.svg",
      imageAlt: null,
      author: "Admin",
    },
    { editorId: null, now: Date.now() },
  );
  return id;
}

function tokenFor(app: App, articleId: number, age = 10_000) {
  return issueCommentToken(app.env.SESSION_SECRET, articleId, Date.now() - age);
}

function sendForm(app: App, id: number, fields: Record<string, string>, headers: HeadersInit = {}) {
  const body = { intent: "comment", token: tokenFor(app, id), ...fields };
  return openPage(app, "news/:id", page, form(`/news/${id}`, body, headers));
}

async function sendApi(app: App, id: number, body: unknown, headers: HeadersInit = {}) {
  const request = json(`/api/news/${id}/comments`, body, headers);
  const response = await app.send(post, request, { id: String(id) });
  return {
    status: response.status,
    body: await response.json<Record<string, unknown>>(),
    response,
  };
}

async function rowsOf(app: App) {
  return app.db.select().from(articleComments).orderBy(articleComments.id);
}

test("an article whose comments cannot be read is there to read, with no word about them [ER-34]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  await sendApi(app, id, { comment: "First.", username: "Kim" });
  await app.env.DB.prepare("alter table article_comments rename to elsewhere").run();
  try {
    const read = await openPage(app, "news/:id", page, get(`/news/${id}`));
    expect(read.response.status).toBe(200);
    expect(read.text).toContain("A desk is as large as it is, and no larger.");
    expect(read.text).toContain("Comments 1");
    expect(read.text).toContain("Post Comment");
    expect(read.text).not.toContain("No comments yet");
    expect(read.html).not.toContain('role="alert"');
  } finally {
    await app.env.DB.prepare("alter table elsewhere rename to article_comments").run();
  }
});

test("/api stores a guest's comment and lists it, the newest first [AP-27, AP-28, AR-27]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const posted = await sendApi(app, id, { comment: "  First.  ", username: " Kim " });
  expect(posted.status).toBe(201);
  expect(posted.body).toMatchObject({ comment: "First.", username: "Kim", status: "published" });
  expect(posted.response.headers.get("Set-Cookie")).toContain("guest=");
  await sendApi(app, id, { comment: "Second.", username: "Jo" });

  const answer = await app.send(list, get(`/api/news/${id}/comments`), { id: String(id) });
  expect(await answer.json()).toMatchObject([
    { articleId: id, comment: "Second.", username: "Jo", userId: null },
    { comment: "First.", username: "Kim" },
  ]);
  const unknown = await app.send(list, get("/api/news/99/comments"), { id: "99" });
  expect(unknown.status).toBe(404);
  expect((await sendApi(app, 99, { comment: "Hello.", username: "Kim" })).status).toBe(404);
});

test.each([
  [{ comment: "   ", username: "Kim" }, "comment", "Please enter a comment"],
  [{ username: "Kim" }, "comment", "Please enter a comment"],
  [
    { comment: "x".repeat(281), username: "Kim" },
    "comment",
    "Please limit your comment to 280 characters",
  ],
  [{ comment: "Hello.", username: "  " }, "username", "Please enter your name to comment"],
  [{ comment: "Hello." }, "username", "Please enter your name to comment"],
  [
    { comment: "Hello.", username: "x".repeat(51) },
    "username",
    "Please use at most 50 characters for your name",
  ],
])("/api refuses %j [AR-29, AR-30, AR-31]", async (sent, field, sentence) => {
  await using app = await startApp();
  const id = await addArticle(app);
  const { status, body } = await sendApi(app, id, sent);
  expect(status).toBe(400);
  expect(body).toEqual({ message: sentence, errors: { [field]: [sentence] } });
  expect(await rowsOf(app)).toEqual([]);
});

test("280 characters are accepted, an emoji is one of them [AR-31]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  expect((await sendApi(app, id, { comment: "💡".repeat(280), username: "Kim" })).status).toBe(201);
});

test("a member is who the session says, whatever name is sent [AR-22, AR-28]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const user = await app.createUser({ username: "mara.private" });
  const headers = await app.signIn(user);
  const { status, body } = await sendApi(app, id, { comment: "Mine.", username: "Boss" }, headers);
  expect(status).toBe(201);
  expect(body).toMatchObject({ userId: user.id, username: `Learner ${user.id}` });
  const sent = await sendForm(app, id, { comment: "By the form." }, headers);
  expect(sent.response.status).toBe(302);
  expect((await rowsOf(app)).map(({ userId }) => userId)).toEqual([user.id, user.id]);
  const { text, html } = await openPage(app, "news/:id", page, get(`/news/${id}`, headers));
  expect(text).toMatch(new RegExp(`Learner ${user.id} [^.]*By the form\\.`));
  expect(text).not.toContain("mara.private");
  expect(html).not.toContain('name="username"');
});

test("the form posts without scripts: the comment is there, with the badge Guest, and the box is empty [AR-20, AR-26, AR-35, ER-42]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const before = await openPage(app, "news/:id", page, get(`/news/${id}`));
  expect(before.text).toContain("No comments yet");
  expect(before.html).toMatch(/<textarea[^>]*rows="3"/);
  expect(before.html).toMatch(/<input[^>]*name="username"[^>]*maxLength="50"|maxlength="50"/i);
  expect(before.html).not.toMatch(/<textarea[^>]*maxlength/i);

  const sent = await sendForm(app, id, {
    comment: "It helped <b>me</b>.\nReally.",
    username: "Kim",
  });
  expect(sent.response.status).toBe(302);
  expect(sent.response.headers.get("Location")).toBe(`/news/${id}#comments`);
  const cookies = sent.response.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  const after = await openPage(
    app,
    "news/:id",
    page,
    get(`/news/${id}`, { Cookie: cookies.join("; ") }),
  );
  expect(after.html).toContain("Comment added");
  expect(after.html).toContain("Your comment has been added successfully");
  expect(after.text).toContain("It helped <b>me</b>.");
  expect(after.html).not.toContain("<b>me</b>");
  expect(after.text).toMatch(/Kim Guest/);
  expect(after.text).toContain("Delete");
  expect(after.html).toMatch(/<textarea[^>]*name="comment"[^>]*><\/textarea>/);
  const stranger = await openPage(app, "news/:id", page, get(`/news/${id}`));
  expect(stranger.text).toContain("It helped");
  expect(stranger.text).not.toContain("Delete");
});

test.each([
  [{ comment: "", username: "Kim" }, "Empty comment", "Please enter a comment"],
  [{ comment: "Hello.", username: " " }, "Name required", "Please enter your name to comment"],
  [
    { comment: "y".repeat(281), username: "Kim" },
    "Comment too long",
    "Please limit your comment to 280 characters",
  ],
])(
  "a refused form says why and keeps what was typed: %j [AR-29, AR-30, AR-31]",
  async (typed, title, sentence) => {
    await using app = await startApp();
    const id = await addArticle(app);
    const { response, html, text } = await sendForm(app, id, typed);
    expect(response.status).toBe(400);
    expect(text).toContain(title);
    expect(text).toContain(sentence);
    expect(html).toContain(`action="/news/${id}#comment-form"`);
    expect(html.slice(html.indexOf('id="comment-form"'))).toContain(sentence);
    expect(html).toContain(`>${typed.comment}</textarea>`);
    expect(html).toContain(`value="${typed.username}"`);
    expect(await rowsOf(app)).toEqual([]);
  },
);

test("a link is held for a person, and the form says so [AR-35]", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const { status, body } = await sendApi(app, id, {
    comment: "Look at https://example.org/offer",
    username: "Kim",
  });
  expect([status, body.status]).toEqual([201, "held"]);
  expect((await rowsOf(app)).map((row) => row.status)).toEqual(["held"]);
  const sent = await sendForm(app, id, { comment: "And www.example.org", username: "Kim" });
  const [notice = ""] = sent.response.headers
    .getSetCookie()
    .filter((each) => each.startsWith("notice"));
  const after = await openPage(
    app,
    "news/:id",
    page,
    get(`/news/${id}`, { Cookie: notice.split(";", 1)[0] ?? "" }),
  );
  expect(after.html).toContain("a person will check it");
  expect(after.text).not.toContain("www.example.org");
});

test("whoever fills the hidden field is told that all is well, and nobody reads it", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const sent = await sendForm(app, id, { comment: "Nice.", username: "Bot", website: "x" });
  expect(sent.response.status).toBe(302);
  const { body } = await sendApi(app, id, { comment: "Nice too.", username: "Bot", website: "x" });
  expect(body.status).toBe("published");
  expect((await rowsOf(app)).map(({ status }) => status)).toEqual(["spam", "spam"]);
});

test("with scripts a comment goes through the same form, with its token and its trap", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const send = async (fields: Record<string, string>) => {
    const body = { intent: "comment", inPlace: "1", username: "Kim", ...fields };
    const answer = await app.send(page.action, form(`/news/${id}`, body), { id: String(id) });
    if (!("data" in answer)) throw new Error("The form was not answered in place.");
    return { ...answer.data, status: answer.init?.status ?? 200 };
  };
  const none = await send({ comment: "Without a token." });
  expect(none).toMatchObject({
    status: 409,
    result: { error: { "": [expect.stringMatching(/once more/)] } },
  });
  expect(await rowsOf(app)).toEqual([]);

  const first = await send({ comment: "First.", token: none.token });
  expect(first).toMatchObject({ isHeld: false, comment: { comment: "First.", isGuest: true } });
  const again = await send({ comment: "Again.", token: none.token });
  expect(again).toMatchObject({ status: 409 });
  const trapped = await send({ comment: "Buy.", token: first.token, website: "x" });
  expect(trapped).toMatchObject({ isHeld: false });
  expect((await rowsOf(app)).map(({ status }) => status)).toEqual(["published", "spam"]);
});

test("a member whose session ended is asked to sign in, and is no nameless guest", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const body = { intent: "comment", comment: "Still here.", token: tokenFor(app, id) };
  const answer = await app.send(page.action, form(`/news/${id}`, body), { id: String(id) });
  expect(answer).toMatchObject({
    data: { isSignedOut: true, result: { initialValue: { comment: "Still here." } } },
    init: { status: 401 },
  });
  expect(await rowsOf(app)).toEqual([]);
});

test("a form token is for one article, one day and one comment, and cannot be made up", async () => {
  await using app = await startApp();
  const secret = app.env.SESSION_SECRET;
  const now = Date.now();
  const token = issueCommentToken(secret, 5, now);
  expect(readCommentToken(secret, 5, token, now + 4000)).toMatchObject({ waitMs: 0 });
  expect(readCommentToken(secret, 5, token, now + 1000)).toMatchObject({ waitMs: 2000 });
  expect(readCommentToken(secret, 6, token, now + 4000)).toBeNull();
  expect(readCommentToken(secret, 5, token, now + 25 * 3600_000)).toBeNull();
  expect(readCommentToken(secret, 5, token.replace(/^5/, "6"), now + 4000)).toBeNull();
  expect(readCommentToken(`${secret}x`, 5, token, now + 4000)).toBeNull();
  expect(readCommentToken(secret, 5, "", now)).toBeNull();

  const id = await addArticle(app);
  const used = tokenFor(app, id);
  const fields = { token: used, comment: "Once.", username: "Kim" };
  for (let time = 0; time < 3; time++) {
    expect((await sendForm(app, id, fields)).response.status).toBe(302);
  }
  expect(await rowsOf(app)).toHaveLength(1);
  expect((await sendForm(app, id, { ...fields, comment: "Twice." })).response.status).toBe(409);
  const late = await sendForm(app, id, {
    ...fields,
    token: tokenFor(app, id, 25 * 3600_000),
    comment: "Late.",
  });
  expect(late.response.status).toBe(409);
  expect(late.html).toContain(">Late.</textarea>");
  expect(await rowsOf(app)).toHaveLength(1);
});

test("guests write five comments a minute, members ten", async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "1" });
  const id = await addArticle(app);
  const user = await app.createUser();
  const headers = await app.signIn(user);
  const write = async (number: number, who: HeadersInit) =>
    sendApi(app, id, { comment: `Number ${number}.`, username: "Kim" }, who);
  const guests: number[] = [];
  for (let number = 1; number <= 6; number++) guests.push((await write(number, {})).status);
  expect(guests).toEqual([201, 201, 201, 201, 201, 429]);
  const members: number[] = [];
  for (let number = 11; number <= 21; number++) members.push((await write(number, headers)).status);
  expect(members).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  expect((await write(22, headers)).response.headers.get("Retry-After")).toMatch(/^\d+$/);
});

test("a network is stored as a hash, the same for its neighbors and never the address", async () => {
  await using app = await startApp();
  expect(networkOf("203.0.113.7")).toBe("203.0.113");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113");
  expect(networkOf("2001:db8:abcd:12::1")).toBe("2001:db8:abcd");
  expect(networkOf("2001:0db8:ABCD:99:1:2:3:4")).toBe("2001:db8:abcd");
  expect(networkOf("2001::1")).toBe("2001:0:0");
  const id = await addArticle(app);
  for (const [place, address] of ["203.0.113.7", "203.0.113.200", "198.51.100.7"].entries()) {
    const body = { comment: `From ${place}.`, username: "Kim" };
    await sendApi(app, id, body, { "CF-Connecting-IP": address });
  }
  const [one, neighbor, other] = (await rowsOf(app)).map(({ networkKey }) => networkKey);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(neighbor).toBe(one);
  expect(other).not.toBe(one);
});

test("a guest deletes with the same browser, and with no other", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const { response, body } = await sendApi(app, id, { comment: "Oops.", username: "Kim" });
  const cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const { html } = await openPage(app, "news/:id", page, get(`/news/${id}`, { Cookie: cookie }));
  expect(html).toMatch(
    new RegExp(
      `<input type="hidden" name="comment-id" value="${body.id}"/><button[^>]*name="intent" value="delete-comment"`,
    ),
  );
  const remove = (headers: HeadersInit) =>
    openPage(
      app,
      "news/:id",
      page,
      form(`/news/${id}`, { intent: "delete-comment", "comment-id": String(body.id) }, headers),
    );
  await remove({});
  expect(await rowsOf(app)).toHaveLength(1);
  expect((await remove({ Cookie: cookie })).response.status).toBe(302);
  expect(await rowsOf(app)).toEqual([]);
  const [article] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, id));
  expect(article?.commentCount).toBe(0);
});

test("who chose a public name and is under 18 now comments as Learner and number", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const minor = await app.createLearner({ ageGroup: "under18" });
  await app.db.update(users).set({ publicName: "Theo" }).where(eq(users.id, minor.id));
  const headers = await app.signIn(minor);
  const { body } = await sendApi(app, id, { comment: "Mine." }, headers);
  expect(body).toMatchObject({ username: `Learner ${minor.id}` });
  const { text } = await openPage(app, "news/:id", page, get(`/news/${id}`, headers));
  expect(text).toContain(`As Learner ${minor.id}`);
  expect(text).not.toContain("Theo");
});

test("a member is asked once for a public name, somebody under 18 never", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  const adult = await app.createLearner({ ageGroup: "35-44" });
  const headers = await app.signIn(adult);
  const open = async (who: HeadersInit) =>
    (await openPage(app, "news/:id", page, get(`/news/${id}`, who))).html;
  expect(await open(headers)).toContain('name="publicName"');
  const choose = (publicName: string) =>
    openPage(
      app,
      "news/:id",
      page,
      form(`/news/${id}`, { intent: "public-name", publicName }, headers),
    );
  const refused = await choose("x");
  expect(refused.text).toContain("Please enter a name of at least 2 characters");
  expect((await choose("Lamp Lighter")).response.status).toBe(302);
  expect(await open(headers)).not.toContain('name="publicName"');
  const [stored] = await app.db.select().from(users).where(eq(users.id, adult.id));
  expect(stored?.publicName).toBe("Lamp Lighter");

  const young = await app.createLearner({ ageGroup: "under18" });
  expect(await open(await app.signIn(young))).not.toContain('name="publicName"');
});

test("a guest cannot write under a name that others take for ours", async () => {
  await using app = await startApp();
  const id = await addArticle(app);
  for (const username of ["Lamplight Team", "Admin", "Learner 1", "Former member (3)", "Nооr"]) {
    const answer = await sendApi(app, id, { comment: "Hello to all of you.", username });
    expect(answer.status, username).toBe(400);
    expect(answer.body, username).toMatchObject({ errors: { username: [expect.any(String)] } });
  }
  expect(await rowsOf(app)).toEqual([]);
});
