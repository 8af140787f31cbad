import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TestProject } from "vitest/node";

import type { Call, Reply, Script } from "./scripted-model";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the server on this machine that stands in for a model's endpoint. */
    modelServer: string;
  }
}

interface Scripted {
  script: Script;
  calls: Call[];
}

/**
 * A real HTTP server on loopback that speaks as an OpenAI-compatible endpoint, as well or
 * as badly as a test's script says. A test puts its script at an address of its own and
 * reads there what was asked.
 */
export default async function setup(project: TestProject) {
  const scripts = new Map<string, Scripted>();
  const server = createServer((request, response) => {
    serve(request, response, scripts).catch((error: Error) => response.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  project.provide("modelServer", `http://127.0.0.1:${port}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  scripts: Map<string, Scripted>,
) {
  const [, id = "", ...rest] = (request.url ?? "").split("/");
  const body = await readBody(request);
  if (request.method === "PUT") {
    scripts.set(id, { script: JSON.parse(body), calls: [] });
    response.end();
    return;
  }

  const scripted = scripts.get(id);
  if (!scripted) {
    response.writeHead(404).end();
  } else if (request.method === "GET") {
    response.end(JSON.stringify(scripted.calls));
  } else {
    const sent = JSON.parse(body);
    const name: string = sent.response_format?.json_schema?.name ?? "answer";
    const before = scripted.calls.filter((call) => call.name === name).length;
    scripted.calls.push({
      name,
      path: rest.join("/"),
      authorization: request.headers.authorization,
      body: sent,
    });
    const replies = scripted.script[name] ?? scripted.script.any ?? [];
    await send(response, replies[before] ?? replies.at(-1) ?? { status: 500 });
  }
}

async function readBody(request: IncomingMessage) {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

async function send(response: ServerResponse, reply: Reply) {
  if (reply.afterMs) await new Promise((resolve) => setTimeout(resolve, reply.afterMs));
  if (response.destroyed) return;

  const headers = { "Content-Type": "application/json", ...reply.headers };
  const whole = reply.raw ?? asCompletion(reply);
  if (reply.isBroken) {
    response.writeHead(200, { ...headers, "Content-Length": whole.length });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
  } else if (reply.isEndless) {
    response.writeHead(200, headers);
    // It ends when the reader has had enough.
    await pipeline(Readable.from(withoutEnd()), response).catch(() => {});
  } else {
    response.writeHead(reply.status ?? 200, headers).end(whole);
  }
}

function* withoutEnd() {
  const chunk = "x".repeat(64 * 1024);
  for (;;) yield chunk;
}

function asCompletion({ content = "", finish = "stop" }: Reply) {
  const message = { role: "assistant", content };
  return JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }] });
}
