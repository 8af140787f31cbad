import { expect, test } from "vitest";

import { moduleKinds } from "~/content/course-library/field-pack";
import { resources } from "~/content/course-library/parts";
import { skillById, skills } from "~/content/skills/skill-map";

const taught = moduleKinds.flatMap((kind): readonly string[] => kind.skills);
const perResource = resources.map((resource) => [resource.id, resource] as const);

/** The library was gathered on this day of the project's calendar; a clock that lags must not fail it. */
const gatheredOn = "2026-11-20";

function latestDay() {
  const today = new Date().toISOString().slice(0, 10);
  return today > gatheredOn ? today : gatheredOn;
}

test("there are 33 resources, each with its own id and address", () => {
  expect(resources).toHaveLength(33);
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
  const addresses = resources.map(({ url }) => url.toLowerCase().replace(/\/$/, ""));
  expect(new Set(addresses).size).toBe(resources.length);
});

test.each(perResource)("[CO-10] %s has a title, a short description and an address", (_, one) => {
  expect(one.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(one.title.trim().length).toBeGreaterThan(5);
  expect(one.title.length).toBeLessThanOrEqual(80);
  expect(one.publisher.trim()).not.toBe("");
  expect(one.description.length).toBeGreaterThanOrEqual(60);
  expect(one.description.length).toBeLessThanOrEqual(200);
  expect(one.description).toMatch(/[.?]$/);
  expect(`${one.title} ${one.description}`).not.toMatch(/!|https?:|[“”‘’—–]/);

  const { protocol, username, hash, hostname } = new URL(one.url);
  expect(protocol).toBe("https:");
  expect(username + hash).toBe("");
  expect(hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test.each(perResource)("%s was read on a real day that is not to come", (_, { readOn }) => {
  expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(`${readOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(readOn);
  expect(readOn <= latestDay()).toBe(true);
});

test.each(perResource)("%s names one to four skills that courses teach", (_, one) => {
  expect(one.skills.length).toBeGreaterThanOrEqual(1);
  expect(one.skills.length).toBeLessThanOrEqual(4);
  expect(new Set(one.skills).size).toBe(one.skills.length);
  for (const id of one.skills) {
    expect(skillById(id), id).toBeDefined();
    expect(taught, id).toContain(id);
  }
});

test("courses teach every skill of the map once", () => {
  expect([...taught].sort()).toEqual(skills.map(({ id }) => id).sort());
});

test.each(taught)("%s has two resources or more, one of them for newcomers", (skillId) => {
  const fitting = resources.filter((resource) => resource.skills.includes(skillId));
  expect(fitting.length).toBeGreaterThanOrEqual(2);
  expect(fitting.some(({ depth }) => depth === "first")).toBe(true);
});

test("at least ten resources are for regular users", () => {
  expect(resources.filter(({ depth }) => depth === "further").length).toBeGreaterThanOrEqual(10);
});

test("no two resources are described alike", () => {
  expect(new Set(resources.map(({ description }) => description)).size).toBe(resources.length);
});
