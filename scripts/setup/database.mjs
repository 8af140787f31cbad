import { readdirSync } from "node:fs";
import process from "node:process";

import { openLocalD1 } from "./local-d1.mjs";
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
  const vars = await readVars(env);
  if (remote) return use(openRemoteD1(env), vars);

  const place = { ...(await readConfiguration(env)), root: `${state}/v3` };
  let database = await openLocalD1(place);
  try {
    if (await isBehind(database.d1)) {
      await database.close();
      console.log("Migrating the database ...");
      await migrate({ state, env, output: "on failure" });
      database = await openLocalD1(place);
    }
    return await use(database.d1, vars);
  } finally {
    await database.close();
  }
}

/** What wrangler.toml says about the database and the runtime. */
async function readConfiguration(env) {
  const { unstable_readConfig } = await import("wrangler");
  const { d1_databases, compatibility_date } = unstable_readConfig({
    config: "wrangler.toml",
    env,
  });
  const { preview_database_id, database_id } = d1_databases[0];
  return { id: preview_database_id ?? database_id, compatibilityDate: compatibility_date };
}

/** The worker's variables, those of `.dev.vars` among them. */
async function readVars(env) {
  const { getPlatformProxy } = await import("wrangler");
  // Only here: what the server logs should be seen.
  const level = process.env.WRANGLER_LOG;
  process.env.WRANGLER_LOG = level ?? "warn";
  try {
    const proxy = await getPlatformProxy({
      configPath: "wrangler.toml",
      environment: env,
      persist: false,
      remoteBindings: false,
    });
    const vars = Object.fromEntries(
      Object.entries(proxy.env).filter(([, value]) => typeof value === "string"),
    );
    await proxy.dispose();
    return vars;
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
