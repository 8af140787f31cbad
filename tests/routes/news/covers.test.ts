import demoArticles from "virtual:content/demo/articles";
import { expect, test } from "vitest";

import { coverAddress, coverMotifs, coverPalettes } from "~/content/article-covers";
import * as covers from "~/routes/covers.$name";
import { get, startApp } from "../../support/app";

test("every palette and motif has a drawing of its own", async () => {
  await using app = await startApp();
  const drawn = new Set<string>();
  for (const palette of coverPalettes) {
    for (const motif of coverMotifs) {
      const address = coverAddress({ palette, motif });
      const name = address.replace("/covers/", "");
      const answer = await app.send(covers.loader, get(address), { name });
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
      const svg = await answer.text();
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 250"/);
      expect(svg).toContain(`.cv-${palette} {`);
      expect(svg).not.toMatch(/<script|href="http|url\(http/);
      drawn.add(svg);
    }
  }
  expect(drawn.size).toBe(coverPalettes.length * coverMotifs.length);
});

test("every demo article has a cover that can be drawn", async () => {
  await using app = await startApp();
  for (const { cover, title } of demoArticles) {
    const name = `${cover.palette}-${cover.motif}.svg`;
    const answer = await app.send(covers.loader, get(`/covers/${name}`), { name });
    expect(answer.status, title).toBe(200);
  }
});

test.each(["teal-desk.png", "teal-nothing.svg", "black-desk.svg", "..%2fteal-desk.svg", ""])(
  "there is no cover %s",
  async (name) => {
    await using app = await startApp();
    const answer = await app.send(covers.loader, get("/covers/x"), { name });
    expect(answer.status).toBe(404);
  },
);
