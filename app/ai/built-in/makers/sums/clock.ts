import { fraction, write } from "./fraction";
import type { Reading } from "./reading";
import { isIdle, pick, placesWhere, type Worked, type Worker } from "./working";

interface Clock {
  minutes: number;
  text: string;
  at: number;
  end: number;
  isSure: boolean;
}

const clockForm =
  /(?<![\d.,:\u00a3$\u20ac])(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.|p\.m\.|o'clock|(?:this|in the) morning|tonight|in the (?:evening|afternoon)|next morning)?(?![\d%\u00a3$\u20ac]|[.,:]\d)/gi;

/** Times of day: with a colon, or with a word that makes them one. */
function findClocks(text: string): Clock[] {
  return Array.from(text.matchAll(clockForm)).flatMap((match) => {
    const [all, hour = "", minute, suffix = ""] = match;
    const isColon = /^\d{1,2}:\d\d/.test(all);
    if (!isColon && suffix === "") return [];
    const late = /pm|p\.m|tonight|evening|afternoon/i.test(suffix);
    const early = /am|a\.m|morning/i.test(suffix);
    const number = Number(hour);
    if (number > 24 || Number(minute ?? 0) > 59 || ((late || early) && number > 12 && !isColon))
      return [];
    const hours = late && number < 12 ? number + 12 : early && number === 12 ? 0 : number;
    // Without a word, "5:15" can be in the morning or in the afternoon.
    const isSure = late || early || number >= 13 || /^0/.test(hour) || isColon;
    return [
      {
        minutes: hours * 60 + Number(minute ?? 0),
        text: all.trim(),
        at: match.index,
        end: match.index + all.length,
        isSure,
      },
    ];
  });
}

function writeClock(minutes: number) {
  const day = ((minutes % 1440) + 1440) % 1440;
  const next = minutes >= 1440 ? " the next day" : minutes < 0 ? " the day before" : "";
  return `${String(Math.floor(day / 60)).padStart(2, "0")}:${String(day % 60).padStart(2, "0")}${next}`;
}

function writeSpan(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
    rest > 0 || hours === 0 ? `${rest} ${rest === 1 ? "minute" : "minutes"}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Quantities that are not part of a time of day. */
function others(reading: Reading, clocks: readonly Clock[]) {
  return placesWhere(
    reading,
    ({ start, end }, place) =>
      !isIdle(reading, place) && !clocks.some((clock) => start >= clock.at && end <= clock.end),
  );
}

function durations(reading: Reading, places: readonly number[]) {
  return places.map((place) => {
    const quantity = pick(reading, place);
    const factor = { minute: 1, hour: 60 }[quantity?.unit?.id ?? ""];
    const minutes =
      quantity && factor
        ? (Number(quantity.value.n) * factor) / Number(quantity.value.d)
        : Number.NaN;
    return Number.isInteger(minutes) ? minutes : null;
  });
}

function worked(
  reading: Reading,
  clocks: readonly Clock[],
  title: string,
  steps: string[],
  result: string,
): Worked {
  return {
    title: `I read this as: ${title}`,
    steps,
    result,
    notes: [],
    used: reading.quantities.map((_, place) => place),
    spans: clocks.map(({ at, end }) => ({ start: at, end })),
  };
}

const asksLong =
  /\b(?:how (?:long|many (?:hours|hrs|minutes|mins))|hours and minutes|in minutes|hours did|minutes did)\b/;
const isSpan = /\b(?:from|between|started?|goes|until|till|to|finish\w*|leaves?|arriv\w*|is in)\b/;

/** From one time of day to another, less the break. */
export const clockSpan: Worker = (reading) => {
  const clocks = findClocks(reading.text);
  const [from, to] = clocks;
  if (
    !from ||
    !to ||
    clocks.length !== 2 ||
    !asksLong.test(reading.marked) ||
    !isSpan.test(reading.marked)
  )
    return null;
  if (
    /\b(?:hour is|an hour|per hour|paid|\d+ days|every day)\b/.test(
      reading.marked.replace(/not paid|unpaid/, ""),
    ) ||
    /\b(?:zone|time,|ahead|behind)\b/.test(reading.marked)
  )
    return null;
  const rest = others(reading, clocks);
  const pauses = durations(reading, rest);
  if (rest.length > 1 || pauses.includes(null)) return null;
  if (rest.length === 1 && !/\b(?:break|lunch|pause|rest|unpaid|dinner)\b/.test(reading.marked))
    return null;
  const whole = to.minutes - from.minutes;
  const isNight = /\bnext (?:morning|day)\b|\bovernight\b|\bnight\b/.test(reading.marked);
  if (whole <= 0 && !isNight && !(from.minutes >= 1020 && to.minutes <= 720)) return null;
  const span = whole <= 0 ? whole + 1440 : whole;
  const pause = pauses[0] ?? 0;
  const total = span - pause;
  if (total <= 0) return null;
  const steps = [
    `From ${writeClock(from.minutes)} to ${writeClock(to.minutes)}: ${writeSpan(span)}`,
    ...(pause > 0 ? [`Less the break: ${span} \u2212 ${pause} = ${total} minutes`] : []),
    `In hours: ${total} \u00f7 60 = ${write(fraction(total, 60))}`,
  ];
  return worked(
    reading,
    clocks,
    `from ${writeClock(from.minutes)} to ${writeClock(to.minutes)}${pause > 0 ? `, ${pause} minutes of it a break` : ""}`,
    steps,
    `**${writeSpan(total)}**, that is **${total} minutes** or **${write(fraction(total, 60))} hours**.`,
  );
};

const asksTime =
  /\b(?:what time|what clock|at what|which time|when (?:do|will|does|am)|what shows the clock|when)\b/;

/** A time of day, and what comes after it. */
export const clockAfter: Worker = (reading) => {
  const clocks = findClocks(reading.text);
  const isOther = clocks.some(({ minutes }) => minutes !== clocks[0]?.minutes);
  const [start] = clocks;
  if (!start || isOther || !asksTime.test(reading.marked) || !start.isSure) return null;
  if (!/\bstarts?\b|\bbegins?\b|\bleaves?\b|\bset off\b|\bgoes in\b/.test(reading.marked))
    return null;
  if (!/\b(?:finish\w*|end\w*|out|ready|over|arrive\w*|there|done)\b/.test(reading.marked))
    return null;
  const rest = others(reading, clocks);
  const lengths = durations(reading, rest);
  const known = lengths.flatMap((each) => each ?? []);
  if (rest.length === 0 || known.length !== lengths.length) return null;
  const end = known.reduce((sum, each) => sum + each, start.minutes);
  return worked(
    reading,
    clocks,
    `${writeClock(start.minutes)} and then ${known.map(writeSpan).join(" and ")}`,
    [
      `${writeClock(start.minutes)} + ${known.map((each) => `${each} minutes`).join(" + ")} = ${writeClock(end)}`,
    ],
    `**${writeClock(end)}**`,
  );
};

/** How long several things take together. */
export const durationSum: Worker = (reading) => {
  if (!asksLong.test(reading.marked) && !/\bin sum\b|\baltogether\b/.test(reading.marked))
    return null;
  const places = reading.quantities.map((_, place) => place);
  const lengths = durations(reading, places);
  const known = lengths.flatMap((each) => each ?? []);
  const clocks = findClocks(reading.text);
  if (places.length < 2 || known.length !== lengths.length || clocks.length > 0) return null;
  if (!/\bthen\b|\band\b|,/.test(reading.marked)) return null;
  const total = known.reduce((sum, each) => sum + each, 0);
  return worked(
    reading,
    clocks,
    "how long all of it takes together",
    [`${known.join(" + ")} = ${total} minutes`],
    `**${total} minutes**, that is **${writeSpan(total)}** or **${write(fraction(total, 60))} hours**.`,
  );
};

const there = "(?:there|by (?:him|her|them)|(?:her|his|their) (?:time|clock))";
const away: readonly [RegExp, 1 | -1][] = [
  [/\b(?:ahead|later|before us \(i mean later)/, 1],
  [/\b(?:behind|earlier)\b/, -1],
];

/** What the clock shows where it is so many hours more or less. */
export const timeZone: Worker = (reading) => {
  const { marked, text } = reading;
  const clocks = findClocks(text);
  const [time] = clocks;
  const rest = others(reading, clocks);
  const [shift] = durations(reading, rest);
  const sign = away.find(([words]) => words.test(marked))?.[1];
  if (
    !time ||
    clocks.length !== 1 ||
    rest.length !== 1 ||
    !shift ||
    !sign ||
    !asksTime.test(marked)
  )
    return null;
  if (/\b(?:lands|flight|plane)\b/.test(marked)) return null;
  const isTheirs = /\b(?:her|his|their) time\b/.test(marked);
  const asksThere = new RegExp(
    `\\bwhat time (?:is it |will it be |it is )?${there}\\b|\\bwhat time(?: is it)? (?:there|in)\\b|\\bwhat shows the clock in\\b`,
  ).test(marked);
  const asksHere = /\bwhat time\b[^?]*\b(?:here|from here|by me|for me|do i|should i)\b/.test(
    marked,
  );
  const isHere =
    /\b(?:here|my time|our time)\b/.test(marked) ||
    /\bi (?:ring|call|phone)\b/.test(marked) ||
    /\bin (?:chicago|london)\b/.test(marked);
  if (asksHere === asksThere || (asksHere && !isTheirs) || (asksThere && (isTheirs || !isHere)))
    return null;
  const end = time.minutes + (asksThere ? sign : -sign) * shift;
  return worked(
    reading,
    clocks,
    `${writeClock(time.minutes)} ${asksThere ? "here" : "there"}, and it is ${writeSpan(shift)} ${sign > 0 ? "later" : "earlier"} there`,
    [
      `${writeClock(time.minutes)} ${(asksThere ? sign : -sign) > 0 ? "+" : "\u2212"} ${writeSpan(shift)} = ${writeClock(end)}`,
    ],
    `**${writeClock(end)}**`,
  );
};
