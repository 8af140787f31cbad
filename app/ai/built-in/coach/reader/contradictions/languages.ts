import { findMatches } from "../matches";
import type { Contradiction } from "../prompt-reading";
import { before, inOrder, isAskedAbout, stretchAround } from "./stretches";

const names =
  "english|french|spanish|german|italian|portuguese|polish|romanian|irish|welsh|dutch|turkish|ukrainian|arabic|hindi|marathi|tamil|urdu|bengali|punjabi|chinese|japanese";
const told = (joint: string) => `${joint} (?:plain |simple |easy |only )?`;
/** The language of all that is to be said: "only in French", "every word must be English". */
const ofAll = new RegExp(
  `\\b(?<said>(?:${told("in")}|${told("into")}|(?:only|all|purely|strictly|entirely|completely) (?:in )?|(?:note|answer|text|letter|mail|word|sentence|line|everything|whole thing)s?(?: of (?:it|this \\p{L}+))? (?:must (?:all )?be|should be|has to (?:be|stay)|have to be|in|is) (?:only |entirely )?(?:in )?|leave (?:it |every word )?(?:all )?in )(?<name>${names}))\\b(?<only> (?:only|fully|throughout))?`,
  "giu",
);
const whole =
  /\b(?:only|all|every|each|whole|entire(?:ly)?|purely|strictly|completely|fully|throughout|everything|leave|must|has to|have to)\b/i;
/** "She speaks only Polish": so it is. */
const spoken = /\b(?:speaks?|knows?|understands?|reads?)\s+$/i;
const several =
  /\b(?:then|below|under(?:neath)? it|underneath|both|bilingual|versions?|beside|next to|(?:first|second) (?:line|sentence|paragraph)|headings?|names?|need it|from|or|difference|once in|and (?:once|again) in|rest)\b/i;

/** Two languages for the whole of one answer. */
export function findLanguageConflict(own: string): Contradiction[] {
  const said = findMatches(own, ofAll)
    .map(({ 0: all, index, groups }) => ({
      start: index,
      end: index + all.length,
      name: groups?.name?.toLowerCase() ?? "",
      isOfAll: whole.test(all),
    }))
    .filter((span) => !isAskedAbout(own, span) && !spoken.test(before(own, span)));
  for (const [at, one] of said.entries()) {
    const other = said
      .slice(at + 1, at + 6)
      .find(
        (span) =>
          span.name !== one.name &&
          (one.isOfAll || span.isOfAll) &&
          !several.test(stretchAround(own, one, span)),
      );
    if (other) return [{ id: "said-and-forbidden", ...inOrder(one, other) }];
  }
  return [];
}
