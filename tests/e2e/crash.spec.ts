import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { browserTestPort, browserTestSeed } from "../../scripts/setup/browser-tests.mjs";
import { withDatabase } from "../../scripts/setup/database.mjs";
import { answers, uniqueName } from "./support";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no page is opened here");

const state = ".wrangler/crash";
const port = browserTestPort + 1;
const origin = `http://127.0.0.1:${port}`;

function startServer() {
  return spawn(
    process.execPath,
    [
      "scripts/serve.mjs",
      ...["--port", String(port), "--state", state, "--env-file", "scripts/browser-tests.env"],
    ],
    // A group of its own, so that the kill takes the runtime along.
    { detached: true, stdio: "ignore" },
  );
}

function killGroup(server: ChildProcess) {
  if (server.pid) process.kill(-server.pid, "SIGKILL");
}

async function answersOnboarding() {
  const response = await fetch(`${origin}/api/onboarding/submit`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...answers, email: `${uniqueName("crash")}@example.org` }),
  });
  if (response.status !== 201) throw new Error(`${response.status}`);
  const { user } = (await response.json()) as { user: { id: number } };
  return user.id;
}

test("a server killed in the middle of onboardings leaves each of them whole or not at all", async () => {
  test.setTimeout(120_000);
  rmSync(state, { recursive: true, force: true });
  cpSync(browserTestSeed, state, { recursive: true });

  const server = startServer();
  const acknowledged: number[] = [];
  try {
    await expect
      .poll(
        () =>
          fetch(origin)
            .then(({ status }) => status)
            .catch(() => 0),
        { timeout: 60_000 },
      )
      .toBe(200);

    // Twelve people at a time, one after the other each, until the server is gone.
    const people = Promise.allSettled(
      Array.from({ length: 12 }, async () => {
        for (;;) acknowledged.push(await answersOnboarding());
      }),
    );
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
    killGroup(server);
    await people;
  } finally {
    if (server.exitCode === null && server.signalCode === null) killGroup(server);
  }

  await withDatabase({ state, remote: false, env: undefined }, async (d1: D1Database) => {
    const made = await d1
      .prepare(
        `select (select count(*) from learning_paths where user_id = users.id) as paths,
          (select count(*) from achievements where user_id = users.id) as achievements
        from users where email like 'crash-%'`,
      )
      .all();
    expect(made.results.length).toBeGreaterThanOrEqual(acknowledged.length);
    for (const each of made.results) expect(each).toEqual({ paths: 1, achievements: 5 });

    const kept = await d1
      .prepare("select id from users where id in (select value from json_each(?))")
      .bind(JSON.stringify(acknowledged))
      .all();
    expect(kept.results).toHaveLength(acknowledged.length);
  });
  rmSync(state, { recursive: true, force: true });
});
