import { readFileSync } from "node:fs";
import path from "node:path";

import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import WebSocket from "ws";

import { workerFile } from "../setup/build.mjs";
import { ask } from "./load.mjs";
import { anew } from "./site.mjs";

/** The profiler looks so often: what takes less does not show. */
const intervalMicroseconds = 200;
const warmUpMs = 1_000;
const profiledMs = 5_000;

const pages = [
  { path: "/", headers: anew },
  { path: "/news", headers: anew },
  { path: "/community", headers: anew },
  { path: "/marketplace", headers: anew },
  { path: "/community/10", headers: anew },
  { path: "/search?q=violin" },
];

/** V8's names for what is no function of a file; null is not counted. */
const outside = {
  "(idle)": null,
  "(program)": "the runtime",
  "(garbage collector)": "garbage collection",
};

/**
 * Where the JavaScript of pages spends its time, by the inspector of the runtime: milliseconds of one
 * request by the package, or the folder of ours, in which a function was written.
 *
 * @param site with its inspector open, from a build with source maps.
 * @returns for each page `{ name, spent }`, of which `spent` maps places to milliseconds.
 */
export async function profile(site) {
  const placeOf = readPlaces();
  const inspector = await openInspector(await site.inspector());
  try {
    await inspector.send("Profiler.enable");
    await inspector.send("Profiler.setSamplingInterval", { interval: intervalMicroseconds });
    const results = [];
    for (const { path: name, headers } of pages) {
      const during = (ms) => ({ path: name, headers, until: performance.now() + ms });
      await ask(site.url, during(warmUpMs));
      await inspector.send("Profiler.start");
      const count = await ask(site.url, during(profiledMs));
      const { profile } = await inspector.send("Profiler.stop");
      results.push({ name, spent: spentIn(profile, count, placeOf) });
    }
    return results;
  } finally {
    inspector.close();
  }
}

/** A client of Chrome's protocol for inspectors, of which a profile needs four calls. */
async function openInspector(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map();
  socket.on("message", (message) => {
    const { id, result, error } = JSON.parse(message.toString());
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  let sent = 0;
  return {
    send(method, params = {}) {
      const id = ++sent;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}

function spentIn({ nodes, samples, timeDeltas }, count, placeOf) {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const spent = {};
  for (const [at, id] of samples.entries()) {
    const place = places.get(id);
    if (place === null) continue;
    spent[place] = (spent[place] ?? 0) + timeDeltas[at] / 1000 / count;
  }
  return spent;
}

/** Tells where a function was written, by the map of the built worker. */
function readPlaces() {
  const map = new TraceMap(readFileSync(`${workerFile}.map`, "utf8"));
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName in outside) return outside[functionName];
    if (!url.endsWith(path.basename(workerFile))) return "the runtime";
    // The profiler counts lines from 0, the map from 1.
    const { source } = originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
    return source ? placeIn(path.normalize(source)) : "unknown";
  };
}

/** @param file from the root of the project on, as the map of the bundle names it. */
function placeIn(file) {
  const [, packaged] = file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  // Its own maps name its files so, without the package.
  if (packaged === "src") return "drizzle-orm";
  return packaged ?? file.split("/").slice(0, 2).join("/");
}
