import { readTerms } from "../../../search/terms";
import type { PromptAnswer, PromptRequest } from "../../engine";
import { inertLine } from "./inert";
import { extract, type Found, type Kind } from "./text-work/extract";
import {
  csv,
  markdownTable,
  type Order,
  readItems,
  readTable,
  sortItems,
  withoutDoubles,
} from "./text-work/lists";
import { rankSentences, type Sentence, splitSentences } from "./text-work/sentences";
import { countOf, countWords, readLimit, readTextTask, type TextTask } from "./text-work/task";

const madeBy = "Picked, sorted and counted by a program in the text itself. No AI model was used.";

/** Does with a text what a program can do: pick sentences and details, sort, count, put in a table. */
export function answerTextWork({ prompt, exercise }: PromptRequest): PromptAnswer {
  const response = exercise?.response;
  const handedOut = response?.kind === "text-work" ? response.material : undefined;
  return { engine: "built-in", madeBy, text: workOn(readTextTask(prompt, handedOut)) };
}

function workOn(task: TextTask) {
  if (countWords(task.material) === 0) {
    return "I found no text to work on. Put it below your request, after an empty line, and send both together.";
  }
  const wish = readWish(task.request);
  const parts = [
    ...extractParts(task, wish),
    ...summaryParts(task, wish),
    ...listParts(task, wish),
    ...(wish.wantsCount ? [countPart(task)] : []),
  ];
  if (parts.length === 0) return askText(task, wish);
  const from = task.isOwn ? "the text in your prompt" : "the text of this exercise";
  const size = `I worked on ${from}: ${plural(countWords(task.material), "word")}${task.material.length >= readLimit ? ", which is where I stop reading" : ""}.`;
  return [size, ...parts, ...(wish.wantsWriting ? [cannotWrite] : [])].join("\n\n");
}

const cannotWrite =
  "**Not done:** You also ask for new wording. This program picks, sorts and counts words that are there; it does not write any.";

interface Wish {
  kinds: Kind[];
  wantsSummary: boolean;
  wantsBullets: boolean;
  wantsNumbers: boolean;
  wantsTable: boolean;
  wantsCsv: boolean;
  wantsCount: boolean;
  wantsSort: boolean;
  wantsSingles: boolean;
  wantsShort: boolean;
  wantsWriting: boolean;
  sentences: number | undefined;
  words: number | undefined;
  order: Order;
  isReversed: boolean;
  headings: string[];
}

const kindWords: readonly [Kind, RegExp][] = [
  ["dates", /\b(?:dates?|deadlines?|appointments?|days and times|when)\b/i],
  [
    "emails",
    /\be-?mail addresses\b|\be-?mails?\b(?=[^.]*\b(?:from|in|out of)\b)|\b(?:extract|find|list|collect|all|every)\b[^.]{0,20}\be-?mails?\b/i,
  ],
  ["amounts", /\b(?:amounts?|prices?|costs?|sums? of money|percentages?|money)\b/i],
  ["numbers", /\b(?:numbers|figures)\b/i],
  ["names", /\b(?:names|people|persons|who (?:is|are) (?:named|mentioned))\b/i],
  ["links", /\b(?:links|urls?|web addresses)\b/i],
  ["questions", /\b(?:questions)\b/i],
];
const picks =
  /\b(?:extract|find|list|pull|collect|pick|get|gather|show|give|all|every|which|what|who|when|table of|name)\b/i;

function readWish(request: string): Wish {
  const wantsSummary =
    /\bsummar\w*|\bmain (?:points?|ideas?|facts?)|\bkey (?:points?|facts?|sentences?)|\bgist\b|\bcondense|\bboil\b.*\bdown|\btl;?dr\b|\bessence\b|\bmost important\b|\bin (?:brief|short)\b|\bshort version\b/i.test(
      request,
    );
  const wantsSort =
    /\bsort\w*|\balphabet\w*|\b(?:put|arrange|bring)\b.*\border\b|\border(?:ed)? by\b|\b(?:largest|smallest|highest|lowest|cheapest|oldest|newest) first\b/i.test(
      request,
    );
  const wantsSingles =
    /\bduplicat\w*|\bdoubles?\b|\bde-?dup\w*|\btwice\b|\bonly once\b|\bunique\b|\brepeated\b/i.test(
      request,
    );
  const headings = readHeadings(request);
  const isListWork = wantsSort || wantsSingles || headings.length > 0;
  return {
    kinds:
      picks.test(request) && !isListWork
        ? kindWords.filter(([, words]) => words.test(request)).map(([kind]) => kind)
        : [],
    wantsSummary,
    wantsBullets: /\bbullet\w*|\bbulleted\b|\blist\b/i.test(request),
    wantsNumbers: /\bnumbered\b|\bnumber (?:them|the|each)\b/i.test(request),
    wantsTable: /\btables?\b|\bcolumns?\b/i.test(request),
    wantsCsv: /\bcsv\b|\bcomma[- ]separated\b|\bspreadsheet\b/i.test(request),
    wantsCount: /\bhow (?:many|long)\b|\bcount\b|\bword count\b|\blength of (?:the|this)\b/i.test(
      request,
    ),
    wantsSort,
    wantsSingles,
    wantsShort: /\b(?:shorten\w*|shorter|cut|trim|reduce)\b/i.test(request),
    wantsWriting:
      /\b(?:rewrite|rephrase|reword|translate|simplif\w+|explain|friendl\w+|polite\w*|formal|in (?:simple|plain|your own|everyday) (?:words|language)|tone|reply|answer (?:it|the))\b/i.test(
        request,
      ),
    sentences: countOf(
      request,
      "sentences?|points?|bullets?|bullet points?|lines?|quotes?|quotations?|key facts?|main ideas?",
    ),
    words: limitOf(request),
    order: /\blast names?\b|\bsurnames?\b|\bfamily names?\b|\blast word\b/i.test(request)
      ? "last-word"
      : /\b(?:by|after) (?:the )?(?:number|amount|price|size|cost|age|points?|value)\b|\b(?:largest|smallest|highest|lowest|cheapest|numerical\w*)\b/i.test(
            request,
          )
        ? "number"
        : "alphabet",
    isReversed:
      /\breverse\w*|\bdescending\b|\bz to a\b|\b(?:largest|highest|most|biggest|newest) first\b|\bfrom (?:high|large|most)\b/i.test(
        request,
      ),
    headings,
  };
}

/** "In at most 60 words", but not "three key words". */
function limitOf(request: string) {
  const match =
    /\b(?:under|most|than|to|in|within|about|around|maximum(?: of)?|max\.?|limit(?: of)?|up to) (\d{1,4}) words\b/i.exec(
      request,
    );
  return match?.[1] === undefined ? undefined : Math.max(1, Number(match[1]));
}

function readHeadings(request: string) {
  const match =
    /\bcolumns?(?: called| named| for|:)? ?:? ?([\p{L}\p{N} ,'/-]{3,120})/iu.exec(request)?.[1] ??
    "";
  return match
    .split(/,| and /)
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.split(" ").length <= 3)
    .slice(0, 8);
}

function plural(count: number, thing: string) {
  return `${count.toLocaleString("en-US")} ${thing}${count === 1 ? "" : "s"}`;
}

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

function extractParts({ material }: TextTask, { kinds, wantsCsv }: Wish) {
  return kinds.slice(0, 4).map((kind) => {
    const { name, note } = kindNames[kind];
    const found = withPlaces(material, extract(material, kind)).slice(0, mostListed);
    if (found.length === 0) return `**${name}:** none found. ${note}`;
    const table = { head: [name, "Where it stands"], rows: found };
    return `**${name}** (${found.length})\n\n${wantsCsv ? fence(csv(table)) : markdownTable(table)}\n\n${note}`;
  });
}

/** Each thing once, with the sentence around it. */
function withPlaces(material: string, found: readonly Found[]) {
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

const defaultSentences = 3;
const mostSentences = 12;

function summaryParts(task: TextTask, wish: Wish) {
  const { wantsSummary, wantsShort, words, sentences } = wish;
  if (!wantsSummary && !wantsShort) return [];
  const all = splitSentences(task.material);
  const focus = focusOf(task);
  const ranked = rankSentences(all, focus);
  if (words !== undefined || (wantsShort && sentences === undefined)) {
    return [shortened(all, ranked, words ?? Math.ceil(countWords(task.material) / 2))];
  }
  const count = Math.min(mostSentences, all.length, Math.max(1, sentences ?? defaultSentences));
  const chosen = inOrder(ranked.slice(0, count));
  const bullet = wish.wantsBullets && !wish.wantsNumbers;
  const lines = chosen.map(
    ({ text, paragraph }, index) =>
      `${bullet ? "-" : `${index + 1}.`} "${inertLine(text)}" (paragraph ${paragraph})`,
  );
  const asked =
    sentences === undefined
      ? " You named no number, so I took three."
      : sentences > count
        ? " The text has no more, or I list no more."
        : "";
  return [
    `**${count === 1 ? "The sentence" : `The ${count} sentences`} that the text turns on, word for word:**\n\n${lines.join("\n")}`,
    `${plural(all.length - count, "sentence")} left out.${asked} I counted which words come back most often; whether something important was said only once, you can see only in the text.`,
  ];
}

/** What somebody wants to read about: "the party" in "what was said about the party". */
function focusOf({ request }: TextTask) {
  const named = request.matchAll(
    /\b(?:about|on|regarding|concerning|with regard to|focus(?:ing)? on|for) (?:the |a |our |my )?([^.,;:?!\n]{3,60})/gi,
  );
  return Array.from(named, ([, subject = ""]) => readTerms(subject).map(({ term }) => term)).flat();
}

function inOrder(sentences: readonly Sentence[]) {
  return [...sentences].sort((one, other) => one.place - other.place);
}

/** Leaves out the least telling sentences until the rest fits. */
function shortened(all: readonly Sentence[], ranked: readonly Sentence[], most: number) {
  const kept: Sentence[] = [];
  let total = 0;
  for (const sentence of ranked) {
    if (total + sentence.words > most) continue;
    kept.push(sentence);
    total += sentence.words;
  }
  const before = all.reduce((sum, { words }) => sum + words, 0);
  if (kept.length === 0) {
    const shortest = Math.min(...all.map(({ words }) => words));
    return `No sentence of the text fits into ${plural(most, "word")}: the shortest has ${shortest}. Shorter than that would need new wording, and this program writes none.`;
  }
  if (kept.length === all.length)
    return `The text has ${plural(before, "word")} already, so nothing had to go.`;
  return `**Shortened from ${before} to ${plural(total, "word")}, by leaving out whole sentences:**

> ${inOrder(kept)
    .map(({ text }) => inertLine(text))
    .join(" ")}

${plural(all.length - kept.length, "sentence")} left out of ${all.length}. Read whether the rest still hangs together.`;
}

function listParts(task: TextTask, wish: Wish) {
  const {
    wantsSort,
    wantsSingles,
    wantsCsv,
    wantsTable,
    wantsBullets,
    wantsNumbers,
    wantsSummary,
    kinds,
  } = wish;
  const wantsForm =
    (wantsCsv || wantsTable || wantsBullets || wantsNumbers) && !wantsSummary && kinds.length === 0;
  if (!wantsSort && !wantsSingles && !wantsForm) return [];
  const all = readItems(task.material).slice(0, 300);
  const singles = wantsSingles ? withoutDoubles(all) : all;
  const items = wantsSort ? sortItems(singles, wish.order, wish.isReversed) : singles;
  const done = [
    plural(all.length, "entry").replace("entrys", "entries"),
    ...(wantsSingles
      ? [`${all.length - singles.length} removed because they stood there before`]
      : []),
    ...(wantsSort ? [`sorted by ${orderName(wish)}`] : []),
  ];
  return [`**${done.join(", ")}:**\n\n${shape(items, wish)}`];
}

function orderName({ order, isReversed }: Wish) {
  const name = order === "number" ? "number" : order === "last-word" ? "last word" : "the alphabet";
  return isReversed ? `${name}, from the end` : name;
}

function shape(items: readonly string[], { wantsCsv, wantsTable, wantsNumbers, headings }: Wish) {
  if (wantsCsv) return fence(csv(readTable(items, headings)));
  if (wantsTable) return markdownTable(readTable(items, headings));
  return items
    .map((item, index) => `${wantsNumbers ? `${index + 1}.` : "-"} ${inertLine(item)}`)
    .join("\n");
}

/** Text for copying. Nothing in it may end the fence or look like a tag. */
function fence(text: string) {
  const tame = text.replaceAll("```", "'''").replace(/<(?=[a-z/!?])/gi, "< ");
  return `\`\`\`csv\n${tame}\n\`\`\``;
}

function countPart({ material }: TextTask) {
  const words = countWords(material);
  const sentences = splitSentences(material).length;
  const paragraphs = material.split(/\n\s*\n/).filter((each) => each.trim() !== "").length;
  const signs = Array.from(material).length;
  return `**Counted:** ${plural(words, "word")}, ${plural(sentences, "sentence")}, ${plural(paragraphs, "paragraph")}, ${plural(signs, "character")} with spaces. Read aloud it takes about ${plural(Math.max(1, Math.round(words / 130)), "minute")}.`;
}

function askText({ isOwn }: TextTask, { wantsWriting }: Wish) {
  const lead = wantsWriting
    ? "You ask for new wording, and this program writes none: it works with the words that are there."
    : `I have ${isOwn ? "your" : "the"} text, but I could not read what to do with it.`;
  return `${lead}

It can pick the most telling sentences ("in three sentences"), shorten ("to 80 words"), find dates, amounts, email addresses or names, count words, sort a list, remove doubles, and make bullets, a table or CSV. Say which of these you want, and how much of it.`;
}
