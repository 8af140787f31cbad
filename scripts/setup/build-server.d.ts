/** What a build makes, so that types can be checked before the first build. */
declare module "*/build/server" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  import type * as entry from "~/entry.server";

  const build: Omit<ServerBuild, "entry"> & { entry: { module: typeof entry } };
  export = build;
}
