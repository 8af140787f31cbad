import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { packaged, run } from "./processes.mjs";
import { Failure } from "./script.mjs";

/** Longer SQL goes through a file, for which wrangler answers no rows. */
const longestCommand = 90_000;

/**
 * A D1 database on Cloudflare, reached through `wrangler d1 execute`: as much of
 * the binding as drizzle uses, so that scripts call the same models everywhere.
 */
export function openRemoteD1(env, place = "--remote") {
  async function execute(statements) {
    const sql = statements.map((statement) => `${statement.text()};`).join("\n");
    const folder = mkdtempSync(path.join(tmpdir(), "lamplight-"));
    try {
      const file = path.join(folder, "statements.sql");
      const isLong = sql.length > longestCommand;
      if (isLong) writeFileSync(file, sql, { mode: 0o600 });

      const { ok, written } = await run(
        packaged("wrangler"),
        [
          ...["d1", "execute", "DB", place, "--yes", "--json"],
          ...(env ? ["--env", env] : []),
          ...(isLong ? ["--file", file] : ["--command", sql]),
        ],
        { output: "on failure" },
      );
      if (!ok) throw new Failure("The database could not be reached; wrangler says why above.");
      if (isLong) return statements.map(() => ({ success: true, results: [], meta: {} }));
      return JSON.parse(written.slice(written.indexOf("[")));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  function prepare(sql, values = []) {
    const statement = {
      text: () => inline(sql, values),
      bind: (...bound) => prepare(sql, bound),
      all: async () => (await execute([statement]))[0],
      run: () => statement.all(),
      raw: async () => (await statement.all()).results.map((row) => Object.values(row)),
    };
    return statement;
  }

  return { prepare, batch: execute };
}

/** A statement with its values written into it. */
function inline(sql, values) {
  let used = 0;
  const text = sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (part) =>
    part === "?" ? literal(values[used++]) : part,
  );
  if (used !== values.length) throw new Error("A statement has other values than places for them.");
  return text;
}

function literal(value) {
  if (value === null) return "null";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A ${typeof value} cannot be written into a statement.`);
}
