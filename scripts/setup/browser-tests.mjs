import { existsSync } from "node:fs";
import process from "node:process";

/** Where the server of the browser tests listens, and where its data lie. */
export const browserTestPort = Number(process.env.E2E_PORT ?? 8789);
export const browserTestState = ".wrangler/e2e";
/** Those data as they were seeded, to begin anew with. */
export const browserTestSeed = ".wrangler/e2e-seed";

/** Debian's, the one without windows first: the tests need a third of the time in it. */
export const debianChromiums = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * The Chromium that this machine has: the named one, Debian's, or none for the
 * one that Playwright downloads.
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? debianChromiums.find((program) => existsSync(program));
}
