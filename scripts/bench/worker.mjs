import site from "../../build/worker/server.js";

/**
 * The built worker with every call to D1 counted where it leaves the worker: the answer holds the
 * rows of each statement, also of those for which the binding hands on none.
 */
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === "/bench/sql") return execute(request, env);
    const counts = { trips: 0, read: 0, written: 0 };
    const behind = [];
    const counted = { ...env, DB: countD1(env.DB, counts) };
    const response = await site.fetch(request, counted, {
      waitUntil: (work) => void behind.push(work),
      passThroughOnException: () => {},
    });
    const body = await response.arrayBuffer();
    const answered = { ...counts };
    await Promise.allSettled(behind);
    const headers = new Headers(response.headers);
    headers.set(
      "X-Bench",
      JSON.stringify({
        ...answered,
        readBehind: counts.read - answered.read,
        behind: counts.written - answered.written,
      }),
    );
    return new Response([204, 304].includes(response.status) ? null : body, {
      status: response.status,
      headers,
    });
  },
};

/** A batch of statements, for the generator. */
async function execute(request, { DB }) {
  const statements = await request.json();
  try {
    const batch = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    return Response.json({ results: await DB.batch(batch) });
  } catch (error) {
    return Response.json({ refusal: error.message });
  }
}

/** The same database over a fetcher that counts: the binding keeps it in `fetcher`. */
function countD1(d1, counts) {
  return new d1.constructor({
    async fetch(...request) {
      const response = await d1.fetcher.fetch(...request);
      counts.trips++;
      for (const { meta } of [await response.clone().json()].flat()) {
        counts.read += meta?.rows_read ?? 0;
        counts.written += meta?.rows_written ?? 0;
      }
      return response;
    },
  });
}
