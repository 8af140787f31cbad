import { expect, test } from "vitest";

import type { Tool } from "~/ai/built-in/coach/reader/prompt-reading";
import { readLevel } from "~/ai/built-in/coach/reader/read-request";
import { people } from "./people";
import {
  bribes,
  dressed,
  echoes,
  manners,
  mistyped,
  praise,
  roles,
  type Template,
  templates,
} from "./prompt-variants";

/** Every fifth prompt of every author: the kinds and tools mix. */
const prompts = people
  .filter((_, at) => at % 5 === 0)
  .map(({ prompt, tool }) => ({ prompt, tool, read: readLevel(prompt, tool) }));

function compare(vary: (prompt: string, seed: number) => string) {
  let count = 0;
  let same = 0;
  let far = 0;
  let moved = 0;
  for (const [seed, { prompt, tool, read: one }] of prompts.entries()) {
    const varied = vary(prompt, seed);
    if (varied === prompt) continue;
    const other = readLevel(varied, tool);
    count++;
    if (one.level === other.level) same++;
    if (Math.abs(one.level - other.level) > 1) far++;
    moved += Math.abs(one.position - other.position);
  }
  return { count, same: same / count, far: far / count, moved: moved / count };
}

/** The rates are those measured, less a margin; what is taken away before reading changes next to nothing. */
test.each([
  { what: "manners", vary: dressIn(manners), same: 0.98, far: 0.005, moved: 0.6 },
  { what: "praise", vary: dressIn(praise), same: 0.965, far: 0.006, moved: 1 },
  { what: "a bribe or a threat", vary: dressIn(bribes), same: 0.98, far: 0.005, moved: 0.6 },
  { what: "a role that changes nothing", vary: dressIn(roles), same: 0.97, far: 0.008, moved: 0.8 },
  { what: "the same said again", vary: dressIn(echoes), same: 0.98, far: 0.005, moved: 0.6 },
  { what: "typing mistakes", vary: mistyped, same: 0.92, far: 0.01, moved: 2 },
])("$what leaves the level where it is", ({ vary, same, far, moved }) => {
  const rates = compare(vary);
  expect(rates.count).toBeGreaterThan(300);
  expect(rates.same).toBeGreaterThanOrEqual(same);
  expect(rates.far).toBeLessThanOrEqual(far);
  expect(rates.moved).toBeLessThanOrEqual(moved);
});

function dressIn(family: Parameters<typeof dressed>[1]) {
  return (prompt: string, seed: number) => dressed(prompt, family, seed);
}

function build({ request, musts, tool }: Template, subject: string, chosen: number) {
  const said = musts.filter((_, at) => (chosen >> at) & 1);
  return [request.replaceAll("{}", subject), ...said].join(tool === "picture" ? ", " : " ");
}

const known = new Map<string, ReturnType<typeof readLevel>>();

/** Several tests look at the same prompts, made from a template. */
function read(prompt: string, tool: Tool) {
  const key = `${tool} ${prompt}`;
  const level = known.get(key) ?? readLevel(prompt, tool);
  known.set(key, level);
  return level;
}

test.each(templates)(
  "without its subject a $kind request falls",
  ({ request, empty, subjects, tool }) => {
    const without = read(empty, tool);
    expect(without.level).toBeLessThanOrEqual(2);
    for (const subject of subjects) {
      const whole = read(request.replaceAll("{}", subject), tool);
      expect(without.position, subject).toBeLessThan(whole.position);
      expect(without.level, subject).toBeLessThanOrEqual(whole.level);
    }
  },
);

test.each(templates)("adding what a $kind request needs never costs", (template) => {
  for (const subject of template.subjects) {
    for (let chosen = 0; chosen < 1 << template.musts.length; chosen++) {
      const before = read(build(template, subject, chosen), template.tool);
      for (const at of template.musts.keys()) {
        if ((chosen >> at) & 1) continue;
        const after = read(build(template, subject, chosen | (1 << at)), template.tool);
        expect(after.level, build(template, subject, chosen)).toBeGreaterThanOrEqual(before.level);
      }
    }
  }
});

test.each(templates)("with all it needs a $kind request is clear", (template) => {
  const all = (1 << template.musts.length) - 1;
  for (const subject of template.subjects) {
    expect(
      read(build(template, subject, all), template.tool).level,
      subject,
    ).toBeGreaterThanOrEqual(3);
  }
});

test.each(templates)("another subject leaves a $kind request within a level", (template) => {
  const { subjects, musts, tool } = template;
  let same = 0;
  let count = 0;
  for (let chosen = 0; chosen < 1 << musts.length; chosen++) {
    const levels = subjects.map((subject) => read(build(template, subject, chosen), tool).level);
    expect(Math.max(...levels) - Math.min(...levels), String(chosen)).toBeLessThanOrEqual(1);
    count += levels.length;
    same += levels.filter((level) => level === levels[0]).length;
  }
  expect(same / count).toBeGreaterThanOrEqual(0.6);
});
