import { readdirSync } from "node:fs";
import process from "node:process";

import { packaged, run } from "./processes.mjs";
import { openRemoteD1 } from "./remote-d1.mjs";
import { Failure } from "./script.mjs";

/** Options of scripts that can work on Cloudflare instead of on this machine. */
export const placeOptions = {
  remote: { type: "boolean", default: false },
  env: { type: "string" },
};

/** Where `npm start` and `npm run dev` keep their data. */
export const localState = ".wrangler/state";

/**
 * Hands the D1 database to `use`, and the worker's variables with it. A database
 * on this machine gets the migrations first that it does not have yet.
 *
 * @param place `remote` and `env` as read from the command line, `state` for a folder other than the usual.
 */
export async function withDatabase({ remote, env, state = localState }, use) {
  let proxy = await openBindings({ env, persist: remote ? false : { path: `${state}/v3` } });
  try {
    if (remote) return await use(openRemoteD1(env), proxy.env);

    if (await isBehind(proxy.env.DB)) {
      await proxy.dispose();
      console.log("Migrating the database ...");
      await migrate({ state, output: "on failure" });
      proxy = await openBindings({ env, persist: { path: `${state}/v3` } });
    }
    return await use(proxy.env.DB, proxy.env);
  } finally {
    await proxy.dispose();
  }
}

async function openBindings({ env, persist }) {
  const { getPlatformProxy } = await import("wrangler");
  // Only here: what the server logs should be seen.
  const level = process.env.WRANGLER_LOG;
  process.env.WRANGLER_LOG = level ?? "warn";
  try {
    return await getPlatformProxy({
      configPath: "wrangler.toml",
      environment: env,
      persist,
      remoteBindings: false,
    });
  } finally {
    if (level === undefined) delete process.env.WRANGLER_LOG;
  }
}

async function isBehind(d1) {
  const table = "select name from sqlite_master where name = 'd1_migrations'";
  if (!(await d1.prepare(table).first())) return true;
  const { results } = await d1.prepare("select name from d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  return readdirSync("migrations").some((name) => name.endsWith(".sql") && !applied.has(name));
}

/** Applies migrations on this machine or, with `remote`, on Cloudflare. */
export async function migrate({ remote, env, state = localState, output }) {
  const { ok } = await run(
    packaged("wrangler"),
    [
      ...["d1", "migrations", "apply", "DB"],
      ...(remote ? ["--remote"] : ["--local", "--persist-to", state]),
      ...(env ? ["--env", env] : []),
    ],
    { output },
  );
  if (!ok) throw new Failure("The migrations could not be applied; wrangler says why above.");
}
