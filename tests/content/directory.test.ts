import { expect, test } from "vitest";

import { ageViews } from "~/content/directory/age-views";
import { directory } from "~/content/directory/directory";
import { categories } from "~/content/directory/entry";
import { ageGroups } from "~/content/profile-options";
import { tools } from "~/content/tools";
import { isForAdults } from "~/models/age-limit";
import { categoriesOf, introductionFor } from "~/models/tool-directory";
import { readTools } from "~/schemas/tool-directory";
import { opened } from "../support/directory";

const { listTools, filterTools, backgroundOf } = opened;

const perTool = directory.map((entry) => [entry.name, entry] as const);
const groups = ageGroups.map(({ value }) => value);
const stated = [
  "category",
  "description",
  "difficulty",
  "gettingStarted",
  "keyFeatures",
  "name",
  "pricing",
  "useCases",
  "website",
];

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function names(list: readonly { name: string }[]) {
  return list.map(({ name }) => name);
}

test("the nine tools and at least fifteen more, over at least eight categories [AP-09, UD-17]", () => {
  expect(names(directory)).toEqual(expect.arrayContaining(names(tools)));
  expect(directory.length).toBeGreaterThanOrEqual(tools.length + 15);
  expect(new Set(names(directory)).size).toBe(directory.length);

  const used = new Set(directory.map(({ category }) => category));
  expect(used.size).toBeGreaterThanOrEqual(8);
  expect([...used].sort()).toEqual([...categories].sort());
});

test.each(perTool)("%s says everything that is stated, in words that fit [EN-11]", (_, entry) => {
  expect(words(entry.description).length).toBeGreaterThanOrEqual(30);
  expect(words(entry.description).length).toBeLessThanOrEqual(55);
  for (const list of [entry.keyFeatures, entry.useCases, entry.gettingStarted]) {
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(list.length).toBeLessThanOrEqual(5);
    expect(new Set(list).size).toBe(list.length);
  }
  expect(entry.pricing.free).not.toBe("");
  expect(entry.pricing.paid).not.toBe("");
  expect(entry.minimumAge).toMatch(/\bages?\b|\d+/);
});

test.each(perTool)("%s names secure addresses and the day they were read [EN-11]", (_, entry) => {
  expect(entry.sources.length).toBeGreaterThan(0);
  for (const address of [entry.website, ...entry.sources.map(({ url }) => url)]) {
    expect(new URL(address).protocol, address).toBe("https:");
  }
  expect(new Date(entry.checkedOn).toISOString().slice(0, 10)).toBe(entry.checkedOn);
  for (const { published } of entry.sources) {
    if (published === undefined) continue;
    expect(published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(published <= entry.checkedOn, published).toBe(true);
  }
});

test.each(perTool)("%s is described plainly, without prices or praise", (_, entry) => {
  const { id: _id, website, sources, checkedOn, minimumAge, pricing, isFree: __, ...rest } = entry;
  const { ages: ___, runsOn, does, ...texts } = rest;
  const said = [minimumAge, ...Object.values(pricing), ...Object.values(does)];
  for (const text of [...said, ...runsOn, ...Object.values(texts).flat()]) {
    expect(text).not.toMatch(/https?:\/\/|[!\u2018\u2019\u201c\u201d\u2013\u2014$€£]/);
    expect(text).not.toMatch(/\b(best|leading|powerful|revolutionary|amazing|perfect)\b/i);
  }
  for (const text of Object.values(pricing)) {
    expect(text.replace("Microsoft 365", "")).not.toMatch(/\d/);
  }
});

test("retired products are not described as if they could be used", () => {
  const byName = new Map(directory.map((entry) => [entry.name, entry.description]));
  expect(byName.get("GPT-4o")).toMatch(/has left ChatGPT/);
  expect(byName.get("DALL·E 3")).toMatch(/is retired/);
});

test("the answer holds exactly the stated fields [EN-11, TO-07]", () => {
  const list = listTools("35-44");
  for (const tool of list) expect(Object.keys(tool).sort()).toEqual(stated);
  expect(readTools(list)).toEqual({ ok: true, tools: list });
});

test.each(groups)("%s gets the same tools and facts, in an order of its own [UD-67]", (group) => {
  const general = listTools(null);
  const list = listTools(group);

  expect(names(list).sort()).toEqual(names(general).sort());
  for (const tool of list) {
    const usual = general.find(({ name }) => name === tool.name);
    expect({ ...tool, gettingStarted: tool.gettingStarted.slice(1) }).toEqual(usual);
  }
  expect(list[0]?.category).toBe(ageViews[group].first[0]);
  expect(introductionFor(group)).toBe(ageViews[group].introduction);
});

test("young people find study tools first, and every tool names an adult and an age [UD-67]", () => {
  const list = listTools("under18");
  const [first] = categoriesOf(list);

  expect(first?.label).toBe("Study");
  expect(introductionFor("under18")).toMatch(/ask a parent or teacher/);
  const adults = new Set(names(directory.filter(isForAdults)));
  expect(adults).toContain("Claude");
  expect(new Set(names(list.slice(-adults.size)))).toEqual(adults);
  for (const tool of list) {
    expect(tool.gettingStarted[0]).toMatch(
      adults.has(tool.name)
        ? /^This one is for adults, so choose another until you are 18\./
        : /^Ask an adult you trust before you sign up\./,
    );
    expect(tool.gettingStarted[0]).toContain(backgroundOf(tool).minimumAge);
  }
});

test.each([null, "", "adult", "55 ", "constructor", "__proto__"])(
  "an unknown age group gets the general order: %s [UD-19, UD-67]",
  (group) => {
    expect(names(listTools(group))).toEqual(names(directory));
    expect(listTools(group)[0]?.gettingStarted).toEqual(directory[0]?.gettingStarted);
    expect(introductionFor(group)).toBe(introductionFor(null));
  },
);

test("the search looks in names and descriptions, whatever the case [TO-03]", () => {
  const list = listTools(null);
  const search = (q: string, category = "all") => names(filterTools(list, { q, category }));

  expect(search("cLAUDE")).toEqual(["Claude", "Coding agents"]);
  expect(search("chatgpt")).toEqual(["ChatGPT", "GPT-4o", "DALL·E 3", "Agent browsers"]);
  expect(search("  OPEN-SOURCE  ")).toEqual(["LanguageTool"]);
  expect(search("dall-e")).toEqual(["DALL·E 3"]);
  expect(search("")).toHaveLength(list.length);
  expect(search("no such tool")).toEqual([]);
  expect(search("%")).toEqual([]);
  // A word that stands in a feature alone is not searched.
  expect(list.some(({ keyFeatures }) => keyFeatures.join().includes("LibreOffice"))).toBe(true);
  expect(search("LibreOffice")).toEqual([]);
});

test("category and search combine [TO-02, UD-18]", () => {
  const list = listTools(null);
  const filter = (category: string, q = "") => names(filterTools(list, { q, category }));

  expect(filter("all")).toHaveLength(list.length);
  expect(filter("images")).toEqual(["DALL·E 3", "Midjourney", "Adobe Firefly", "Gemini pictures"]);
  expect(filter("images", "discord")).toEqual(["Midjourney"]);
  expect(filter("study", "discord")).toEqual([]);
});

test("the categories come from the tools, each with a value for the address [UD-17]", () => {
  const ids = categoriesOf(listTools(null));
  expect(ids.map(({ label }) => label)).toEqual(categories);
  expect(ids).toContainEqual({ id: "audio-and-music", label: "Audio and music" });
});

const tool = listTools(null)[0];

test.each([
  ["an array", [tool]],
  ["tools", { tools: [tool] }],
  ["AI_tools", { AI_tools: [tool] }],
  ["AI_Tools", { AI_Tools: [tool], count: 1 }],
])("the reader takes %s [TO-08, AP-09]", (_, body) => {
  expect(readTools(body)).toEqual({ ok: true, tools: [tool] });
});

test("the reader takes an empty list, and only the stated fields of a full one [TO-08]", () => {
  expect(readTools([])).toEqual({ ok: true, tools: [] });
  expect(readTools([{ ...tool, checkedOn: "2026-11-20" }])).toEqual({ ok: true, tools: [tool] });
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a string", "[]"],
  ["a number", 42],
  ["an empty object", {}],
  ["another name", { data: [tool] }],
  ["a string under a name", { tools: "none" }],
  ["what only looks like an array", { tools: { 0: tool, length: 1 } }],
  ["an array of nothing", [null]],
  ["a tool without its fields", [{ name: "Only a name" }]],
  ["an address that is a script", [{ ...tool, website: "javascript:alert(1)" }]],
])("the reader refuses %s with the stated sentence [TO-08, ER-12]", (_, body) => {
  expect(readTools(body)).toEqual({
    ok: false,
    message: "Invalid tools data format received from server",
  });
});

test.each(perTool)("%s gives the source of each age, and the figure in words too", (_, entry) => {
  for (const { from, source } of entry.ages) {
    expect(entry.sources.map(({ url }) => url)).toContain(source);
    expect(entry.minimumAge).toContain(String(from));
  }
});

test("the tools that people expect are there", () => {
  expect(names(directory)).toEqual(
    expect.arrayContaining([
      ...["ChatGPT", "Meta AI", "Google AI Mode", "Gemini pictures", "Apple Intelligence"],
      ...["Microsoft 365 Copilot", "Le Chat", "Snapchat My AI", "Character.AI", "Duck.ai"],
      ...["LM Studio", "Coding agents", "Zapier", "n8n", "Agent browsers", "Gemini video"],
      ...["Seeing AI", "Lookout", "Live Transcribe"],
    ]),
  );
});
