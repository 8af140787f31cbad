import { configureModel } from "./ai/model/configure";
import type { AiBinding } from "./ai/model/workers-ai";
import { readSession } from "./auth/current-session.server";
import { costWithRounds } from "./auth/password.server";
import { createSessionStore } from "./auth/session-store.server";
import { openVisitorTicket } from "./auth/visitor-ticket.server";
import { openDatabase } from "./db/client.server";
import { createMeter, mayHaveWritten, meterDatabase, meterNamespace } from "./db/meter";
import type { ReadingName } from "./http/limits.server";
import { createUseCounter } from "./http/use-counter";
import { readCertificateKey } from "./keys/certificate-key.server";
import { createCookieJar } from "./keys/cookies.server";
import { createViewGatherer } from "./models/community/view-gatherer";
import { createPayments } from "./payments/payments";

/** Bindings and settings of the worker, see wrangler.toml and docs/configuration.md. */
export interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  FILES: R2Bucket;
  /** Workers AI; only where it is deployed, see wrangler.toml. */
  AI?: AiBinding;
  SESSION_SECRET: string;
  /** Signs certificates: an Ed25519 key as `d.x`. Without it there are none. */
  CERTIFICATE_KEY?: string;
  /** Public origin, such as `https://learn.example`; decides whether cookies are Secure. Not needed on loopback. */
  SITE_ORIGIN?: string;
  /** IANA zone for learners whose own is not known. */
  TIME_ZONE?: string;
  /** `off` makes every visitor's page anew. */
  PAGE_CACHE?: string;
  /** How many queries a request may make: 50 on Cloudflare's free plan, 1,000 on the paid one. */
  D1_QUERIES?: string;
  /** Count searches and suggestions; only where it is deployed, see wrangler.toml. */
  SEARCH_LIMIT?: RateLimit;
  SUGGESTIONS_LIMIT?: RateLimit;
  /** log2 of the rounds a password is hashed in, on loopback only: fewer than usual, for tests. */
  PASSWORD_ROUNDS?: string;
  /** Multiplies the limits per address. */
  RATE_LIMIT_SCALE?: string;
  /** `built-in` (the default), `workers-ai` or `openai-compatible`. */
  AI_ENGINE?: string;
  AI_MODEL?: string;
  /** Of an OpenAI-compatible endpoint: https, or http on one's own machine. */
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  /** Calls to the model a day, in all. */
  AI_CALLS_PER_DAY?: string;
  AI_CALLS_PER_PERSON?: string;
  /** `on` where the demo seed was loaded. */
  DEMO_CONTENT?: string;
  /** The demo learner's password, so that `/auth-test` can fill it in; heeded only without SITE_ORIGIN. */
  DEMO_PASSWORD?: string;
  /** Stripe takes the money where both are set; else orders are tests. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
}

/** What lives as long as the isolate does, and serves many requests. */
const isolate = { views: createViewGatherer(), uses: createUseCounter() };

/**
 * What a request may use. The only place that knows binding names: loaders,
 * actions and tests see `context.db`, never `env.DB`.
 */
export function createLoadContext(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  { views, uses } = isolate,
) {
  if (!env.SESSION_SECRET || env.SESSION_SECRET.length < 32) {
    throw new Error("SESSION_SECRET is missing or shorter than 32 characters: set it, see README.");
  }

  const ai = configureModel({
    engine: env.AI_ENGINE,
    model: env.AI_MODEL,
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    callsPerDay: env.AI_CALLS_PER_DAY,
    callsPerPerson: env.AI_CALLS_PER_PERSON,
    binding: env.AI,
  });
  const work = createWorkPlace(env);
  const { db, meter } = work;
  const origin = env.SITE_ORIGIN ?? loopbackOrigin(request);
  const isSecure = origin.startsWith("https:");
  const cookies = createCookieJar(env.SESSION_SECRET, { isSecure });
  const sessions = createSessionStore(meterNamespace(env.SESSIONS, meter), cookies.session);
  const edgeZone = (request as { cf?: { timezone?: string } }).cf?.timezone;
  const now = Date.now();
  // Off Cloudflare `request.cf` is a placeholder that says nothing about the learner.
  const timeZone = (env.SITE_ORIGIN && edgeZone) || env.TIME_ZONE || "UTC";
  // Root, layout and page loaders run side by side; they share one look-up.
  const getSession = once(() => readSession(request, db, sessions, { now, timeZone }));

  return {
    db,
    /** Pictures and packages; see `app/files`. */
    files: env.FILES,
    /** For what is done behind the answer. */
    work,
    payments: createPayments(env),
    cookies,
    sessions,
    getSession,
    /** The session if something asked for it during this request. */
    peekSession: async () => (getSession.hasRun() ? getSession() : undefined),
    getUser: async () => {
      const session = await getSession();
      return session.kind === "signed-in" ? session.user : null;
    },
    /** What somebody without an account has done here. */
    visitor: openVisitorTicket(request, cookies.tryOut),
    site: {
      origin,
      isSecure,
      hasDemoContent: env.DEMO_CONTENT === "on",
      /** Never told by a public site. */
      demoPassword: env.DEMO_CONTENT === "on" && !env.SITE_ORIGIN ? env.DEMO_PASSWORD : undefined,
      timeZone,
    },
    /** The model that a site was configured with; null where the built-in engine is all. */
    ai,
    limits: {
      scale: Number(env.RATE_LIMIT_SCALE ?? "1") || 1,
      reading: { edge: edgeLimits(env), uses },
    },
    /** Key material; use it through `keys/digest.server.ts` and `keys/seal.server.ts` only. */
    secret: env.SESSION_SECRET,
    /** A public site's passwords are never kept for less. */
    passwordCost: costWithRounds(env.SITE_ORIGIN ? undefined : env.PASSWORD_ROUNDS),
    /** Null where the site makes no certificates. */
    certificateKey: readCertificateKey(env.CERTIFICATE_KEY),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    meter,
    /** Whether this request has changed the database so far, or may have. */
    mayHaveWritten: () => mayHaveWritten(meter),
    /** The views of questions that are not stored yet. */
    views,
    now,
    waitUntil: ctx.waitUntil.bind(ctx),
  };
}

/** What is used by the work that writes left behind their answers. */
export function createWorkPlace(env: Env) {
  const meter = createMeter();
  const db = openDatabase(meterDatabase(env.DB, meter));
  return { db, files: env.FILES, meter, mostQueries: Number(env.D1_QUERIES ?? "50") || 50 };
}

/** What Cloudflare counts by what is read; the isolate counts the others. */
function edgeLimits(env: Env): Partial<Record<ReadingName, RateLimit>> {
  return { search: env.SEARCH_LIMIT, suggestions: env.SUGGESTIONS_LIMIT };
}

/** Links in feeds and payments lead to this origin, so a name that anybody can send does not make it. */
function loopbackOrigin({ url }: Request) {
  const { origin, hostname } = new URL(url);
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return origin;
  throw new Error("SITE_ORIGIN is missing: set it, see docs/configuration.md.");
}

function once<Result>(run: () => Promise<Result>) {
  let result: Promise<Result> | undefined;
  function get() {
    result ??= run();
    return result;
  }
  get.hasRun = () => result !== undefined;
  return get;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends ReturnType<typeof createLoadContext> {}
}
