import type { Contradiction, ContradictionId, Span } from "./prompt-reading";
import { findSizeConflict } from "./sizes";

const meat =
  /\b(?:lamb|mutton|beef|pork|chicken|turkey|duck|pato|ham|bacon|sausages?|steak|veal|mince|salmon|tuna|cod|fish|prawns?|shrimps?|meat|meatballs|chorizo|ribs|goat|venison)\b/giu;
const plantDiet =
  /\b(?:(?:100 ?% |strictly |completely |fully |proper(?:ly)? |all )?(?:vegan|vegetarian|plant[- ]based|meat[- ]free|meatless))\b/giu;
const refused =
  /\b(?:no|not|non|without|never|avoid|instead of|replace|substitute|alternative|fake|mock|isn['’]?t|aren['’]?t|don['’]?t|than|free|nor|or)\s+(?:\p{L}+\s+){0,2}$/iu;
const shared =
  /\b(?:some|an? (?:vegan|vegetarian) (?:dish|one|option|main|meal) and|one of|two of|others?|both a|option|the rest|half|guests? (?:is|are)|except|separate)\b/i;

interface Rule {
  id: ContradictionId;
  first: RegExp;
  second: RegExp;
  /** Looked for in the whole text: there is no contradiction then. */
  unless?: RegExp;
}

const versions =
  /\b(?:versions?|variants?|one (?:formal|casual|short|funny|serious)|then|first|either|or|compare|difference|between|both)\b/i;

const rules: Rule[] = [
  {
    id: "short-but-everything",
    first:
      /\b(?:(?:very |extremely |dead |really |super )?(?:short|brief|briefly|concise|tiny)|(?:one|two|a single|1|2|a few)[ -](?:short )?(?:sentences?|lines?|words?)|(?:max(?:imum)?|at most|no more than|not more than|under|only|in|to) (?:of )?(?:[1-5]?\d|ten|fifteen|twenty|thirty|fifty|one|two|three) (?:short )?(?:words|sentences?|lines?)|be concise|one-liner|as short as (?:you can|possible)|short(?:er)? answers?|be quick|one word if)\b/giu,
    second:
      /\b(?:(?:every|each and every|all (?:of )?the|all|any) (?:single |last |tiny )?(?:details?|sound|aspect|step|part|fact|point|legal point|exception|event)s?|(?:every|each) (?:single )?(?:detail|\w+) included|cover(?:s|ing)? (?:everything|absolutely|every|all)|nothing (?:left out|missing|out)|leave nothing out|leaving nothing out|no (?:information|detail) lost|complete(?:ly)? (?:and|with all)|very (?:thorough|detailed|long)|be (?:comprehensive|detailed|exhaustive)|long(?:,| and)? (?:detailed|complete)|in (?:every|full|great) detail|as (?:much|long|detailed) (?:detail )?as possible|exhaustive|explain (?:everything|all)|whole (?:staff )?handbook|full error handling|nothing omitted|omit none|leave (?:nothing|owt|nowt|none|no one) (?:out|of)|(?:don['’]?t|dont|do not) leave (?:anything|nothing|owt|a thing) out|(?:explain|describe|answer|me) (?:\p{L}+ ){0,4}in detail|in detail (?:with|all|every)|(?:really|more|long|and) detailed|detailed (?:with|explanation)|put (?:in )?everything(?: in)?|(?:but|and|must|to) (?:include|cover|recount|mention|explain) (?:in full|every|all|everything|(?:his|her|their|its) whole)|in full|with all points|every (?:clause|cause|edge case|alliance)|all edge cases|full (?:history|code)|long enough)\b/giu,
    unless:
      /\b(?:short (?:story|film|list of)|then (?:a )?(?:long|detailed)|in short|each|per (?:item|point|line))\b/i,
  },
  {
    id: "light",
    first: /\b(?:night(?:time)?|midnight|after dark|moonlit|starry)\b/giu,
    second:
      /\b(?:bright (?:noon|sun\w*|midday|daylight)|noon|midday|sunshine|full sun|broad daylight|sunny)\b/giu,
    unless: /\b(?:calendar|schedule|hours|open|weather|temperature|plan|turning into|half)\b/i,
  },
  {
    id: "people",
    first: /\b(?:no|without(?: any)?) (?:people|persons?|humans?|faces)\b/giu,
    second:
      /\b(?:(?:a|the|one|two|three|four|five|eleven|\d+|beautiful|young|old|happy|smiling) (?:\p{L}+ )?(?:woman|man|girl|boy|couple|family|child|children|players|people|men|women|kids|crowd|chef|bride)|(?:woman|man|girl|boy) (?:drinking|walking|sitting|standing|holding|eating|reading|smiling))\b/giu,
  },
  {
    id: "shape",
    first: /\b(?:vertical|portrait format|upright|9:16|portrait orientation)\b/giu,
    second: /\b(?:horizontal|landscape format|wide format|16:9|landscape orientation|square)\b/giu,
    unless: versions,
  },
  {
    id: "opposite-styles",
    first:
      /\b(?:formal|be concise|be brief|minimalist|black and white|simple words|rhyming|rhymes?)\b/giu,
    second:
      /\b(?:casual|informal|relaxed|slang|like (?:you(?:['’]?re| are)|i(?:['’]?m| am)) (?:texting|talking|chatting|speaking)|be detailed|be comprehensive|very thorough|lots (?:and lots )?of detail\w*|colou?rful|with (?:all )?the colou?rs|advanced vocabulary|not rhyming|not rhyme|(?:doesn['’]?t|dont|does not|no) rhymes?|bright rainbow colou?rs)\b/giu,
    unless:
      /\b(?:versions?|variants?|one formal|formal one|either|compare|difference|semi[- ]formal|coloring|colouring|informal [“"']?(?:tu|tú|du)|sie|not (?:too )?formal|less formal|two (?:texts|emails|messages))\b/i,
  },
  {
    id: "opposite-styles",
    first: /\b(?:funny|humorous|premium|traditional|elegant)\b/giu,
    second:
      /\b(?:but (?:also )?serious|but (?:also )?approachable|but (?:thoroughly |also )?modern|modern but traditional|and (?:also )?serious)\b/giu,
    unless: versions,
  },
  {
    id: "said-and-forbidden",
    first:
      /\b(?:use|with|in|give me) (?:bullet points|bullets|emojis?|headings|a table|jargon)\b/giu,
    second:
      /\b(?:no|without|avoid|don['’]?t use) (?:any )?(?:bullet points|bullets|emojis?|headings|tables?|jargon)\b/giu,
    unless: /\b(?:unless|except)\b/i,
  },
];

const noun = /(?:bullet points|bullets|emojis?|headings|tables?|jargon)$/i;

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

function firstOf(own: string, pattern: RegExp) {
  return Array.from(own.matchAll(pattern))[0];
}

function findDiet(own: string): Contradiction[] {
  const diet = Array.from(own.matchAll(plantDiet)).find((match) => !isRefused(own, match));
  const animal = Array.from(own.matchAll(meat)).find((match) => !isRefused(own, match));
  if (!diet || !animal || shared.test(own)) return [];
  return [{ id: "diet", first: spanOf(diet), second: spanOf(animal) }];
}

function isRefused(own: string, match: RegExpMatchArray) {
  const at = match.index ?? 0;
  const before = own.slice(Math.max(0, at - 40), at);
  return refused.test(before) || /\b(?:vegan|vegetarian|plant[- ]based)\s+$/i.test(before);
}

function findRule(own: string, { id, first, second, unless }: Rule): Contradiction[] {
  const [one, other] = [firstOf(own, first), firstOf(own, second)];
  if (!one || !other || unless?.test(own)) return [];
  const [a, b] = [spanOf(one), spanOf(other)];
  if (a.start < b.end && b.start < a.end) return [];
  if (id === "said-and-forbidden" && noun.exec(one[0])?.[0] !== noun.exec(other[0])?.[0]) return [];
  return [a.start < b.start ? { id, first: a, second: b } : { id, first: b, second: a }];
}

/** Orders that cannot both be followed. Read in the person's own words only. */
export function findContradictions(own: string): Contradiction[] {
  const found = [
    ...findSizeConflict(own),
    ...findDiet(own),
    ...rules.flatMap((rule) => findRule(own, rule)),
  ];
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}
