import { Agent, get } from "node:http";
import process from "node:process";

import { cpuOfRuntime } from "./cpu.mjs";
import { anew } from "./site.mjs";

const connections = 16;
const warmUpMs = 1_000;
const measuredMs = 3_000;

const kept = ["/", "/news", "/community", "/marketplace", "/community/10", "/marketplace/2"];

/**
 * Pages, with what each is held against: a worker that makes one query, or, where the page is kept for
 * visitors, one that answers a constant.
 */
const pages = (member) => [
  { path: "/bench/constant", against: "constant" },
  { path: "/bench/query", against: "query" },
  ...kept.map((path) => ({ path, against: "constant" })),
  ...kept.map((path) => ({ ...{ path, against: "query", headers: anew, note: "made anew" } })),
  ...["/news/50", "/search?q=violin"].map((path) => ({ path, against: "query" })),
  ...["/dashboard", "/community/10"].map((path) => ({
    ...{ path, against: "query", headers: { Cookie: member }, note: "member" },
  })),
];

/**
 * How many requests a second each page answers at 16 connections, and what of that its bare worker
 * reaches, in one process and one run. `cpuMs` is the runtime's own CPU for a request, database and
 * all; null where the system does not tell it.
 */
export async function load(site, { member }) {
  const bare = {};
  const results = [];
  for (const { path, against, headers, note } of pages(member)) {
    await ask(site.url, { path, headers, until: performance.now() + warmUpMs });
    const cpuBefore = cpuOfRuntime(process.pid);
    const begun = performance.now();
    const count = await ask(site.url, { path, headers, until: begun + measuredMs });
    const seconds = (performance.now() - begun) / 1000;
    const cpuAfter = cpuOfRuntime(process.pid);
    const perSecond = count / seconds;
    bare[path.replace("/bench/", "")] ??= perSecond;
    results.push({
      name: note ? `${path} (${note})` : path,
      perSecond,
      cpuMs: cpuBefore === null ? null : (cpuAfter - cpuBefore) / count,
      ratio: perSecond / bare[against],
      against,
    });
  }
  return results;
}

/** Asks over and over until a moment comes, and tells how many answers there were. */
export async function ask(origin, { path, headers, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  async function one() {
    while (performance.now() < until) {
      await answerOf(new URL(path, origin), { agent, headers });
      count++;
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, one));
  } finally {
    agent.destroy();
  }
  return count;
}

function answerOf(address, options) {
  return new Promise((resolve, reject) => {
    const request = get(address, options, (response) => {
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${address} answered ${response.statusCode}.`)),
      );
      response.on("error", reject);
      response.resume();
    });
    request.on("error", reject);
  });
}
