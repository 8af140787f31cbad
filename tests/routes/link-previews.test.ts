import { expect, test } from "vitest";

import { tools } from "~/content/tools";
import { aiTools } from "~/db/schema/learning";
import * as grok from "~/routes/grok/route";
import * as guide from "~/routes/guides.$id/route";
import * as lesson from "~/routes/lessons.$skillId";
import * as person from "~/routes/people.$id/route";
import * as tool from "~/routes/tools.$toolId/route";
import { get, startApp } from "../support/app";
import { makeAsker } from "../support/community";
import { openPage } from "../support/page";

const pages = [
  { at: "/guides/5", asked: "/guides/5?tab=tips", path: "guides/:id", page: guide },
  { at: "/grok", asked: "/grok?question=2", path: "grok", page: grok },
  { at: "/lessons/one-clear-task", path: "lessons/:skillId", page: lesson },
  { at: "/tools/1", asked: "/tools/1?start=example", path: "tools/:toolId", page: tool },
];

test.each(pages)(
  "$at has one address, a title and a picture wherever it is shared",
  async (each) => {
    await using app = await startApp();
    await app.db.insert(aiTools).values(tools.map((one) => ({ ...one, tags: [...one.tags] })));
    const { html } = await openPage(app, each.path, each.page, get(each.asked ?? each.at));
    expectPreview(html, each.at);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  },
);

test("so has a profile, which search engines leave out", async () => {
  await using app = await startApp();
  const { id } = await makeAsker(app, "Ada Okafor");
  const { html } = await openPage(app, "people/:id", person, get(`/people/${id}?show=answers`));
  expectPreview(html, `/people/${id}`);
  expect(html).toContain('<meta property="og:title" content="Ada Okafor"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

function expectPreview(html: string, address: string) {
  expect(html).toContain(`<link rel="canonical" href="http://localhost${address}"/>`);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"\/>/);
  expect(html).toMatch(
    /<meta property="og:image" content="http:\/\/localhost\/covers\/[a-z-]+\.png"/,
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
}
