/** Letters and digits in lower case, one space around each word. */
function spaced(text: string) {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(" ")} ` : " ";
}

export function isSaidIn(phrase: string, text: string) {
  return spaced(phrase) !== " " && spaced(text).includes(spaced(phrase));
}

export function areDistinct(texts: readonly string[]) {
  return new Set(texts.map(spaced)).size === texts.length;
}

export function countWords(text: string) {
  return text.match(/\S+/g)?.length ?? 0;
}

const gap =
  /\{\{?[^{}\n]{1,60}\}?\}|\[(?:your|insert|name|topic|field|goal|industry)\b[^\]\n]*\]|_{3,}|\bTODO\b|\blorem ipsum\b/i;
const tag = /<[a-z!/][^<>]*>?/i;

/** Whether text for a learner holds what no learner should read. Examples of prompts may have gaps. */
export function faultsIn(text: string): string[] {
  const outsideExamples = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, " ").replace(/^>.*$/gm, " ");
  return [
    tag.test(outsideExamples) && "It has HTML. Write markdown.",
    gap.test(outsideExamples) && "It has a gap that nobody filled in.",
    /<<<|>>>/.test(text) && "It repeats the marks around the material.",
  ].filter((each) => each !== false);
}
