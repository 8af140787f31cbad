import { passwordAndKeyRules } from "./passwords-and-keys";
import { hidden, type PrivateRule, toValue, trimEnd } from "./private-rule";
import type { PrivateKind } from "./report";
import { addressRules } from "./street-addresses";

export interface PrivateSpan {
  kind: PrivateKind;
  start: number;
  end: number;
}

const placeholders: Record<PrivateKind, string> = {
  email: "[email]",
  phone: "[phone]",
  card: "[card number]",
  password: "[password]",
  key: "[key]",
  address: "[address]",
  "bank-account": "[bank account]",
  "id-number": "[id number]",
};

const numberName = "(?: (?:number|no|nr|num|id)\\b\\.?)?";

/** Plainly invented: nobody reads mail at "x.org". */
const madeUpDomain =
  /@(?:(?:[a-z\d-]+\.)*[a-z\d-]+\.(?:example|test|invalid)|(?:[a-z]|([a-z])\1+|xyz|abc|foo|bar)\.[a-z]{2,3})$/i;

const rules: PrivateRule[] = [
  ...passwordAndKeyRules,
  {
    kind: "email",
    pattern:
      /(?<![\p{L}\p{N}._%+-])(?<secret>[\p{L}\p{N}._%+-]{1,256}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24})/gu,
    isPrivate: (secret) => !madeUpDomain.test(secret),
  },
  {
    kind: "bank-account",
    pattern: /\b(?<secret>[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)\b/g,
    isPrivate: isIban,
  },
  {
    kind: "bank-account",
    pattern:
      /\b(?:account|acct|a\/c|konto(?:nummer|nr)?|compte|sort code|routing|bsb)\b\.?(?: ?(?:number|no|nr|num)\b\.?)?\s{0,2}(?:is|was|:|#|=)?\s{0,2}(?<secret>\d[\d -]{4,20}\d)(?!\d|[.,]\d)/gi,
    isPrivate: (secret) => countDigits(secret) >= 6 && countDigits(secret) <= 17 && !isDate(secret),
  },
  {
    kind: "id-number",
    pattern: new RegExp(
      `\\b(?:ssn|social security)${numberName}${toValue}(?<secret>\\d{3}[ -]?\\d{2}[ -]?\\d{4})(?![\\w-])`,
      "gi",
    ),
  },
  {
    kind: "id-number",
    pattern: new RegExp(
      `\\b(?:ni|nino|national insurance)${numberName}${toValue}(?<secret>[a-z]{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?[a-d])(?![\\w-])`,
      "gi",
    ),
  },
  {
    kind: "id-number",
    pattern: new RegExp(
      `\\b(?:nhs|sin|social insurance)${numberName}${toValue}(?<secret>\\d{3}[ -]?\\d{3}[ -]?\\d{3,4})(?![\\w-])`,
      "gi",
    ),
    isPrivate: (secret, before) =>
      countDigits(secret) === (/\bnhs\b[^\n]{0,20}$/i.test(before) ? 10 : 9),
  },
  {
    kind: "id-number",
    pattern: new RegExp(
      `\\b(?:bsn|burgerservicenummer|pesel|dni|nie number|cpf|cpr (?:number|no|nr)|aadhaar|personnummer|codice fiscale|steuer-?id|` +
        `tax id|tax file|tfn|medicare (?:number|card|no)|national id|(?:identity|id) card|(?:my|his|her|their) (?:id|identity)|` +
        `driv(?:ing|er'?s?|er’s) licen[cs]e)${numberName}${toValue}` +
        `(?<secret>[a-z]{0,6}\\d[a-z\\d]{0,17}(?:[ .-][a-z]{0,2}\\d[a-z\\d]{0,8}){0,5})(?![\\w/])`,
      "gi",
    ),
    isPrivate: isIdNumber,
  },
  {
    kind: "card",
    pattern: /(?<![\d.,-])(?<secret>\d{13,19}|\d{3,6}(?:[ -]\d{3,6}){2,5})(?![\d]|[.,]\d)/g,
    isPrivate: isCard,
  },
  {
    kind: "id-number",
    pattern:
      /(?<![\w-])(?<secret>\d{3}-\d{2}-\d{4}|[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])(?![\w-])/g,
  },
  {
    kind: "id-number",
    pattern: new RegExp(
      `\\bpassport${numberName}${toValue}(?<secret>[a-z]{1,2}\\d{6,9}|\\d{8,9})(?![\\w-])`,
      "gi",
    ),
    isPrivate: (secret) => !isDay(secret),
  },
  {
    kind: "phone",
    pattern:
      /(?<![\w+])(?<secret>\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d{1,5}(?:[ .-]?\d{2,5}){1,5})(?!\d)/g,
    isPrivate: (secret) => countDigits(secret) >= 8 && countDigits(secret) <= 15,
  },
  {
    kind: "phone",
    pattern:
      /(?<![\w.,-])(?<secret>\(?0\d{1,4}\)?(?:[ .-]?\d{2,8}){1,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4})(?!\d|[-.,:/]\d)/g,
    isPrivate: (secret, before) =>
      countDigits(secret) >= 9 &&
      countDigits(secret) <= 12 &&
      !isDate(secret) &&
      !partOfNumber.test(before) &&
      !otherNumber.test(before),
  },
  {
    kind: "phone",
    pattern:
      /\b(?:tel|telephone|phone|mobile|cell|whatsapp|fax|call|ring|text|(?:phone|mobile|cell|contact|my|her|his|our|their) (?:no|number|nr))\b\.?(?: (?:me|us|him|her|them|is|at|on|number|no\.?)){0,3}\s{0,2}:?\s{0,2}(?<secret>\d[\d .-]{5,16}\d)(?![\d]|[-./:]\d)/gi,
    isPrivate: (secret) =>
      countDigits(secret) >= 7 &&
      /\d{3}/.test(secret) &&
      !/ [-.] /.test(secret) &&
      !isDate(secret) &&
      !isFigure(secret),
  },
  ...addressRules,
];

/** What stands in front may say that a number is no phone's: "1Z 999 AA1 01 2345 6784". */
const partOfNumber = /\b(?=\w*\d)(?=\w*[A-Z])\w+ $/;
const otherNumber =
  /\b(?:part|order|invoice|confirmation|reference|ref|model|serial|item|ticket|case|policy|tracking|member(?:ship)?|booking|isbn|sku|product|article)(?: (?:no|number|nr|id|code)\b)?[.:#]?\s{0,2}(?:is )?#?$/i;

/** "02.504.00": dots that part a number into groups of different size are no phone's. */
function isFigure(text: string) {
  const groups = text.split(".").map(({ length }) => length);
  return groups.length > 1 && groups.some((length) => length < 3) && new Set(groups).size > 1;
}

function isIdNumber(secret: string) {
  return countDigits(secret) >= 7 && !isDate(secret) && !isDay(secret) && !areYears(secret);
}

function areYears(text: string) {
  return text.split(/[ .-]/).every((part) => /^(?:19|20)\d{2}$/.test(part));
}

/** "20260519" */
function isDay(text: string) {
  return /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])[0-3]\d$/.test(text);
}

function countDigits(text: string) {
  return text.replace(/\D/g, "").length;
}

function isDate(text: string) {
  return /^(?:\d{1,2}[ .-]\d{1,2}[ .-](?:19|20)\d{2}|(?:19|20)\d{2}[ .-]\d{1,2}[ .-]\d{1,2})$/.test(
    text.trim(),
  );
}

function isCard(secret: string, before: string) {
  const digits = secret.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19) return false;
  if (/\b(?:card|visa|mastercard|amex)\b[^.\n]{0,40}$/i.test(before)) return true;
  if (!/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function isIban(secret: string) {
  const code = secret.replaceAll(" ", "");
  if (code.length < 15 || code.length > 34) return false;
  let rest = 0;
  for (const letter of code.slice(4) + code.slice(0, 4)) {
    rest = Number(`${rest}${Number.parseInt(letter, 36)}`) % 97;
  }
  return rest === 1;
}

/** Without one of these nothing of its kind is there, and its patterns need not be tried. */
const signs: Partial<Record<PrivateKind, RegExp>> = {
  email: /@/,
  phone: /\d/,
  card: /\d/,
  address: /\d/,
  "bank-account": /\d/,
  "id-number": /\d/,
};

/** What can end with the mark that closes the sentence. */
const endsOpen: ReadonlySet<PrivateKind> = new Set(["password", "key", "address"]);

function findNew(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = [];
  let rest = text;
  for (const { kind, pattern, isPrivate } of rules) {
    if (signs[kind]?.test(text) === false) continue;
    for (const match of rest.matchAll(pattern)) {
      const raw = match.groups?.secret ?? "";
      const secret = endsOpen.has(kind) ? trimEnd(raw) : raw.trimEnd();
      const start = match.index + match[0].length - raw.length;
      const end = start + secret.length;
      if (
        !secret ||
        (isPrivate &&
          !isPrivate(secret, rest.slice(Math.max(0, start - 80), start), rest.slice(end, end + 80)))
      ) {
        continue;
      }
      found.push({ kind, start, end });
      rest = rest.slice(0, start) + hidden.repeat(secret.length) + rest.slice(end);
    }
  }
  return found;
}

/** The same secret in other places of the text. */
function findAgain(prompt: string, spans: readonly PrivateSpan[]): PrivateSpan[] {
  const taken = [...spans];
  const kinds = new Map(spans.map(({ kind, start, end }) => [prompt.slice(start, end), kind]));
  for (const [secret, kind] of kinds) {
    for (let start = prompt.indexOf(secret); start >= 0; ) {
      const end = start + secret.length;
      const isWhole = !/[\p{L}\p{N}]/u.test(`${prompt[start - 1] ?? ""}${prompt[end] ?? ""}`);
      if (isWhole && taken.every((span) => end <= span.start || start >= span.end)) {
        taken.push({ kind, start, end });
      }
      start = prompt.indexOf(secret, end);
    }
  }
  return taken;
}

/** Finds what should not be typed into an AI tool. Hiding one thing can uncover another. */
export function findPrivateData(prompt: string): PrivateSpan[] {
  const spans: PrivateSpan[] = [];
  let text = prompt.replaceAll(hidden, " ");
  for (let round = 0; round < 4; round++) {
    const found = findAgain(text, findNew(text));
    if (found.length === 0) break;
    spans.push(...found);
    for (const { start, end } of found) {
      text = text.slice(0, start) + hidden.repeat(end - start) + text.slice(end);
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

const placeholderTexts = new Set(Object.values(placeholders));

/** Whether this stands where something private was hidden. */
export function isPlaceholder(text: string) {
  return placeholderTexts.has(text);
}

export function maskPrivateData(prompt: string, spans = findPrivateData(prompt)) {
  let text = "";
  let from = 0;
  for (const { kind, start, end } of spans) {
    text += prompt.slice(from, start) + placeholders[kind];
    from = end;
  }
  text += prompt.slice(from);
  return {
    text,
    found: spans.map(({ kind, start, end }) => ({ kind, quote: prompt.slice(start, end) })),
  };
}
