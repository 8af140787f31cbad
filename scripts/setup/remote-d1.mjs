import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { d1From } from "./d1-from.mjs";
import { packaged, run } from "./processes.mjs";
import { Failure } from "./script.mjs";

/** Longer SQL goes through a file, for which wrangler answers no rows. */
const longestCommand = 90_000;

/**
 * A D1 database on Cloudflare, reached through `wrangler d1 execute`, so that
 * scripts call the same models everywhere.
 */
export function openRemoteD1(env, place = "--remote") {
  async function execute(statements) {
    const sql = statements.map(({ sql, values }) => `${inline(sql, values)};`).join("\n");
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

  return d1From(execute);
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
