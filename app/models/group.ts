/** So many groups may one person own and be in, and so much may be in one group. */
export const groupLimits = { owned: 10, joined: 20, members: 60, assignments: 20 };

/** So many members must have answered a question before it is said how it went. */
export const fewestAnswered = 3;

/** Without vowels no code is a word, and without I, L and O none is read as a number. */
export const codeLetters = "BCDFGHJKMNPQRSTVWXZ";
const codeLength = 8;
const code = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** A code as it was typed: in any case, with or without the dash; null for anything else. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.test(letters) ? letters : null;
}

/** "BCDF-GHJK" */
export function shownCode(letters: string) {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export function newCode() {
  // A byte past the last whole round would make some letters likelier.
  const most = 256 - (256 % codeLetters.length);
  let letters = "";
  while (letters.length < codeLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(codeLength))) {
      if (byte < most && letters.length < codeLength)
        letters += codeLetters[byte % codeLetters.length];
    }
  }
  return letters;
}

const day = 24 * 60 * 60_000;

/** The days that may be named: from today, wherever that is, up to a year ahead. */
export function dueDays(now: number) {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { first: dayOf(now - day / 2), last: dayOf(now + 366 * day) };
}

/** Whether there is such a day among them; `2026-02-31` is none. */
export function isDueDay(text: string, now: number) {
  const { first, last } = dueDays(now);
  const at = Date.parse(text);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
  return isDay && first <= text && text <= last;
}
