import { compare, fraction, roundTo, write } from "./fraction";
import type { Quantity } from "./quantities";
import { findRule, rule } from "./reading";
import { over, plainTerm, times, workedFrom } from "./term";
import { all, type Lacking, packsAsked, pick, type Worked, type Worker } from "./working";

/** "6.5 liters per 100 km" and a distance; "42 mpg" and what a gallon costs is asked. */
export const fuel: Worker = (reading) => {
  const hit = findRule(reading, rule("{u} (?:per|for|on|/) ?{u}"))[0];
  const [burnt, per] = hit?.places.map((place) => pick(reading, place)) ?? [];
  if (
    !hit ||
    burnt?.unit?.id !== "l" ||
    per?.unit?.id !== "km" ||
    compare(per.value, fraction(100)) !== 0
  )
    return null;
  const rest = all(reading).filter((place) => !hit.places.includes(place));
  const way = pick(reading, rest[0]);
  if (rest.length !== 1 || way?.unit?.id !== "km" || !/\bhow (?:many|much)\b/.test(reading.marked))
    return null;
  return workedFrom(
    reading,
    `${write(way.value)} km at ${write(burnt.value)} liters for 100 km`,
    [
      {
        term: times(over(plainTerm(way.value), plainTerm(fraction(100))), plainTerm(burnt.value)),
        unit: "liters",
      },
    ],
    all(reading),
  );
};

/** Distance and fuel or time: what comes on one of them. */
export const onePer: Worker = (reading) => {
  const { marked, quantities } = reading;
  const isHundred =
    /\{u\d+\}/.test(marked) &&
    quantities.at(-1)?.text.toLowerCase().replace("hundred", "100") === "100 km";
  const [one, other] = quantities;
  if (quantities.length !== (isHundred ? 3 : 2) || !one?.unit || !other?.unit) return null;
  const miles = [one, other].find(({ unit }) => unit?.id === "mile" || unit?.id === "km");
  const rest = miles === one ? other : one;
  if (!miles) return null;
  if (/\bmpg\b/.test(marked) && miles.unit?.id === "mile" && rest.unit?.id === "gallon") {
    return workedFrom(
      reading,
      "miles for one gallon",
      [{ term: over(plainTerm(miles.value), plainTerm(rest.value)), unit: "miles per gallon" }],
      [0, 1],
    );
  }
  if (
    /\b(?:lit(?:er|re)s?|l) (?:on|per|for|in) (?:a |one )?(?:hundred|100)\b|\b(?:lit(?:er|re)s?|l) (?:on|per|for|in) \{u2\}/.test(
      marked,
    ) &&
    miles.unit?.id === "km" &&
    rest.unit?.id === "l"
  ) {
    return workedFrom(
      reading,
      "liters for 100 km",
      [
        {
          term: times(
            over(plainTerm(rest.value), plainTerm(miles.value)),
            plainTerm(fraction(100)),
          ),
          unit: "liters per 100 km",
        },
      ],
      [0, 1],
    );
  }
  if (
    /\b(?:speed|mph|km\/h)\b/.test(marked) &&
    (rest.unit?.id === "minute" || rest.unit?.id === "hour")
  ) {
    const hours =
      rest.unit.id === "hour"
        ? plainTerm(rest.value)
        : over(plainTerm(rest.value), plainTerm(fraction(60)));
    return workedFrom(
      reading,
      "how far in one hour",
      [{ term: over(plainTerm(miles.value), hours), unit: `${miles.unit?.short} an hour` }],
      [0, 1],
    );
  }
  return null;
};

/** How many full ones a stock holds. */
export const fullOnes: Worker = (reading) => {
  const [stock, each] = reading.quantities;
  if (
    reading.quantities.length !== 2 ||
    !stock?.unit ||
    !each?.unit ||
    each.unit.id !== stock.unit.id
  )
    return null;
  if (
    !/\b(?:how many|what number)\b/.test(reading.marked) ||
    !/\bfull\b|\bwhole\b/.test(reading.marked)
  )
    return null;
  if (
    !/\{u1\}(?: of [a-z]+)? (?:a|per|each|for (?:each|every|one))\b/.test(reading.marked) ||
    each.value.n <= 0n
  )
    return null;
  const exact = over(plainTerm(stock.value), plainTerm(each.value));
  const whole = roundTo(exact.value, fraction(1), "down");
  const worked = workedFrom(
    reading,
    `${write(stock.value)} ${stock.unit.short}, ${write(each.value)} for each`,
    [{ term: exact }],
    [0, 1],
  );
  return { ...worked, result: `**${write(whole)}** full ones.` };
};

const word =
  "(?!(?:and|or|for|in|into|to|of|on|at|with|from|is|are|the|plus|makes?|serves?|how|which)\\b)[a-z]+";

/** What a recipe or a mix for so many takes for another number. */
export const scaleOne: Worker = (reading): Worked | Lacking | null => {
  const { marked } = reading;
  const from = findRule(
    reading,
    rule(
      "\\b(?:for|does|serves|feeds|makes|recipe is for|is for) {n}(?! (?:hours|minutes|days|weeks|months))",
    ),
  )[0];
  const to = findRule(
    reading,
    rule("\\b(?:for|need|want enough for|doing|make|come|comes|be|are) {n}"),
  )
    .filter((hit) => from && hit.at > from.at && hit.places[0] !== from.places[0])
    .at(-1);
  if (
    !from ||
    !to ||
    !/\b(?:recipe|flour|butter|eggs?|cook\w*|bak\w+|takes|uses|stew|soup|cake\w*|sugar|salt|with)\b/.test(
      marked,
    )
  )
    return null;
  if (!/\bhow (?:much|many)\b|\bneed\b/.test(marked)) return null;
  const [base, goal] = [pick(reading, from.places[0]), pick(reading, to.places[0])];
  const asked = packsAsked(reading);
  const amounts = all(reading).filter(
    (place) => ![from.places[0], to.places[0], ...asked.places].includes(place),
  );
  if (!base || !goal || base.value.n <= 0n || amounts.length === 0 || amounts.length > 5)
    return null;
  const outcomes = amounts.flatMap((place) => {
    const quantity = pick(reading, place);
    const name =
      new RegExp(`\\{[un]${place}\\} (?:of (?:the )?)?(${word}(?: ${word})?)`).exec(marked)?.[1] ??
      "";
    if (
      !quantity ||
      quantity.isPercent ||
      quantity.currency !== "" ||
      (!quantity.unit && name === "")
    )
      return [];
    if (quantity.unit && !["mass", "volume"].includes(quantity.unit.dimension)) return [];
    return [
      {
        name,
        term: times(over(plainTerm(quantity.value), plainTerm(base.value)), plainTerm(goal.value)),
        unit: quantity.unit?.short ?? "",
      },
    ];
  });
  if (outcomes.length !== amounts.length) return null;
  return workedFrom(
    reading,
    `from ${write(base.value)} to ${write(goal.value)}`,
    outcomes,
    all(reading),
    asked.notes,
  );
};

/** "220 grams of salt for 10 kg, now 17.5 kg": three are given, the fourth is asked. */
export const ruleOfThree: Worker = (reading) => {
  const { marked, quantities } = reading;
  const [one, other, goal] = quantities;
  if (
    quantities.length !== 3 ||
    !one ||
    !other ||
    !goal ||
    !/\bhow (?:much|many)\b|\? ?$/.test(marked)
  )
    return null;
  if (quantities.some(({ isPercent, currency }) => isPercent || currency !== "")) return null;
  const isFirst = /\bfor \{[nu]0\} ?[^{.?!]{0,30}\{[nu]1\}/.test(marked);
  const isSecond = /\{[nu]0\}[^{.?!]{0,25} for \{[nu]1\}/.test(marked);
  if (isFirst === isSecond) return null;
  const [base, amount, at] = isFirst ? [one, other, 0] : [other, one, 1];
  if (base.value.n <= 0n || !isAlike(marked, base, at, goal)) return null;
  if (amount.unit && amount.unit.id === goal.unit?.id) return null;
  const asked = new RegExp(`\\{[nu]${1 - at}\\} (?:of (?:the )?)?([a-z]+)`).exec(marked)?.[1] ?? "";
  if (!amount.unit && asked === "") return null;
  return workedFrom(
    reading,
    `${write(amount.value)} for ${write(base.value)}, wanted for ${write(goal.value)}`,
    [
      {
        term: times(over(plainTerm(amount.value), plainTerm(base.value)), plainTerm(goal.value)),
        unit: amount.unit?.short ?? asked,
      },
    ],
    [0, 1, 2],
  );
};

function isAlike(marked: string, base: Quantity, at: number, goal: Quantity) {
  if (base.unit || goal.unit) return base.unit?.id === goal.unit?.id;
  const noun = new RegExp(`\\{n${at}\\} ([a-z]+)`).exec(marked)?.[1];
  return noun !== undefined && new RegExp(`\\{n2\\} ${noun}`).test(marked);
}
