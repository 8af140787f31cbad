/** A passage in the words of its page, without the signs of its markup. */
function plainPassage(markdown: string) {
  return markdown
    .replace(/\*\*|__/g, "")
    .replace(/(^|[\s(])\*(?=\S)|(?<=\S)\*(?=[\s.,;:)]|$)/gm, "$1");
}

/** Sentences, and each line of a list as one of its own. */
export function sentencesOf(markdown: string): string[] {
  return plainPassage(markdown)
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+\.)\s+/, "").trim())
    .flatMap((line) => line.split(/(?<=[.?!]['")]*)\s+(?=["'(]?[\p{Lu}\d])/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Hard to understand without the sentence before. */
const leansBack = /^(?:It|They|This|That|These|Those|He|She|Both|So|But|And|Others?)\b|\bboth\b/;

/**
 * The sentences that speak most of what is looked for, as they stand and in their order;
 * "..." where something was left out between them.
 */
export function excerpt(markdown: string, count: number, worth: (sentence: string) => number) {
  const ranked = sentencesOf(markdown)
    .map((text, place) => ({ text, place, points: worth(text) - (leansBack.test(text) ? 0.6 : 0) }))
    .sort((one, other) => other.points - one.points || one.place - other.place);
  const best = ranked[0];
  if (!best) return "";
  // A second one only beside the first or with words of its own to offer.
  const more = ranked
    .slice(1)
    .filter(({ points, place }) => points > 0 || place === best.place + 1)
    .slice(0, count - 1);
  let last = -1;
  return [best, ...more]
    .sort((one, other) => one.place - other.place)
    .map(({ text, place }) => {
      const gap = last >= 0 && place !== last + 1 ? "... " : "";
      last = place;
      return gap + text;
    })
    .join(" ");
}
