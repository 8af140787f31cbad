import { existsSync, readFileSync } from "node:fs";

import { run } from "./processes.mjs";
import { Failure } from "./script.mjs";

const isWindows = process.platform === "win32";

/** Installs the locked packages unless exactly these are installed already. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installing packages ...");
  const { ok } = await run(isWindows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund"]);
  if (!ok) throw new Failure("The packages could not be installed; npm says why above.");
}

/** Compares contents, since a checkout may touch the lock file without changing it. */
function isInstalled() {
  const installedLock = "node_modules/.package-lock.json";
  if (!existsSync(installedLock)) return false;
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf(installedLock);
  return Object.entries(wanted).every(([folder, { version, optional, devOptional, link }]) => {
    if (folder === "" || link) return true;
    const found = installed[folder];
    // Packages for other platforms are locked too.
    return found ? found.version === version : Boolean(optional ?? devOptional);
  });
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}
