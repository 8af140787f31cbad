import { expect, test } from "vitest";

import { iconNames } from "~/components/ui/icon";
import { grokOverview } from "~/content/guides/grok-overview";
import type { Challenge, Example, Feature } from "~/content/guides/guide";
import { guideById, guides } from "~/content/guides/guides";
import { tools } from "~/content/tools";

const perGuide = guides.map((guide) => [guide.name, guide] as const);
const perPage = [...perGuide, ["the Grok page", grokOverview] as const];
const challenges = [
  ...guides.flatMap((guide) => guide.challenges),
  ...grokOverview.quiz.questions,
] as readonly Challenge[];

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function sentences(text: string) {
  return text.split(/(?<=[.?:]['")]?)\s+(?=[\p{Lu}'"(])/u);
}

function runs(text: string, length: number) {
  const list = words(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}']/gu, ""));
  return list.slice(0, -length + 1).map((_, at) => list.slice(at, at + length).join(" "));
}

/** Every string of a page that a reader sees, except titles of sources and addresses. */
function prose(page: object): string[] {
  return Object.entries(page).flatMap(([key, value]) => {
    if (key === "sources" || key === "website") return [];
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? prose(value) : [];
  });
}

function expectWords(text: string, least: number, most: number) {
  expect(words(text).length, text).toBeGreaterThanOrEqual(least);
  expect(words(text).length, text).toBeLessThanOrEqual(most);
}

function expectFeatures(features: readonly Feature[]) {
  for (const { description, icon } of features) {
    expectWords(description, 25, 60);
    expect(iconNames).toContain(icon);
  }
  expect(new Set(features.map(({ icon }) => icon)).size).toBe(features.length);
}

function expectExamples(examples: readonly Example[]) {
  for (const { question, response, responseType } of examples) {
    expectWords(response, 60, 180);
    expect(words(question).length, question).toBeGreaterThan(12);
    const caption = /\n\nView: .+ Light: .+ Shape: .+$/;
    expect(caption.test(response), question).toBe(responseType === "image");
  }
}

function expectChallenges(list: readonly Challenge[]) {
  for (const { prompt, answers, correctIndex } of list) {
    expect(answers, prompt).toHaveLength(3);
    expect(answers[correctIndex], prompt).toBeDefined();
    expect(new Set(answers.map(({ text }) => text)).size, prompt).toBe(3);
    for (const { explanation } of answers) expectWords(explanation, 8, 40);
  }
  expect(new Set(list.map(({ prompt }) => prompt)).size).toBe(list.length);
}

test("there are guides for the tools 1, 2, 4, 5, 6, 7, 8 and 9, under the tools' names", () => {
  expect(guides.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  for (const { id, name } of guides) {
    expect(tools.find((tool) => tool.id === id)?.name).toBe(name);
  }
});

test("a guide is found by its id, and tool 3 has none", () => {
  expect(guideById(5)?.name).toBe("Claude");
  expect(guideById(3)).toBeUndefined();
  expect(guideById(10)).toBeUndefined();
});

test.each(perGuide)("%s has the stated number of everything, at the stated length", (_, guide) => {
  expect(guide.features).toHaveLength(6);
  expect(guide.useCases).toHaveLength(4);
  expect(guide.examples).toHaveLength(3);
  expect(guide.challenges).toHaveLength(3);
  expect(guide.quickTips).toHaveLength(5);

  expectWords(guide.overview, 150, 300);
  expect(sentences(guide.description).length).toBeGreaterThanOrEqual(2);
  expect(sentences(guide.description).length).toBeLessThanOrEqual(3);
  for (const { description } of guide.useCases) expectWords(description, 30, 70);
  for (const tip of guide.quickTips) expect(sentences(tip).length, tip).toBeLessThanOrEqual(2);
  expectFeatures(guide.features);
  expectExamples(guide.examples);
  expectChallenges(guide.challenges);
});

test.each(perPage)("%s sends young people to the age in the terms", (_, { overview }) => {
  expect(overview).toMatch(/\bage\b|How old/);
  expect(overview).toMatch(/\bterms\b/);
});

test("the Grok page has its four tabs and a quiz of three questions that ends at the tools", () => {
  expect(grokOverview.tabs.map(({ id }) => id)).toEqual([
    "overview",
    "key-features",
    "examples",
    "try-it",
  ]);
  expect(grokOverview.quiz.questions).toHaveLength(3);
  expect(grokOverview.quiz.finish.to).toBe("/tools");
  expectWords(grokOverview.overview, 150, 300);
  expectFeatures(grokOverview.keyFeatures);
  expectExamples(grokOverview.examples);
  expectChallenges(grokOverview.quiz.questions);
});

test("the themes are the stated ones, and no two guides share one", () => {
  const colors = Object.fromEntries(guides.map(({ id, color }) => [id, color]));
  expect(colors).toMatchObject({ 5: "purple", 6: "pink", 7: "cyan", 8: "green", 9: "amber" });
  expect(new Set(Object.values(colors)).size).toBe(guides.length);
});

test("the guide of tool 5 mentions a context of 200,000 tokens", () => {
  expect(guideById(5)?.overview).toMatch(/context of 200,000 tokens/);
});

test.each(perPage)(
  "%s names its sources, secure addresses and the day they were read",
  (_, page) => {
    expect(page.sources.length).toBeGreaterThan(0);
    for (const address of [page.website, ...page.sources.map(({ url }) => url)]) {
      expect(new URL(address).protocol, address).toBe("https:");
    }
    expect(new Date(page.checkedOn).toISOString().slice(0, 10)).toBe(page.checkedOn);
    for (const { published } of page.sources) {
      if (published === undefined) continue;
      expect(published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(published <= page.checkedOn, published).toBe(true);
    }
  },
);

test("right answers stand in every place, and not in the same place within a guide", () => {
  for (const place of [0, 1, 2]) {
    const share = challenges.filter(({ correctIndex }) => correctIndex === place).length;
    expect(share / challenges.length).toBeGreaterThan(0.2);
  }
  for (const guide of guides) {
    expect(new Set(guide.challenges.map(({ correctIndex }) => correctIndex)).size).toBe(3);
  }
});

test("a right answer is not given away by its length", () => {
  const longest = challenges.filter(({ answers, correctIndex }) =>
    answers.every(
      ({ text }, at) => at === correctIndex || text.length < answers[correctIndex].text.length,
    ),
  );
  expect(longest.length / challenges.length).toBeLessThan(0.45);
});

test("no two guides share a run of eight words", () => {
  const owner = new Map<string, string>();
  for (const [name, page] of perPage) {
    for (const run of new Set(prose(page).flatMap((text) => runs(text, 8)))) {
      expect(owner.get(run), `"${run}" in ${name}`).toBeUndefined();
      owner.set(run, name);
    }
  }
});

test.each(perPage)(
  "%s is plain: no links or headings, no raw HTML, no exclamation marks",
  (_, page) => {
    const code = new Set(
      page.examples
        .filter(({ responseType }) => responseType === "code")
        .map(({ response }) => response),
    );
    for (const text of prose(page).filter((each) => !code.has(each))) {
      expect(text).not.toMatch(/https?:\/\//);
      expect(text).not.toMatch(/<[a-z/]/i);
      expect(text).not.toMatch(/^#/m);
      expect(text).not.toMatch(/[!\u2018\u2019\u201c\u201d\u2013\u2014]/);
    }
  },
);
