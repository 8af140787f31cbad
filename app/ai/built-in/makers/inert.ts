/**
 * A learner's words as markdown that shows them as they were typed: no markup, no link, no line
 * that would begin a list or a heading.
 */
export function inert(text: string) {
  return text
    .replace(/(?![\n\t])\p{Cc}|\p{Cf}/gu, "")
    .replace(/[\\`*_[\]<>|~&#]/g, "\\$&")
    .replace(/:(?=\/\/)|@/g, "\\$&")
    .replace(/\b(www)\./gi, "$1\\.")
    .replace(/^([ \t]*)([-+=])/gm, "$1\\$2")
    .replace(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}

export function plainLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The same on one line, such as a cell of a table needs it, and cut short after whole words. */
export function inertLine(text: string, limit = 400) {
  const line = plainLine(text);
  const signs = Array.from(line);
  if (signs.length <= limit) return inert(line);
  const cut = signs.slice(0, limit).join("");
  const space = cut.lastIndexOf(" ");
  return `${inert(space > limit / 2 ? cut.slice(0, space) : cut)} ...`;
}
