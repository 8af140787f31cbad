import { expect, test } from "vitest";

import { configureModel } from "~/ai/model/configure";
import { get, startApp } from "../support/app";

const endpoint = {
  engine: "openai-compatible",
  model: "small-model",
  baseUrl: "https://models.example/v1",
};

test("without settings, and with blank ones, the built-in engine is all", () => {
  expect(configureModel({})).toBeNull();
  expect(configureModel({ engine: " ", model: "", baseUrl: "" })).toBeNull();
  expect(configureModel({ engine: "built-in" })).toBeNull();
});

test("an endpoint is known by its model and host, with budgets that somebody thought about", () => {
  expect(configureModel(endpoint)).toMatchObject({
    language: { engine: "openai-compatible", name: "small-model", host: "models.example" },
    budgets: { inAll: 2000, perPerson: 100 },
  });
  expect(configureModel({ ...endpoint, callsPerDay: "10", callsPerPerson: "0" })?.budgets).toEqual({
    inAll: 10,
    perPerson: 0,
  });
});

test("Workers AI has a model unless another is named", () => {
  const binding = { run: async () => ({}) };
  const { language } = configureModel({ engine: "workers-ai", binding }) ?? {};
  expect(language).toMatchObject({
    engine: "workers-ai",
    name: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
    host: "Cloudflare Workers AI",
  });
  expect(configureModel({ engine: "workers-ai", binding, model: "@cf/other" })?.language.name).toBe(
    "@cf/other",
  );
});

test.each([
  ["http://localhost:11434/v1"],
  ["http://127.0.0.1:1234/v1"],
  ["http://[::1]:8080/v1"],
  ["https://models.example/v1/"],
])("%s may be an endpoint", (baseUrl) => {
  expect(configureModel({ ...endpoint, baseUrl })).not.toBeNull();
});

test.each([
  ["http://models.example/v1", "must begin with https:"],
  ["http://127.0.0.1.models.example/v1", "must begin with https:"],
  ["http://192.168.1.4/v1", "must begin with https:"],
  ["ftp://models.example/v1", "must begin with https:"],
  ["https://me:secret@models.example/v1", "must be an address alone"],
  ["https://models.example/v1?key=secret", "must be an address alone"],
  ["models.example", "missing or no address"],
  ["", "missing or no address"],
])("%s may not", (baseUrl, sentence) => {
  const configure = () => configureModel({ ...endpoint, baseUrl });
  expect(configure).toThrow(/^AI_BASE_URL/);
  expect(configure).toThrow(sentence);
  expect(configure).not.toThrow("secret");
});

test.each([
  [{ engine: "chatty" }, "AI_ENGINE is"],
  [{ engine: "workers-ai" }, "there is no AI binding"],
  [{ ...endpoint, model: " " }, "AI_MODEL is missing"],
  [{ ...endpoint, callsPerDay: "many" }, "AI_CALLS_PER_DAY must be"],
  [{ ...endpoint, callsPerPerson: "-1" }, "AI_CALLS_PER_PERSON must be"],
])("%j is refused in words", (settings, sentence) => {
  expect(() => configureModel(settings)).toThrow(sentence);
});

test("wrong settings are an error at the first request, not a silent fallback", async () => {
  await using app = await startApp({ AI_ENGINE: "openai-compatible" });
  expect(() => app.context(get("/"))).toThrow("AI_MODEL is missing");
});
