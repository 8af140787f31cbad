import { extract, type Kind, type Passage } from "./extract";
import { csv, fence, markdownTable } from "./lists";
import { splitSentences } from "./sentences";
import type { TextTask } from "./task";
import type { Wish } from "./wish";

const mostListed = 60;

const kindNames: Record<Kind, { name: string; note: string }> = {
  dates: {
    name: "Dates and times",
    note: 'Found by their form. "The day after" and the like are not seen.',
  },
  emails: {
    name: "Email addresses",
    note: "Addresses in your own prompt are masked before I see them, so they are missing here.",
  },
  amounts: { name: "Amounts", note: "Amounts of money and percentages, found by their signs." },
  numbers: { name: "Numbers", note: "Numbers in digits, with the unit behind them." },
  names: {
    name: "Possible names",
    note: "Found by their capital letters, so places and companies may be among them, and a name in small letters is missing.",
  },
  links: { name: "Links", note: "Found by http or www at the start." },
  questions: { name: "Questions", note: "Found by the question mark." },
};

export function extractParts({ material }: TextTask, { kinds, wantsCsv }: Wish) {
  return kinds.slice(0, 4).map((kind) => {
    const { name, note } = kindNames[kind];
    const found = withPlaces(material, extract(material, kind)).slice(0, mostListed);
    if (found.length === 0) return `**${name}:** none found. ${note}`;
    const table = { head: [name, "Where it stands"], rows: found };
    return `**${name}** (${found.length})\n\n${wantsCsv ? fence(csv(table)) : markdownTable(table)}\n\n${note}`;
  });
}

/** Each thing once, with the sentence around it. */
function withPlaces(material: string, found: readonly Passage[]) {
  const sentences = placeSentences(material);
  const rows = new Map<string, string[]>();
  for (const { text, at } of found) {
    const around = sentences.findLast(({ start }) => start <= at)?.text ?? text;
    if (!rows.has(text.toLowerCase())) rows.set(text.toLowerCase(), [text, around]);
  }
  return [...rows.values()];
}

function placeSentences(material: string) {
  let from = 0;
  return splitSentences(material).map(({ text }) => {
    const start = Math.max(from, material.indexOf(text, from));
    from = start + text.length;
    return { start, text };
  });
}
