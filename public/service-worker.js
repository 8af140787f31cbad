/*
 * What a learner reads again without a network: the pages below as they were at the last visit, and
 * answers to today's cards, which are kept and sent later. Nothing of a learner's outlives signing out.
 * `app/components/keep-offline.ts` starts it; the pages themselves know nothing of it.
 */
const pages = "pages-1";
const assets = "assets-1";
const mostPages = 40;
const mostAssets = 400;

/** Addresses whose page is kept. */
const keptPages = [
  /^\/dashboard$/,
  /^\/learn$/,
  /^\/lessons\/[\w-]+$/,
  /^\/courses\/\d+$/,
  /^\/path(?:\/[\w-]+)?$/,
  /^\/review\/today$/,
];
const todayPath = "/review/today";
const offlinePath = "/offline";
/** After these nobody is signed in any more. */
const endings = /^\/(?:sign-out|account\/delete|api\/logout)(?:\.data)?$/;
/** After these it may be somebody else. */
const beginnings = /^\/(?:auth|auth-test|onboarding|api\/login)(?:\.data)?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const answer = await fetch(offlinePath, { credentials: "omit" });
  if (answer.ok) await keepPage(offlinePath, answer);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name !== pages && name !== assets) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "GET") {
    if (url.pathname.startsWith("/assets/")) event.respondWith(readAsset(request));
    else if (request.mode === "navigate") event.respondWith(readPage(event, url.pathname));
    else if (url.pathname.endsWith(".data")) keepUnread(event, url.pathname.slice(0, -5));
  } else if (request.method === "POST") {
    if (endings.test(url.pathname)) event.respondWith(endSession(request));
    else if (beginnings.test(url.pathname)) event.waitUntil(forgetPages());
    else if (url.pathname === "/review" && request.mode === "navigate") {
      event.respondWith(sendAnswer(request));
    }
  }
});

self.addEventListener("message", (event) => {
  if (event.data === "send") event.waitUntil(sendKept());
});

self.addEventListener("sync", (event) => {
  if (event.tag === "answers") event.waitUntil(sendKept());
});

/* ---------- pages ---------- */

/** The page from the network; where there is none, as it was kept. */
async function readPage(event, path) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isKept(path)) {
      // Who is sent to sign in has no session any more.
      if (answer.type === "opaqueredirect") event.waitUntil(forgetWhenSignedOut(path));
      else if (isPage(answer)) event.waitUntil(keepPage(path, answer.clone()));
    }
    return answer;
  } catch {
    return (await readKept(path)) ?? (await readOffline());
  }
}

function isKept(path) {
  return keptPages.some((pattern) => pattern.test(path));
}

function isPage(answer) {
  return (
    answer.ok && !answer.redirected && answer.headers.get("Content-Type")?.startsWith("text/html")
  );
}

async function forgetWhenSignedOut(path) {
  const answer = await fetch(path, { redirect: "follow" });
  // Answers that are not sent yet wait for their learner to sign in again.
  if (new URL(answer.url).pathname === "/auth") await forgetPages();
}

/** A page that was reached inside the site came as data: its document is read behind it, once a day. */
function keepUnread(event, path) {
  if (!isKept(path)) return;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(pages);
      const kept = await cache.match(path);
      const day = 24 * 60 * 60 * 1000;
      if (kept && Date.now() - Number(kept.headers.get("Kept-At")) < day) return;
      const answer = await fetch(path).catch(() => null);
      if (answer && isPage(answer)) await keepPage(path, answer);
    })(),
  );
}

/** Keeps a page with the files that it names. */
async function keepPage(path, answer) {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set("Kept-At", String(Date.now()));
  headers.delete("Set-Cookie");
  const cache = await caches.open(pages);
  await cache.delete(path);
  await cache.put(path, new Response(text, { headers }));
  await trim(cache, mostPages);

  const files = await caches.open(assets);
  const named = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []);
  for (const file of named) {
    if (await files.match(file)) continue;
    const found = await fetch(file);
    if (found.ok) await files.put(file, found);
  }
  await trim(files, mostAssets);
}

/** The oldest go first; the page for everything else stays. */
async function trim(cache, most) {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function readAsset(request) {
  const files = await caches.open(assets);
  return (await files.match(request)) ?? fetch(request);
}

async function readKept(path) {
  const kept = await (await caches.open(pages)).match(path);
  if (!kept) return null;
  const at = new Date(Number(kept.headers.get("Kept-At")));
  const headers = new Headers(kept.headers);
  // Read by the page itself, which says how old it is.
  headers.set("Server-Timing", `kept;desc="${at.toLocaleString("en").replace(/[^ -~]/g, " ")}"`);
  if (path !== todayPath) return new Response(await kept.text(), { headers });

  // No script of its own looks at this page.
  let text = (await kept.text()).replace(
    'data-kept-note="true" hidden=""',
    `data-kept-note="true" title="As of ${at.toLocaleString()}"`,
  );
  for (const { card } of await keptAnswers()) {
    text = text.replace(`data-card="${card}"`, `data-card="${card}" data-is-kept`);
  }
  return new Response(text, { headers });
}

/** For a page that was not kept: what there is instead. */
async function readOffline() {
  const cache = await caches.open(pages);
  const kept = await cache.match(offlinePath);
  if (!kept) return Response.error();
  const items = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname === offlinePath) continue;
    const page = await (await cache.match(url)).text();
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? pathname;
    items.push(`<li><a href="${pathname}">${title}</a></li>`);
  }
  const text = (await kept.text())
    .replace('data-when-offline="true" hidden=""', 'data-when-offline="true"')
    .replace('data-when-online="true"', 'data-when-online="true" hidden=""')
    // A title holds a learner's words: as a text, "$1" in it would stand for the tag.
    .replace(/<ul[^>]*data-kept-pages[^>]*>/, (list) => list + items.reverse().join(""))
    .replace('data-none-kept="true"', items.length > 0 ? 'hidden=""' : "");
  return new Response(text, { headers: kept.headers });
}

/* ---------- answers ---------- */

/** An answer to a card. Without a network it is kept, and the cards are shown again. */
async function sendAnswer(request) {
  const body = await request.clone().text();
  try {
    return await fetch(request);
  } catch {
    const sent = new URLSearchParams(body);
    const card = sent.get("card");
    const learner = await learnerOf(await (await caches.open(pages)).match(todayPath));
    // The number of tries tells the site that it has counted an answer already.
    const answer = { key: `${card} ${sent.get("tries")}`, card, body, learner };
    if (!card || !learner || !(await keepAnswer(answer))) {
      return (await readKept(todayPath)) ?? (await readOffline());
    }
    await self.registration.sync?.register("answers").catch(() => undefined);
    return Response.redirect(todayPath, 303);
  }
}

/** Whose page of today's cards this is: the number of an account; null for any other page. */
async function learnerOf(page) {
  if (!page?.ok) return null;
  return /data-learner="(\d+)"/.exec(await page.text())?.[1] ?? null;
}

/** False where the browser has no room for it. */
function keepAnswer(answer) {
  return inStore("readwrite", (store) => store.put(answer)).then(
    () => true,
    () => false,
  );
}

let sending;

/**
 * Sends what whoever is signed in has answered, in its order. What the site refuses is not sent again,
 * but for what it only has no time for. Returns who is signed in, where that was asked.
 */
function sendKept() {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll() {
  const answers = await keptAnswers();
  if (answers.length === 0) return null;
  const learner = await readLearner();
  let count = 0;
  for (const { key, body } of answers.filter((each) => each.learner === learner)) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await fetch("/review", {
      ...{ method: "POST", body, headers, redirect: "manual" },
    }).catch(() => null);
    if (!answer || answer.status === 429 || answer.status >= 500) break;
    await forgetAnswer(key);
    if (answer.type === "opaqueredirect") count += 1;
  }
  if (count > 0) {
    for (const client of await self.clients.matchAll()) client.postMessage({ sent: count });
  }
  return learner;
}

/** Without a session the site would lead to signing in, and an answer would not have been counted. */
async function readLearner() {
  return learnerOf(await fetch(todayPath, { redirect: "manual" }).catch(() => null));
}

/** None where the browser does not open the store. */
async function keptAnswers() {
  return inStore("readonly", (store) => store.getAll()).catch(() => []);
}

function forgetAnswer(key) {
  return inStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}

function inStore(mode, act) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("lamplight", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("answers", { keyPath: "key" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction("answers", mode);
      const asked = act(work.objectStore("answers"));
      work.oncomplete = () => {
        opening.result.close();
        resolve(asked.result);
      };
      // Also where there is no room left.
      work.onabort = () => reject(work.error);
    };
  });
}

/* ---------- the end of a session ---------- */

async function endSession(request) {
  const learner = await sendKept();
  const answer = await fetch(request);
  // A wrong password ends nothing.
  if (answer.ok || answer.type === "opaqueredirect") {
    await forgetPages();
    for (const { key, learner: whose } of await keptAnswers()) {
      // Somebody else's wait on; where nobody can say who it was, nothing stays.
      if (learner === null || whose === learner) await forgetAnswer(key);
    }
  }
  return answer;
}

/** The page that says there is no network stays: it is nobody's. */
async function forgetPages() {
  const cache = await caches.open(pages);
  for (const key of await cache.keys()) {
    if (new URL(key.url).pathname !== offlinePath) await cache.delete(key);
  }
}
