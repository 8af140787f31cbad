import { findDates } from "../sums/dates";
import { findQuantities } from "../sums/quantities";

export type Kind = "dates" | "emails" | "amounts" | "numbers" | "names" | "links" | "questions";

export interface Passage {
  text: string;
  /** Where it begins in the material. */
  at: number;
}

const weekday =
  /\b(?:(?:next|this|last|every) )?(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)\b/g;
const clock =
  /\b(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)? ?(?:[ap]m(?!\p{L})|[ap]\.m\.|o'clock)|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/giu;
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const link = /\bhttps?:\/\/[^\s<>()"']{3,200}|\bwww\.[^\s<>()"']{3,200}/gi;
const question = /[^.?!\n]{2,300}\?/g;

export function extract(material: string, kind: Kind): Passage[] {
  switch (kind) {
    case "dates":
      return findAllDates(material);
    case "emails":
      return matches(material, email);
    case "links":
      return matches(material, link);
    case "questions":
      return matches(material, question);
    case "amounts":
      return findQuantities(material)
        .filter(({ currency, isPercent }) => currency !== "" || isPercent)
        .map(({ text, start }) => ({ text, at: start }));
    case "numbers":
      return findQuantities(material)
        .filter(({ text }) => /\d/.test(text))
        .map(({ text, start }) => ({ text, at: start }));
    case "names":
      return findNames(material);
  }
}

function matches(material: string, pattern: RegExp): Passage[] {
  return Array.from(material.matchAll(pattern), (match) => ({
    text: match[0].trim(),
    at: match.index,
  }));
}

/** A weekday right before a date, and a time right after it, belong to it. */
function findAllDates(material: string): Passage[] {
  const spans = [
    ...findDates(material).map(({ start, end }) => ({ start, end })),
    ...[weekday, clock].flatMap((pattern) =>
      Array.from(material.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start < last.end) continue;
    const between = last ? material.slice(last.end, span.start) : "";
    if (last && /^(?:,? ?(?:the |at |on |from |to |until )?|,? )$/.test(between))
      last.end = span.end;
    else joined.push({ ...span });
  }
  return joined.map(({ start, end }) => ({ text: material.slice(start, end), at: start }));
}

const title = "(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? ";
const namePart = "\\p{Lu}[\\p{Ll}\\p{M}]+(?:['-]\\p{Lu}[\\p{Ll}\\p{M}]+)*";
const namePattern = new RegExp(
  `(?:${title})?${namePart}(?: (?:(?:van|von|de|der|la|di|bin|al) ){0,2}${namePart}){0,3}`,
  "gu",
);

const noNames = new Set(
  `January February March April May June July August September October November December Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays
  The This That These Those There Then They When Where What Who Why How Here It Its He She We You I In On
  At By For From To Of And But Or If So As All Any Each Every No Not Please Dear Hello Thank Thanks Today
  Tomorrow Yesterday Our My Your His Her Their A An After Before During With Without Also Yes Next Last
  English French German Spanish Italian Dutch Internet`.split(/\s+/),
);

/**
 * Words with a capital letter that do not owe it to the start of a sentence. Places and companies
 * have one too, so whoever shows these says so.
 */
function findNames(material: string): Passage[] {
  const found: Passage[] = [];
  for (const match of material.matchAll(namePattern)) {
    const words = match[0].split(" ");
    let at = match.index;
    while (words.length > 0 && noNames.has(words[0] ?? "")) at += (words.shift() ?? "").length + 1;
    while (words.length > 0 && noNames.has(words.at(-1) ?? "")) words.pop();
    const text = words.join(" ");
    if (text === "") continue;
    const isFirst = /(?:^|[.?!:\n]["')]*\s*|[-*\u2022]\s+)$/.test(
      material.slice(Math.max(0, at - 6), at),
    );
    // Alone at the start of a sentence it is a name only if it has a capital elsewhere too.
    if (isFirst && words.length === 1 && !hasCapitalInside(material, text)) continue;
    found.push({ text, at });
  }
  return found;
}

function hasCapitalInside(material: string, word: string) {
  return new RegExp(`[\\p{Ll},] ${word}(?!\\p{L})`, "u").test(material);
}
