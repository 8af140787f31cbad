import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { handleByArea } from "./app/worker/route-areas.server";
import { createWorker } from "./app/worker/worker.server";
import * as build from "./build/server";

export default createWorker(
  handleByArea(build as unknown as ServerBuild, (area) => createRequestHandler(area, "production")),
  build.entry.module,
);
