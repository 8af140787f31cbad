import type { D1Migration } from "cloudflare:test";
import type { Env as AppEnv } from "~/context.server";

declare global {
  namespace Cloudflare {
    interface Env extends AppEnv {
      /** Read from `migrations/` by vitest.config.ts. */
      MIGRATIONS: D1Migration[];
    }
  }
}
