import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Prints the digits of `app/content/common-passwords.ts`:
 *   node scripts/tables/common-passwords.mjs passwords.json
 * from a JSON array of passwords, the most common first, such as `src/passwords.json` of
 * @zxcvbn-ts/language-common.
 */
const ranked = [...new Set(JSON.parse(readFileSync(process.argv[2], "utf8")).map(lower))];
const long = ranked.filter((word) => word.length >= 8).slice(0, 3000);
/** Shorter ones become common passwords by a year or an exclamation mark behind them. */
const stems = ranked.slice(0, 1000).filter((word) => /^[a-z]{5,7}$/.test(word));
const listed = new Set([...long, ...stems]);
const needed = [...listed].filter((word) => stemOf(word) === word || !listed.has(stemOf(word)));

const numbers = [...new Set(needed.map(numberOf))].sort((a, b) => a - b);
const digits = numbers
  .map((number, index) => inDigits(number - (numbers[index - 1] ?? 0)))
  .join("");
console.log(digits.match(/.{1,96}/g).join("\n"));

function lower(word) {
  return String(word).toLowerCase();
}

function stemOf(word) {
  return word.replace(/[^\p{L}]{1,4}$/u, "");
}

function numberOf(word) {
  return createHash("sha256").update(word).digest().readUInt32BE(0) >>> 6;
}

function inDigits(number) {
  if (number >= 64 ** 3) throw new Error("Two neighbors are too far apart for three digits.");
  return Buffer.from([number >> 16, (number >> 8) & 255, number & 255])
    .toString("base64")
    .slice(1);
}
