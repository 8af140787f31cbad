import type { PrivateKind } from "./report";

interface Rule {
  kind: PrivateKind;
  pattern: RegExp;
  /** Looks closer at what the pattern found; the group named "secret" is what is hidden. */
  isPrivate?: (secret: string, textBefore: string) => boolean;
}

export interface PrivateSpan {
  kind: PrivateKind;
  start: number;
  end: number;
}

/** Stands for a character that is already hidden, so that no second rule reads it. */
const hidden = "\u0001";

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

/** What follows "my password is" when no password follows. */
const noPassword = new Set(
  `a about again all also always already an and any asked at bad being blocked broken by case
  changed compromised correct different easy empty enough expired for forgotten gone good hacked
  hard hidden how if in incorrect invalid it just known leaked locked long lost missing my needed
  never no not now ok old on only or out protected really required reset right safe same saved
  secret secure set short shown so something stolen still stored strong that the there this to too
  unknown unsafe very visible weak what when where why with working wrong your`.split(/\s+/),
);

const secretName =
  "(?:passwords?|passwort|passcode|passphrase|pass code|pwd?|pin|pin (?:code|number)|" +
  "(?:door|gate|alarm|access|entry|safe|security|verification|sms|login|lock|key ?box)[ -]code|cvv|cvc|otp)";

const street =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Close|Yard|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Way|" +
  "Terrace|Crescent|Gardens?|Grove|Row|Mews|Hill|Park|Boulevard|Blvd|Parkway|Circle|Trail|Walk|" +
  "Wharf|Quay|Green|Rise|View|Alley|Highway|Hwy)";
const capitalWord = "\\p{Lu}[\\p{L}\\p{M}'.-]{0,24}";
const flat = "(?:flat|apt\\.?|apartment|unit|suite|floor|room) ?#?\\w{1,5}";
const postCode =
  "(?:[A-Z]{2} \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{4,6}(?: \\p{Lu}[\\p{L}]{1,24})?)";
const town = `${capitalWord}(?: ${capitalWord}){0,2}`;
const afterStreet = `(?:,? ${flat})?(?:, ?(?:${postCode}|${town})){0,3}(?: ${postCode})?`;

const rules: Rule[] = [
  {
    kind: "key",
    pattern:
      /(?<secret>-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]{0,4000}?(?:-----END [A-Z ]{0,30}-----|$))/g,
  },
  {
    kind: "key",
    pattern:
      /(?<secret>\b(?:sk|pk|rk)[-_](?:[A-Za-z0-9]{1,12}[-_])*[A-Za-z0-9_-]{12,200}|\bgh[pousr]_[A-Za-z0-9]{20,100}|\bgithub_pat_\w{20,100}|\bglpat-[\w-]{16,60}|\bnpm_[A-Za-z0-9]{30,60}|\bhf_[A-Za-z0-9]{24,60}|\bSG\.[\w-]{16,40}\.[\w-]{16,60}|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{30,60}|\bxox[abprs]-[\w-]{10,100}|\beyJ[\w-]{8,800}\.[\w-]{8,800}\.[\w-]{5,800})/g,
  },
  {
    kind: "key",
    pattern: /\bbearer(?: token)?(?: is|:|=)?\s{1,3}["']?(?<secret>[\w.~+/-]{16,400}={0,2})/gi,
    isPrivate: hasLettersAndDigits,
  },
  {
    kind: "key",
    pattern:
      /(?<![\w-])[\w-]{0,30}(?:key|token|secret)["']?(?: is| was)?\s{0,3}(?:[:=]|is)\s{0,3}["']?(?<secret>[\w+/.~-]{12,200})/gi,
    isPrivate: hasLettersAndDigits,
  },
  {
    kind: "password",
    pattern: /:\/\/[^\s:/@]{1,40}:(?<secret>[^\s:/@$<{[]{3,60})(?=@)/g,
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![\\w-])${secretName}(?: (?:for|of|to) [^\\n,.;:=${hidden}]{1,30}?)?\\s{0,3}(?:(?:is|was|are)\\b(?: now)?:?|[:=]|[-=]>)\\s{0,3}["']?(?<secret>[^\\s"'\\[${hidden}][^\\s"${hidden}]{2,79})`,
      "giu",
    ),
    isPrivate: isPasswordValue,
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![\\w-])${secretName}\\s{1,3}["']?(?<secret>[^\\s"'\\[${hidden}][^\\s"${hidden}]{3,79})`,
      "giu",
    ),
    isPrivate: (secret, before) =>
      (/^\d{4,8}$/.test(trimEnd(secret)) || /[a-z]/i.test(secret)) &&
      /\d/.test(secret) &&
      isPasswordValue(secret, before),
  },
  {
    kind: "email",
    pattern:
      /(?<![\p{L}\p{N}._%+-])(?<secret>[\p{L}\p{N}._%+-]{1,256}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24})/gu,
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
    pattern:
      /\bpassport(?: (?:number|no\.?))?(?: is)?:?\s{0,2}(?<secret>[A-Z]{1,2}\d{6,9}|\d{8,9})\b/g,
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
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\w.,:/-])(?<secret>(?:${flat},? )?\\d{1,5}[A-Za-z]?,? (?:${capitalWord} ){1,4}${street}\\b(?!')\\.?${afterStreet})`,
      "gu",
    ),
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\p{L}])(?<secret>\\p{Lu}[\\p{L}-]{2,30}(?:straße|strasse|str\\.|weg|platz|gasse|allee|laan|straat|gatan|vej) \\d{1,4}[a-z]?(?:, ?\\d{4,5} ${town})?)(?!\\d)`,
      "gu",
    ),
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<!\\w)(?<secret>\\d{1,4},? (?:rue|calle|via|avenida|rua|avenue) (?:(?:de|du|des|la|del|da|do) ){0,2}${town}(?:, ?${postCode})?)`,
      "gu",
    ),
  },
  {
    kind: "address",
    pattern:
      /\b(?:live|lives|living|located|address(?: is)?|deliver(?:y|ed)?|send it|ship)\b:?(?: (?:at|to|in|is))?:? (?<secret>\d{1,5}[a-z]? (?:[\p{L}']{2,20} ){1,3}(?:street|road|avenue|lane|close|drive|court|st|rd|ave)\b\.?)/giu,
  },
];

/** What stands in front may say that a number is no phone's: "1Z 999 AA1 01 2345 6784". */
const partOfNumber = /\b(?=\w*\d)(?=\w*[A-Z])\w+ $/;
const otherNumber =
  /\b(?:part|order|invoice|confirmation|reference|ref|model|serial|item|ticket|case|policy|tracking|member(?:ship)?|booking|isbn|sku|product|article)(?: (?:no|number|nr|id|code)\b)?[.:#]?\s{0,2}(?:is )?#?$/i;

function hasLettersAndDigits(secret: string) {
  return /\d.*\d|\d.{12}|.{12}\d/.test(secret) && /[a-z]/i.test(secret);
}

/** "02.504.00": dots that part a number into groups of different size are no phone's. */
function isFigure(text: string) {
  const groups = text.split(".").map(({ length }) => length);
  return groups.length > 1 && groups.some((length) => length < 3) && new Set(groups).size > 1;
}

function trimEnd(secret: string) {
  return secret.replace(/[.,;:)\]]+$/, "");
}

function isPasswordValue(secret: string, before: string) {
  const value = trimEnd(secret);
  const start = value.toLowerCase().replace(/[^\p{L}].*$/u, "");
  if (value.length < 3 || (!/\d/.test(value) && noPassword.has(start))) return false;
  // A call, such as in a line of code.
  if (/\w\(/.test(value)) return false;
  const isPlainWord = /^\p{L}+$/u.test(value);
  // "PIN: please call" and "password: minimum" are labels; "my password is fluffy" is a password.
  return !isPlainWord || /\b(?:my|our|his|her|their|wifi|wi-fi)\b[^.\n]{0,40}$/i.test(before);
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

function findNew(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = [];
  let rest = text;
  for (const { kind, pattern, isPrivate } of rules) {
    if (signs[kind]?.test(text) === false) continue;
    for (const match of rest.matchAll(pattern)) {
      const raw = match.groups?.secret ?? "";
      const secret = kind === "password" || kind === "key" ? trimEnd(raw) : raw.trimEnd();
      const start = match.index + match[0].length - raw.length;
      if (
        !secret ||
        (isPrivate && !isPrivate(secret, rest.slice(Math.max(0, start - 80), start)))
      ) {
        continue;
      }
      const end = start + secret.length;
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
