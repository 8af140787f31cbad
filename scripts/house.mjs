import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

import { filesOf } from "./setup/files-of.mjs";

/**
 * Counts what docs/architecture.md promises of the code's shape, beside what was set as its limit.
 * With `--strict` it ends with 1 where a limit is passed.
 */
const modules = filesOf("app").filter((file) => /\.tsx?$/.test(file));
const texts = new Map(modules.map((file) => [file, readFileSync(file, "utf8")]));
const own = modules.filter((file) => !file.startsWith("app/content/"));

/** Goes past the router on purpose: docs/decisions/0212-drafts-past-the-router.md. */
const outlivesItsPage = "app/components/drafts/send-draft.ts";

const rows = [
  ["modules in app/http", inFolder("app/http").length, 14],
  [
    "of them named after a part of the product",
    inFolder("app/http").filter(hasProductWord).length,
    0,
  ],
  [
    "writes by hand-made fetch in the browser",
    count(
      modules.filter((file) => isView(file) && file !== outlivesItsPage),
      /\bmethod: "(?:POST|PUT|DELETE)"/g,
    ),
    0,
  ],
  ["types of a refusal", count(own, /^(?:export )?(?:interface|type) Refus(?:al|ed)\b/gm), 1],
  [
    "modules that read a constraint's message",
    own.filter((file) => /constraint failed/.test(texts.get(file))).length,
    1,
  ],
  [
    "typed forms without conform",
    own.filter(isTypedForm).filter((file) => !/useForm\(|@conform-to/.test(texts.get(file))).length,
    0,
  ],
  ["types claimed by sql<T>", count(own, /\bsql<(?!unknown)/g), 160],
  ["tables of page marks", count(inFolder("app/db"), /sqliteTable\(\s*"\w*page_marks"/g), 1],
  ["style sheets imported by address", count(own, /\?url"/g), 10],
  ["lines of base.css", lines("app/styles/base.css"), 250],
  ["lines of prose in TypeScript", proseLines(), 6000],
  ["modules over 400 lines", own.filter((file) => lines(file) > 400).length, 0],
  ["median length of a module", median(own.map(lines)), 60],
  ["lines of answer makers for an exercise", Math.ceil(makerLines() / exercises()), 300],
  ["parts of one page outside its folder", partsOfOnePage().length, 0],
];

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, is, limit] of rows) {
  const mark = is <= limit ? "ok " : "   ";
  console.log(`${mark} ${what.padEnd(width)} ${String(is).padStart(6)}  at most ${limit}`);
}
const passed = rows.filter(([, is, limit]) => is > limit).length;
console.log(`\n${rows.length - passed} of ${rows.length} within their limit`);
if (passed > 0 && process.argv.includes("--strict")) process.exitCode = 1;

function inFolder(folder) {
  return modules.filter((file) => file.startsWith(`${folder}/`));
}

function makerLines() {
  const makers = inFolder("app/ai/built-in/makers");
  return makers.reduce((sum, file) => sum + lines(file), 0);
}

function exercises() {
  return filesOf("content/exercises").length;
}

/** What runs in the browser too: a component, or a part beside the module of its route. */
function isView(file) {
  return (
    file.startsWith("app/components/") ||
    (/^app\/routes\/[^/]+\//.test(file) && !/\/route\.tsx?$|\.server\.ts$/.test(file))
  );
}

/** Primitives and drawings stand with their like, however many pages show them. */
function partsOfOnePage() {
  const pages = modules.filter((file) => /^app\/routes\/(?:[^/]+|[^/]+\/route)\.tsx?$/.test(file));
  const shownBy = new Map();
  for (const page of [...pages, "app/root.tsx", "app/entry.client.tsx"]) {
    for (const file of reachedFrom(page)) shownBy.set(file, (shownBy.get(file) ?? 0) + 1);
  }
  return modules.filter(
    (file) => /^app\/components\/(?!ui\/|pictures\/)[^/]+\//.test(file) && shownBy.get(file) === 1,
  );
}

function reachedFrom(page) {
  const reached = new Set();
  const open = [page];
  while (open.length > 0) {
    for (const file of importsOf(open.pop())) {
      if (reached.has(file)) continue;
      reached.add(file);
      open.push(file);
    }
  }
  return reached;
}

function importsOf(file) {
  return [...texts.get(file).matchAll(/(?:from|import)\s*\(?\s*"((?:~|\.\.?)\/[^"?]+)"/g)]
    .map(([, to]) => (to.startsWith("~/") ? to.replace("~", "app") : path.join(file, "..", to)))
    .flatMap((to) => [to, `${to}.ts`, `${to}.tsx`].filter((found) => texts.has(found)));
}

function hasProductWord(file) {
  return /article|ask|challenge|comment|community|course|item|listing|news|order|path|prompt|purchase|question|review|saved|search|vote/.test(
    path.basename(file),
  );
}

function count(files, pattern) {
  return files.reduce((sum, file) => sum + (texts.get(file).match(pattern)?.length ?? 0), 0);
}

/** A form in which something is written, not only pressed. */
function isTypedForm(file) {
  const text = texts.get(file);
  const isForm = /<(?:Form|form|fetcher\.Form|\w+\.Form)\b[^>]*method="post"/i.test(text);
  return isForm && /<(?:Input|Textarea|textarea|TextField|Field)\b/.test(text);
}

/** Lines that hold a text of eight words or more. */
function proseLines() {
  const prose = /(["'`])(?:(?!\1)[^\\]|\\.)*?(?:[\p{L}',]+ ){7,}/u;
  const seeds = filesOf("scripts").filter((file) => file.endsWith(".ts"));
  return [...modules, ...seeds]
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => prose.test(line)).length;
}

function lines(file) {
  return readFileSync(file, "utf8").split("\n").length - 1;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
