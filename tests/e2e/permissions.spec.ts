import { readdirSync, readFileSync } from "node:fs";
import { demoAccount } from "./support";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no page is opened here");

type Role = "visitor" | "learner" | "editor";
type Answers = Record<Role, number>;

interface Expected {
  /** An address of the route. */
  at: string;
  /** Status of a GET; for pages also of the same data without the document. */
  get: Answers;
  /** Status of an empty POST; 405 where there is no action. */
  post: Answers;
}

function all(status: number): Answers {
  return { visitor: status, learner: status, editor: status };
}

/** Open to people with an account; visitors are sent to sign in. */
function members(status = 200): Answers {
  return { visitor: 302, learner: status, editor: status };
}

const editors: Answers = { visitor: 302, learner: 403, editor: 200 };

/** What every route answers to whom. A route that is missing here fails the test below. */
const table: Record<string, Expected> = {
  root: { at: "/", get: all(200), post: all(405) },
  "routes/_index": { at: "/", get: all(200), post: all(405) },
  "routes/about": { at: "/about", get: all(200), post: all(405) },
  "routes/contact": { at: "/contact", get: all(200), post: all(405) },
  "routes/pro": { at: "/pro", get: all(200), post: all(405) },
  "routes/styleguide": { at: "/styleguide", get: all(200), post: all(405) },
  "routes/health": { at: "/health", get: all(200), post: all(405) },
  "routes/[.]well-known.security[.]txt": {
    at: "/.well-known/security.txt",
    get: all(200),
    post: all(405),
  },
  "routes/$": { at: "/no/such/page", get: all(404), post: all(404) },

  // A signed-in person has nothing to do there, whatever they post.
  "routes/auth": {
    at: "/auth",
    get: { visitor: 200, learner: 302, editor: 302 },
    post: { visitor: 400, learner: 302, editor: 302 },
  },
  "routes/auth-test": { at: "/auth-test", get: all(200), post: all(400) },
  "routes/onboarding": { at: "/onboarding", get: all(200), post: all(302) },
  "routes/password.$token": { at: "/password/unknown", get: all(404), post: all(400) },
  "routes/sign-out": { at: "/sign-out", get: all(302), post: all(302) },
  "routes/theme": { at: "/theme", get: all(302), post: all(400) },
  "routes/time-zone": {
    at: "/time-zone",
    get: all(302),
    post: { visitor: 401, learner: 400, editor: 400 },
  },

  "routes/tools._index": { at: "/tools", get: all(200), post: all(405) },
  "routes/tools.choose": { at: "/tools/choose", get: all(200), post: all(405) },
  "routes/tools.compare": { at: "/tools/compare?tool=claude", get: all(200), post: all(405) },
  "routes/tools.$toolId": { at: "/tools/1", get: all(200), post: all(400) },
  "routes/grok": { at: "/grok", get: all(200), post: all(400) },
  "routes/guides.$id": { at: "/guides/5", get: all(200), post: all(400) },

  "routes/search": { at: "/search", get: all(200), post: all(405) },
  "routes/learn": { at: "/learn", get: all(200), post: all(405) },
  "routes/lessons.$skillId": { at: "/lessons/one-clear-task", get: all(200), post: all(405) },

  "routes/dashboard": { at: "/dashboard", get: members(), post: all(405) },
  "routes/dashboard_.score": { at: "/dashboard/score", get: members(), post: all(405) },
  "routes/dashboard_.tools": { at: "/dashboard/tools", get: members(), post: all(405) },
  "routes/dashboard_.courses": { at: "/dashboard/courses", get: members(), post: members(400) },
  "routes/courses.$id": { at: "/courses/999999", get: members(404), post: members(404) },
  "routes/courses.$id_.print": { at: "/courses/999999/print", get: members(404), post: all(405) },
  "routes/courses.$id_.$form": {
    at: "/courses/999999/markdown",
    get: members(404),
    post: all(405),
  },
  "routes/lessons.$skillId_.file": {
    at: "/lessons/one-clear-task/file",
    get: all(200),
    post: all(405),
  },
  "routes/lessons.$skillId_.worksheet": {
    at: "/lessons/one-clear-task/worksheet",
    get: all(200),
    post: all(405),
  },
  // A visitor may take one; who has an account has it on their path.
  "routes/lessons.$skillId_.check": {
    at: "/lessons/one-clear-task/check",
    get: { visitor: 200, learner: 302, editor: 302 },
    post: { visitor: 400, learner: 302, editor: 302 },
  },
  "routes/try-out": {
    at: "/try-out",
    get: { visitor: 200, learner: 302, editor: 302 },
    post: { visitor: 400, learner: 302, editor: 302 },
  },
  "routes/review_.cards": { at: "/review/cards", get: members(), post: all(405) },
  "routes/lessons.$skillId_.easy": {
    at: "/lessons/one-clear-task/easy",
    get: all(200),
    post: all(405),
  },
  "routes/[.]well-known.jwks[.]json": {
    at: "/.well-known/jwks.json",
    get: all(200),
    post: all(405),
  },
  "routes/certificates._index": { at: "/certificates", get: members(), post: members(400) },
  "routes/certificates.verify": { at: "/certificates/verify", get: all(200), post: all(400) },
  "routes/certificates.$id": { at: "/certificates/none", get: all(404), post: members(302) },
  "routes/certificates.$id_.$form": {
    at: "/certificates/none/file",
    get: all(404),
    post: all(405),
  },
  "routes/offline": { at: "/offline", get: all(200), post: all(405) },
  "routes/progress": { at: "/progress", get: members(), post: members(404) },
  "routes/review": { at: "/review", get: members(), post: members(400) },
  "routes/review_.today": { at: "/review/today", get: members(), post: all(405) },
  "routes/path._index": { at: "/path", get: members(), post: members(302) },
  "routes/path.$skillId": {
    at: "/path/no-such-skill",
    get: members(404),
    post: members(404),
  },
  "routes/path.test.$scope": {
    at: "/path/test/no-such-skill",
    get: members(404),
    post: members(404),
  },
  // Every learner may write there: who is no adult is refused before the form is read.
  "routes/groups._index": { at: "/groups", get: members(), post: members(400) },
  "routes/groups.join": { at: "/groups/join", get: all(200), post: all(405) },
  "routes/groups.join_.$code": {
    at: "/groups/join/BBBBBBBB",
    get: { visitor: 200, learner: 404, editor: 404 },
    post: members(400),
  },
  "routes/groups.$id": { at: "/groups/999999", get: members(404), post: members(404) },
  "routes/groups.$id_.delete": {
    at: "/groups/999999/delete",
    get: members(404),
    post: members(404),
  },
  "routes/groups.$id_.prompts.$exerciseId": {
    at: "/groups/999999/prompts/11",
    get: members(404),
    post: members(404),
  },
  "routes/marketplace._index": { at: "/marketplace", get: all(200), post: all(405) },
  "routes/marketplace.$id": { at: "/marketplace/999999", get: all(404), post: all(400) },
  "routes/marketplace_.sell-info": {
    at: "/marketplace/sell-info",
    get: all(200),
    post: all(405),
  },
  "routes/marketplace_.new": { at: "/marketplace/new", get: all(200), post: all(400) },
  "routes/marketplace_.listings": {
    at: "/marketplace/listings",
    get: members(),
    post: members(404),
  },
  "routes/marketplace_.sales": { at: "/marketplace/sales", get: members(), post: all(405) },
  "routes/saved": { at: "/saved", get: all(200), post: all(405) },
  "routes/saved_.markdown": { at: "/saved/markdown", get: all(200), post: all(405) },
  "routes/saved_.bookmarks": { at: "/saved/bookmarks", get: all(200), post: all(405) },
  "routes/covers.$name": { at: "/covers/nothing", get: all(404), post: all(405) },
  "routes/files.$": { at: "/files/nothing", get: all(404), post: all(405) },
  "routes/cart": { at: "/cart", get: members(), post: members(400) },
  // Nothing is in the cart, so there is nothing to pay.
  "routes/checkout": { at: "/checkout", get: members(409), post: members(400) },
  "routes/checkout_.$reference": {
    at: "/checkout/LL-0000000000",
    get: members(404),
    post: members(404),
  },
  "routes/library": { at: "/library", get: members(), post: all(405) },
  "routes/library_.$purchaseId": {
    at: "/library/999999",
    get: members(404),
    post: members(404),
  },
  "routes/library_.receipts.$reference": {
    at: "/library/receipts/LL-0000000000",
    get: members(404),
    post: all(405),
  },
  "routes/library_.receipts.$reference_.text": {
    at: "/library/receipts/LL-0000000000/text",
    get: members(404),
    post: all(405),
  },
  "routes/library_.downloads.$itemId": {
    at: "/library/downloads/999999",
    get: all(404),
    post: all(303),
  },
  "routes/library_.files.$itemId": {
    at: "/library/files/999999",
    get: all(404),
    post: all(404),
  },
  "routes/notifications": { at: "/notifications", get: members(), post: members(404) },
  "routes/news._index": { at: "/news", get: all(200), post: all(405) },
  "routes/feed": { at: "/feed", get: all(200), post: all(405) },
  "routes/news.$id": { at: "/news/999999", get: all(404), post: all(400) },
  "routes/news_.$id_.share": { at: "/news/999999/share", get: all(404), post: all(405) },
  "routes/news.feeds.$": { at: "/news/feeds/nothing", get: all(404), post: all(405) },
  "routes/sitemap[.]xml": { at: "/sitemap.xml", get: all(200), post: all(405) },
  "routes/sitemap.$file": { at: "/sitemap/nothing", get: all(404), post: all(405) },
  "routes/robots[.]txt": { at: "/robots.txt", get: all(200), post: all(405) },

  "routes/community._index": { at: "/community", get: all(200), post: all(405) },
  "routes/community.$id": { at: "/community/999999", get: all(404), post: all(400) },
  "routes/community.$id_.share": { at: "/community/999999/share", get: all(404), post: all(405) },
  "routes/community.$id_.history": {
    at: "/community/999999/history",
    get: all(404),
    post: all(405),
  },
  "routes/community.$id_.edit": {
    at: "/community/999999/edit",
    get: members(404),
    post: members(404),
  },
  "routes/community.$id_.delete": {
    at: "/community/999999/delete",
    get: members(404),
    post: members(404),
  },
  "routes/community_.ask": { at: "/community/ask", get: all(200), post: all(400) },
  "routes/drafts": { at: "/drafts", get: all(405), post: all(400) },
  "routes/community_.ask_.preview": { at: "/community/ask/preview", get: all(405), post: all(415) },
  "routes/community_.pictures": {
    at: "/community/pictures",
    get: all(405),
    post: { visitor: 401, learner: 400, editor: 400 },
  },
  "routes/people.$id": { at: "/people/999999", get: all(404), post: all(405) },
  "routes/moderation-log": { at: "/moderation-log", get: all(200), post: all(405) },
  "routes/report": { at: "/report", get: members(404), post: members(404) },
  "routes/notifications_.week": { at: "/notifications/week", get: members(), post: all(405) },
  // The token alone opens it, whoever asks.
  "routes/notifications_.feeds.$token": {
    at: "/notifications/feeds/unknown",
    get: all(404),
    post: all(405),
  },
  "routes/notifications_.settings": {
    at: "/notifications/settings",
    get: members(),
    post: members(302),
  },

  "routes/account": { at: "/account", get: members(), post: members(400) },
  "routes/account_.profile": { at: "/account/profile", get: members(), post: members(400) },
  "routes/account_.data": { at: "/account/data", get: members(), post: all(405) },
  "routes/account_.delete": { at: "/account/delete", get: members(), post: members(400) },
  "routes/admin.facts": { at: "/admin/facts", get: editors, post: all(405) },
  "routes/admin._index": { at: "/admin", get: editors, post: all(405) },
  "routes/admin.listings._index": { at: "/admin/listings", get: editors, post: all(405) },
  "routes/admin.listings.$versionId": {
    at: "/admin/listings/999999",
    get: { visitor: 302, learner: 403, editor: 404 },
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.listings.$versionId_.file": {
    at: "/admin/listings/999999/file",
    get: { visitor: 302, learner: 403, editor: 404 },
    post: all(405),
  },
  "routes/admin.age-groups": {
    at: "/admin/age-groups",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.sellers": {
    at: "/admin/sellers",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 404 },
  },
  "routes/admin.coupons": {
    at: "/admin/coupons",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.payouts": {
    at: "/admin/payouts",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.articles._index": { at: "/admin/articles", get: editors, post: all(405) },
  "routes/admin.articles.$id": {
    at: "/admin/articles/999999",
    get: { visitor: 302, learner: 403, editor: 404 },
    post: { visitor: 302, learner: 403, editor: 404 },
  },
  "routes/admin.articles.preview": {
    at: "/admin/articles/preview",
    get: all(405),
    post: { visitor: 401, learner: 403, editor: 415 },
  },
  "routes/admin.articles.picture": {
    at: "/admin/articles/picture",
    get: all(405),
    post: { visitor: 401, learner: 403, editor: 400 },
  },
  "routes/admin.new-article": {
    at: "/admin/new-article",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.comments": {
    at: "/admin/comments",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.reports._index": { at: "/admin/reports", get: editors, post: all(405) },
  "routes/admin.reports.$kind.$id": {
    at: "/admin/reports/thread/999999",
    get: { visitor: 302, learner: 403, editor: 404 },
    post: { visitor: 302, learner: 403, editor: 400 },
  },
  "routes/admin.password-links": {
    at: "/admin/password-links",
    get: editors,
    post: { visitor: 302, learner: 403, editor: 400 },
  },

  "routes/api.$": { at: "/api/nothing", get: all(404), post: all(404) },
  "routes/api.user": {
    at: "/api/user",
    get: { visitor: 401, learner: 200, editor: 200 },
    post: all(405),
  },
  "routes/api.login": { at: "/api/login", get: all(405), post: all(415) },
  "routes/api.logout": { at: "/api/logout", get: all(405), post: all(415) },
  "routes/api.register": { at: "/api/register", get: all(405), post: all(415) },
  "routes/api.onboarding.submit": {
    at: "/api/onboarding/submit",
    get: all(405),
    post: all(415),
  },
  "routes/api.search": { at: "/api/search?q=privacy", get: all(200), post: all(405) },
  "routes/api.search_.suggestions": {
    at: "/api/search/suggestions?q=priv",
    get: all(200),
    post: all(405),
  },
  "routes/api.tools._index": { at: "/api/tools", get: all(200), post: all(405) },
  "routes/api.tools.$toolId._index": { at: "/api/tools/5", get: all(200), post: all(405) },
  "routes/api.tools.$toolId.exercises": {
    at: "/api/tools/1/exercises",
    get: all(200),
    post: all(405),
  },
  "routes/api.ai.mini.gpt": { at: "/api/ai/mini/gpt", get: all(405), post: all(415) },
  "routes/api.tools.comprehensive.$ageGroup": {
    at: "/api/tools/comprehensive/35-44",
    get: all(200),
    post: all(405),
  },
  "routes/api.course.generate": {
    at: "/api/course/generate",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.courses.$id.answers": {
    at: "/api/courses/999999/answers",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.marketplace._index": { at: "/api/marketplace", get: all(200), post: all(405) },
  "routes/api.marketplace.$id._index": {
    at: "/api/marketplace/999999",
    get: all(404),
    post: all(405),
  },
  "routes/api.marketplace.$id.reviews": {
    at: "/api/marketplace/999999/reviews",
    get: all(404),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.marketplace.$id.saves": {
    at: "/api/marketplace/999999/saves",
    get: all(405),
    post: all(415),
  },
  "routes/api.marketplace.listings": {
    at: "/api/marketplace/listings",
    get: { visitor: 401, learner: 200, editor: 200 },
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.marketplace.search.suggestions": {
    at: "/api/marketplace/search/suggestions",
    get: all(200),
    post: all(405),
  },
  "routes/api.reviews.$id.helpful": {
    at: "/api/reviews/999999/helpful",
    get: all(405),
    post: all(415),
  },
  "routes/api.images.preview": {
    at: "/api/images/preview",
    get: { visitor: 401, learner: 404, editor: 404 },
    post: all(405),
  },
  "routes/api.cart": {
    at: "/api/cart",
    get: { visitor: 401, learner: 200, editor: 200 },
    post: all(405),
  },
  "routes/api.cart_.items": {
    at: "/api/cart/items",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.cart_.items_.$itemId": {
    at: "/api/cart/items/999999",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.checkout": {
    at: "/api/checkout",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.checkout_.quote": {
    at: "/api/checkout/quote",
    get: all(405),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.checkout_.$reference": {
    at: "/api/checkout/LL-0000000000",
    get: { visitor: 401, learner: 404, editor: 404 },
    post: all(405),
  },
  // Without Stripe's two secrets there is nothing that would take its notices.
  "routes/api.payments.stripe": { at: "/api/payments/stripe", get: all(405), post: all(404) },
  "routes/api.news._index": {
    at: "/api/news",
    get: all(200),
    post: { visitor: 401, learner: 403, editor: 415 },
  },
  "routes/api.news.$id._index": { at: "/api/news/999999", get: all(404), post: all(405) },
  "routes/api.news.$id.comments": {
    at: "/api/news/999999/comments",
    get: all(404),
    post: all(415),
  },
  "routes/api.news.$id.like": { at: "/api/news/999999/like", get: all(405), post: all(415) },
  "routes/api.news.$id.save": { at: "/api/news/999999/save", get: all(405), post: all(415) },
  "routes/api.news.$id.share": { at: "/api/news/999999/share", get: all(405), post: all(415) },
  "routes/api.community.threads._index": {
    at: "/api/community/threads",
    get: all(200),
    post: { visitor: 401, learner: 415, editor: 415 },
  },
  "routes/api.community.threads.$id._index": {
    at: "/api/community/threads/999999",
    get: all(404),
    post: all(405),
  },
  ...Object.fromEntries(
    ["threads.$id.vote", "threads.$id.answers", "threads.$id.accept", "threads.$id.bookmark"]
      .concat("threads.$id.follow", "answers.$id.vote")
      .map((name): [string, Expected] => [
        `routes/api.community.${name}`,
        {
          at: `/api/community/${name.replaceAll(".", "/").replace("$id", "999999")}`,
          get: all(405),
          post: { visitor: 401, learner: 415, editor: 415 },
        },
      ]),
  ),
  "routes/api.community.similar": {
    at: "/api/community/similar?title=prompts",
    get: all(200),
    post: all(405),
  },
  "routes/api.community.tags": { at: "/api/community/tags", get: all(200), post: all(405) },
  "routes/api.dashboard.$userId": {
    at: "/api/dashboard/999999",
    get: { visitor: 401, learner: 404, editor: 404 },
    post: all(405),
  },
};

const accounts: Record<Role, string | null> = { visitor: null, learner: "mara", editor: "noor" };

/** Every route by id: a file of its name, or a folder. */
function routeIds() {
  return readdirSync("app/routes").map((name) => `routes/${name.replace(/\.tsx?$/, "")}`);
}

/** The routes of the build that pages lead to, by id, from the list that browsers get. */
function readManifest() {
  const name = readdirSync("build/client/assets").find((each) => each.startsWith("manifest-"));
  const script = readFileSync(`build/client/assets/${name}`, "utf8");
  const json = script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1);
  return JSON.parse(json).routes as Record<string, { hasLoader: boolean }>;
}

/** Addresses without a page: JSON, downloads and controls that only redirect. */
const resources = [
  "routes/account_.data",
  "routes/drafts",
  "routes/community_.ask_.preview",
  "routes/community_.pictures",
  "routes/admin.articles.picture",
  "routes/admin.articles.preview",
  "routes/admin.listings.$versionId_.file",
  "routes/covers.$name",
  "routes/[.]well-known.jwks[.]json",
  "routes/certificates.$id_.$form",
  "routes/courses.$id_.$form",
  "routes/lessons.$skillId_.file",
  "routes/review_.cards",
  "routes/files.$",
  "routes/library_.files.$itemId",
  "routes/library_.receipts.$reference_.text",
  "routes/news.feeds.$",
  "routes/robots[.]txt",
  "routes/saved_.bookmarks",
  "routes/saved_.markdown",
  "routes/sitemap.$file",
  "routes/sitemap[.]xml",
  "routes/sign-out",
  "routes/theme",
  "routes/time-zone",
];

async function enter(
  playwright: PlaywrightWorkerArgs["playwright"],
  role: Role,
): Promise<APIRequestContext> {
  const { baseURL } = test.info().project.use;
  const request = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
  const name = accounts[role];
  if (name) {
    const { username, password } = demoAccount(name);
    const signedIn = await request.post("/api/login", { data: { username, password } });
    expect(signedIn.status()).toBe(200);
  }
  return request;
}

/** Single fetch wraps a redirect into an answer of its own. */
function asData(status: number) {
  return status === 302 ? 202 : status;
}

/** Does the same with each of many rows, some at a time: no answer depends on another. */
async function withEach<Row>(rows: readonly Row[], ask: (row: Row) => Promise<void>) {
  const waiting = [...rows];
  const line = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await ask(row);
  };
  await Promise.all(Array.from({ length: 6 }, line));
}

test("every route is in the table", () => {
  expect(Object.keys(table).sort()).toEqual(["root", ...routeIds()].sort());
  expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(readManifest())));
});

for (const role of ["visitor", "learner", "editor"] as const) {
  test(`every route answers a ${role} as the table says [SH-03, SH-04]`, async ({ playwright }) => {
    const request = await enter(playwright, role);
    const routes = readManifest();
    await withEach(Object.entries(table), async ([id, { at, get }]) => {
      const document = await request.get(at);
      expect(document.status(), `GET ${at}`).toBe(get[role]);
      if (
        get[role] === 302 &&
        role === "visitor" &&
        !["/sign-out", "/theme", "/time-zone"].includes(at)
      ) {
        expect(document.headers().location, at).toBe(`/auth?redirectTo=${at}`);
      }

      // A page's data can be asked for alone, and its loader without that of the root.
      const isPage = !id.startsWith("routes/api.") && !resources.includes(id);
      if (!isPage || at === "/") return;
      const [path, search] = at.split("?");
      const query = new URLSearchParams(search);
      if (routes[id]?.hasLoader) query.set("_routes", id);
      const address = query.size > 0 ? `${path}.data?${query}` : `${path}.data`;
      const data = await request.get(address);
      expect(data.status(), `GET ${address}`).toBe(asData(get[role]));
    });
    await request.dispose();
  });

  test(`every route answers a ${role}'s empty form as the table says`, async ({ playwright }) => {
    const request = await enter(playwright, role);
    const last = table["routes/sign-out"];
    const post = async (route: Expected) => {
      const answer = await request.post(route.at === "/" ? "/?index" : route.at, { form: {} });
      expect(answer.status(), `POST ${route.at}`).toBe(route.post[role]);
    };
    await withEach(
      Object.values(table).filter((each) => each !== last),
      post,
    );
    if (last) await post(last);
    await request.dispose();
  });
}
