import { expect, test } from "vitest";

import { emptyDraft, type ListingDraft } from "~/models/marketplace/draft";
import { likeness, trigramLikeness } from "~/models/marketplace/likeness";
import { checkReadiness } from "~/models/marketplace/readiness.server";
import { changedParts, partsToReview, type VersionContent } from "~/models/marketplace/version";

const good: ListingDraft = {
  ...emptyDraft,
  type: "workflow",
  title: "A report every Friday",
  shortDescription: "Collects what a team did in a week and writes a short report about it.",
  fullDescription: `## What you get
Five steps that turn notes into a report, with a checklist for what must not be in it.
## Who it is for
Small teams that write the same report every week and would like to have their Friday back.
## How to use
Give it the notes of the week as input. The output is a page with three headings and no names.
Look it over before you send it.`,
  instructions: "Open the link, copy the five steps, and begin with the first.",
  uploadMethod: "other",
  priceCents: 500,
};
const files = { hasCover: true, hasPackage: false };

function stateOf(id: string, changed: Partial<ListingDraft>, has = files) {
  return checkReadiness({ ...good, ...changed }, has).find((check) => check.id === id)?.state;
}

test("a good listing passes every check", () => {
  expect(checkReadiness(good, files).filter(({ state }) => state !== "ok")).toEqual([]);
});

test.each([
  ["title", { title: "Short" }, "advice"],
  ["title", { title: "A REPORT EVERY FRIDAY" }, "advice"],
  ["short", { shortDescription: "Writes a report." }, "advice"],
  ["full", { fullDescription: "Just a line." }, "advice"],
  ["full", { fullDescription: good.fullDescription.replace("## How to use", "") }, "advice"],
  ["secrets", { instructions: "Use AKIAABCDEFGHIJKLMNOP to sign in." }, "must"],
  ["personal-data", { fullDescription: `${good.fullDescription} Call +49 170 1234567.` }, "advice"],
  ["support", { supportOffered: true }, "advice"],
  ["delivery", { uploadMethod: "zip" }, "must"],
  ["delivery", { instructions: "", linkUrl: "" }, "must"],
  ["step-pricing", { priceCents: 0 }, "must"],
  ["step-type", { type: null }, "must"],
  ["prompts", { type: "prompt" }, "advice"],
  ["variables", { type: "prompt", instructions: "Paste it: Plan {{weeks}} for me." }, "advice"],
] satisfies [string, Partial<ListingDraft>, string][])("%s of %j is %s", (id, changed, state) => {
  expect(stateOf(id, changed)).toBe(state);
});

test("what is mended is no longer open", () => {
  expect(stateOf("delivery", { uploadMethod: "zip" }, { ...files, hasPackage: true })).toBe("ok");
  expect(stateOf("cover", {}, { ...files, hasCover: false })).toBe("advice");
  expect(stateOf("support", { supportOffered: true, contactEmail: "a@b.org" })).toBe("ok");
  const explained = "Put in how many weeks you need. Plan {{weeks}} for me.";
  expect(stateOf("variables", { type: "prompt", instructions: explained })).toBe("ok");
  const sample = `${good.fullDescription}\n\n\`\`\`
You are a family cook. Plan seven dinners for four people under 90 dollars, without nuts, because my
son is allergic. Use a table with the columns day, dish and cost, and end with a shopping list in
bullets. Keep each dish under 40 minutes. If you are unsure about a price, say so.
\`\`\``;
  expect(stateOf("prompts", { type: "prompt", fullDescription: sample })).toBe("ok");
});

test("likeness tells a copy from a rewrite and from something else", () => {
  const text = good.fullDescription;
  expect(likeness(text, text)).toBe(1);
  expect(likeness(text, text.replace("Five", "Six"))).toBeGreaterThan(0.92);
  expect(likeness(text, "A planner for meals with a shopping list.")).toBeLessThan(0.2);
  expect(trigramLikeness("Weekly meal planer", "Weekly meal planner")).toBeGreaterThan(0.7);
  expect(trigramLikeness("Weekly meal planner", "Letters to a landlord")).toBeLessThan(0.2);
});

const version: VersionContent = {
  type: "Workflow",
  name: good.title,
  description: good.shortDescription,
  fullDescription: good.fullDescription,
  category: "Productivity",
  tags: ["Reports"],
  imagePath: null,
  priceCents: 500,
  pricingModel: "one-time",
  license: "Personal",
  supportEmail: null,
  uploadMethod: "zip",
  fileId: 1,
  linkUrl: null,
  instructions: null,
  content: null,
};

test.each([
  [{ name: "A report every Fridays" }, []],
  [{ tags: ["Teams"], supportEmail: "ada@example.org" }, []],
  [{ priceCents: 400 }, []],
  [{ priceCents: 501 }, ["priceCents"]],
  [{ priceCents: 300, pricingModel: "pay-what-you-want" }, ["pricingModel"]],
  [{ license: "Commercial" }, ["license"]],
  [{ fileId: 2 }, ["fileId"]],
  [{ description: "Something quite different, namely recipes." }, ["description"]],
  [{ imagePath: "/files/covers/a.png" }, ["imagePath"]],
] satisfies [Partial<VersionContent>, string[]][])(
  "of a change %j, %j waits for review",
  (change, parts) => {
    const after = { ...version, ...change };
    expect(partsToReview(version, after)).toEqual(parts);
    expect(changedParts(version, after)).toEqual(expect.arrayContaining(Object.keys(change)));
    expect(changedParts(version, version)).toEqual([]);
  },
);
