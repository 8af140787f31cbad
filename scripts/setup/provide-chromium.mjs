import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

import { debianChromiums, findChromium } from "./browser-tests.mjs";
import { packaged, run } from "./processes.mjs";
import { Failure } from "./script.mjs";

/** Makes sure that there is a Chromium to test in, and gets one where there is none. */
export async function provideChromium() {
  const [quickest, whole] = debianChromiums;
  if (findChromium() === whole && canInstall()) await installFromDebian(quickest);
  const found = findChromium();
  if (found) {
    if (isUsable(found)) return;
    throw new Failure(
      `The Chromium at ${found} does not run: install it anew or set CHROMIUM_PATH.`,
    );
  }
  if (await hasPlaywrightChromium()) return;

  console.log("Downloading Chromium ...");
  await run(packaged("playwright"), ["install", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    output: "never",
    minutes: 3,
  });
  if (await hasPlaywrightChromium()) return;
  console.log("It could not be downloaded.");

  for (const program of canInstall() ? debianChromiums : []) {
    await installFromDebian(program);
    if (isUsable(program)) return;
  }
  throw new Failure(
    "There is no Chromium to test in: install one and set CHROMIUM_PATH to its program.",
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs the package that brings the program; where there is none, the program is not there afterwards. */
async function installFromDebian(program) {
  const name = path.basename(program);
  console.log(`Installing Debian's ${name} ...`);
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, output: "never", minutes: 4 };
  await run("apt-get", ["update"], options);
  await run("apt-get", ["install", "--yes", "--no-install-recommends", name], options);
}

async function hasPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return isUsable(chromium.executablePath());
}

/** A downloaded Chromium may lack the libraries of the system that it needs. */
function isUsable(program) {
  return spawnSync(program, ["--version"], { timeout: 20_000 }).status === 0;
}
