import { fileURLToPath } from "node:url";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import license from "rollup-plugin-license";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

import { createLoadContext, type Env } from "./app/context.server";
import remixConfig from "./remix.config.js";
import { content } from "./scripts/content/plugin";
import { lighterManifest } from "./scripts/setup/lighter-manifest";

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const everywhere =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(?:react|router))\//;

/** What every first visit pays for: terser saves four kilobytes, names of seven letters and no words one and a half,
    notices of others' licences in a file of their own three quarters. What is imported by its address keeps its name:
    both builds must call it the same. */
const clientBuild: BuildEnvironmentOptions = {
  // An older browser has the site as it is without scripts, which is whole.
  target: "es2022",
  // As the server's build has it by default: both must make the same sheets.
  cssTarget: ["es2020", "edge88", "firefox78", "chrome87", "safari14"],
  minify: "terser",
  modulePreload: {
    resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
  },
  // No getter is read for what reading it does.
  terserOptions: {
    module: true,
    format: { comments: false },
    compress: { passes: 2, keep_fargs: false, pure_getters: true },
  },
  rollupOptions: {
    plugins: [
      license({
        thirdParty: { output: fromRoot("build/client/licenses.txt"), includePrivate: false },
      }),
    ],
    output: {
      // Every page needs all of them: in one file they are named once.
      manualChunks: (id) => (everywhere.test(id) ? "react" : undefined),
      entryFileNames: "assets/[hash:7].js",
      chunkFileNames: "assets/[hash:7].js",
      assetFileNames: ({ names }) =>
        names[0]?.endsWith(".css") ? "assets/[hash:6].css" : "assets/[name]-[hash][extname]",
    },
  },
};

/** Workers speak what is written; both builds must make the same sheets. A worker may have a megabyte. */
const serverBuild: BuildEnvironmentOptions = {
  target: "es2022",
  cssTarget: clientBuild.cssTarget,
  // Names and lines stay: the worker's map leads into this build, and its bundler shortens both.
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    mangle: false,
    format: { beautify: true },
    compress: { passes: 3, keep_fargs: false },
  },
  // Nobody asks the modules of routes what they are.
  rollupOptions: { output: { freeze: false, generatedCode: { symbols: false } } },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" &&
      cloudflareDevProxyVitePlugin<Env, never>({
        getLoadContext: ({ request, context }) =>
          createLoadContext(request, context.cloudflare.env, context.cloudflare.ctx),
      }),
    content(),
    remix(remixConfig),
    lighterManifest(),
    tailwindcss(),
  ],
  resolve: { alias: { "~": fromRoot("./app") } },
  build: isSsrBuild ? serverBuild : clientBuild,
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
}));
