import { expect, test } from "vitest";

import * as about from "~/routes/about/route";
import { siteDocuments } from "~/search/site-documents";
import { get, startApp } from "../support/app";
import { openPage } from "../support/page";

async function read(settings: Parameters<typeof startApp>[0] = {}) {
  await using app = await startApp(settings);
  return (await openPage(app, "about", about, get("/about"))).text;
}

test("where no model was configured the page says that no AI runs and nothing is sent", async () => {
  const text = await read();
  expect(text).toContain("no AI runs behind these pages");
  expect(text).toContain("nothing you write here is sent to one");
});

test("each thing that the search and the footer lead to has its heading", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "about", about, get("/about"));
  for (const { href } of siteDocuments().filter((each) => each.href.startsWith("/about#"))) {
    expect(html, href).toMatch(new RegExp(`<h2 [^>]*id="${href.split("#")[1]}"`));
  }
});

test("where one was, the page names it, who runs it and what is sent", async () => {
  const text = await read({
    AI_ENGINE: "openai-compatible",
    AI_MODEL: "small-model",
    AI_BASE_URL: "https://models.example/v1",
    AI_API_KEY: "a secret key",
  });
  expect(text).toContain("An AI model, small-model, answers most of your practice prompts");
  expect(text).toContain("are sent to models.example");
  expect(text).not.toContain("no AI runs");
  expect(text).not.toContain("a secret key");

  const deployed = await read({ AI_ENGINE: "workers-ai", AI: { run: async () => ({}) } });
  expect(deployed).toContain("are sent to Cloudflare Workers AI");
});
