import { afterEach, expect, test, vi } from "vitest";

import { reviews } from "~/db/schema/reviews";
import { createAnswer } from "~/models/community/answer.server";
import * as root from "~/root";
import * as cart from "~/routes/api.cart";
import * as cartItems from "~/routes/api.cart_.items";
import * as cartItem from "~/routes/api.cart_.items_.$itemId";
import * as answerVote from "~/routes/api.community.answers.$id.vote";
import * as accept from "~/routes/api.community.threads.$id.accept";
import * as bookmark from "~/routes/api.community.threads.$id.bookmark";
import * as follow from "~/routes/api.community.threads.$id.follow";
import * as threadVote from "~/routes/api.community.threads.$id.vote";
import * as saves from "~/routes/api.marketplace.$id.saves";
import * as like from "~/routes/api.news.$id.like";
import * as save from "~/routes/api.news.$id.save";
import * as share from "~/routes/api.news.$id.share";
import * as helpful from "~/routes/api.reviews.$id.helpful";
import * as communityPage from "~/routes/community._index/route";
import * as questionPage from "~/routes/community.$id/route";
import * as feedPage from "~/routes/feed";
import * as marketPage from "~/routes/marketplace._index/route";
import * as itemPage from "~/routes/marketplace.$id";
import * as newsPage from "~/routes/news._index";
import * as articlePage from "~/routes/news.$id/route";
import * as savedPage from "~/routes/saved";
import { form, json, startApp } from "../support/app";
import { ask, makeAsker } from "../support/community";
import { addItem } from "../support/market";
import { addArticle } from "../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

afterEach(() => vi.unstubAllGlobals());

interface Place {
  /** The parameter of the address. */
  id: number;
  headers: HeadersInit;
  sent: Record<string, unknown>;
  /** What the answer says, through every door. */
  answer: object;
}

interface Control {
  door: { action: (args: never) => unknown };
  prepare: (app: App) => Promise<Place>;
  isForMembers?: boolean;
  method?: "DELETE";
  /** Where a plain form goes, if not back. */
  goesTo?: string;
}

const back = "/community?sort=hot#here";

const controls: Record<string, Control> = {
  "a vote on a question": {
    door: threadVote,
    isForMembers: true,
    async prepare(app) {
      const { id } = await ask(app);
      const answer = { upvotes: 0, downvotes: 1, myVote: -1 };
      return { id, headers: await member(app), sent: { value: -1 }, answer };
    },
  },
  "a vote on an answer": {
    door: answerVote,
    isForMembers: true,
    async prepare(app) {
      const { answerId: id } = await answered(app);
      const answer = { upvotes: 1, downvotes: 0, myVote: 1 };
      return { id, headers: await member(app), sent: { value: 1 }, answer };
    },
  },
  "an acceptance": {
    door: accept,
    isForMembers: true,
    async prepare(app) {
      const { id, answerId, asker } = await answered(app);
      const answer = { isAnswered: true, acceptedAnswerId: answerId };
      return { id, headers: await app.signIn(asker), sent: { answerId }, answer };
    },
  },
  "a bookmark": {
    door: bookmark,
    isForMembers: true,
    async prepare(app) {
      const sent = { bookmarked: true };
      return { id: (await ask(app)).id, headers: await member(app), sent, answer: sent };
    },
  },
  following: {
    door: follow,
    isForMembers: true,
    async prepare(app) {
      const sent = { followed: true };
      return { id: (await ask(app)).id, headers: await member(app), sent, answer: sent };
    },
  },
  "a like": {
    door: like,
    async prepare(app) {
      const { id } = await addArticle(app);
      const answer = { liked: true, likesCount: 1 };
      return { id, headers: await member(app), sent: { liked: true }, answer };
    },
  },
  "a saved article": {
    door: save,
    async prepare(app) {
      const { id } = await addArticle(app);
      const answer = { saved: true, savesCount: 1 };
      return { id, headers: await member(app), sent: { saved: true }, answer };
    },
  },
  "a share": {
    door: share,
    async prepare(app) {
      const { id } = await addArticle(app);
      const answer = { shared: true, sharesCount: 1 };
      return { id, headers: await member(app), sent: {}, answer };
    },
  },
  "a saved item": {
    door: saves,
    async prepare(app) {
      const sent = { kind: "favorite", saved: true };
      return { id: (await addItem(app)).id, headers: await member(app), sent, answer: sent };
    },
  },
  "a helpful mark": {
    door: helpful,
    async prepare(app) {
      const { id: itemId } = await addItem(app);
      const { id: userId } = await app.createUser();
      const [review] = await app.db
        .insert(reviews)
        .values({ userId, itemId, rating: 4, reviewText: "It helped." })
        .returning({ id: reviews.id });
      const id = review?.id ?? 0;
      return { id, headers: await member(app), sent: {}, answer: { id, helpful: 1 } };
    },
  },
  "something for the cart": {
    door: cartItems,
    isForMembers: true,
    goesTo: "/cart",
    async prepare(app) {
      const { id: itemId } = await addItem(app, { priceCents: 600 });
      const answer = { itemId, details: { price: 6 } };
      return { id: itemId, headers: await member(app), sent: { itemId }, answer };
    },
  },
  "fewer pieces": {
    door: cartItem,
    isForMembers: true,
    async prepare(app) {
      const { id, headers } = await filledCart(app);
      return { id, headers, sent: { quantity: 1 }, answer: { total: 6 } };
    },
  },
  "a line taken out": {
    door: cartItem,
    isForMembers: true,
    method: "DELETE",
    async prepare(app) {
      const { id, headers } = await filledCart(app);
      return { id, headers, sent: {}, answer: { items: [], total: 0 } };
    },
  },
  "a cleared cart": {
    door: cart,
    isForMembers: true,
    method: "DELETE",
    async prepare(app) {
      const { id, headers } = await filledCart(app);
      return { id, headers, sent: {}, answer: { items: [], total: 0 } };
    },
  },
};

test.each(Object.keys(controls))(
  "%s has one address for programs, scripts and forms",
  async (name) => {
    const {
      door,
      prepare,
      isForMembers,
      method = "POST",
      goesTo = back,
    } = controls[name] as Control;
    const address = method === "DELETE" ? "/api/any?_method=DELETE" : "/api/any";

    await using app = await startApp();

    async function through(request: (place: Place) => Request) {
      const place = await prepare(app);
      const params = { id: String(place.id), itemId: String(place.id) };
      const response = (await app.send(door.action as never, request(place), params)) as Response;
      const body = await response.text();
      return { response, answer: body === "" ? null : readJson(body), place };
    }

    const programs = await through(({ sent, headers }) => json("/api/any", sent, headers, method));
    expect(programs.response.ok).toBe(true);
    expect(programs.answer).toMatchObject(programs.place.answer);

    const scripts = await through(({ sent, headers }) =>
      form(address, { ...asFields(sent), inPlace: "1", back }, headers),
    );
    expect(scripts.response.ok).toBe(true);
    expect(scripts.answer).toMatchObject(scripts.place.answer);

    const plain = await through(({ sent, headers }) =>
      form(address, { ...asFields(sent), back }, headers),
    );
    expect(plain.response.status).toBe(302);
    expect(plain.response.headers.get("Location")).toBe(goesTo);

    const visitor = await through(({ sent }) => form(address, { ...asFields(sent), back }));
    const toSignIn = `/auth?redirectTo=${encodeURIComponent(back)}`;
    expect(visitor.response.headers.get("Location")).toBe(isForMembers ? toSignIn : goesTo);

    const inPlace = await through(({ sent }) => form(address, { ...asFields(sent), inPlace: "1" }));
    expect(inPlace.response.status).toBe(isForMembers ? 401 : 200);

    const ofAnotherPage = await through(({ sent, headers }) =>
      form(address, asFields(sent), headers),
    );
    expect(ofAnotherPage.response.status).toBe(415);
  },
);

test("a control's form leads nowhere but to a page of ours", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const headers = await member(app);
  const press = (fields: Record<string, string>) =>
    app.send(threadVote.action, form("/api/any", fields, headers), { id: String(id) });
  for (const elsewhere of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
    const answer = await press({ value: "1", back: elsewhere });
    expect(answer.headers.get("Location")).toBe("/community");
  }
  expect((await press({ value: "up", back })).status).toBe(400);
  const { errors } = (await (await press({ value: "up", inPlace: "1" })).json()) as {
    errors: object;
  };
  expect(errors).toEqual({ value: ["Send 1, -1 or 0, which takes a vote back."] });
});

test("what is refused comes back to the page with its reason, and to scripts as JSON", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  const headers = await app.signIn({ id: authorId, sessionVersion: 0 });
  const press = (fields: Record<string, string>) =>
    app.send(threadVote.action, form("/api/any", fields, headers), { id: String(id) });

  const plain = await press({ value: "1", back });
  expect([plain.status, plain.headers.get("Location")]).toEqual([302, back]);
  expect(noticeOf(plain)).toEqual({
    title: "Your vote was not counted",
    description: "You cannot vote on your own question.",
    variant: "destructive",
  });
  const scripts = await press({ value: "1", inPlace: "1" });
  expect([scripts.status, await scripts.json()]).toEqual([
    403,
    {
      message: "You cannot vote on your own question.",
      errors: { "": ["You cannot vote on your own question."] },
    },
  ]);
});

test.each([
  root,
  communityPage,
  questionPage,
  feedPage,
  newsPage,
  articlePage,
  savedPage,
  marketPage,
  itemPage,
])(
  "a page with controls is not read again for one of them, unless it is being read",
  ({ shouldRevalidate }) => {
    const here = new URL("http://localhost/community?sort=hot");
    const formData = new FormData();
    formData.set("inPlace", "1");
    const router = { state: { navigation: { state: "idle" }, revalidation: "idle" } };
    vi.stubGlobal("window", { __remixRouter: router });
    const args = {
      ...{ currentUrl: here, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true },
      ...{ formAction: "/api/community/threads/1/vote", formData },
    };
    expect(shouldRevalidate({ ...args, nextUrl: here })).toBe(false);
    router.state.navigation.state = "loading";
    expect(shouldRevalidate({ ...args, nextUrl: here })).toBe(true);
    expect(shouldRevalidate({ ...args, formData: undefined, nextUrl: here })).toBe(true);
  },
);

async function member(app: App) {
  return app.signIn(await app.createUser());
}

async function answered(app: App) {
  const asker = await makeAsker(app);
  const { id } = await ask(app, { authorId: asker.id });
  const { id: authorId } = await makeAsker(app);
  const made = await createAnswer(
    app.db,
    { threadId: id, authorId, body: "Name the headings first.", submissionKey: "answer-key" },
    Date.now(),
  );
  if (made === "unknown") throw new Error("There is no such question.");
  return { id, answerId: made.id, asker };
}

async function filledCart(app: App) {
  const { id } = await addItem(app, { priceCents: 600 });
  const headers = await member(app);
  for (let piece = 0; piece < 2; piece++) {
    await app.send(cartItems.action, json("/api/cart/items", { itemId: id }, headers));
  }
  return { id, headers };
}

function asFields(sent: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
}

function readJson(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function noticeOf(answer: Response) {
  const cookie = decodeURIComponent(answer.headers.get("Set-Cookie") ?? "");
  return JSON.parse(atob(cookie.slice("notice=".length).split(".")[0] ?? ""));
}
