import { d1From } from "./d1-from.mjs";

/** Runs a batch inside the worker's runtime: one request for each, however many statements it has. */
const script = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    try {
      const batch = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
      return Response.json({ results: await DB.batch(batch) });
    } catch (error) {
      return Response.json({ refusal: error.message });
    }
  },
};`;

/**
 * The D1 database on this machine. Wrangler's own proxy asks for every property of every
 * statement by itself, which is slow and, over thousands of statements, not reliable.
 *
 * @param id of the database in wrangler.toml, by which its file is named, and the runtime's date.
 * @param root the folder that holds the state of all bindings, such as `.wrangler/state/v3`.
 */
export async function openLocalD1({ id, compatibilityDate, root }) {
  // Imported here: on a fresh clone the scripts are loaded before anything is installed.
  const { Miniflare } = await import("miniflare");
  const runtime = new Miniflare({
    modules: true,
    script,
    compatibilityDate,
    defaultPersistRoot: root,
    d1Databases: { DB: id },
  });

  async function execute(statements) {
    const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
    const response = await runtime.dispatchFetch("http://localhost/", { method: "POST", body });
    const { results, refusal } = await response.json();
    if (refusal !== undefined) throw new Error(refusal);
    return results;
  }

  return { d1: d1From(execute), close: () => runtime.dispose() };
}
