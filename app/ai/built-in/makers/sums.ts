import type { PromptAnswer, PromptRequest } from "../../engine";
import { inertLine } from "./inert";
import type { Span } from "./learner-words";
import { ageOn, dateMove, dateSpan, isSameDay } from "./sums/calendar";
import { clockAfter, clockSpan, durationSum, timeZone } from "./sums/clock";
import type { FoundDate } from "./sums/dates";
import { expression } from "./sums/expression";
import { compare, write } from "./sums/fraction";
import { changeBack, kitty, listSum } from "./sums/lists";
import { measures } from "./sums/measures";
import { missingIn } from "./sums/missing";
import { fuel, fullOnes, onePer, ruleOfThree, scaleOne } from "./sums/per-one";
import { percentChange, percentOf, percentShare } from "./sums/percent";
import { percentPart, percents } from "./sums/percents";
import type { Quantity } from "./sums/quantities";
import {
  exchange,
  packPrices,
  priceTimes,
  simpleInterest,
  timesAWeek,
  untilGoal,
} from "./sums/rates";
import { type Reading, readSum } from "./sums/reading";
import { savings } from "./sums/savings";
import { area, average, proportion, ratio, weightedMark } from "./sums/shares";
import { splitBill } from "./sums/split-bill";
import { products, roundOne, unitPrices } from "./sums/totals";
import { foreignTwist, type Twist } from "./sums/twists";
import { beforeDeduction, coverage } from "./sums/unclear";
import {
  around,
  isIdle,
  isOfForm,
  isWorked,
  mayBeOfPeople,
  type Worked,
  type Worker,
} from "./sums/working";

const madeBy = "Worked out by a program from the numbers in your prompt. No AI model was used.";

interface Way {
  work: Worker;
  /** Words that change a sum and that this one knows how to deal with. */
  knows: readonly Twist[];
}

/** The more a task needs, the earlier it is looked for. */
const ways: readonly Way[] = [
  { work: coverage, knows: [] },
  { work: beforeDeduction, knows: ["voucher", "deposit", "order", "off", "less"] },
  {
    work: savings,
    knows: ["interest", "deposit", "already", "rest", "order", "each", "more", "except", "half"],
  },
  { work: simpleInterest, knows: ["interest", "except", "order", "already", "less"] },
  { work: untilGoal, knows: ["already", "rest", "order", "each", "off"] },
  { work: ageOn, knows: ["order", "tip", "rest"] },
  { work: dateMove, knows: ["order", "off", "less", "except"] },
  { work: dateSpan, knows: ["order", "off", "except", "less"] },
  { work: timeZone, knows: ["zone", "order", "coats"] },
  { work: clockSpan, knows: ["pause", "order", "except", "half"] },
  { work: clockAfter, knows: ["order"] },
  { work: durationSum, knows: ["order", "off"] },
  { work: proportion, knows: ["tip", "share", "order", "each"] },
  { work: ratio, knows: ["share", "order", "each", "correction"] },
  {
    work: splitBill,
    knows: ["tip", "tax", "voucher", "deposit", "rest", "order", "each", "except", "more", "some"],
  },
  { work: scaleOne, knows: ["order", "each", "rest"] },
  { work: ruleOfThree, knows: [] },
  { work: exchange, knows: ["order", "rest", "weight"] },
  { work: fuel, knows: [] },
  { work: area, knows: [] },
  {
    work: measures,
    knows: ["order", "more", "some", "each", "weight", "share", "except", "half", "rest"],
  },
  { work: onePer, knows: ["average"] },
  { work: unitPrices, knows: ["off", "order", "each"] },
  { work: packPrices, knows: ["off", "order", "each", "more"] },
  { work: weightedMark, knows: ["weight", "average", "half", "order"] },
  { work: average, knows: ["average", "order", "except"] },
  { work: percentShare, knows: ["off", "order", "tip"] },
  { work: percentChange, knows: ["off", "more", "order", "less", "interest"] },
  { work: percentPart, knows: ["tip", "tax", "off", "less", "voucher", "order"] },
  { work: percentOf, knows: ["tip", "tax", "off", "more", "less"] },
  {
    work: percents,
    knows: ["tip", "tax", "off", "less", "order", "more", "except", "rest"],
  },
  { work: fullOnes, knows: [] },
  { work: timesAWeek, knows: [] },
  { work: priceTimes, knows: ["order", "tax"] },
  { work: kitty, knows: ["order", "less", "each"] },
  { work: products, knows: ["each", "off", "order"] },
  { work: expression, knows: ["share", "less", "order"] },
  { work: changeBack, knows: ["order", "less", "each", "rest"] },
  { work: listSum, knows: ["each", "except", "order", "tip"] },
  { work: roundOne, knows: [] },
];

/** Does the sums that a prompt asks for, each step shown, and says what it could not read. */
export function answerSums({ prompt, exercise, filledSlots }: PromptRequest): PromptAnswer {
  const reading = readSum(prompt);
  const { done, lacking } = work(reading);
  const questions = (exercise?.slots ?? [])
    .filter(({ id }) => !filledSlots.includes(id))
    .map(({ ask }) => ask);
  const text =
    done.length > 0 ? doneText(reading, done) : openText(reading, lacking, questions.slice(0, 3));
  return { engine: "built-in", madeBy, text };
}

/** The sums of a prompt where they can be done for sure, else null. */
export function sumsDone(prompt: string): PromptAnswer | null {
  const reading = readSum(prompt);
  const { done } = work(reading);
  return done.length > 0 ? { engine: "built-in", madeBy, text: doneText(reading, done) } : null;
}

/** Only what uses every number of the prompt is shown: a total that leaves one out is wrong. */
function work(reading: Reading) {
  const done: Worked[] = [];
  const lacking: string[] = [];
  const taken = new Set<number>();
  const takenDates = new Set<number>();
  let foreign: string | null = null;
  for (const { work: worker, knows } of ways) {
    if (lacking.length > 0) break;
    const result = worker(reading);
    if (!result || result.used.some((place) => taken.has(place))) continue;
    if (!isWorked(result)) {
      lacking.push(result.lacking);
      continue;
    }
    if (result.usedDates?.some((place) => takenDates.has(place))) continue;
    const word = foreignTwist(reading.marked, knows);
    if (word) {
      foreign ??= word;
      continue;
    }
    done.push(result);
    for (const place of result.used) taken.add(place);
    for (const place of result.usedDates ?? []) takenDates.add(place);
  }
  const open = done.length > 0 ? notUsed(reading, done) : [];
  if (open.length > 0) {
    const [first] = done;
    lacking.push(
      `What is ${open.join(", ")} for? ${first?.title.startsWith("I read") ? `${first.title}.` : `Without it I could do only a part: ${first?.title.toLowerCase()}.`} Say where it belongs, or leave it out.`,
    );
  }
  if (done.length === 0 && lacking.length === 0 && foreign !== null) {
    lacking.push(
      `I see the numbers, but not what "${inertLine(foreign, 30)}" changes. Say it as a step of its own, such as "take 10% off the total".`,
    );
  }
  return { done: lacking.length > 0 ? [] : done, lacking };
}

/** Whether a sum has read what stands at this place. */
function isReadBy(done: readonly Worked[]) {
  const spans = done.flatMap((each) => each.spans ?? []);
  return ({ start, end }: Span) => spans.some((span) => start >= span.start && end <= span.end);
}

/** Numbers that went into nothing, although they look as if they belonged to the sum. */
function notUsed(reading: Reading, done: readonly Worked[]) {
  const isRead = isReadBy(done);
  const usedDates = new Set(done.flatMap((each) => each.usedDates ?? []));
  const known = reading.dates.filter((_, place) => usedDates.has(place));
  const isSame = (date: FoundDate) =>
    known.some((other) => other.date && date.date && isSameDay(other.date, date.date));
  const dates = reading.dates.filter(
    (date, place) => !usedDates.has(place) && !isRead(date) && !isSame(date),
  );
  const numbers = leftOver(reading, done).filter(
    ({ place, quantity }) =>
      !isIdle(reading, place) && !isRead(quantity) && !isRepeated(reading, place, done),
  );
  return [
    ...numbers.map(({ quantity }) => inertLine(quantity.text, 30)),
    ...dates.map(({ text }) => inertLine(text, 30)),
    ...reading.unread.filter((each) => !isRead(each)).map(({ text }) => inertLine(text, 20)),
  ];
}

function doneText(reading: Reading, done: readonly Worked[]) {
  const parts = done.map(workedText);
  const rest = leftOver(reading, done)
    .filter(({ place }) => !isRepeated(reading, place, done))
    .map(({ quantity }) => inertLine(quantity.text, 30));
  const unused =
    rest.length > 0
      ? [`**Not used:** ${rest.join(", ")}. If one of these belongs in, say what it is for.`]
      : [];
  const used = new Set(done.flatMap((each) => each.used));
  const [clocks, unread] = partUnread(reading, done);
  const read = whatIRead(reading, used, clocks);
  return [read, ...parts, ...unused, ...unreadText(unread)].join("\n\n");
}

/** What a sum has read itself, such as a time of day, and what nothing has. */
function partUnread({ unread }: Reading, done: readonly Worked[]) {
  const isRead = isReadBy(done);
  return [unread.filter(isRead), unread.filter((each) => !isRead(each))] as const;
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
function whatIRead(
  reading: Reading,
  used: ReadonlySet<number> = new Set(),
  clocks: Reading["unread"] = [],
) {
  const { quantities, dates } = reading;
  const numbers = quantities
    .filter(({ text }, place) => used.has(place) || (/\d/.test(text) && !isOfForm(reading, place)))
    .map(asRead);
  const days = dates.map(({ text }) => inertLine(text, 30));
  const times = clocks.map(({ text }) => inertLine(text, 20));
  const all = [...new Set([...numbers, ...days, ...times])].slice(0, 20);
  return `**What I read:** ${all.length > 0 ? all.join(" \u00b7 ") : "numbers in words"}`;
}

/** As typed, and what was made of it where that could surprise. */
function asRead({ text, value, currency }: Quantity) {
  const typed = inertLine(text, 30);
  const isDecimalComma = /\d,\d{1,2}(?!\d)/.test(text);
  if (!isDecimalComma && !/\bcents?$|\bpence$/i.test(text)) return typed;
  return `${typed} (read as ${currency}${write(value)})`;
}

function unreadText(unread: Reading["unread"]) {
  if (unread.length === 0) return [];
  const list = unread.slice(0, 6).map(({ text }) => inertLine(text, 20));
  return [
    `**Could not read:** ${list.join(", ")}. Write it as a plain number, or as a date with the month in words.`,
  ];
}

const formNouns =
  /^ ?(?:[a-z]+ )?(?:sentences?|words?|lines?|steps?|decimals?|decimal places?|columns?|rows?|digits?|paragraphs?|points?|parts?)\b/;

/** A number that is named again is the same one, unless it is a small count of something else. */
function isRepeated(reading: Reading, place: number, done: readonly Worked[]) {
  const { quantities } = reading;
  const quantity = quantities[place];
  if (!quantity) return false;
  const isSmall = !quantity.unit && quantity.currency === "" && !quantity.isPercent;
  const isCount = isSmall && quantity.value.n < 20n && /\d/.test(quantity.text);
  if (isCount && !mayBeOfPeople(reading, place)) return false;
  return done.some(({ used }) =>
    used.some((at) => {
      const other = quantities[at];
      return (
        other !== undefined &&
        compare(other.value, quantity.value) === 0 &&
        other.isPercent === quantity.isPercent &&
        (other.unit?.id === quantity.unit?.id || !quantity.unit)
      );
    }),
  );
}

/** "One" is mostly no number; two and more are. */
function counts({ text, value }: Quantity) {
  return /\d/.test(text) || !/^one$/i.test(text.trim()) || value.d !== 1n;
}

/** Numbers that went into nothing and are not about the answer's form. */
function leftOver(reading: Reading, done: readonly Worked[]) {
  const used = new Set(done.flatMap((each) => each.used));
  return reading.quantities
    .flatMap((quantity, place) => {
      const { before, after } = around(reading, place);
      const isForm =
        formNouns.test(after) ||
        isOfForm(reading, place) ||
        /\bround\w*[^.;?!\n]*$/.test(before) ||
        /^\s*$/.test(quantity.text);
      return used.has(place) || isForm || !counts(quantity) ? [] : [{ place, quantity }];
    })
    .slice(0, 8);
}

function openText(reading: Reading, lacking: readonly string[], questions: readonly string[]) {
  const asks =
    questions.length > 0
      ? `\n\nIt may help to answer these in your prompt:\n\n${questions.map((ask) => `- ${ask}`).join("\n")}`
      : "";
  const missing = missingIn(reading);
  const isEmpty = reading.quantities.length === 0 && reading.dates.length === 0;
  const unread = unreadText(reading.unread)
    .map((each) => `\n\n${each}`)
    .join("");
  const [question] = missing ? [...lacking, missing] : lacking;
  if (question) return `${whatIRead(reading)}\n\n${question}${unread}${asks}`;
  const intro = isEmpty
    ? `I found no ${reading.unread.length > 0 ? "number that I can read" : "numbers"} in your prompt, and I do not make any up.`
    : `${whatIRead(reading)}\n\nI can see the numbers, but not what is to be done with them, and I would rather ask than guess.`;
  return `${intro}

This program can add up lists, work out percentages and their change, share a bill, convert units, scale a recipe, count days between dates, and see how savings grow. Say which of these you need and what each number stands for.${unread}${asks}`;
}
