import { confusables } from "./confusables";

/** Words that belong to the site's own people, in whatever name they stand. */
const staffWords = [
  ...["admin", "admins", "administrator", "administrators", "moderator", "moderators"],
  ...["editor", "editors", "editorial", "official", "staff", "support", "helpdesk"],
  ...["webmaster", "sysop", "system", "root"],
];
/** Names that say nobody, or everybody. */
const wholeNames = [
  ...["anonymous", "coach", "everybody", "everyone", "guest", "guests", "help", "info", "mod"],
  ...["nobody", "owner", "security", "team", "the team", "unknown", "user", "users", "visitor"],
];
/** What the site is called, and what those are called who have no name; numbers may follow. */
const beginnings = ["former member", "learner", "user", "guest"];
const brand = "lamplight";

/**
 * Two names with the same key look alike: capitals, look-alike letters, dots and dashes make no
 * difference. After the skeleton of Unicode's TR 39, with one step before: every word is written
 * with one capital, since a capital I looks like a small l and a small i does not.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}'’]/gu, "")
    .replace(/(?<=\p{Ll})I/gu, "l")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => lookOf(capitalized(word)));
  return words.join(" ");
}

/** The sentence that refuses a name for what it is, or null where only its being taken matters. */
export function refuseName(name: string): string | null {
  if (hasMixedWord(name)) return "Please write each word of a name in one alphabet.";
  if (isReserved(name)) {
    return "Others could take that name for one of ours. Please choose another one.";
  }
  return null;
}

/** The same for a username, which is typed to sign in: it is also written in one way only. */
export function refuseUsername(name: string): string | null {
  if (name.normalize("NFKC") !== name) {
    return "Use letters, digits, dots, dashes and underscores only";
  }
  return refuseName(name);
}

const staffKeys = new Set(staffWords.map(reservedKey));
const wholeKeys = new Set(wholeNames.map(reservedKey));
const beginningKeys = beginnings.map(reservedKey);
const brandKey = reservedKey(brand);
/** What digits have become: a one looks like an l, and a zero like an o. */
const number = "[\\dlo]";
const onlyNumber = new RegExp(`^${number}*$`);
const lastNumber = new RegExp(`${number}+$`);

/** Whether others could believe that the name is the site's, its people's, or nobody's. */
export function isReserved(name: string) {
  const whole = reservedKey(name);
  return (
    isOurs(name) ||
    wholeKeys.has(whole) ||
    staffKeys.has(whole) ||
    nameKey(name).split(" ").some(isStaffWord) ||
    beginningKeys.some(
      (start) => whole.startsWith(start) && onlyNumber.test(whole.slice(start.length)),
    )
  );
}

/** The site's name as a word or as two, alone or with one of those words behind it. */
function isOurs(name: string) {
  const words = nameKey(name).split(" ").map(reservedKey);
  return words.some((word, place) =>
    [word, word + (words[place + 1] ?? "")].some((text) => {
      if (!text.startsWith(brandKey)) return false;
      const rest = text.slice(brandKey.length).replace(lastNumber, "");
      return rest === "" || staffKeys.has(rest) || wholeKeys.has(rest);
    }),
  );
}

function isStaffWord(word: string) {
  const key = reservedKey(word);
  return staffKeys.has(key) || staffKeys.has(key.replace(lastNumber, ""));
}

/** Stricter than between members: spaces and accents make no difference, nor does an l for an i. */
function reservedKey(name: string) {
  return nameKey(name)
    .normalize("NFD")
    .replace(/[\p{M} ]/gu, "")
    .replaceAll("i", "l");
}

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** A word of letters that look alike and are from two alphabets is there to deceive. */
function hasMixedWord(name: string) {
  return name
    .normalize("NFKC")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => {
      const letters = word.match(/\p{L}/gu) ?? [];
      return alphabets.some(
        (alphabet) =>
          letters.some((letter) => alphabet.test(letter)) &&
          !letters.every((letter) => alphabet.test(letter)),
      );
    });
}

function capitalized(word: string) {
  const [first = "", ...rest] = word.toLowerCase();
  return first.toUpperCase() + rest.join("");
}

/** Looked up before and after the capitals are gone: Н looks like H, and a small m like rn. */
function lookOf(word: string) {
  return replaced(replaced(word).toLowerCase()).normalize("NFC");
}

function replaced(text: string) {
  return [...text.normalize("NFD")].map((letter) => confusables.get(letter) ?? letter).join("");
}
