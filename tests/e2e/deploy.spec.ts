import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no page is opened here");

const run = promisify(execFile);

test("a deployment names every binding and stays under a megabyte", async () => {
  test.setTimeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), "lamplight-deploy-"));
  const { stdout } = await run(
    process.execPath,
    [
      "node_modules/wrangler/bin/wrangler.js",
      ...["deploy", "--dry-run", "--env", "production", "--outdir", folder],
    ],
    // As on a deployment: the test runner's "test" would bring the libraries' slower builds along.
    { env: { ...process.env, NODE_ENV: "production" } },
  );

  for (const binding of ["env.DB", "env.SESSIONS", "env.FILES", "env.AI", "env.SEARCH_LIMIT"]) {
    expect(stdout).toContain(binding);
  }
  const gzip = /gzip: ([\d.]+) KiB/.exec(stdout)?.[1];
  expect(Number(gzip)).toBeGreaterThan(50);
  expect(Number(gzip)).toBeLessThan(1000);
});
