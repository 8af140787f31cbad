import type { PromptAnswer, PromptRequest } from "../../engine";
import { inertLine } from "./inert";
import { dateMove, dateSpan } from "./sums/calendar";
import { expression } from "./sums/expression";
import { write } from "./sums/fraction";
import { measures } from "./sums/measures";
import { percentChange, percentOf, percentShare } from "./sums/percent";
import type { Quantity } from "./sums/quantities";
import { type Reading, readSum } from "./sums/reading";
import { savings } from "./sums/savings";
import { splitBill } from "./sums/split-bill";
import { listTotal, products, roundOne, unitPrices, whatIsLeft } from "./sums/totals";
import { around, isWorked, type Worked, type Worker } from "./sums/working";

const madeBy = "Worked out by a program from the numbers in your prompt. No AI model was used.";

/** The more a task needs, the earlier it is looked for. */
const workers: readonly Worker[] = [
  savings,
  splitBill,
  measures,
  unitPrices,
  dateMove,
  dateSpan,
  percentShare,
  percentChange,
  percentOf,
  products,
  expression,
  whatIsLeft,
  listTotal,
  roundOne,
];

/** Does the sums that a prompt asks for, each step shown, and says what it could not read. */
export function answerSums({ prompt, exercise, filledSlots }: PromptRequest): PromptAnswer {
  const reading = readSum(prompt);
  const { done, lacking } = work(reading);
  const questions = (exercise?.slots ?? [])
    .filter(({ id }) => !filledSlots.includes(id))
    .map(({ ask }) => ask);
  const text =
    done.length > 0
      ? doneText(reading, done, lacking)
      : openText(reading, lacking, questions.slice(0, 3));
  return { engine: "built-in", madeBy, text };
}

function work(reading: Reading) {
  const done: Worked[] = [];
  const lacking: string[] = [];
  const taken = new Set<number>();
  const takenDates = new Set<number>();
  for (const worker of workers) {
    // Whoever asked for one thing that cannot be done did not ask for a plain sum.
    if (worker === listTotal && lacking.length > 0) continue;
    const result = worker(reading);
    if (!result || result.used.some((place) => taken.has(place))) continue;
    if (!isWorked(result)) {
      lacking.push(result.lacking);
      for (const place of result.used) taken.add(place);
      continue;
    }
    if (result.usedDates?.some((place) => takenDates.has(place))) continue;
    done.push(result);
    for (const place of result.used) taken.add(place);
    for (const place of result.usedDates ?? []) takenDates.add(place);
  }
  return { done, lacking: done.length > 0 ? [] : lacking.slice(0, 2) };
}

function doneText(reading: Reading, done: readonly Worked[], lacking: readonly string[]) {
  const parts = done.map(workedText);
  const rest = leftOver(reading, done);
  const unused =
    rest.length > 0
      ? [`**Not used:** ${rest.join(", ")}. If one of these belongs in, say what it is for.`]
      : [];
  const used = new Set(done.flatMap((each) => each.used));
  return [whatIRead(reading, used), ...parts, ...lacking, ...unused, ...unreadText(reading)].join(
    "\n\n",
  );
}

function workedText({ title, steps, table, result, check, notes }: Worked) {
  return [
    `**${title}**`,
    steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    ...(table ? [table] : []),
    `**Result:** ${result}`,
    ...(check ? [`**Check:** ${check}`] : []),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join("\n")] : []),
  ].join("\n\n");
}

/** Numbers in words only where they went into something: "one" is mostly no number. */
function whatIRead({ quantities, dates }: Reading, used: ReadonlySet<number> = new Set()) {
  const numbers = quantities
    .filter(({ text }, place) => /\d/.test(text) || used.has(place))
    .map(asRead);
  const days = dates.map(({ text }) => inertLine(text, 30));
  const all = [...numbers, ...days].slice(0, 20);
  return `**What I read:** ${all.length > 0 ? all.join(" \u00b7 ") : "numbers in words"}`;
}

/** As typed, and what was made of it where that could surprise. */
function asRead({ text, value, currency }: Quantity) {
  const typed = inertLine(text, 30);
  const isDecimalComma = /\d,\d{1,2}(?!\d)/.test(text);
  if (!isDecimalComma && !/\bcents?$|\bpence$/i.test(text)) return typed;
  return `${typed} (read as ${currency}${write(value)})`;
}

function unreadText({ unread }: Reading) {
  if (unread.length === 0) return [];
  const list = unread.slice(0, 6).map((each) => inertLine(each, 20));
  return [
    `**Could not read:** ${list.join(", ")}. Write it as a plain number, or as a date with the month in words.`,
  ];
}

const formNouns =
  /^ ?(?:[a-z]+ )?(?:sentences?|words?|lines?|steps?|decimals?|decimal places?|columns?|rows?|digits?|paragraphs?|points?|parts?)\b/;

/** Numbers in digits that went into nothing and are not about the answer's form. */
function leftOver(reading: Reading, done: readonly Worked[]) {
  const used = new Set(done.flatMap((each) => each.used));
  return reading.quantities
    .flatMap((quantity, place) => {
      const { before, after } = around(reading, place);
      const isForm =
        formNouns.test(after) ||
        /\bround\w*[^.;?!\n]*$/.test(before) ||
        /^\s*$/.test(quantity.text);
      return used.has(place) || isForm || !/\d/.test(quantity.text)
        ? []
        : [inertLine(quantity.text, 30)];
    })
    .slice(0, 8);
}

function openText(reading: Reading, lacking: readonly string[], questions: readonly string[]) {
  const asks =
    questions.length > 0
      ? `\n\nIt may help to answer these in your prompt:\n\n${questions.map((ask) => `- ${ask}`).join("\n")}`
      : "";
  const isEmpty = reading.quantities.length === 0 && reading.dates.length === 0;
  const unread = unreadText(reading)
    .map((each) => `\n\n${each}`)
    .join("");
  if (lacking.length > 0) {
    return `${whatIRead(reading)}\n\n${lacking.join("\n\n")}${unread}${asks}`;
  }
  const intro = isEmpty
    ? `I found no ${reading.unread.length > 0 ? "number that I can read" : "numbers"} in your prompt, and I do not make any up.`
    : `${whatIRead(reading)}\n\nI can see the numbers, but not what is to be done with them, and I would rather ask than guess.`;
  return `${intro}

This program can add up lists, work out percentages and their change, share a bill, convert units, scale a recipe, count days between dates, and see how savings grow. Say which of these you need and what each number stands for.${unread}${asks}`;
}
