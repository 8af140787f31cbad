import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { users } from "~/db/schema/people";
import { guardRequest } from "~/http/request-guard.server";
import type { startApp } from "../support/app";
import { ask } from "../support/community";
import { startWithDirectory } from "../support/directory";
import { addItem } from "../support/market";
import { addArticle } from "../support/news";

type Handler = (args: never) => unknown;
interface Route {
  loader?: Handler;
  action?: Handler;
}

const routes = Object.entries(
  import.meta.glob<Route>(["../../app/routes/*.{ts,tsx}", "../../app/routes/*/route.tsx"], {
    eager: true,
  }),
).map(([file, { loader, action }]) => ({
  loader,
  action,
  segments: segmentsOf(file.replace(/^.*\/routes\/|(?:\/route)?\.tsx?$/g, "")),
}));
const schemas = import.meta.glob<Record<string, unknown>>("../../app/schemas/*.ts", {
  eager: true,
});

/** What forms send beside the fields that have a schema. */
const otherFields = `intent step value kind id item seller status back redirectTo theme token website
  answer-0 lesson check challenge option on of comment-id query title page sort url revision
  __intent__ __state__`;
const names = [...new Set([...Object.values(schemas).flatMap(fieldsOf), ...words(otherFields)])];
const intents =
  words(`post preview cancel discard public-name answer accept vote bookmark follow comment
  delete-comment interact review helpful save buy add remove clear apply offer pay refund delete restore
  decide publish draft schedule withdraw update password time-zone notifications sessions sign-in sign-up
  logout verify read-all next back submit continue reuse generate check`);

/** In place of a text, a number, a choice or a list. */
const odd: unknown[] = [
  { length: { toString: 1, valueOf: 1 } },
  { size: { valueOf: 1 } },
  { length: 50 },
  { length: -1 },
  { toString: 1, valueOf: 1 },
  { toString: null },
  { trim: 1, replace: 1, normalize: 1, split: 1 },
  { catch: 1 },
  { toJSON: 1 },
  { constructor: 1, hasOwnProperty: 1 },
  { 0: "a", length: 1 },
  JSON.parse('{"__proto__": {"length": 20}}'),
  [],
  [[]],
  [null],
  [{ length: 20 }],
  ["a", ["b"]],
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  "",
  " ",
  "\u0000",
  "\ud800",
  "😀",
  "NaN",
  "-1",
  "1e9",
  "99999999999999999999",
  "__proto__",
  "constructor",
  "a\r\nb",
  "%00",
  "%",
  "../../etc",
  "'\"--",
];

const texts = [
  "1",
  "2",
  "a text",
  "a longer text with enough characters for most of the fields",
  "on",
];
/** Of the numbers and names in an address. */
const places = [
  "1",
  "2",
  "3",
  "999",
  "0",
  "-1",
  "01",
  "1.5",
  "abc",
  "__proto__",
  "%00",
  "a".repeat(300),
];
const bodies = ["json", "form", "form", "multipart"] as const;

const count = 8_000;

test(`no input of ${count} breaks an address`, async () => {
  await using app = await startWithDirectory({ RATE_LIMIT_SCALE: "1000000" });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await ask(app);
  await addItem(app);
  await addArticle(app);
  const learner = await app.createLearner();
  const editor = await app.createLearner();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  const people = [{}, await app.signIn(learner), await app.signIn(editor)];

  const random = seeded(20_261_122);
  const failures = new Map<string, string>();
  for (let at = 0; at < count; at++) {
    const route = random.oneOf(routes);
    const { request, params, told } = randomRequest(random, route, random.oneOf(people));
    const failed = await failureOf(app, route, request, params);
    if (failed) failures.set(`${told.split("?")[0]} ${failed}`, told);
  }

  expect(Object.fromEntries(failures)).toEqual({});
  vi.restoreAllMocks();
}, 300_000);

type App = Awaited<ReturnType<typeof startApp>>;
type Random = ReturnType<typeof seeded>;

/** Null, or what the worker would answer with 500 for. */
async function failureOf(
  app: App,
  { loader, action }: Route,
  sent: Request,
  params: Record<string, string>,
) {
  const request = await guardRequest(sent, "http://localhost");
  const handler = sent.method === "GET" ? loader : action;
  if (request instanceof Response || !handler) return null;
  try {
    const answer = await handler({ request, params, context: app.context(request) } as never);
    return statusOf(answer) >= 500 ? `answers ${statusOf(answer)}` : null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status >= 500 ? `answers ${thrown.status}` : null;
    const { message, stack } = thrown as Error;
    return `${message.slice(0, 200)} ${stack?.split("\n")[1]?.trim()}`;
  }
}

function statusOf(answer: unknown) {
  if (answer instanceof Response) return answer.status;
  const init = (answer as { init?: { status?: number } | null } | null)?.init;
  return init?.status ?? 200;
}

function randomRequest(random: Random, { segments, action }: (typeof routes)[number], who: object) {
  const params: Record<string, string> = {};
  const path = segments.map((segment) => {
    if (!segment.startsWith("$")) return segment;
    const value = random.oneOf(places);
    params[segment.slice(1) || "*"] = value;
    return encodeURIComponent(value);
  });
  const fields = randomFields(random);
  const isWrite = action !== undefined && random.below(8) > 0;
  const query = isWrite && random.below(4) > 0 ? "" : `?${asQuery(fields)}`;
  const url = `http://localhost/${path.join("/")}${query}`;
  if (!isWrite)
    return { request: new Request(url, { headers: { ...who } }), params, told: `GET ${url}` };

  const isApi = path[0] === "api";
  const kind = isApi ? "json" : random.oneOf(bodies);
  const method = isApi && random.below(6) === 0 ? "DELETE" : "POST";
  const body = kind === "json" ? JSON.stringify(random.below(20) ? fields : random.oneOf(odd)) : "";
  const type: Record<string, string> =
    kind === "json" ? { "Content-Type": "application/json" } : {};
  const request = new Request(url, {
    method,
    headers: { ...who, ...type },
    body: kind === "json" ? body : kind === "form" ? asQuery(fields) : asMultipart(fields),
  });
  return { request, params, told: `${method} ${url}? ${JSON.stringify(fields).slice(0, 600)}` };
}

/** Usual values, with one or a few odd ones among them. No password is long enough to be hashed. */
function randomFields(random: Random) {
  const fields: Record<string, unknown> = { intent: random.oneOf(intents) };
  for (let left = random.below(30); left > 0; left--) {
    fields[random.oneOf(names)] = random.oneOf(random.below(3) ? texts : odd);
  }
  for (let left = 1 + random.below(4); left > 0; left--) {
    fields[random.oneOf(names)] = random.oneOf(odd);
  }
  for (const name of ["password", "currentPassword"]) {
    if (typeof fields[name] === "string") fields[name] = "short";
  }
  return fields;
}

function asQuery(fields: Record<string, unknown>) {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));
}

function asMultipart(fields: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "object") form.set(name, new File(["a file"], "a.txt"));
    else form.set(name, asText(value));
  }
  return form;
}

function asText(value: unknown) {
  return typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
}

function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, oneOf: <Each>(list: readonly Each[]) => list[below(list.length)] as Each };
}

function segmentsOf(file: string) {
  return file
    .replaceAll("[.]", "\u0001")
    .split(".")
    .map((segment) => segment.replace(/_$/, "").replaceAll("\u0001", "."))
    .filter((segment) => segment !== "_index");
}

function fieldsOf(exported: Record<string, unknown>): string[] {
  return Object.values(exported).flatMap((value) => {
    if (typeof value !== "object" || value === null || !("_zod" in value)) return [];
    const { shape } = (value as z.ZodMiniType)._zod.def as { shape?: object };
    return Object.keys(shape ?? {});
  });
}

function words(text: string) {
  return text.split(/\s+/);
}
