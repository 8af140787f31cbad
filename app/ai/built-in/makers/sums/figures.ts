/**
 * Figures as people type them, made into figures that the reader of quantities knows:
 * "two hundred and ten", "17 280", "31 pound 86", "2 hrs 17", "a tenner".
 */
export function plainFigures(text: string) {
  return rewrites.reduce(
    (result, [pattern, write]) =>
      result.replace(pattern, (match: string, ...groups: unknown[]) =>
        write(
          groups.map((each) => (typeof each === "string" ? each : "")),
          match,
          result,
        ),
      ),
    withoutPoints(text),
  );
}

const pointed = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\.\d)/g;
const hasDecimalComma = (text: string) => /\d,\d{1,2}(?!\d|,\d)/.test(text);
const hasDecimalPoint = (text: string) => /(?<![\d.])\d+\.\d{1,2}(?!\d|\.\d)/.test(text);

/** Beside a decimal comma, a point parts thousands: "2.310" next to "2.252,25". */
function withoutPoints(text: string) {
  if (!hasDecimalComma(text) || hasDecimalPoint(text)) return text;
  return text.replace(pointed, (number) => number.replaceAll(".", ""));
}

/** "2.310" beside both "1,5" and "1.5", or as an amount of money, may be two or two thousand. */
export function isUnsurePoint(number: string, isMoney: boolean, text: string) {
  if (!/^\D*[1-9]\d{0,2}\.\d{3}(?![\d,.])/.test(number)) return false;
  if (hasDecimalComma(text)) return true;
  return isMoney && !/\b(?:lit(?:er|re)s?|l|gallons?|kwh|rate|exchange)\b/i.test(text);
}

type Rewrite = readonly [
  pattern: RegExp,
  write: (groups: string[], match: string, text: string) => string,
];

const small =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split(
    "|",
  );
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");
const below = `(?:(?:${tens.join("|")})(?:[- ](?:${small.slice(0, 9).join("|")}))?|${small.join("|")})`;

function spoken(words: string): number {
  const [, hundreds, rest] = /^(?:(.*?) ?hundred)?(?: and)? ?(.*)$/i.exec(words.trim()) ?? [];
  const [first = "", second = ""] = (rest ?? "").toLowerCase().split(/[- ]/);
  const ten = (tens.indexOf(first) + 1 && tens.indexOf(first) + 2) * 10;
  const one = small.indexOf(ten > 0 ? second : first) + 1;
  const hundred = hundreds === undefined ? 0 : hundreds.trim() === "" ? 1 : spoken(hundreds) || 1;
  return hundred * 100 + ten + one;
}

const hours = "(\\d+(?:[.,]\\d+)?) ?(?:hours?|hrs?|h)";
const aboutWeight = /\b(?:kg|kgs|kilos?|kilograms?|weigh\w*|lbs?|stones?|flour|suitcase)\b/i;

const rewrites: readonly Rewrite[] = [
  [
    new RegExp(
      `\\b(${below}|a) thousand(?: (?:and )?(${below}(?: hundred(?: and ${below})?)?))?\\b`,
      "gi",
    ),
    ([thousand = "", rest = ""]) => String((spoken(thousand) || 1) * 1000 + spoken(rest)),
  ],
  [
    new RegExp(`\\b(?:(?:${below}|a) )?hundred(?: (?:and )?${below})?\\b`, "gi"),
    (_, match) => String(spoken(match.replace(/^a /i, ""))),
  ],
  [
    new RegExp(
      `\\b(?:${tens.join("|")}) (?:${small.slice(0, 9).join("|")})\\b(?! hundred| thousand)`,
      "gi",
    ),
    (_, match) => String(spoken(match)),
  ],
  [
    /(?<![\d.,:/])\b(\d{1,3})((?: \d{3})+)(?=(?:,\d{1,2})?(?![\d:/]|[.,]\d))/g,
    ([first, rest = ""]) => first + rest.replaceAll(" ", ""),
  ],
  [/(\d) ?(?:z\u0142oty|zloty|z\u0142|zl|pln)(?!\p{L})/giu, ([digit]) => `${digit} z\u0142`],
  [/(\d[\d.,]*) ?quid\b/gi, ([number]) => `\u00a3${number}`],
  [/\u00a3?(\d+) pounds? (\d\d)\b(?! ?\p{L})/giu, ([pounds, pence]) => `\u00a3${pounds}.${pence}`],
  [
    /(\d[\d.,]*) pounds?\b/gi,
    ([number], match, text) =>
      aboutWeight.test(text.replace(match, ""))
        ? match
        : /\u00a3|\bvat\b|\bbill|\bpay|\beach\b|\bcost/i.test(text)
          ? `\u00a3${number}`
          : match,
  ],
  [/(?<![\d.,])(\d{1,2})p\b/g, ([pence = ""]) => `\u00a30.${pence.padStart(2, "0")}`],
  [/\b(?:a )?tenner\b/gi, () => "\u00a310"],
  [/\b(?:a )?fiver\b/gi, () => "\u00a35"],
  [
    new RegExp(`\\b(\\d+) dollars? and (\\d\\d|${below}) cents\\b`, "gi"),
    ([dollars, cents = ""]) =>
      `$${dollars}.${String(Number(cents) || spoken(cents)).padStart(2, "0")}`,
  ],
  [
    new RegExp(
      `${hours},? ?(?:and )?(\\d{1,2})(?: ?(?:minutes?|mins?|m))?(?![\\d.:]|\\p{L}| ?(?:hours|a |an ))`,
      "giu",
    ),
    ([h = "", m = ""]) =>
      /[.,]/.test(h) ? `${h} hours ${m} minutes` : `${Number(h) * 60 + Number(m)} minutes`,
  ],
  [/\b(\d+) and a half\b/gi, ([number]) => `${number}.5`],
  [
    /\bhalf (?:an? )?(hour|stone)\b/gi,
    ([unit]) => (unit?.toLowerCase() === "hour" ? "30 minutes" : "0.5 stone"),
  ],
  [
    /\b(\d+) (?:foot|feet|ft|') ?(\d{1,2})\b(?!(?! in (?:cm|m|met)| inch)(?: ?\p{L}| ?[.,:x]\d))(?:"| inch(?:es)?)?/giu,
    ([feet, inches]) => `${Number(feet) * 12 + Number(inches)} inches`,
  ],
  [
    /\b(\d+) stones? (\d{1,2})\b(?! ?(?:kg|kilo|[.,]\d))(?: ?(?:lbs?|pounds?))?/gi,
    ([stones, pounds]) => `${Number(stones) * 14 + Number(pounds)} lb`,
  ],
  [/\b(\d[\d.,]*) kilo\b/gi, ([number]) => `${number} kg`],
];
