import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Prints the lines of `app/models/confusables.ts`:
 *   node scripts/tables/confusables.mjs confusables.txt
 * from the file of that name that belongs to Unicode's security data.
 */
const single = /^[\p{L}\p{N}]$/u;
const ours = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const ascii = /^[A-Za-z0-9]{1,2}$/;

const lines = readFileSync(process.argv[2], "utf8").split("\n");
const byTarget = new Map();
for (const line of lines) {
  const [from, to] = line.split(";", 2).map(textOf);
  // What the normal forms take apart is compared in parts.
  if (!to || !single.test(from) || from.normalize("NFKD") !== from) continue;
  if (!ascii.test(to) && !(ours.test(from) && ours.test(to))) continue;
  byTarget.set(to, (byTarget.get(to) ?? "") + from);
}
const sorted = [...byTarget].sort(([a], [b]) => (a < b ? -1 : 1));
console.log(sorted.map(([to, from]) => `${to} ${from}`).join("\n"));

function textOf(codes) {
  const numbers = codes.match(/\b[0-9A-F]{4,6}\b/g) ?? [];
  return String.fromCodePoint(...numbers.map((code) => Number.parseInt(code, 16)));
}
