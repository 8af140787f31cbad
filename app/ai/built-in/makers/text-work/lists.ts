import { inertLine } from "../inert";
import { findDates } from "../sums/dates";

/** The entries of a list: its lines, or what commas or semicolons part in one line. */
export function readItems(material: string): string[] {
  const lines = material
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*+\u2022]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");
  if (lines.length !== 1) return lines;
  const line = (lines[0] ?? "").replace(/[.]$/, "");
  const sign = line.includes(";") ? ";" : ",";
  return line
    .split(sign)
    .flatMap((part, index, all) =>
      index === all.length - 1 ? part.split(/\s+and\s+(?=\S+(?: \S+)?$)/) : [part],
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Without doubles: capitals and spaces make no difference, and the first spelling stays. */
export function withoutDoubles(items: readonly string[]) {
  const seen = new Map<string, string>();
  for (const item of items) {
    const key = item.toLowerCase().replace(/\s+/g, " ");
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}

/** How often each entry stands there, the most frequent first. */
export function tally(items: readonly string[]): Table {
  const counts = new Map<string, { item: string; count: number }>();
  for (const item of items) {
    const key = item.toLowerCase().replace(/\s+/g, " ");
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { item, count: 1 });
  }
  const rows = [...counts.values()].sort((one, other) => other.count - one.count);
  return { head: ["Entry", "How often"], rows: rows.map(({ item, count }) => [item, `${count}`]) };
}

const wordsOfAnEntry = 20;

/** Paragraphs that were written to be read, not entries of a list. */
export function isProse(items: readonly string[]) {
  const words = items.reduce((sum, item) => sum + item.split(/\s+/).length, 0);
  return words / Math.max(1, items.length) > wordsOfAnEntry;
}

export type Order = "alphabet" | "last-word" | "number" | "date";

export function sortItems(items: readonly string[], order: Order, isReversed: boolean) {
  const sorted = [...items].sort((one, other) => {
    if (order === "number")
      return numberIn(one) - numberIn(other) || one.localeCompare(other, "en");
    if (order === "date") return dateIn(one) - dateIn(other) || one.localeCompare(other, "en");
    if (order === "last-word") {
      return lastWord(one).localeCompare(lastWord(other), "en") || one.localeCompare(other, "en");
    }
    return one.localeCompare(other, "en", { numeric: true, sensitivity: "base" });
  });
  return isReversed ? sorted.reverse() : sorted;
}

/** The last number of an entry, because that is where prices stand. */
function numberIn(item: string) {
  const found = item.match(/\d[\d,]*(?:\.\d+)?/g)?.at(-1);
  return found === undefined ? Number.POSITIVE_INFINITY : Number(found.replaceAll(",", ""));
}

/** Entries without a date stand at the end; a year that is missing is taken to be the same. */
function dateIn(item: string) {
  const [found] = findDates(item);
  const day = found?.date ?? found?.month;
  if (!day) return Number.MAX_SAFE_INTEGER;
  return (day.year ?? 0) * 10_000 + day.month * 100 + ("day" in day ? day.day : 0);
}

function lastWord(item: string) {
  return item.split(/\s+/).at(-1) ?? item;
}

export interface Table {
  head: string[];
  rows: string[][];
}

const separators: readonly RegExp[] = [
  /\t/,
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+(?:-|\u2013|\u2014)\s+/,
  /:\s+/,
  /,\s*/,
];
const mostColumns = 8;

/** Columns where a sign parts every entry alike; else one column. */
export function readTable(items: readonly string[], headings: readonly string[]): Table {
  const bare = items
    .map((item) => item.replace(/^\||\|$/g, "").trim())
    .filter((item) => !/^[\s|:-]+$/.test(item));
  for (const separator of separators) {
    const rows = bare.map((item) => item.split(separator).map((cell) => cell.trim()));
    const width = rows[0]?.length ?? 0;
    if (width < 2 || width > mostColumns || rows.some(({ length }) => length !== width)) continue;
    return withHead(rows, headings, width);
  }
  return withHead(
    bare.map((item) => [item]),
    headings,
    1,
  );
}

/** A first row without digits above rows that have some is a heading. */
function withHead(rows: string[][], headings: readonly string[], width: number): Table {
  if (headings.length === width) return { head: [...headings], rows };
  const [first, ...others] = rows;
  const hasDigits = (row: readonly string[]) => row.some((cell) => /\d/.test(cell));
  if (first && width > 1 && others.length > 0 && !hasDigits(first) && others.every(hasDigits)) {
    return { head: first, rows: others };
  }
  const names =
    width === 1 ? ["Entry"] : Array.from({ length: width }, (_, index) => `Column ${index + 1}`);
  return { head: names, rows };
}

export function markdownTable({ head, rows }: Table) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => inertLine(cell, 160) || "\u2013").join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Text for copying. Nothing in it may end the fence or look like a tag. */
export function fence(text: string) {
  const tame = text.replaceAll("```", "'''").replace(/<(?=[a-z/!?])/gi, "< ");
  return `\`\`\`csv\n${tame}\n\`\`\``;
}

/** As spreadsheets read it. A cell that would be taken for a formula gets an apostrophe in front. */
export function csv({ head, rows }: Table) {
  const field = (value: string) => {
    const safe = /^[=+@]|^-(?!\d)/.test(value) ? `'${value}` : value;
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [head, ...rows].map((row) => row.map(field).join(",")).join("\n");
}
