import { count, monthsApart } from "./calendar";
import { dayCount, type FoundDate, type FullDay } from "./dates";
import {
  add,
  compare,
  type Direction,
  divide,
  type Fraction,
  fraction,
  hundred,
  isWhole,
  multiply,
  roundTo,
  subtract,
  write,
  writeMoney,
  zero,
} from "./fraction";
import { findRule, type Reading, rule } from "./reading";
import { around, type Lacking, pick, placesWhere, type Worked, type Worker } from "./working";

const savingWords =
  /\b(?:sav(?:e|es|ed|ing|ings)|deposit\w*|put (?:aside|away|in|into|by)|pay in(?! (?:a|one|the|each))|paid in|pays? into|set aside|account|invest\w*|interest|compound\w*|grow\w*)\b|\badd(?:s|ing)?\b[^.;?!\n]{0,30}\b(?:every|each|a|per) month\b/;
const cent = fraction(1, 100);
const mostMonths = 600;

interface Plan {
  currency: string;
  start: Fraction;
  monthly: Fraction;
  rate: Fraction | null;
  months: number | null;
  used: number[];
  usedDates: number[];
  termNote: string | null;
}

/** What is still missing is worked out elsewhere. */
const wantsGoal =
  /\b(?:how much|what) (?:do|must|should|would|will|to)\b.{0,30}\b(?:save|put|set|deposit)|\bhow (?:long|many months)\b|\b(?:goal|target)\b|\bto (?:reach|afford|have|get to)\b|\bsave (?:up )?(?:for|to buy)\b|\bper month to\b/;

/** The months are counted here; weeks are another's. */
const byWeek = rule("{x} (?:a|per|each|every) (?:week|day|fortnight|quarter)");

/** Money put aside each month, with or without interest. */
export const savings: Worker = (reading) => {
  if (!savingWords.test(reading.marked) || /\bsimple\b/.test(reading.marked)) return null;
  if (findRule(reading, byWeek).length > 0 || wantsGoal.test(reading.marked)) return null;
  const plan = readPlan(reading);
  if ("lacking" in plan) return plan;
  const { start, monthly, rate, months } = plan;
  if (start.n === 0n && monthly.n === 0n) return null;
  if (months === null) {
    return rate !== null || monthly.n > 0n
      ? {
          lacking:
            "For savings I also need to know how long: a number of months or years, or two dates.",
          used: plan.used,
        }
      : null;
  }
  if (months < 1 || months > mostMonths) {
    return { lacking: "I work out savings from 1 month to 50 years.", used: plan.used };
  }
  return rate === null ? workPlain(plan, months) : workInterest(reading, plan, rate, months);
};

/** "40/month" or "40 on the first of each month" beside an amount with its sign is money too. */
const bareMonthly =
  /^ ?\/ ?mo(?:nth)?\b|^ (?:a|per|each|every) month\b|^ monthly\b|^ (?:in )?(?:on|at) the [a-z]+ (?:day )?of (?:each|every|the) month\b/;

const monthlyRules = [
  rule("{x} ?/ ?mo(?:nth)?\\b"),
  rule("{n} (?:(?:a|per|each|every) month|monthly)"),
  rule("{x} (?:in )?(?:on|at) the [a-z]+ (?:day )?of (?:each|every|the) month"),
  rule("{m} (?:in |into [a-z ]{3,20} )?(?:a|per|each|every|the) month"),
  rule("\\b(?:monthly|every month|each month|per month|a month)[^{.;?!\\n]{0,40}{m}"),
  rule(
    "{m}[^{.;?!\\n]{0,40}\\b(?:monthly|every month|each month|per month|a month|at the end of (?:each|every) month|at the (?:start|beginning) of (?:each|every) month)",
  ),
];
const startRules = [
  rule(
    "\\b(?:start(?:s|ing)?|begin\\w*|already|initial\\w*|opening|have|has|got|there (?:is|are)|with|first|deposit of|put in|invest)\\b[^{.;?!\\n]{0,30}{m}",
  ),
  rule(
    "{m}[^{.;?!\\n]{0,20}\\b(?:already|to start|at the start|to begin|at first|once|saved so far|so far|in the account|in savings|now)\\b",
  ),
];
function readPlan(reading: Reading): Plan | Lacking {
  const signed = placesWhere(reading, ({ currency }) => currency !== "");
  const money = placesWhere(
    reading,
    ({ currency, isPercent, unit }, place) =>
      currency !== "" ||
      (signed.length > 0 && !isPercent && !unit && bareMonthly.test(around(reading, place).after)),
  );
  const taken: number[] = [];
  const take = (rules: readonly RegExp[]) => {
    for (const pattern of rules) {
      const place = findRule(reading, pattern)
        .map(({ places }) => places[0])
        .find((each) => each !== undefined && money.includes(each) && !taken.includes(each));
      if (place !== undefined) {
        taken.push(place);
        return pick(reading, place) ?? null;
      }
    }
    return null;
  };
  const monthly = take(monthlyRules);
  const rate = readRate(reading);
  const term = readTerm(reading);
  if ("lacking" in term) return term;
  const start = take(startRules);
  const rest = money.filter((place) => !taken.includes(place));
  const left = rest[0];
  // One more amount can only be what is there at the start, if that was not said.
  const isOpening = !start && rest.length === 1 && rate !== null && left !== undefined;
  if (isOpening) taken.push(left);
  const opening = isOpening ? pick(reading, left) : start;
  const currency = pick(reading, signed[0])?.currency ?? "";
  return {
    currency,
    start: opening?.value ?? zero,
    monthly: monthly?.value ?? zero,
    rate: rate?.value ?? null,
    months: term.months,
    used: [...taken, ...(rate ? [rate.place, ...perMonth(reading, rate.value)] : []), ...term.used],
    usedDates: term.usedDates,
    termNote: term.note,
  };
}

function readRate(reading: Reading) {
  const percents = placesWhere(reading, ({ isPercent }) => isPercent);
  // "At 2.4 percent": where nothing else is in percent, it can only be the rate.
  const isOnly = (each: number) =>
    percents.length === 1 && /\bat (?:a |an )?$/.test(around(reading, each, 30).before);
  const place = percents.find((each) => {
    const { before, after } = around(reading, each, 30);
    return (
      isOnly(each) ||
      /interest|rate|pays?|yield|return|account|grow/.test(before) ||
      /interest|a year|per year|annual|yearly|p\.?a\b|return|growth/.test(after)
    );
  });
  const quantity = pick(reading, place);
  return quantity && place !== undefined ? { place, value: quantity.value } : null;
}

/** "2.4 percent a year, which is 0.2 percent a month": the same rate once more. */
function perMonth(reading: Reading, rate: Fraction) {
  return placesWhere(
    reading,
    ({ isPercent, value }) => isPercent && compare(multiply(value, fraction(12)), rate) === 0,
  );
}

/** "Show the first two months": how much of the way is to be seen, not how long it runs. */
function isShown(reading: Reading, place: number) {
  return /\b(?:show|see|list|give|write|explain|check|print|sums?|steps?|working|details?)\b[^.;?!\n]{0,40}\b(?:first|last) $/.test(
    around(reading, place, 70).before,
  );
}

interface Term {
  months: number | null;
  used: number[];
  usedDates: number[];
  note: string | null;
}

const notTogether = "The months you name and the dates do not fit together. Which of them holds?";

function readTerm(reading: Reading): Term | Lacking {
  const all = placesWhere(reading, ({ unit }) => unit?.id === "year" || unit?.id === "month");
  const shown = all.filter((place) => isShown(reading, place));
  const span = all.filter((place) => !shown.includes(place));
  const parts = span.flatMap((place) => {
    const quantity = pick(reading, place);
    if (!quantity) return [];
    const each = multiply(quantity.value, fraction(quantity.unit?.id === "year" ? 12 : 1));
    return [{ place, each, id: quantity.unit?.id }];
  });
  const years = parts.find(({ id }) => id === "year");
  const months = parts.find(({ id }) => id === "month");
  const isJoined = years && months && /\{u\d+\}(?:,)? (?:and )?\{u\d+\}/.test(reading.marked);
  const payments = findRule(
    reading,
    rule("{n} (?:monthly )?(?:payments|deposits|installments|times)"),
  )[0];
  const chosen = isJoined
    ? [years, months]
    : [years ?? months].flatMap((each) => (each ? [each] : []));
  if (chosen.length > 0) {
    const total = chosen.reduce((sum, { each }) => add(sum, each), zero);
    if (!isWhole(total))
      return {
        lacking: "I work out savings for whole months.",
        used: chosen.map(({ place }) => place),
      };
    const usedDates = [0, 1].filter((place) => reading.dates[place]?.month);
    const dated = usedDates.length > 0 ? termFromDates(reading) : null;
    const used = [...chosen.map(({ place }) => place), ...shown];
    if (dated && "months" in dated && dated.months !== Number(total.n)) {
      return { lacking: notTogether, used };
    }
    return { months: Number(total.n), used, usedDates, note: null };
  }
  const dated = termFromDates(reading);
  if ("lacking" in dated) return dated;
  const counted = pick(reading, payments?.places[0]);
  if (!payments || !counted || !isWhole(counted.value)) return { ...dated, used: shown };
  const used = [...payments.places, ...shown];
  const isOther = dated.months !== null && dated.months !== Number(counted.value.n);
  // Between two days a payment more or less can be meant, between two months it cannot.
  if (isOther && reading.dates[0]?.month) return { lacking: notTogether, used };
  return { ...dated, months: dated.months ?? Number(counted.value.n), used };
}

/** "By June, and today is September" names the later date first. */
function monthNumber({ date, month }: FoundDate) {
  const { year, month: number } = date ?? month ?? { year: null, month: 0 };
  return (year ?? 0) * 12 + number;
}

function termFromDates({ dates }: Reading): Term | Lacking {
  const none = { months: null, used: [], usedDates: [], note: null };
  const [one, other] = dates;
  if (!one || !other) return none;
  const [first, second] = monthNumber(one) > monthNumber(other) ? [other, one] : [one, other];
  const broken = [first, second].find(({ problem }) => problem !== undefined);
  if (broken)
    return { lacking: `I cannot use the date "${broken.text}". ${broken.problem}`, used: [] };
  if (first.month && second.month) {
    const months =
      (second.month.year - first.month.year) * 12 + second.month.month - first.month.month + 1;
    return {
      months,
      used: [],
      usedDates: [0, 1],
      note: `From ${first.text} to ${second.text}, both months counted, there are ${months} months.`,
    };
  }
  const [from, to] = [first.date, second.date];
  if (!from || !to || from.year === null || to.year === null) {
    return {
      lacking: "To count the months I need both dates in the same form, each with its year.",
      used: [],
    };
  }
  const [start, end]: [FullDay, FullDay] = [
    { ...from, year: from.year },
    { ...to, year: to.year },
  ];
  if (dayCount(end) <= dayCount(start)) {
    return { lacking: "Between your two dates there is no full month.", used: [] };
  }
  const { months, days } = monthsApart(start, end);
  const note = `From ${first.text} to ${second.text} there are ${count(months, "full month")}${days > 0 ? ` and ${count(days, "day")}; the days are left out` : ""}.`;
  return { months, used: [], usedDates: [0, 1], note };
}

function workPlain(
  { currency, start, monthly, used, usedDates, termNote }: Plan,
  months: number,
): Worked {
  const show = (value: Fraction) => writeMoney(value, currency);
  const paid = multiply(monthly, fraction(months));
  const total = add(start, paid);
  return {
    title: `Savings after ${count(months, "month")}`,
    steps: [
      ...(termNote ? [termNote] : []),
      `Paid in: ${months} \u00d7 ${show(monthly)} = **${show(paid)}**`,
      `With what was there: ${show(start)} + ${show(paid)} = **${show(total)}**`,
    ],
    result: `**${show(total)}** after ${count(months, "month")}.`,
    check: `(${show(total)} \u2212 ${show(start)}) \u00f7 ${months} = ${show(monthly)} a month.`,
    notes: ["Your prompt names no interest, so none is in it."],
    used,
    usedDates,
  };
}

type Credit = "monthly" | "yearly";
type Timing = "start" | "end";

interface Terms {
  credit: Credit;
  timing: Timing;
  /** How cents are rounded whenever interest is added. */
  direction: Direction;
}

function readCredit({ marked }: Reading): Credit | null {
  if (
    /\b(?:interest|compound\w*|credited|added|paid out)\b[^.;?!\n]{0,40}\b(?:once a year|once per year|yearly|annually|(?:each|every|per|the) year(?:'s end)?|end of (?:the|each|every) year|a year'?s end)\b|\byearly interest added\b|\bcompound\w* (?:yearly|annually)\b|\bannual(?:ly)? compound\w*/.test(
      marked,
    )
  )
    return "yearly";
  if (
    /\b(?:interest|compound\w*|credited|added|paid out)\b[^.;?!\n{]{0,40}\b(?:monthly|(?:each|every|per) month|end of (?:the|each|every) month)\b|\bmonthly (?:interest|compound\w*)\b/.test(
      marked,
    )
  )
    return "monthly";
  return null;
}

function readTiming({ marked }: Reading): Timing | null {
  if (
    /\b(?:start|beginning|first(?: day)?) of (?:(?:each|every|the|a) )?month\b|\bmonth'?s start\b/.test(
      marked,
    )
  )
    return "start";
  if (
    /\bend of (?:(?:each|every|the|a) )?month\b|\blast day of (?:each|every|the) month\b/.test(
      marked.replace(/\binterest\b[^.;?!\n]{0,40}end of (?:each|every|the) month/, ""),
    )
  )
    return "end";
  return null;
}

interface Year {
  paid: Fraction;
  interest: Fraction;
  balance: Fraction;
  months: number;
}

/** Month by month, rounded to the cent whenever interest is added, as a bank statement would be. */
function simulate(
  plan: Plan,
  rate: Fraction,
  months: number,
  { credit, timing, direction }: Terms,
): Year[] {
  const perMonth = divide(divide(rate, hundred), fraction(12));
  const years: Year[] = [];
  let balance = plan.start;
  let owed = zero;
  let year: Year = { paid: zero, interest: zero, balance, months: 0 };
  for (let month = 1; month <= months; month++) {
    if (timing === "start") balance = add(balance, plan.monthly);
    owed = add(owed, multiply(balance, perMonth));
    const isYearEnd = month % 12 === 0 || month === months;
    if (credit === "monthly" || isYearEnd) {
      const interest = roundTo(owed, cent, direction);
      balance = add(balance, interest);
      year.interest = add(year.interest, interest);
      owed = zero;
    }
    if (timing === "end") balance = add(balance, plan.monthly);
    year = { ...year, paid: add(year.paid, plan.monthly), balance, months: year.months + 1 };
    if (isYearEnd) {
      years.push(year);
      year = { paid: zero, interest: zero, balance, months: 0 };
    }
  }
  return years;
}

function workInterest(reading: Reading, plan: Plan, rate: Fraction, months: number): Worked {
  const show = (value: Fraction) => writeMoney(value, plan.currency);
  const saidCredit = readCredit(reading);
  const saidTiming = plan.monthly.n === 0n ? "end" : readTiming(reading);
  const credit = saidCredit ?? "yearly";
  const timing = saidTiming ?? "end";
  const { rounding } = reading;
  const direction = rounding && compare(rounding.step, cent) === 0 ? rounding.direction : "nearest";
  const terms = { credit, timing, direction };
  const years = simulate(plan, rate, months, terms);
  const end = years.at(-1)?.balance ?? plan.start;
  const paid = multiply(plan.monthly, fraction(months));
  const interest = years.reduce((sum, year) => add(sum, year.interest), zero);
  const rows = years.map(
    (year, index) =>
      `| ${index + 1}${year.months < 12 ? ` (${count(year.months, "month")})` : ""} | ${show(year.paid)} | ${show(year.interest)} | ${show(year.balance)} |`,
  );
  return {
    title: `Savings after ${count(months, "month")} at ${write(rate)}% a year`,
    steps: [
      ...(plan.termNote ? [plan.termNote] : []),
      `A month earns a twelfth of ${write(rate)}%, that is ${write(divide(rate, fraction(12)), 4)}% of what is in the account.`,
      `${credit === "monthly" ? "It is added at the end of every month" : "It is added at the end of each year"}, rounded ${direction === "nearest" ? "" : `${direction} `}to the cent.${plan.monthly.n === 0n ? "" : ` Payments count from the ${timing} of their month.`}`,
      ...firstMonths(reading, plan, rate, terms),
      `Year by year, starting with ${show(plan.start)}:`,
    ],
    table: ["| Year | Paid in | Interest | In the account |", "|---|---|---|---|", ...rows].join(
      "\n",
    ),
    result: `**${show(end)}** after ${count(months, "month")}, of which ${show(interest)} is interest.`,
    check:
      plan.monthly.n === 0n
        ? `${show(plan.start)} + ${show(interest)} = ${show(end)}.`
        : `Without interest it would be ${show(plan.start)} + ${months} \u00d7 ${show(plan.monthly)} = ${show(add(plan.start, paid))}, and ${show(add(plan.start, paid))} + ${show(interest)} = ${show(end)}.`,
    notes: [
      ...otherReadings(plan, rate, months, { saidCredit, saidTiming, direction, show }),
      "Taxes, fees and a change of the rate are not in it.",
    ],
    used: plan.used,
    usedDates: plan.usedDates,
  };
}

const mostShown = 3;

/** The months that a prompt wants to see in full, where interest is added in each. */
function firstMonths(reading: Reading, plan: Plan, rate: Fraction, terms: Terms) {
  const first = reading.quantities.find(
    ({ unit }, place) => unit?.id === "month" && isShown(reading, place),
  );
  if (!first || terms.credit === "yearly") return [];
  const show = (value: Fraction) => writeMoney(value, plan.currency);
  const percent = `${write(divide(rate, fraction(12)), 4)}%`;
  let before = plan.start;
  return Array.from({ length: Math.min(mostShown, Number(first.value.n)) }, (_, at) => {
    const isStart = terms.timing === "start";
    const there = isStart ? add(before, plan.monthly) : before;
    const after = simulate(plan, rate, at + 1, terms).at(-1)?.balance ?? there;
    const paid = `${show(before)} + ${show(plan.monthly)} = ${show(there)}, and `;
    const interest = show(subtract(subtract(after, before), plan.monthly));
    const line = `Month ${at + 1}: ${isStart ? paid : ""}${show(there)} \u00d7 ${percent} = ${interest}; at the end ${show(after)}${isStart ? "" : " with your payment"}`;
    before = after;
    return line;
  });
}

/** Where the prompt leaves a choice, the other choice is worked out too. */
function otherReadings(
  plan: Plan,
  rate: Fraction,
  months: number,
  {
    saidCredit,
    saidTiming,
    direction,
    show,
  }: {
    saidCredit: Credit | null;
    saidTiming: Timing | null;
    direction: Direction;
    show: (value: Fraction) => string;
  },
) {
  const notes: string[] = [];
  const endOf = (credit: Credit, timing: Timing) =>
    show(simulate(plan, rate, months, { credit, timing, direction }).at(-1)?.balance ?? plan.start);
  if (saidCredit === null) {
    notes.push(
      `You did not say how often interest is added. Added every month, it comes to ${endOf("monthly", saidTiming ?? "end")}.`,
    );
  }
  if (saidTiming === null) {
    notes.push(
      `You did not say when in the month you pay in. Paid in at the start of each month, it comes to ${endOf(saidCredit ?? "yearly", "start")}.`,
    );
  }
  return notes;
}
