import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { trimBrowserRoutes } from "./browser-routes.mjs";
import { packaged, run } from "./processes.mjs";
import { Failure } from "./script.mjs";
import { servingEnv } from "./wrangler-env.mjs";

const sources = [
  "app",
  "content",
  "public",
  "package-lock.json",
  "remix.config.js",
  "scripts/content",
  "scripts/setup/browser-routes.mjs",
  "scripts/setup/cover-pictures.mjs",
  "server.ts",
  "vite.config.ts",
  "wrangler.toml",
];
/** The worker with everything that it needs, as a deployment sends it. */
export const workerFile = "build/worker/server.js";
/** Inside a folder that every build empties, so a build made in another way does not count as this one. */
const stamp = "build/server/.sources";

/** Builds unless the build is of exactly these sources. */
export async function buildWhenNeeded() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()) return;
  console.log("Building ...");
  await build();
}

/** @param withMaps whether maps of the server's sources are made, which only a profile reads. */
export async function build({ withMaps = false } = {}) {
  const of = fingerprint();
  // Named, since a shell, a CI or a tool that ran before may have set another: its React is half as large again.
  const maps = withMaps ? ["--sourcemapServer"] : [];
  const { ok } = await run(packaged("remix"), ["vite:build", ...maps], {
    env: { NODE_ENV: "production" },
    output: "on failure",
  });
  if (!ok) throw new Failure("The build failed; the reason stands above.");
  trimBrowserRoutes();
  // Only now, since it needs packages: this module is read before they are installed.
  const { drawCovers } = await import("./cover-pictures.mjs");
  await drawCovers();
  await bundleWorker();
  // A build with maps is for its profile alone.
  if (!withMaps) writeFileSync(stamp, of);
}

async function bundleWorker() {
  const { ok } = await run(
    packaged("wrangler"),
    ["deploy", "--dry-run", "--outdir", path.dirname(workerFile)],
    { env: servingEnv, output: "on failure" },
  );
  if (!ok) throw new Failure("The worker could not be bundled; the reason stands above.");
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file)).update("\n");
  }
  return hash.digest("hex");
}

function filesIn(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesIn(path.join(entry, name)));
}
