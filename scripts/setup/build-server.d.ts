/** What a build makes, so that types can be checked before the first build. */
declare module "*/build/server" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
