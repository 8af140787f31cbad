import process from "node:process";

import { Failure } from "../setup/script.mjs";

const modulesRoot = process.cwd();
const origin = "http://localhost";

/** Has a page made anew that is kept for visitors: a kept one costs nothing. */
export const anew = { "If-None-Match": '"none"' };

/**
 * The built worker in the runtime that `npm start` uses.
 *
 * @param state the folder of its database.
 * @param entry the module around it: by default one that counts every call to D1.
 * @param withFiles whether the files of the build are served as well.
 * @param withInspector whether the runtime can be looked into, see `inspector`.
 */
export async function openSite(settings) {
  const { state, vars, entry = "worker.mjs", withFiles = false, withInspector = false } = settings;
  const { Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  const { workerOptions } = read("wrangler.toml", undefined, { envFiles: [] });
  const { assets, ...options } = workerOptions;
  const runtime = new Miniflare({
    ...options,
    ...(withFiles && { assets }),
    ...(withInspector && { inspectorPort: 0 }),
    bindings: { ...options.bindings, ...vars },
    modulesRoot,
    modules: [`scripts/bench/${entry}`, "build/worker/server.js"].map((path) => ({
      type: "ESModule",
      path: `${modulesRoot}/${path}`,
    })),
    // One line for every request would be longer than the table.
    handleRuntimeStdio: (stdout, stderr) => {
      stdout.resume();
      stderr.pipe(process.stderr);
    },
    cf: false,
    defaultPersistRoot: `${state}/v3`,
  });
  const url = await runtime.ready;

  /** Runs statements as one batch: texts, or `{ sql, values }`. */
  async function execute(...statements) {
    const batch = statements.map((each) => (typeof each === "string" ? { sql: each } : each));
    const body = JSON.stringify(batch.map(({ sql, values = [] }) => ({ sql, values })));
    const response = await runtime.dispatchFetch(`${origin}/bench/sql`, { method: "POST", body });
    const { results, refusal } = await response.json();
    if (refusal !== undefined) throw new Failure(`${refusal}\n\n${batch[0].sql.slice(0, 400)}`);
    return results.map((each) => each.results);
  }

  /** One request and what it cost. A redirect is an answer. */
  async function send(path, { method = "GET", body, type, cookie } = {}) {
    const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", ...anew };
    if (cookie) headers.Cookie = cookie;
    if (type) headers["Content-Type"] = type;
    const init = { method, headers, body, redirect: "manual" };
    const response = await runtime.dispatchFetch(`${origin}${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      text,
      cookies: response.headers.getSetCookie().map((each) => each.split(";", 1)[0]),
      cost: JSON.parse(response.headers.get("X-Bench") ?? "{}"),
    };
  }

  const sendJson = (path, body, more = {}) =>
    send(path, { method: "POST", body: JSON.stringify(body), type: "application/json", ...more });

  /** The address of the worker's inspector. */
  async function inspector() {
    const { host } = await runtime.getInspectorURL();
    const targets = await (await fetch(`http://${host}/json`)).json();
    const worker = targets.find(({ id }) => id.startsWith("core:user:"));
    if (!worker) throw new Failure("The runtime shows no worker to look into.");
    return worker.webSocketDebuggerUrl;
  }

  return { url, execute, send, sendJson, inspector, close: () => runtime.dispose() };
}
