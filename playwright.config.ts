import process from "node:process";
import { defineConfig, devices } from "@playwright/test";

import { browserTestPort, browserTestState, findChromium } from "./scripts/setup/browser-tests.mjs";

const origin = `http://localhost:${browserTestPort}`;

const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findChromium(),
    args: [
      // The browser keeps to itself: tests also run where nothing but the site can be reached.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-quic",
      "--disable-sync",
      "--no-first-run",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  },
};

/** `npm test` prepares the build and the database. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails and then passes is a fault of the site or of the test.
  retries: 0,
  workers: 2,
  globalTimeout: 30 * 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  // Two cores serve the site and drive two browsers at the same time.
  expect: { timeout: 10_000 },
  // A service worker would answer in place of the routes that tests break on purpose.
  use: {
    baseURL: origin,
    serviceWorkers: "block",
    // What slides away under the pointer would be clicked beside.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "js", use: desktop },
    { name: "no-js", use: { ...desktop, javaScriptEnabled: false } },
  ],
  webServer: {
    command: [
      "node scripts/serve.mjs",
      `--port ${browserTestPort}`,
      `--state ${browserTestState}`,
      "--env-file scripts/browser-tests.env",
    ].join(" "),
    url: `${origin}/`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
