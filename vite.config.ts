import { fileURLToPath } from "node:url";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { createLoadContext, type Env } from "./app/context.server";
import remixConfig from "./remix.config.js";

export default defineConfig(({ command }) => ({
  plugins: [
    command === "serve" &&
      cloudflareDevProxyVitePlugin<Env, never>({
        getLoadContext: ({ request, context }) =>
          createLoadContext(request, context.cloudflare.env, context.cloudflare.ctx),
      }),
    remix(remixConfig),
    tailwindcss(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
}));
