import { expect, test } from "vitest";

import { readContent } from "../../scripts/content/content";
import { contentFiles, described } from "../../scripts/content/files";
import type { ContentFile } from "../../scripts/content/page";

const files = contentFiles(process.cwd());

/** What the site needs. */
const site = files.filter(({ path }) => !path.startsWith("content/demo/"));

const skill = "content/skills/ask/one-clear-task.md";
const lesson = "content/lessons/ask/one-clear-task.first.md";
const guide = "content/guides/claude.md";
const entry = "content/directory/chat-assistants/claude.md";
const item = "content/demo/items/prompt/1-game-night-at-one-table.md";
const question = "content/demo/questions/001-how-do-i-write-better-prompts-for-gpt-4.md";
const resource = "content/resources/richmond-defining-generative-ai.md";

/** What stands beside the first box of a file. */
function firstOption(path: string) {
  const text = files.find((file) => file.path === path)?.text;
  return /^- \[.] (.*)$/m.exec(text ?? "")?.[1];
}

type Change = (text: string) => string;

function swap(from: string | RegExp, to: string): Change {
  return (text) => text.replace(from, to);
}

function named(written: readonly ContentFile[]) {
  return readContent(written).mistakes.map(described);
}

/** Long texts that no others lean on: without them a reading takes half the time. */
const long = /^content\/(?:goal-lessons|how-tos|own-cases)\//;
const short = site.filter(({ path }) => !long.test(path));
const missed = new Set(named(short));

/** The mistakes of these files, but for what is missed because the long ones are left out. */
function newIn(files: readonly ContentFile[]) {
  return named(files).filter((mistake) => !missed.has(mistake));
}

/** The mistakes that are named when one file reads otherwise. */
function mistakesIn(path: string, change: Change) {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  const changed = { path, text: change(file.text) };
  expect(changed.text, "the change has to change something").not.toBe(file.text);
  const others = long.test(path) ? site : short;
  return newIn([...others.filter((each) => each !== file), changed]);
}

test("the texts as they are have no mistake", () => {
  expect(named(files)).toEqual([]);
});

test.each<[title: string, path: string, Change, mistakes: string[]]>([
  [
    "a slot of an exercise without its question",
    "content/exercises/gpt-4o/1-fill-a-rainy-afternoon.md",
    swap("Ask: How old are the children?", ""),
    [
      'content/exercises/gpt-4o/1-fill-a-rainy-afternoon.md:27 The line that begins with "Ask: " is missing.',
    ],
  ],
  [
    "a note for an age on a skill that is not there",
    "content/age-notes/under18.md",
    swap("Lessons: spot-fakes", "Lessons: spot-fake"),
    ['content/age-notes/under18.md:5 There is no skill "spot-fake".'],
  ],
  [
    "a point of an exercise that is a sentence",
    "content/exercises/gpt-4o/1-fill-a-rainy-afternoon.md",
    swap("- whom the ideas are for", "- Say whom the ideas are for."),
    [
      "content/exercises/gpt-4o/1-fill-a-rainy-afternoon.md:13 Each point is a clause without a full stop.",
    ],
  ],
  [
    "a plan whose steps take more than the time",
    "content/plans/trip.md",
    swap("Who: tool, 30 percent", "Who: tool, 40 percent"),
    ["content/plans/trip.md:19 The steps take 110 percent of the time: it must be 100."],
  ],
  [
    "a step of a plan that nobody does",
    "content/plans/trip.md",
    swap("Who: tool, 30 percent", "Who: robot, 30 percent"),
    [
      'content/plans/trip.md:29 "Who: robot, 30 percent" is not one of you, tool and either, a comma, and a number with "percent".',
    ],
  ],
  [
    "a field without a moment for a module",
    "content/fields/transport.md",
    swap(/- refine \(.*\n/, ""),
    [
      "content/fields/transport.md:18 There must be one for each of understand, ask, refine, check and use, in this order: the module, one to three of its skills in parentheses, a colon, and sentences of 40 to 240 characters.",
    ],
  ],
  [
    "a moment for a lesson of another module",
    "content/fields/transport.md",
    swap(/- refine \([a-z-]+/, "- refine (spot-fakes"),
    ['content/fields/transport.md:18 "spot-fakes" is no skill of "refine".'],
  ],
  [
    "no right option",
    skill,
    swap("- [x]", "- [ ]"),
    [`${skill}:39 The question "q1-topic-only" has no right option: mark one with "- [x]".`],
  ],
  [
    "two right options",
    skill,
    swap("- [ ]", "- [x]"),
    [`${skill}:39 The question "q1-topic-only" has 2 right options: leave "- [x]" at one.`],
  ],
  [
    "an option without an explanation",
    skill,
    swap(/(- \[.] .*)\n {2}.*/, "$1"),
    [
      `${skill}:39 The option "${firstOption(skill)}" needs a line below it, indented, that says why it is right or wrong.`,
    ],
  ],
  [
    "an option without its box",
    lesson,
    swap("- [ ]", "-"),
    [`${lesson}:34 An option begins with "- [ ]" or, if it is the right one, "- [x]".`],
  ],
  [
    "too few options",
    lesson,
    swap(/(?:- \[ ] .*\n.*\n)- \[x].*\n.*\n/, ""),
    [
      `${lesson}:34 The question "Question 1" has 2 options: there must be 3 to 4.`,
      `${lesson}:34 The question "Question 1" has no right option: mark one with "- [x]".`,
    ],
  ],
  [
    "a question's id twice",
    skill,
    swap("### q2-garage-visit", "### q1-topic-only"),
    [`${skill}:48 The question "q1-topic-only" stands here for the second time.`],
  ],
  [
    "a skill that does not exist",
    skill,
    swap("requires: []", "requires: [two-clear-tasks]"),
    [`${skill}:6 The skill "two-clear-tasks" in "requires" does not exist.`],
  ],
  [
    "a skill that comes later",
    skill,
    swap("requires: []", "requires: [give-context]"),
    [
      `${skill}:6 The skill "give-context" in "requires" comes later in the map: it must come before.`,
    ],
  ],
  [
    "a missing heading",
    skill,
    swap("## Example\n\n", ""),
    [
      `${skill}:8 The heading "## Example" is missing.`,
      `${skill}:19 The heading "### Before" has no place here (what the skill is and why it matters).`,
    ],
  ],
  [
    "a misspelled heading",
    skill,
    swap("## Example", "## Exmple"),
    [`${skill}:17 The heading "## Exmple" is not known here: use "## Example" and "## Questions".`],
  ],
  [
    "a heading inside a text",
    skill,
    swap("One thing at a time", "#### One thing\n\nOne thing at a time"),
    [
      `${skill}:13 The heading "#### One thing" has no place here (what the skill is and why it matters).`,
    ],
  ],
  [
    "front matter that cannot be read",
    skill,
    swap("title: Ask", "title: Ask: clearly"),
    [`${skill}:2 A value with ": " in it must stand between quotation marks.`],
  ],
  [
    "no front matter",
    skill,
    swap("---\ntitle", "title"),
    [`${skill}:1 The file must begin with its fields between two lines of "---".`],
  ],
  [
    "a field that is missing",
    skill,
    swap(/outcome:.*\n/, ""),
    [`${skill}:1 The field "outcome" is missing.`],
  ],
  [
    "a field that is not known",
    skill,
    swap("band:", "bnad:"),
    [
      `${skill}:1 The field "band" is missing.`,
      `${skill}:4 There is no field "bnad" in such a file: mind the spelling.`,
    ],
  ],
  [
    "a value that is not known",
    skill,
    swap("band: start", "band: strat"),
    [`${skill}:4 The field "band" is "strat": use one of "start", "work" and "deep".`],
  ],
  [
    "an outcome with a period",
    skill,
    swap("at the end\n", "at the end.\n"),
    [`${skill}:3 The field "outcome" is not right: it finishes a sentence and has no period.`],
  ],
  [
    "a field twice",
    skill,
    swap("band: start\n", "band: start\nband: work\n"),
    [`${skill}:5 This field stands here for the second time.`],
  ],
  [
    "the place of a neighbor",
    skill,
    swap("order: 10", "order: 20"),
    [
      `${skill}:5 The field "order" is 20, as in say-who-it-is-for.md: take another number.`,
      `content/skills/ask/say-who-it-is-for.md:7 The skill "one-clear-task" in "requires" comes later in the map: it must come before.`,
    ],
  ],
  [
    "a hint that is missing",
    lesson,
    swap(/Hint: Picture.*\n/, ""),
    [`${lesson}:30 The line that begins with "Hint: " is missing.`],
  ],
  [
    "a list that is too short",
    lesson,
    swap("- Start with a verb and say how much.\n", ""),
    [`${lesson}:22 There must be 3 sentences to remember; there are 2.`],
  ],
  [
    "questions out of their order",
    lesson,
    swap("### Question 2", "### Question 3"),
    [
      `${lesson}:45 The heading "Question 3" must be "Question 2": they are numbered in their order.`,
    ],
  ],
  [
    "a challenge that is missing",
    guide,
    swap(/### Challenge 3[\s\S]*?## Quick/, "## Quick"),
    [`${guide}:156 There must be 3 headings such as "### Challenge 1"; there are 2.`],
  ],
  [
    "an icon that does not exist",
    guide,
    swap("Icon: book", "Icon: boat"),
    [
      `${guide}:44 There is no icon "boat": use one of bell, book, cart, chat, check, code, download, eye, half, link, lock, mail, plus, quote, save, search, share, sliders, star, thumb.`,
    ],
  ],
  [
    "an address that is not secure",
    guide,
    swap("https://claude.ai", "http://claude.ai"),
    [
      `${guide}:5 The field "website" is not right: it must be an address that begins with https://.`,
    ],
  ],
  [
    "a day that does not exist",
    entry,
    swap("checkedOn: 2026-11-20", "checkedOn: 2026-11-31"),
    [`${entry}:18 The field "checkedOn" is not right: it must be a day such as 2026-11-20.`],
  ],
  [
    "an age without its source",
    entry,
    swap(/ {4}source: .*/, "    source: https://example.org/age"),
    [`${entry}:1 The age 18 names a source that is not among "sources".`],
  ],
  [
    "text in the place of a list",
    entry,
    swap("## Features\n", "## Features\n\nThese are they:\n"),
    [`${entry}:38 A list is expected here, and nothing else: features.`],
  ],
  [
    "a resource for a skill that does not exist",
    resource,
    swap("- what-ai-tools-are", "- what-ai-is"),
    [`${resource}:9 The field "skills" is "what-ai-is": there is none of that name.`],
  ],
  [
    "a price on what is free",
    item,
    swap("pricingModel: free\n", "pricingModel: free\npriceCents: 500\n"),
    [`${item}:10 An item is either "free" or has the field "priceCents".`],
  ],
  [
    "a review without its stars",
    item,
    swap("## 5 of 5, helpful to 14", "## Five stars"),
    [`${item}:91 The heading of a review must read like "## 4 of 5, helpful to 12".`],
  ],
  [
    "two accepted answers",
    question,
    swap("## Answer", "## Accepted answer"),
    [`${question}:28 Only one answer can be the accepted one.`],
  ],
  [
    "a link to a lesson that does not exist",
    question,
    swap("/lessons/choose-the-shape", "/lessons/choose-a-shape"),
    [`${question}:26 The link to /lessons/choose-a-shape leads nowhere.`],
  ],
])("%s", (_, path, change, mistakes) => {
  expect(mistakesIn(path, change)).toEqual(mistakes);
});

test.each([
  [
    lesson,
    'content/lessons:1 The skill "one-clear-task" needs two lessons, "one-clear-task.first.md" and "one-clear-task.further.md".',
  ],
  [
    "content/skills/use-responsibly/keep-a-person-in-charge.md",
    'content/skills:1 There is no skill "keep-a-person-in-charge", which courses teach.',
  ],
  ["content/cases/arts.md", 'content/cases:1 There is no file "arts.md".'],
  [
    "content/tasks/automate.md",
    'content/tasks:1 There is no task for the goal "automate life and work tasks".',
  ],
  ["content/age-notes/55+.md", 'content/age-notes:1 There is no file "55+.md".'],
  ["content/projects/own.md", 'content/projects:1 There is no project for the goal "own".'],
  ["content/pages/grok.md", 'content/pages:1 There is no file "grok.md".'],
  ["content/tools/claude.md", "content/tools:1 There is a guide with the id 5, and no tool."],
])("%s is missed", (path, mistake) => {
  expect(newIn(short.filter((each) => each.path !== path))).toContain(mistake);
});

test("an id that two files have is named", () => {
  const copy = site.find(({ path }) => path === guide)?.text ?? "";
  expect(newIn([...short, { path: "content/guides/another.md", text: copy }])).toEqual([
    'content/guides:1 Two files have the id "5".',
  ]);
});

test("an editor's own way with lists changes nothing", () => {
  const loose = (text: string) =>
    text
      .replaceAll(/^- \[([ x])\] (.*)\n {2}/gm, "* [$1] $2\n\n    ")
      .replaceAll("\n* [", "\n\n* [");
  const changed = site.map(({ path, text }) => ({ path, text: loose(text) }));
  expect(changed).not.toEqual(site);
  expect(readContent(changed)).toEqual(readContent(site));
});

test("a file in a folder that nobody reads is named", () => {
  const stray = { path: "content/ideas/first.md", text: "---\ntitle: First\n---\n\nAn idea.\n" };
  expect(newIn([...short, stray])).toEqual([
    "content/ideas/first.md:1 No texts of this kind are read from this folder: look where its neighbors lie.",
  ]);
});

test("an editor that ends lines in its own way changes nothing", () => {
  const windows = site.map(({ path, text }) => ({ path, text: text.replaceAll("\n", "\r\n") }));
  expect(readContent(windows)).toEqual(readContent(site));
});
