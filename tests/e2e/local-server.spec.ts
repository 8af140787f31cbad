import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Miniflare } from "miniflare";
import { browserTestPort } from "../../scripts/setup/browser-tests.mjs";
import { outboundWorker } from "../../scripts/setup/outbound.mjs";
import { expect, test } from "./test";

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

test("the worker that is served holds React's production build", () => {
  const worker = readFileSync("build/worker/server.js", "utf8");
  expect(worker).toContain("Minified React error");
  expect(worker).not.toContain("Each child in a list should have a unique");
});

test("the server listens where it is told to and ends with 0 when it is asked to", async () => {
  const state = mkdtempSync(path.join(tmpdir(), "lamplight-"));
  const port = browserTestPort + 1000;
  const server = spawn(process.execPath, [
    ...["scripts/serve.mjs", "--host", "127.0.0.2", "--port", String(port), "--state", state],
    ...["--env-file", "scripts/browser-tests.env"],
  ]);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const status = (host: string) => fetch(`http://${host}:${port}/robots.txt`).then((r) => r.status);

  await expect.poll(() => status("127.0.0.2").catch(() => 0), { timeout: 30_000 }).toBe(500);
  await expect(status("127.0.0.1")).rejects.toThrow();
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  await expect(status("127.0.0.2")).rejects.toThrow();
  rmSync(state, { recursive: true });
});

test("the worker's way out leads to the public internet and to the model, nowhere else", async () => {
  const asked: string[] = [];
  const listen = async () => {
    const server = createServer(({ headers, url }, answer) => {
      asked.push(`${headers.host}${url}`);
      answer.end("private");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, port: (server.address() as AddressInfo).port };
  };
  const [model, other] = [await listen(), await listen()];
  const outbound = outboundWorker(`http://localhost:${model.port}/v1`);
  const script = `export default {
    fetch(request) {
      const to = new URL(request.url).searchParams.get("to");
      return fetch(to, { method: "POST", body: "words" }).catch(() => new Response("refused"));
    },
  };`;
  const site = new Miniflare({
    workers: [{ name: "site", modules: true, script, outboundService: outbound.name }, outbound],
  });
  const answerTo = async (to: string) => {
    const answer = await site.dispatchFetch(`http://site/?to=${encodeURIComponent(to)}`);
    return answer.text();
  };
  expect(await answerTo(`http://localhost:${model.port}/v1/chat`)).toBe("private");
  for (const host of [`localhost:${other.port}`, `127.0.0.1:${other.port}`, "10.0.0.1"]) {
    expect(await answerTo(`http://${host}/picture.png`), host).toBe("refused");
  }
  expect(asked).toEqual([`localhost:${model.port}/v1/chat`]);
  await site.dispose();
  for (const { server } of [model, other]) server.close();
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

test("settings from before there were certificates get a key and keep everything else", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lamplight-"));
  const settings = path.join(folder, ".dev.vars");
  const module = path.resolve("scripts/setup/dev-vars.mjs");
  const start = async () => {
    const code = `import { makeDevVars } from ${JSON.stringify(module)}; makeDevVars({ withDemo: true });`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: folder,
    });
    return { said: stdout, written: readFileSync(settings, "utf8") };
  };
  const key = /CERTIFICATE_KEY="[\w-]{43}\.[\w-]{43}"\n$/;

  for (const before of [
    "# Mine\r\nSESSION_SECRET='a b'\n\n#CERTIFICATE_KEY=\n",
    "SESSION_SECRET=no-last-line-break",
    "",
  ]) {
    writeFileSync(settings, before);
    const { said, written } = await start();
    expect(said).toContain("Added a key for certificates to .dev.vars.");
    expect(written.startsWith(before)).toBe(true);
    expect(written.slice(before.length).trim()).toMatch(/^CERTIFICATE_KEY=\S+$/);
    expect(written).toMatch(key);
    // The next start finds it.
    expect(await start()).toEqual({ said: "", written });
  }

  const off = 'CERTIFICATE_KEY=""\n';
  writeFileSync(settings, off);
  expect(await start()).toEqual({ said: "", written: off });
  rmSync(folder, { recursive: true });
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
