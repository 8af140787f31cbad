import { connect } from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

import { workerFile } from "./build.mjs";
import { localState } from "./database.mjs";
import { outboundWorker } from "./outbound.mjs";
import { closeOnStop } from "./processes.mjs";
import { Failure } from "./script.mjs";

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

const everyMinute = 60_000;

/** As Cloudflare's cron trigger does: what answers left to be done and could not finish. */
async function tick(site) {
  try {
    const worker = await site.getWorker();
    await worker.scheduled({ cron: "* * * * *" });
  } catch (error) {
    console.error(`What answers left to be done was not looked at: ${error.message}`);
  }
}

/**
 * Serves the built site until it is stopped: the bundle that a deployment sends, in the same runtime,
 * without the development server around it.
 *
 * @param host the address to listen on.
 * @param state the folder of the database, sessions and files.
 * @param envFile the settings of the worker, `vars` more of them.
 */
export async function serve({ host, port, state = localState, envFile = ".dev.vars", vars = {} }) {
  // Imported here: on a fresh clone the scripts are loaded before anything is installed.
  const { Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  const { workerOptions } = read("wrangler.toml", undefined, { envFiles: [envFile] });
  // Nobody counts the queries of a server of one's own.
  const bindings = { D1_QUERIES: "1000", ...workerOptions.bindings, ...vars };
  const outbound = outboundWorker(bindings.AI_BASE_URL);
  const modules = [{ type: "ESModule", path: workerFile }];
  const site = new Miniflare({
    workers: [{ ...workerOptions, bindings, modules, outboundService: outbound.name }, outbound],
    host,
    port,
    cf: false,
    defaultPersistRoot: `${state}/v3`,
  });
  let timer;
  closeOnStop(() => {
    clearInterval(timer);
    return site.dispose();
  });
  await site.ready;
  timer = setInterval(() => tick(site), everyMinute);
}
