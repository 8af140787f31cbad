import type { Fact } from "./exercise";

const ruledOut =
  "(?<!\\b(?:no|not|never|without|avoid|skip|instead of|don't|dont|less|not too) (?:[a-z]+ ){0,2})";

/** "With a heading", but not "no heading". */
export const heading: Fact = {
  find: new RegExp(`${ruledOut}\\b(?:headings?|headlines?|titles?)\\b`, "i"),
};

export const funny: Fact = {
  find: new RegExp(
    `${ruledOut}\\b(?:funny|funnier|humou?r|humorous|humou?rously|witty|playful|jokes?|cheeky|amusing|(?:with )?a wink)\\b`,
    "i",
  ),
};

export const formal: Fact = {
  find: new RegExp(`${ruledOut}\\b(?:formal\\w*|official\\w*)\\b`, "i"),
};

/** The name below a text. */
export const signed: Fact = {
  find: /\bsign(?:ed)?(?: it| off)? (?:with|as|by):? ["']?([^"'.;!?\n]{2,40})/i,
};
