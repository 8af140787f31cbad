import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";

import { Failure } from "./script.mjs";
import { wranglerEnv } from "./wrangler-env.mjs";

const isWindows = process.platform === "win32";
const running = new Set();
const closing = [];
const patienceMs = 10_000;
let isStopping = false;
let exitCodeOnStop;

// Wrangler runs here too, and in what is launched.
Object.assign(process.env, wranglerEnv);

/** The path of a program that a package brought. */
export function packaged(name) {
  return path.join("node_modules", ".bin", name);
}

/**
 * Starts a program at the head of a process group of its own, so that it can be
 * stopped together with everything it started.
 */
export function launch(
  command,
  args,
  { env = {}, stdio = "inherit", stopSignal = "SIGTERM" } = {},
) {
  const child = spawn(command, args, {
    stdio,
    env: { ...process.env, ...env },
    detached: !isWindows,
    shell: isWindows,
  });
  child.stopSignal = stopSignal;
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, error }));
    child.on("close", (code, signal) => resolve({ code: code ?? 1, signal }));
  }).then((end) => {
    running.delete(child);
    return end;
  });
  return child;
}

/**
 * Runs a program to its end.
 *
 * @param options.output when to show what it prints: `always`, `on failure` or `never`.
 * @returns whether it succeeded, and what it wrote to its standard output.
 */
export async function run(command, args, { output = "always", minutes = 10, ...options } = {}) {
  const child = launch(command, args, {
    ...options,
    stdio: output === "always" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const [standard, printed] = [[], []];
  child.stdout?.on("data", (chunk) => {
    standard.push(chunk);
    printed.push(chunk);
  });
  child.stderr?.on("data", (chunk) => printed.push(chunk));

  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop(child);
  }, minutes * 60_000);
  const { code, error } = await endOf(child);
  clearTimeout(timer);

  if (code !== 0 && output === "on failure") process.stderr.write(Buffer.concat(printed));
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (isLate) console.error(`${command} was stopped after ${minutes} minutes.`);
  return { ok: code === 0, written: Buffer.concat(standard).toString() };
}

/** How a program ended. Not told while this process is being stopped itself: nothing went wrong then. */
export async function endOf(child) {
  const end = await child.ended;
  return isStopping ? new Promise(() => {}) : end;
}

/** Ends a program and everything it started: first with a request, then by force. */
async function stop(child) {
  signalGroup(child, child.stopSignal);
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), patienceMs);
  await child.ended;
  clearTimeout(timer);
  // Its head may be gone while a program that it started is not.
  signalGroup(child, "SIGKILL");
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH")
      throw new Failure(`A program could not be stopped: ${error.message}.`);
  }
}

/** What Ctrl-C ends with: 0 where it is the usual way to stop. */
export function endOnStopWith(code) {
  exitCodeOnStop = code;
}

/** What this process itself has to close before it ends. */
export function closeOnStop(close) {
  closing.push(close);
}

async function stopEverything(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([
    ...[...running].map((child) => stop(child)),
    ...closing.map((close) => close()),
  ]);
  process.exit(exitCodeOnStop ?? code);
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
for (const [signal, code] of Object.entries(exitCodes)) {
  process.on(signal, () => stopEverything(code));
}

// npm runs a script through a shell that does not pass signals on: its end is the sign to stop.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping) stopEverything(exitCodes.SIGTERM);
  }, 250).unref();
}

process.on("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});
