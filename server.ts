import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createWorker } from "./app/worker.server";
import * as build from "./build/server";

export default createWorker(createRequestHandler(build as unknown as ServerBuild, "production"));
