import { hidden, type PrivateRule, toValue, trimEnd } from "./private-rule";

/** What follows "my password is" when no password follows. */
const noPassword = new Set(
  `a about again all also always already an and any asked at bad being blocked broken by case
  changed compromised correct different easy empty enough expired for forgotten gone good hacked
  hard hidden how if in incorrect invalid it just known leaked locked long lost missing my needed
  never no not now ok old on only or out protected really required reset right safe same saved
  secret secure set short shown so something stolen still stored strong that the there this to too
  unknown unsafe very visible weak what when where why with working wrong your
  alright best better common complex fine guessable legit long ok okay public random simple unique`.split(
    /\s+/,
  ),
);

const secretName =
  "(?:passwords?|passwort|passcode|passphrase|pass code|pwd?|pin|pin (?:code|number)|" +
  "(?:door|gate|alarm|access|entry|safe|security|verification|sms|login|lock|key ?box|lock ?box|" +
  "key ?pad|garage|shed|locker)[ -]code|cvv2?|cvc2?|otp)";
const lockedThing =
  "(?:(?:the|my|our|his|her|their) )?(?:(?:front|back|side|garage|garden|main|house) )?" +
  "(?:door|gate|alarm|safe|lock|key ?box|lock ?box|key ?pad|garage|shed|locker|entrance|flat|house)";

export const passwordAndKeyRules: PrivateRule[] = [
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
      (/^#?\d{4,8}#?$/.test(trimEnd(secret)) || /[a-z]/i.test(secret)) &&
      /\d/.test(secret) &&
      isPasswordValue(secret, before),
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![\\w-])(?:cvv2?|cvc2?)(?: (?:code|number))?${toValue}(?<![a-z])(?<secret>\\d{3,4})(?![\\w%]|[.,:/-]\\d| words?\\b)`,
      "gi",
    ),
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![\\w-])(?:code|combination|pin) (?:for|of|to|on) ${lockedThing}${toValue}(?<secret>\\d{1,2}(?:-\\d{1,2}){2,3}|[a-z*#]?\\d{3,8}[a-z*#]?)(?![\\w%]|[.,:/-]\\d)`,
      "gi",
    ),
    isPrivate: (_secret, _before, after) => !/^ ?(?:lines?|words?|bytes?|kb|pages?)\b/i.test(after),
  },
];

function hasLettersAndDigits(secret: string) {
  return /\d.*\d|\d.{12}|.{12}\d/.test(secret) && /[a-z]/i.test(secret);
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
