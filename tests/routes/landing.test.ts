import { expect, test } from "vitest";

import * as landing from "~/routes/_index/route";
import * as onboarding from "~/routes/onboarding/route";
import * as pro from "~/routes/pro";
import { get, startApp } from "../support/app";
import { openPage } from "../support/page";

/** What stands between header and footer, as it was sent. */
function mainOf(html: string) {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}

test("the hero says what this is and has its two ways in [ON-01, ON-02, ON-03, ON-04]", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "/", landing, get("/"));
  const main = mainOf(html);

  expect(main.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Lamplight$/)]);
  const [header = ""] = /<header.*?<\/header>/s.exec(html) ?? [];
  expect(header).toMatch(/<a [^>]*href="\/"[^>]*><svg.*?<\/svg><span>Lamplight<\/span><\/a>/s);
  expect(main).toContain(">AI for everyone<");
  expect(main).toMatch(/<a [^>]*href="\/onboarding"[^>]*>Get Started<\/a>/);
  expect(main).toMatch(/<a [^>]*href="\/auth"[^>]*>I Already Have an Account<\/a>/);
});

test("Get Started is a link to the onboarding, which is not on the page before [ON-05, ON-06]", async () => {
  await using app = await startApp();
  const { html, text } = await openPage(app, "/", landing, get("/"));
  expect(mainOf(html)).toMatch(/<a [^>]*href="\/onboarding"[^>]*>Get Started<\/a>/);
  expect(html).not.toContain('id="onboarding"');
  expect(text).not.toContain("Make my plan");
});

test("the copy speaks to people of all ages and asks for no knowledge [SH-02, ON-08]", async () => {
  await using app = await startApp();
  const { html, text } = await openPage(app, "/", landing, get("/"));
  expect(text).toContain("Join those learning about AI and unlocking their potential through AI.");
  expect(html).toMatch(/<footer.*learners of all ages/s);

  const asked = get("/onboarding?step=ageGroup");
  const { html: question } = await openPage(app, "onboarding", onboarding, asked);
  const [body = ""] = /<body.*<\/body>/s.exec(question) ?? [];
  expect(body.replace(/<script.*?<\/script>|<[^>]*>/gs, " ")).not.toMatch(
    /developer|engineer|professional/i,
  );
});

test("the four features are the stated selling points [ON-10, ON-11, ON-12, ON-13]", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "/", landing, get("/"));
  const features = [...mainOf(html).matchAll(/<h2>([^<]+)<\/h2><p>([^<]+)<\/p>/g)];

  expect(features.map(([, title, words]) => [title, words])).toEqual([
    ["Free, fun and future-ready", expect.stringMatching(/^Interactive, bite-sized lessons\./)],
    ["Backed by science", expect.any(String)],
    ["Staying motivated", expect.stringMatching(/Celebrate wins, track growth.*community/)],
    ["Visionary learning", expect.stringMatching(/AI learning that adapts to the learner/)],
  ]);
});

test("Pro is promoted, and Buy Now says that nothing is sold [ON-14, ON-15]", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "/", landing, get("/"));
  expect(mainOf(html)).toMatch(/<h2[^>]*>Pro<\/h2>/);
  expect(mainOf(html)).toMatch(/<a [^>]*href="\/pro"[^>]*>Buy Now<\/a>/);

  const { html: sale, text } = await openPage(app, "pro", pro, get("/pro"));
  expect(text).toMatch(/not on sale/i);
  expect(text).toMatch(/free/i);
  expect(mainOf(sale)).not.toMatch(/<form|<input/);
});
