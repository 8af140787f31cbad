import { expect, test, vi } from "vitest";

import { workersAi } from "~/ai/model/workers-ai";

const name = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
const messages = [{ role: "user" as const, content: "Hello" }];
const json = { name: "outline", schema: { type: "object" } };

function call(more: { json?: typeof json; limitMs?: number } = {}) {
  const { limitMs = 5_000, ...rest } = more;
  return { messages, maxTokens: 50, signal: AbortSignal.timeout(limitMs), ...rest };
}

test("the binding is run with model, messages, length and the signal", async () => {
  const run = vi.fn(async (..._: unknown[]) => ({ response: "Good day." }));
  const asked = call();
  expect(await workersAi({ run }, name).complete(asked)).toEqual({
    text: "Good day.",
    isCut: false,
  });
  expect(run.mock.calls).toEqual([[name, { messages, max_tokens: 50 }, { signal: asked.signal }]]);
});

test("in JSON mode the schema goes along, and the object comes back as text", async () => {
  const run = vi.fn(async (..._: unknown[]) => ({ response: { title: "A course" } }));
  const { text } = await workersAi({ run }, name).complete(call({ json }));
  expect(JSON.parse(text)).toEqual({ title: "A course" });
  expect(run.mock.calls[0]?.[1]).toMatchObject({
    response_format: { type: "json_schema", json_schema: json.schema },
  });
});

test("a reply in the shape of chat completions is read too", async () => {
  const reply = { choices: [{ message: { content: "Good day." }, finish_reason: "length" }] };
  const model = workersAi({ run: async () => reply }, name);
  expect(await model.complete(call())).toEqual({ text: "Good day.", isCut: true });
});

test("a reply as long as it may be is taken as cut", async () => {
  const reply = { response: "Good day, and", usage: { completion_tokens: 50 } };
  const model = workersAi({ run: async () => reply }, name);
  expect(await model.complete(call())).toMatchObject({ isCut: true });
});

test("a model without JSON mode is asked by words, from then on at once", async () => {
  const run = vi.fn(async (_: string, inputs: Record<string, unknown>) => {
    if (inputs.response_format) throw new Error("5025: This model doesn't support JSON Schema.");
    return { response: "{}" };
  });
  const model = workersAi({ run }, name);
  await model.complete(call({ json }));
  await model.complete(call({ json }));
  expect(run).toHaveBeenCalledTimes(3);
});

test.each([
  [
    "an error of the binding",
    async () => Promise.reject(new Error("3040: Capacity")),
    "unreachable",
  ],
  ["another shape", async () => ({ shape: "another" }), "unreadable"],
  ["no text", async () => ({ response: "" }), "empty"],
  ["a huge text", async () => ({ response: "x".repeat(300_000) }), "oversized"],
  ["no answer, whatever the signal says", () => new Promise(() => {}), "slow"],
])("%s is a failure that says why", async (_, run, reason) => {
  const failing = workersAi({ run }, name).complete(call({ limitMs: 300 }));
  await expect(failing).rejects.toMatchObject({ name: "ModelFailure", reason });
});
