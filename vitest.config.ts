import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig, defineProject } from "vitest/config";

import { content } from "./scripts/content/plugin";

// wrangler.toml names this folder; it must exist even where nothing was built yet.
mkdirSync("build/client", { recursive: true });

/** The site, where it runs. */
const site = defineProject({
  plugins: [
    content(),
    cloudflareTest({
      main: "./tests/support/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations("migrations"),
          // Named here so that a .dev.vars of one's own does not reach the tests.
          SESSION_SECRET: "only-for-tests-0123456789abcdef0123456789abcdef",
          CERTIFICATE_KEY:
            "VAZXopmeApsNJhI615KM2LQHaa5bgDcfIqswRBO5yys.JCEkoBHeMMLpsZLPk-8GiBQUWPTfWy_RWZi8zK1IbIo",
          RATE_LIMIT_SCALE: "1",
          PASSWORD_ROUNDS: "4",
          DEMO_CONTENT: "off",
          TIME_ZONE: "UTC",
          AI_ENGINE: "built-in",
        },
      },
    }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    name: "site",
    include: [
      "tests/{ai,coach,content,db,http,markdown,models,routes,schemas,search,worker}/**/*.test.{ts,tsx}",
    ],
    globalSetup: ["tests/support/model-server.ts", "tests/coach/python-shelf.ts"],
    setupFiles: ["tests/support/migrate.ts"],
    testTimeout: 30_000,
    // One runtime serves many files.
    isolate: false,
    // Style sheets are left out of tests, but for one that is read as a text.
    css: { include: /\?raw$/ },
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: ["@remix-run/cloudflare", "@remix-run/react", "@remix-run/server-runtime"],
        },
      },
    },
  },
});

/** What builds and fills the site, in Node, where it reads files. */
const scripts = defineProject({
  test: { name: "scripts", include: ["tests/scripts/**/*.test.ts"], testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    projects: [site, scripts],
    // By default one core is left idle.
    maxWorkers: "100%",
    // Each run takes the files in another order, so that none leans on another.
    sequence: { shuffle: { files: true } },
  },
});
