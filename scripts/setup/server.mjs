import { connect } from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

import { endOf, launch, packaged, stop } from "./processes.mjs";
import { Failure } from "./script.mjs";
import { servingEnv } from "./wrangler-env.mjs";

const patienceMs = 60_000;

/** The port to listen on: from the option, else from the environment, else the usual one. */
export function choosePort(option, usual) {
  const text = option ?? process.env.PORT ?? String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Failure(`"${text}" is not a port: use a number from 1 to 65535.`);
  }
  return port;
}

export async function checkPortIsFree(port, setting = "--port") {
  // A server that was stopped just now may need a moment to let go.
  for (let tries = 4; tries > 0; tries--) {
    if (!(await answers(port))) return;
    await sleep(400);
  }
  throw new Failure(
    `Port ${port} is in use by another program: stop it, or choose another with ${setting}.`,
  );
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: "localhost", port, timeout: 2_000 });
    const settle = (isAnswered) => () => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once("connect", settle(true));
    socket.once("error", settle(false));
    socket.once("timeout", settle(true));
  });
}

/**
 * Serves the built site on this machine only, calls `onReady` once it answers, and goes on until stopped.
 *
 * @param vars settings of the worker beside those in `.dev.vars`.
 */
export async function serve({ port, vars, onReady }) {
  const server = launch(
    packaged("wrangler"),
    [
      "dev",
      ...["--port", String(port), "--ip", "127.0.0.1"],
      "--show-interactive-dev-session=false",
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { env: servingEnv, stdio: ["ignore", "pipe", "pipe"] },
  );
  // What wrangler says while it starts is shown only if it does not start.
  const said = [];
  const remember = (chunk) => said.push(chunk);
  server.stdout.on("data", remember);
  server.stderr.on("data", remember);

  const end = endOf(server).then(({ code }) => code);
  const outcome = await Promise.race([untilReady(port), end]);
  if (outcome !== "ready") {
    await stop(server);
    process.stderr.write(Buffer.concat(said));
    throw new Failure("The server did not start; its last words stand above.");
  }

  server.stdout.off("data", remember).pipe(process.stdout);
  server.stderr.off("data", remember).pipe(process.stderr);
  onReady();
  const code = await end;
  await stop(server);
  throw new Failure(`The server stopped by itself with code ${code}.`);
}

async function untilReady(port) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(100)) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
      await response.body?.cancel();
      if (response.status < 500) return "ready";
      return "failing";
    } catch {
      // Nobody is listening yet.
    }
  }
  return "late";
}
