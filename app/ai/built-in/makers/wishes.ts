/** A wish about an answer's form that a maker may not be able to follow. */
interface FormWish {
  /** The slot or fact of a sample whose pieces follow it. */
  id: string;
  /** As it is called where it was not followed. */
  name: string;
  find: RegExp;
  /** Whether an answer that looks like this has it, however it was made. */
  shows?: RegExp;
}

/** Who rules a thing out does not wish for it. */
const unlessRuledOut =
  "(?<!\\b(?:no|not|nor|never|without|avoid|skip|instead of|rather than|don't|dont|less) (?:[a-z]+ ){0,3})";

function wish(source: string) {
  return new RegExp(unlessRuledOut + source, "i");
}

const languages =
  "spanish|french|german|italian|portuguese|polish|turkish|arabic|ukrainian|russian|chinese|hindi|dutch|vietnamese";

const formWishes: readonly FormWish[] = [
  {
    id: "heading",
    name: "the heading",
    find: wish(
      "\\b(?:(?:with|add|plus|put|include|includes|including|give|gives|start with|starting with|needs?|under|write|and|structure:) (?:it |me |him |her |them |the mayor )?(?:a |an |one |the )?(?:[a-z]+ ){0,2}(?:headings?|headlines?|titles?)\\b|(?:headings?|headlines?|titles?) (?:on top|above|at the top|included|first|please|too)\\b)",
    ),
    shows: /^(?:> )?(?:#{1,4} |\*\*[^*]+\*\*$)/m,
  },
  {
    id: "funny",
    name: "the humor",
    find: wish(
      "\\b(?:funny|funnier|humou?r|humorous|humou?rously|witty|playful|jokes?|cheeky|amusing|make (?:them|people|us) (?:laugh|smile)|with a wink)\\b",
    ),
  },
  {
    id: "rhyme",
    name: "the rhyme",
    find: wish("\\b(?:rhym(?:e|es|ed|ing)|poem|verse|verses|limerick|haiku|song)\\b"),
  },
  { id: "formal", name: "the formal tone", find: wish("\\b(?:formal|formally|official tone)\\b") },
  {
    id: "emoji",
    name: "the emojis",
    find: wish(
      "\\b(?:with|use|using|add|include|and|one|two|three|an|a|some|few) (?:[a-z]+ )?emojis?\\b",
    ),
    shows: /\p{Extended_Pictographic}/u,
  },
  {
    id: "hashtags",
    name: "the hashtags",
    find: wish(
      "\\b(?:with|use|using|add|include|and|one|two|three|a|some|few) (?:[a-z]+ )?hashtags?\\b",
    ),
    shows: /\s#\p{L}/u,
  },
  {
    id: "versions",
    name: "more than one version",
    find: wish(
      "\\b(?:two|three|four|2|3|4|several|different|both) (?:[a-z]+ )?(?:versions?|variants?|variations?|drafts|alternatives)\\b",
    ),
  },
  {
    id: "signed",
    name: "the signature",
    find: wish("\\bsign(?:ed)?(?: it| off)? (?:with|as|by)\\b"),
  },
  {
    id: "letter",
    name: "the form of a letter",
    find: wish("\\b(?:as|like|in the form of) a (?:[a-z]+ )?letter\\b"),
  },
  {
    id: "language",
    name: "the other language",
    find: wish(`\\b(?:(?:in|into|and) (?:${languages})|translat(?:e|ed|ion)|bilingual)\\b`),
  },
  {
    id: "table",
    name: "the table",
    find: wish(
      "\\b(?:(?:as|in|into|make|draw|want|give me|need|use|show) (?:me |it |them )?(?:in )?(?:a |an )?(?:[a-z]+ )?table\\b(?! tennis| games?| top)|table (?:with|please|pls|format|form)\\b|table:)",
    ),
    shows: /^\|/m,
  },
  {
    id: "no-table",
    name: "the form without a table",
    find: /\b(?:no|not|without|instead of|rather than) (?:in |as )?(?:a )?tables?\b/i,
    shows: /^(?!\|)(?![\s\S]*^\|)/m,
  },
  {
    id: "numbered",
    name: "the numbers in front",
    find: wish("\\b(?:numbered|number (?:them|each|the))\\b"),
    shows: /^(?:> )?\d+\. /m,
  },
  {
    id: "bullets",
    name: "the bullet points",
    find: wish("\\b(?:bullets?|bullet points?|bulleted)\\b"),
    shows: /^(?:> )?(?:-|\d+\.) /m,
  },
];

const ruledOutWord =
  /\b(?:without|no|not|never|avoid|skip|leave out|don'?t (?:use|say|write))(?: [a-z]+)? (?:the )?words? ["']?([a-z]+)/gi;

/** "Without the word please": words that were ruled out and that the answer has. */
function saidAnyway(prompt: string, answer: string) {
  return Array.from(prompt.matchAll(ruledOutWord), ([, word = ""]) => word.toLowerCase()).filter(
    (word) => new RegExp(`\\b${word}\\b`, "i").test(answer),
  );
}

/**
 * One plain sentence on what a prompt wishes for and its answer does not have; "" where it has all.
 * `followed` are the slots and facts that pieces of the answer were written for.
 */
export function notDone(
  prompt: string,
  answer: string,
  {
    followed = new Set(),
    but = [],
  }: { followed?: ReadonlySet<string>; but?: readonly string[] } = {},
) {
  const names = formWishes
    .filter(({ id, find }) => !but.includes(id) && !followed.has(id) && find.test(prompt))
    .filter(({ shows }) => shows?.test(answer) !== true)
    .map(({ name }) => name);
  names.push(...saidAnyway(prompt, answer).map((word) => `a text without the word "${word}"`));
  return names.length === 0 ? "" : `**Not done here:** ${names.join(", ")}. An assistant would.`;
}
