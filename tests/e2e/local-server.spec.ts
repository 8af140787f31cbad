import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no page is opened here");

const run = promisify(execFile);

test("a server on this machine answers no SQL of strangers", async ({ request }) => {
  const database = "/cdn-cgi/explorer/api/d1/database";
  for (const path of ["/cdn-cgi/explorer", "/cdn-cgi/explorer/api/local/workers", database]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const answer = await request.post(`${database}/00000000-0000-0000-0000-000000000000/raw`, {
    data: { sql: "select username, password from users" },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain("scrypt");
});

test("what npm start and npm run dev launch has the explorer switched off", async () => {
  const { stdout } = await run(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { run } from "./scripts/setup/processes.mjs";
    await run(process.execPath, ["--print", "process.env.X_LOCAL_EXPLORER"]);`,
  ]);
  expect(stdout.trim()).toBe("false");
});

test("checking the texts leaves the environment of the build after it as it was", async () => {
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await run(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { checkTexts } from "./scripts/setup/texts.mjs";
      await checkTexts();
      console.log(String(process.env.NODE_ENV));`,
    ],
    { env },
  );
  expect(stdout.trim().split("\n").at(-1)).toBe("undefined");
});

for (const [script, words, refusal] of [
  ["start", ["--port", "none"], '"none" is not a port'],
  ["test", ["--only", "none"], 'There is no stage "none"'],
] as const) {
  test(`npm ${script} can be read before any package is there`, async () => {
    // Not below this folder, whose packages it would find.
    const bare = mkdtempSync(path.join(tmpdir(), "lamplight-"));
    cpSync("scripts", path.join(bare, "scripts"), { recursive: true });
    cpSync("package.json", path.join(bare, "package.json"));
    const answer = run(process.execPath, [`scripts/${script}.mjs`, ...words], { cwd: bare });
    await expect(answer).rejects.toMatchObject({ stderr: expect.stringContaining(refusal) });
    rmSync(bare, { recursive: true });
  });
}
