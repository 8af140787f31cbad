import { gzipSync } from "node:zlib";

import { excessOf } from "./budgets.mjs";
import { pages } from "./walk/pages.mjs";
import { writes } from "./walk/writes.mjs";

/** Every request of the walk with what it cost and what of that is over its budget. */
export async function walk(site, rows, cookies) {
  const results = [];
  // Somebody's first request of a week tells them of the week before, once.
  for (const cookie of Object.values(cookies)) await site.send("/about", { cookie });
  for (const asked of [...pages(rows), ...writes()]) {
    const { path, as, budget, ...request } = asked;
    const send = () => site.send(path, { ...request, cookie: cookies[as] });
    // A far page makes the marks of its list behind its answer, once for many visits.
    const first = await send();
    const isRead = request.method === undefined;
    const { status, text, cost } = isRead && first.cost.behind > 0 ? await send() : first;
    const bytes = gzipSync(text).length;
    const failed = status < 400 ? [] : [`status ${status}`];
    results.push({
      ...{ name: nameOf(asked), status, bytes, ...cost },
      excess: [...failed, ...excessOf({ budget, as, cost, bytes })],
    });
  }
  return results;
}

function nameOf({ method, path, as }) {
  return [method, path, as && `(${as})`].filter(Boolean).join(" ");
}
