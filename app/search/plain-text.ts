/**
 * The words of a markdown text, without its marks and without line breaks. Headings and items of a list
 * that end without a mark get one: in a row they would run into each other.
 */
export function plainText(markdown: string) {
  return markdown
    .replace(/^```.*$/gm, "")
    .replace(
      /^([ \t]*(?:[-*+]|\d+[.)])[ \t].*[^\s.!?:;,…])[ \t]*$(?=\n\n?[ \t]*(?:[-*+]|\d+[.)])[ \t])/gm,
      "$1;",
    )
    .replace(/^([ \t]*(?:#{1,6}|[-*+]|\d+[.)])[ \t].*[^\s.!?:;,…])[ \t]*$/gm, "$1.")
    .replace(/!?\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>+|[-*+]|\d+[.)])[ \t]+/gm, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/(^|[\s(])[*_](\S(?:[^*_\n]*\S)?)[*_](?=[\s).,;:!?]|$)/gm, "$1$2")
    .replace(/\s+/g, " ")
    .trim();
}
