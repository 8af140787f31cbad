import { expect, test } from "vitest";

import { openAiCompatible } from "~/ai/model/openai-compatible";
import { type Reply, type Script, scriptModel } from "../support/scripted-model";

const json = { name: "outline", schema: { type: "object" } };

async function open(script: Script, apiKey?: string) {
  const endpoint = await scriptModel(script);
  const model = openAiCompatible({ baseUrl: endpoint.baseUrl, model: "small-model", apiKey });
  const complete = (limitMs = 5_000, more: { json?: typeof json } = {}) =>
    model.complete({
      messages: [{ role: "user", content: "Hello" }],
      maxTokens: 50,
      signal: AbortSignal.timeout(limitMs),
      ...more,
    });
  return { ...endpoint, model, complete };
}

function refusal(says: string): Reply {
  return { status: 400, raw: JSON.stringify({ error: { message: says } }) };
}

test("a call carries model, messages, length and key, and its text comes back", async () => {
  const { complete, calls } = await open({ any: [{ content: " Good day. " }] }, "a key");
  expect(await complete()).toEqual({ text: "Good day.", isCut: false });
  expect(await calls()).toEqual([
    {
      name: "answer",
      path: "v1/chat/completions",
      authorization: "Bearer a key",
      body: {
        model: "small-model",
        messages: [{ role: "user", content: "Hello" }],
        max_tokens: 50,
      },
    },
  ]);
});

test("without a key none is sent", async () => {
  const { complete, calls } = await open({ any: [{ content: "Good day." }] });
  await complete();
  expect((await calls())[0]).not.toHaveProperty("authorization");
});

test("thoughts before the answer are left out, and a cut answer says so", async () => {
  const { complete } = await open({
    any: [{ content: "<think>Hm, hello.</think>\nGood day.", finish: "length" }],
  });
  expect(await complete()).toEqual({ text: "Good day.", isCut: true });
});

const failures: [string, Reply, string][] = [
  ["status 500", { status: 500, raw: "broken" }, "refused"],
  ["status 429", { status: 429, raw: "{}" }, "refused"],
  ["a redirect", { status: 307, headers: { Location: "https://elsewhere.example/" } }, "refused"],
  ["HTML", { raw: "<!doctype html><title>Sign in</title>" }, "unreadable"],
  ["another shape", { raw: '{"choices":[]}' }, "unreadable"],
  ["no text", { content: "  " }, "empty"],
  ["only thoughts", { content: "<think>Hm, hello. I" }, "empty"],
  ["half a body", { content: "Good day. ".repeat(200), isBroken: true }, "unreachable"],
  ["a body without end", { isEndless: true }, "oversized"],
  ["nothing in time", { afterMs: 3_000, content: "Good day." }, "slow"],
];

test.each(failures)("%s is a failure that says why", async (_, reply, reason) => {
  const { complete } = await open({ any: [reply] });
  const started = Date.now();
  await expect(complete(1_500)).rejects.toMatchObject({ name: "ModelFailure", reason });
  expect(Date.now() - started).toBeLessThan(2_500);
});

test("a redirect is not followed, not even to the same host", async () => {
  const target = await scriptModel({ any: [{ content: "Gotcha." }] });
  const { complete } = await open({
    any: [{ status: 308, headers: { Location: `${target.baseUrl}/chat/completions` } }],
  });
  await expect(complete()).rejects.toMatchObject({ reason: "refused" });
  expect(await target.calls()).toEqual([]);
});

test("where nothing listens, the failure says so", async () => {
  const model = openAiCompatible({ baseUrl: new URL("http://127.0.0.1:1/v1"), model: "none" });
  const call = { messages: [], maxTokens: 5, signal: AbortSignal.timeout(5_000) };
  await expect(model.complete(call)).rejects.toMatchObject({ reason: "unreachable" });
});

test("a schema that is refused is asked for in plainer ways, and the next call begins there", async () => {
  const { complete, calls } = await open({
    outline: [refusal("json_schema is not supported")],
    answer: [refusal("json_object is not supported"), { content: "{}" }],
  });
  expect(await complete(5_000, { json })).toEqual({ text: "{}", isCut: false });
  await complete(5_000, { json });
  const formats = (await calls()).map(({ body }) => body.response_format?.type);
  expect(formats).toEqual(["json_schema", "json_object", undefined, undefined]);
});

test("a model that counts its thoughts gets the length under its own name", async () => {
  const { complete, calls } = await open({
    any: [refusal("Unsupported parameter: use 'max_completion_tokens'."), { content: "Hello." }],
  });
  expect(await complete()).toMatchObject({ text: "Hello." });
  expect((await calls())[1]?.body).toMatchObject({ max_completion_tokens: 50 });
});
