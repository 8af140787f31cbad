import { afterEach, beforeEach, expect, test, vi } from "vitest";

const origin = "https://learn.example";
const [start] = Object.values(import.meta.glob("../../public/service-worker.js"));

interface Kept {
  key: string;
  learner: string | null;
}

interface Asked {
  method: string;
  path: string;
  body: string;
}

type Answer = { status?: number; text?: string; redirects?: boolean } | "offline";

/** The browser around the worker: what it keeps, and a site that answers as it is told. */
const browser = {
  pages: new Map<string, string>(),
  answers: new Map<string, Kept>(),
  hasStore: true,
  asked: [] as Asked[],
  answer: (_: Asked): Answer => ({}),
};
const listeners: Record<string, (event: object) => void> = {};

function pathOf(address: string | { url: string }) {
  return new URL(typeof address === "string" ? address : address.url, origin).pathname;
}

const cache = {
  match: async (address: string | { url: string }) => {
    const text = browser.pages.get(pathOf(address));
    return text === undefined ? undefined : new Response(text, { headers: { "Kept-At": "0" } });
  },
  put: async (path: string, page: Response) => void browser.pages.set(path, await page.text()),
  delete: async (address: string | { url: string }) => browser.pages.delete(pathOf(address)),
  keys: async () => [...browser.pages.keys()].map((path) => ({ url: `${origin}${path}` })),
};

const store = {
  put: (answer: Kept) => ({ result: browser.answers.set(answer.key, answer) }),
  delete: (key: string) => ({ result: browser.answers.delete(key) }),
  getAll: () => ({ result: [...browser.answers.values()] }),
};

/** As little of IndexedDB as the worker asks of it. */
function openStore() {
  const opening: Record<string, unknown> & { onsuccess?: () => void; onerror?: () => void } = {};
  opening.result = {
    close() {},
    transaction() {
      const work: { objectStore: () => typeof store; oncomplete?: () => void } = {
        objectStore: () => store,
      };
      queueMicrotask(() => work.oncomplete?.());
      return work;
    },
  };
  opening.error = new Error("The browser keeps nothing.");
  queueMicrotask(() => (browser.hasStore ? opening.onsuccess : opening.onerror)?.());
  return opening;
}

async function fetchFromSite(
  address: string | Asked,
  { method = "GET", body = "" }: { method?: string; body?: string } = {},
) {
  const asked = typeof address === "string" ? { method, path: address, body } : address;
  browser.asked.push({ method: asked.method, path: asked.path, body: asked.body });
  const answer = browser.answer(asked);
  if (answer === "offline") throw new TypeError("Failed to fetch");
  if (answer.redirects) return { type: "opaqueredirect", status: 0, ok: false };
  return new Response(answer.text ?? "", { status: answer.status ?? 200 });
}

beforeEach(async () => {
  browser.pages = new Map([["/offline", offlinePage]]);
  browser.answers.clear();
  browser.hasStore = true;
  browser.asked = [];
  vi.stubGlobal("self", {
    addEventListener: (name: string, act: (event: object) => void) => {
      listeners[name] = act;
    },
    location: { origin },
    registration: {},
    clients: { matchAll: async () => [] },
  });
  vi.stubGlobal("caches", { open: async () => cache, keys: async () => [] });
  vi.stubGlobal("indexedDB", { open: openStore });
  vi.stubGlobal("fetch", fetchFromSite);
  // Here it takes whole addresses only.
  vi.spyOn(Response, "redirect").mockImplementation(() => new Response(null, { status: 303 }));
  vi.resetModules();
  await start?.();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const offlinePage =
  '<div data-when-offline="true" hidden=""><ul class="a" data-kept-pages="true"></ul></div>';

function today(learner: number) {
  return `<div data-learner="${learner}"><li data-card="9"></li></div>`;
}

/** What the worker answers to a page's request. */
async function send(path: string, { method = "GET", body = "" } = {}) {
  let answered: Promise<Response> | undefined;
  const request = { url: origin + path, path, method, body, mode: "navigate", clone };
  function clone() {
    return { text: async () => body };
  }
  listeners.fetch?.({
    request,
    waitUntil() {},
    respondWith: (answer: Promise<Response>) => {
      answered = answer;
    },
  });
  return answered;
}

/** What the page's script asks for once there is a network. */
async function sendKept() {
  let sent: Promise<void> | undefined;
  listeners.message?.({
    data: "send",
    waitUntil: (work: Promise<void>) => {
      sent = work;
    },
  });
  await sent;
}

/** A site where this learner is signed in, who gets such an answer to what they send. */
function signedIn(learner: number | null, sent: Answer = { redirects: true }) {
  return ({ method, path }: Asked): Answer => {
    if (method === "POST") return sent;
    if (path !== "/review/today") return {};
    return learner === null ? { redirects: true } : { text: today(learner) };
  };
}

async function answerOffline(learner: number, card: number) {
  browser.pages.set("/review/today", today(learner));
  browser.answer = () => "offline";
  await send("/review", { method: "POST", body: `card=${card}&tries=0&option=1` });
}

const sent = () => browser.asked.filter(({ method }) => method === "POST").map(({ body }) => body);
const waiting = () => [...browser.answers.values()].map(({ learner }) => learner);

test("a title with a price in it is a link like any other", async () => {
  browser.answer = () => "offline";
  for (const title of ["Save $100 a month", "Costs: $1, $&amp; $' and $$"]) {
    browser.pages.set("/courses/3", `<title>${title}</title>`);
    const page = await (await send("/news"))?.text();
    expect(page).toContain(
      `<ul class="a" data-kept-pages="true"><li><a href="/courses/3">${title}</a></li></ul>`,
    );
  }
});

test("signing out works where the browser opens no store", async () => {
  browser.hasStore = false;
  browser.pages.set("/dashboard", "<title>Mine</title>");
  browser.answer = signedIn(7);
  expect(await send("/sign-out", { method: "POST" })).toMatchObject({ type: "opaqueredirect" });
  expect([...browser.pages.keys()]).toEqual(["/offline"]);
  browser.answer = () => "offline";
  expect(
    await (await send("/review", { method: "POST", body: "card=9&tries=0" }))?.text(),
  ).toContain("data-when-offline");
});

test.each([
  ["/account/delete", { status: 400 }],
  ["/account/delete.data", { status: 400 }],
  ["/account/delete", { status: 429 }],
  ["/sign-out", { status: 403 }],
  ["/api/logout", { status: 500 }],
  ["/sign-out", "offline"],
] as const)("%s that ends nothing (%j) takes nothing away", async (path, refusal) => {
  await answerOffline(7, 9);
  browser.answer = (asked) => (asked.path === path ? refusal : signedIn(7, { status: 503 })(asked));
  await send(path, { method: "POST" })?.catch(() => undefined);
  expect(waiting()).toEqual(["7"]);
  expect([...browser.pages.keys()]).toContain("/review/today");
});

test.each([
  ["/account/delete", { redirects: true }],
  ["/account/delete.data", { status: 202 }],
  ["/sign-out", { redirects: true }],
  ["/api/logout", { status: 200 }],
])(
  "%s that was done leaves nothing of its learner's, and what is somebody else's",
  async (path, done) => {
    await answerOffline(8, 5);
    await answerOffline(7, 9);
    browser.answer = (asked) => (asked.path === path ? done : signedIn(7, { status: 503 })(asked));
    await send(path, { method: "POST" });
    expect(waiting()).toEqual(["8"]);
    expect([...browser.pages.keys()]).toEqual(["/offline"]);
  },
);

test("where nobody can say whose session ended, nothing stays", async () => {
  await answerOffline(7, 9);
  browser.answer = signedIn(null);
  await send("/sign-out", { method: "POST" });
  expect(waiting()).toEqual([]);
});

test("an answer waits for its own learner, whoever signs in before", async () => {
  await answerOffline(7, 9);
  for (const other of [null, 8]) {
    browser.answer = signedIn(other, { status: 400 });
    await sendKept();
  }
  expect(sent()).toHaveLength(1);
  expect(waiting()).toEqual(["7"]);

  browser.answer = signedIn(7);
  await sendKept();
  expect(sent().at(-1)).toBe("card=9&tries=0&option=1");
  expect(waiting()).toEqual([]);
});

test.each([
  [{ status: 429 }, 1],
  [{ status: 500 }, 1],
  ["offline", 1],
  [{ status: 400 }, 0],
  [{ redirects: true }, 0],
] as const)("an answer that gets %j: %i is left to be sent again", async (answer, left) => {
  await answerOffline(7, 9);
  browser.answer = signedIn(7, answer);
  await sendKept();
  expect(waiting()).toHaveLength(left);
});

test("without a page of today's cards nobody knows whose an answer is: it is not kept", async () => {
  browser.answer = () => "offline";
  const page = await send("/review", { method: "POST", body: "card=9&tries=0" });
  expect(await page?.text()).toContain("data-when-offline");
  expect(waiting()).toEqual([]);
});
