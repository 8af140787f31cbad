import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { reviews } from "~/db/schema/reviews";
import { drafts } from "~/db/schema/site";
import { createAnswer } from "~/models/community/answer.server";
import * as cartItems from "~/routes/api.cart_.items";
import * as answerVote from "~/routes/api.community.answers.$id.vote";
import * as accept from "~/routes/api.community.threads.$id.accept";
import * as bookmark from "~/routes/api.community.threads.$id.bookmark";
import * as threadVote from "~/routes/api.community.threads.$id.vote";
import * as saves from "~/routes/api.marketplace.$id.saves";
import * as like from "~/routes/api.news.$id.like";
import * as save from "~/routes/api.news.$id.save";
import * as helpful from "~/routes/api.reviews.$id.helpful";
import * as questionPage from "~/routes/community.$id/route";
import * as draftsRoute from "~/routes/drafts";
import * as itemPage from "~/routes/marketplace.$id";
import * as articlePage from "~/routes/news.$id/route";
import { form, get, json, startApp } from "../support/app";
import { ask, makeAsker } from "../support/community";
import { addItem } from "../support/market";
import { addArticle } from "../support/news";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const typed = "A thought that is not finished";

interface Place {
  /** The route with the text, and its address. */
  path: string;
  page: object;
  address: string;
  /** What the text's form sends. */
  sent: Record<string, string>;
  /** Who presses; nobody is a visitor who was never here. */
  headers?: { Cookie: string };
}

async function onArticle(app: App): Promise<Place & { id: number }> {
  const { id } = await addArticle(app);
  const sent = { intent: "comment", token: "of the comment", username: "Kim", comment: typed };
  return { id, path: "news/:id", page: articlePage, address: `/news/${id}`, sent };
}

async function onQuestion(app: App) {
  const asker = await makeAsker(app);
  const { id } = await ask(app, { authorId: asker.id });
  const { id: authorId } = await makeAsker(app);
  const body = "Name the headings first.";
  const submissionKey = "answer-key";
  await createAnswer(app.db, { threadId: id, authorId, body, submissionKey }, Date.now());
  const headers = await app.signIn(asker);
  const sent = { body: typed, submissionKey: "12345678" };
  const address = `/community/${id}`;
  return { id, path: "community/:id", page: questionPage, address, sent, headers };
}

async function onItem(app: App): Promise<Place & { id: number }> {
  const { id } = await addItem(app, { priceCents: 600 });
  const author = await app.createUser();
  await app.db.insert(reviews).values({
    ...{ itemId: id, userId: author.id, rating: 5, reviewText: "It saved me an hour a week." },
    createdAt: Date.now(),
  });
  const sent = { rating: "2", reviewText: typed, imageUrl: "" };
  const address = `/marketplace/${id}`;
  return { id, path: "marketplace/:id", page: itemPage, address, sent };
}

function open(app: App, { path, page, address, headers }: Place) {
  return openPage(app, path, page, get(address, headers));
}

/** What a button of a page sends without scripts: the form that it names, to its own address. */
function addressOf(html: string, label: RegExp) {
  const buttons = html.match(/<button[^>]*>[\s\S]*?<\/button>/g) ?? [];
  const button = buttons.find((each) => label.test(each)) ?? "";
  const [, address] = /formaction="([^"]*)"/i.exec(button) ?? [];
  return address?.replaceAll("&amp;", "&") ?? "";
}

function cookieOf(...answers: Response[]) {
  const set = answers.flatMap((answer) => answer.headers.getSetCookie());
  const cookies = new Map(set.map((each) => each.split(";", 1)[0]?.split("=") as [string, string]));
  return [...cookies].map((pair) => pair.join("=")).join("; ");
}

function withCookie(before: { Cookie: string } | undefined, ...answers: Response[]) {
  return { Cookie: [before?.Cookie, cookieOf(...answers)].filter(Boolean).join("; ") };
}

interface Door {
  action: (args: never) => unknown;
}

/** Presses a button as a browser without scripts, which posts once more where a 307 leads. */
async function press(app: App, place: Place & { id?: number }, door: Door, label: RegExp) {
  const { html } = await open(app, place);
  const address = addressOf(html, label);
  const { pathname } = new URL(address, "http://localhost");
  expect(pathname).toBe("/drafts");
  const kept = await app.send(draftsRoute.action, form(address, place.sent, place.headers));
  const to = kept.headers.get("Location") ?? "";
  const [id = ""] = /(?<=\/)\d+/.exec(to) ?? [];
  const headers = withCookie(place.headers, kept);
  const action = door.action as Parameters<App["send"]>[0];
  const done = (await app.send(action, form(to, place.sent, headers), { id })) as Response;
  const isAnswer = (done as unknown) instanceof Response;
  return { kept, to, done, headers: isAnswer ? withCookie(headers, done) : headers };
}

type Case = [string, (app: App) => Promise<Place>, Door, RegExp, RegExp | null];

const likeButton = /<span class="">Like|<span>Like/;
const cases: Case[] = [
  ["a like of an article", onArticle, like, likeButton, /aria-pressed="true"[^>]*>.*?Like/s],
  ["an article that is saved", onArticle, save, />Save</, /aria-pressed="true"[^>]*>.*?Save/s],
  ["a vote on a question", onOthersQuestion, threadVote, /Vote up: this/, /pressed="true"/],
  ["a vote on an answer", onQuestion, answerVote, /Vote up: the answer/, /pressed="true"/],
  ["a bookmark", onQuestion, bookmark, /Bookmark/, /aria-pressed="true"[^>]*>.*?Bookmark/s],
  ["an acceptance", onQuestion, accept, /Accept this answer/, /Take the acceptance back/],
  ["a helpful review", onItem, helpful, /This was helpful/, /aria-pressed="true"/],
  ["a favorite", onItem, saves, /Add to favorites/, /In your favorites/],
  ["an item for the cart", onItemAsMember, cartItems, /Add to Cart/, null],
];

async function onOthersQuestion(app: App) {
  return { ...(await onQuestion(app)), headers: await app.signIn(await app.createUser()) };
}

async function onItemAsMember(app: App) {
  return { ...(await onItem(app)), headers: await app.signIn(await app.createUser()) };
}

test.each(cases)("%s leaves what stands in the text beside it", async (...of) => {
  const [, prepare, door, label, after] = of;
  await using app = await startApp();
  const place = await prepare(app);
  const { kept, done, headers } = await press(app, place, door, label);
  expect([kept.status, done.status]).toEqual([307, 302]);
  const page = await open(app, { ...place, headers });
  expect(page.text).toContain(typed);
  if (after) expect(page.html).toMatch(after);
  // Nobody else reads it: visitors share the page that is made for a request without cookies.
  expect((await open(app, { ...place, headers: undefined })).text).not.toContain(typed);
});

test("the rest of the form is there as well: a guest's name, the stars of a review", async () => {
  await using app = await startApp();
  const article = await onArticle(app);
  const liked = await press(app, article, like, likeButton);
  const { html } = await open(app, { ...article, headers: liked.headers });
  expect(html).toMatch(/name="username"[^>]*value="Kim"/);

  const item = await onItem(app);
  const marked = await press(app, item, helpful, /This was helpful/);
  const page = await open(app, { ...item, headers: marked.headers });
  expect(page.html).toMatch(/<input[^>]*name="rating"[^>]*checked=""[^>]*value="2"/);
});

test("a visitor who votes signs in, and their answer is there", async () => {
  await using app = await startApp();
  const place = { ...(await onQuestion(app)), headers: undefined };
  const { to, done, headers } = await press(app, place, answerVote, /Vote up: the answer/);
  expect(to).toContain("/vote?");
  expect(done.headers.get("Location")).toMatch(/^\/auth\?redirectTo=/);
  const signedIn = await app.signIn(await app.createUser());
  const Cookie = `${signedIn.Cookie}; ${headers.Cookie}`;
  expect((await open(app, { ...place, headers: { Cookie } })).text).toContain(typed);
});

test("a comment that is deleted leaves the next one, and a posted one leaves no draft", async () => {
  await using app = await startApp();
  const place = { ...(await onArticle(app)), headers: await member(app) };
  const post = async (comment: string) => {
    const { html } = await open(app, place);
    const [, token = ""] = /name="token" value="([^"]*)"/.exec(html) ?? [];
    const sent = { intent: "comment", token, comment };
    const request = form(place.address, sent, place.headers);
    return app.send(articlePage.action, request, { id: String(place.id) });
  };
  await post("The first of two.");
  const { done } = await press(app, place, articlePage, /Delete: The first/);
  expect((done as Response).headers.get("Location")).toBe(`${place.address}#comments`);
  const page = await open(app, place);
  expect(page.text).toContain(typed);
  expect(page.text).toContain("No comments yet");
  await post(typed);
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("a guest's draft goes with the comment", async () => {
  await using app = await startApp();
  const place = await onArticle(app);
  const { headers } = await press(app, place, like, likeButton);
  expect(await app.db.select().from(drafts)).toHaveLength(1);
  const { html } = await open(app, { ...place, headers });
  const [, token = ""] = /name="token" value="([^"]*)"/.exec(html) ?? [];
  const request = form(place.address, { ...place.sent, token, website: "" }, headers);
  await app.send(articlePage.action, request, { id: String(place.id) });
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("a public name is chosen, and refused, with the comment in its box", async () => {
  await using app = await startApp();
  const place = { ...(await onArticle(app)), headers: await member(app) };
  const choose = (publicName: string) => {
    const sent = { intent: "public-name", publicName, comment: typed };
    return press(app, { ...place, sent }, articlePage, /Use this name/);
  };
  const { to } = await choose("x");
  const again = form(to, { publicName: "x", comment: typed }, place.headers);
  const refused = await openPage(app, place.path, place.page, again);
  expect(refused.response.status).toBe(400);
  expect(refused.html).toMatch(/name="publicName"[^>]*value="x"/);
  expect(refused.text).toContain(typed);
  const { done } = await choose("Mara of the desk");
  expect(done.status).toBe(302);
  const page = await open(app, place);
  expect(page.text).toContain("As Mara of the desk");
  expect(page.text).toContain(typed);
});

test("an empty box keeps nothing, and forgets what was kept", async () => {
  await using app = await startApp();
  const place = { ...(await onArticle(app)), headers: await member(app) };
  await press(app, place, like, likeButton);
  expect(await app.db.select().from(drafts)).toHaveLength(1);
  await press(app, { ...place, sent: { comment: " " } }, like, likeButton);
  expect(await app.db.select().from(drafts)).toEqual([]);

  const visitor = { ...(await onArticle(app)), sent: { comment: "", username: "" } };
  const { kept, done } = await press(app, visitor, like, likeButton);
  expect([kept.headers.get("Set-Cookie"), done.status]).toEqual([null, 302]);
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("where a text cannot be kept nothing is pressed, and the browser can go back to it", async () => {
  await using app = await startApp();
  const place = { ...(await onArticle(app)), headers: await member(app) };
  const address = addressOf((await open(app, place)).html, likeButton);
  const send = (comment: string) =>
    app.send(draftsRoute.action, form(address, { comment }, place.headers));
  const long = await send("x".repeat(200_001));
  expect(long.status).toBe(413);
  let answer = await send(typed);
  for (let times = 0; times < 70 && answer.status === 307; times++) answer = await send(typed);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain("your text is still in the form");
});

test.each(["https://elsewhere.example/", "//elsewhere.example", ""])(
  "a press leads to no other site: %s",
  async (to) => {
    await using app = await startApp();
    const address = `/drafts?${new URLSearchParams({ draftKind: "comment", draftAbout: "1", draftTo: to })}`;
    const answer = await app.send(draftsRoute.action, form(address, { comment: typed }));
    expect([answer.status, answer.headers.get("Location")]).toEqual([307, "/"]);
  },
);

test("Enter in a field of the text still sends the text", async () => {
  await using app = await startApp();
  const places = [
    { ...(await onArticle(app)), form: "comment-form" },
    { ...(await onQuestion(app)), form: "answer-form" },
    { ...(await onItem(app)), form: "write-review" },
  ];
  for (const place of places) {
    const { html } = await open(app, place);
    const [first = ""] = new RegExp(`<button[^>]* form="${place.form}"[^>]*>`).exec(html) ?? [];
    expect(first).toContain('aria-hidden="true"');
    expect(first).not.toMatch(/formaction/i);
    // No button of the form stands before it.
    expect(html.indexOf(first)).toBeLessThan(html.indexOf(`id="${place.form}"`));
  }
});

test("a press by its own form is as before", async () => {
  await using app = await startApp();
  const { id } = await addArticle(app);
  const back = `/news/${id}#actions`;
  const sent = form(`/api/news/${id}/like`, { liked: "true", back });
  const done = (await app.send(like.action, sent, { id: String(id) })) as Response;
  expect([done.status, done.headers.get("Location")]).toEqual([302, back]);
  const asked = await app.send(like.action, json(`/api/news/${id}/like`, { liked: true }), {
    id: String(id),
  });
  expect((asked as Response).status).toBe(200);
  expect(await app.db.select().from(drafts).where(eq(drafts.about, id))).toEqual([]);
});

async function member(app: App) {
  return app.signIn(await app.createUser());
}
