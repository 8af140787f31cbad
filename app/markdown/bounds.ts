/**
 * How knotty a text may be before it is shown as it was typed. The parser's time grows with the
 * square of these in a block, and nobody writes so many of them.
 */
const maxMarks = 600;
const maxAngles = 1200;
const maxLines = 1000;
/** Lines times columns: short lines are filled up to the widest one of their table. */
const maxCells = 5000;
const maxNesting = 20;
const maxRun = 32;

/** A longer word is no email address: that is the longest name before the @. */
const longestName = 64;
export const longWord = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]{${longestName + 1},}`);
const longestAddress = 2000;
const manySigns = /[^\s\w/%#=&-]{33,}/;

/** Takes out what only disturbs, and what would nest without end. */
export function tame(source: string) {
  return source
    .replaceAll("\u0000", "\ufffd")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/([*_~>[])\1{32,}/g, (_, mark: string) => mark.repeat(maxRun))
    .replace(/\n{100,}/g, "\n".repeat(100))
    .replace(/^[ \t]{41,}(?=(?:[-*+]|\d{1,9}[.)])[ \t])/gm, " ".repeat(2 * maxNesting))
    .replace(/^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm, (marks) =>
      (marks.match(/[ \t]*(?:>|[-*+]|\d+[.)])/g) ?? []).slice(0, maxNesting).join(""),
    );
}

export function isTooKnotty(text: string) {
  return text.split(/\n[^\S\n]*\n/).some((block) => {
    const marks = countOf(block, /[*_~`[\]@]|:\/\//g);
    const angles = countOf(block, /[<\\!]/g);
    const lines = countOf(block, /\n/g);
    return marks > maxMarks || angles > maxAngles || lines > maxLines || cellsOf(block) > maxCells;
  });
}

/** An address that the parser would look at again and again. */
export function isLongAddress(source: string) {
  const address = /^[^\s<]{0,2001}/.exec(source)?.[0] ?? "";
  return address.length > longestAddress || manySigns.test(address);
}

function cellsOf(block: string) {
  if (!block.includes("|")) return 0;
  const lines = block.split("\n");
  return lines.length * lines.reduce((most, line) => Math.max(most, countOf(line, /\|/g)), 0);
}

function countOf(text: string, sign: RegExp) {
  return text.match(sign)?.length ?? 0;
}
