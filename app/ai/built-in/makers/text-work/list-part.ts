import { inertLine } from "../inert";
import {
  csv,
  fence,
  isProse,
  markdownTable,
  readItems,
  readTable,
  sortItems,
  tally,
  withoutDoubles,
} from "./lists";
import { splitSentences } from "./sentences";
import { plural } from "./size";
import { countWords, type TextTask } from "./task";
import type { Wish } from "./wish";

const mostItems = 300;

/** A table of tasks, a summary or a list of what was found is a list already. */
function isDoneElsewhere({ material }: TextTask, wish: Wish) {
  if (wish.wantsActions || wish.wantsSummary || wish.kinds.length > 0) return true;
  return wish.sentences !== undefined && isProse(readItems(material));
}

export function listParts(task: TextTask, wish: Wish) {
  const { wantsSort, wantsSingles, wantsCsv, wantsTable, wantsBullets, wantsNumbers, wantsTally } =
    wish;
  if (isDoneElsewhere(task, wish)) return [];
  const wantsForm = wantsCsv || wantsTable || wantsBullets || wantsNumbers;
  if (!wantsSort && !wantsSingles && !wantsTally && !wantsForm) return [];
  const entries = readItems(task.material).slice(0, mostItems);
  const all = entries.length > 1 ? entries : splitSentences(task.material).map(({ text }) => text);
  const isOnlyForm = !wantsSort && !wantsSingles && !wantsTally;
  if (isOnlyForm && (all.length < 2 || wish.beyond !== undefined)) return [];
  if (wantsTally) {
    const table = tally(all);
    const title = `${plural(all.length, "entry")}, ${table.rows.length} of them different`;
    return [`**${title}:**\n\n${wantsCsv ? fence(csv(table)) : markdownTable(table)}`];
  }
  const singles = wantsSingles ? withoutDoubles(all) : all;
  const items = wantsSort ? sortItems(singles, wish.order, wish.isReversed) : singles;
  const done = [
    plural(all.length, "entry"),
    ...(wantsSingles ? [`${plural(all.length - singles.length, "repetition")} removed`] : []),
    ...(wantsSort ? [`sorted by ${orderName(wish)}`] : []),
  ];
  return [`**${done.join(", ")}:**\n\n${shape(items, wish)}`];
}

function orderName({ order, isReversed }: Wish) {
  const names = {
    number: "number",
    "last-word": "last word",
    date: "date",
    alphabet: "the alphabet",
  };
  const name = names[order];
  return isReversed ? `${name}, from the end` : name;
}

function shape(items: readonly string[], { wantsCsv, wantsTable, wantsNumbers, headings }: Wish) {
  if (wantsCsv) return fence(csv(readTable(items, headings)));
  if (wantsTable) return markdownTable(readTable(items, headings));
  return items
    .map((item, index) => `${wantsNumbers ? `${index + 1}.` : "-"} ${inertLine(item)}`)
    .join("\n");
}

export function countPart({ material }: TextTask) {
  const words = countWords(material);
  const sentences = splitSentences(material).length;
  const paragraphs = material.split(/\n\s*\n/).filter((each) => each.trim() !== "").length;
  const signs = Array.from(material).length;
  const items = readItems(material);
  const entries = items.length > 1 && !isProse(items) ? `${plural(items.length, "entry")}, ` : "";
  return `**Counted:** ${entries}${plural(words, "word")}, ${plural(sentences, "sentence")}, ${plural(paragraphs, "paragraph")}, ${plural(signs, "character")} with spaces. Read aloud it takes about ${plural(Math.max(1, Math.round(words / 130)), "minute")}.`;
}
