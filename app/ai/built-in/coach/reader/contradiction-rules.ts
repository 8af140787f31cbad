import type { ContradictionId } from "./prompt-reading";

/** Two wishes that cannot both be had. */
export interface ContradictionRule {
  id: ContradictionId;
  first: RegExp;
  second: RegExp;
  /** Looked for in the whole text: there is no contradiction then. */
  unless?: RegExp;
  /** Night and noon, a woman and nobody: only within one picture. */
  isOfPictures?: true;
}

const versions =
  /\b(?:versions?|variants?|one (?:formal|casual|short|funny|serious)|then|first|either|or|compare|difference|between|both)\b/i;

/** "two lines each": what is short is a part, not the whole. */
const partByPart =
  /\b(?:short (?:story|film|list of)|then (?:a )?(?:long|detailed)|in short|per (?:item|point|line)|(?:words?|sentences?|lines?|paragraphs?|points?|bullets?|minutes?) (?:for |about |on |to )?each\b(?! and)|each (?:point|item|line|one|section|answer|bullet|in |with a |at most|max|no more|under))\b/i;

const short =
  /\b(?:(?:very |extremely |dead |really |super )?(?:short(?! (?:lines|sentences|functions|paragraphs|words)\b)|brief|briefly|concise|tiny)|(?:one|two|a single|1|2|a few)[ -](?:short )?(?:sentences?|lines?|words?)|(?:max(?:imum)?|at most|no more than|not more than|under|only|in|to) (?:of )?(?:[1-5]?\d|ten|fifteen|twenty|thirty|fifty|one|two|three) (?:short )?(?:words|sentences?|lines?)|be concise|one-liner|as short as (?:you can|possible)|short(?:er)? answers?|be quick|one word if|(?:only )?yes or no(?: only)?|(?:one|a single) slide)\b/giu;

const everything =
  /\b(?:(?:every|each and every|all (?:of )?the|all|any) (?:single |last |tiny )?(?:details?|sound|aspect|step|part|fact|point|legal point|exception|event)s?|(?:every|each) (?:single )?(?:detail|\w+) included|cover(?:s|ing)? (?:everything|absolutely|every|all)|nothing (?:left out|missing|out|skip(?:ped)?)|leave (?:out )?nothing(?: out)?|leaving nothing out|no (?:information|detail) lost|complete(?:ly)? (?:and|with all)|very (?:thorough|detailed|long)|be (?:comprehensive|detailed|exhaustive)|long(?:,| and)? (?:detailed|complete)|in (?:every|full|great) detail|full detail|as (?:much|long|detailed) (?:detail )?as possible|exhaustive|explain (?:everything|all)|whole (?:staff )?handbook|full error handling|nothing omitted|omit none|leave (?:nothing|owt|nowt|none|no one) (?:out|of)|(?:don['’]?t|dont|do not|without) leav(?:e|ing) (?:out )?(?:anything|nothing|owt|a thing|any)(?: out| detail\w*)?|(?:explain|describe|answer|me) (?:\p{L}+ ){0,4}in detail|in detail (?:with|all|every)|(?:really|more|long|and) detailed|detailed (?:with|explanation)|put (?:in )?everything(?: in)?|(?:but|and|must|to) (?:include|cover|recount|mention|explain) (?:in full|every|all|everything|(?:his|her|their|its) whole)|in full|with all points|every (?:clause|cause|edge case|alliance)|every important thing|all edge cases|full (?:history|code)|long enough)\b/giu;

const shorter = /\b(?:shorter|shorten|a (?:third|half|quarter) of (?:the|its) length)\b/giu;
const everyWord =
  /\b(?:keep (?:it )?all (?:of it )?in|(?:every|evry) word|every (?:single )?detail|(?:without|not) leav(?:e|ing) (?:anything|out any)|don['’]?t leave out any|more detailed|not (?:to )?change any words?)\b/giu;

export const contradictionRules: readonly ContradictionRule[] = [
  { id: "short-but-everything", first: short, second: everything, unless: partByPart },
  { id: "short-but-everything", first: shorter, second: everyWord, unless: versions },
  {
    id: "two-sizes",
    first:
      /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:longer|lengthened)\b/giu,
    second: /\b(?:shorter|cut (?:it|this) in half|halve (?:it|this))\b/giu,
    unless: versions,
  },
  {
    id: "two-sizes",
    first: /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:shorter)\b/giu,
    second: /\b(?:longer(?! than)|twice as long)\b/giu,
    unless: versions,
  },
  {
    id: "light",
    first: /\b(?:night(?:time)?|midnight|after dark|moonlit|starry|sun ?set)\b/giu,
    second:
      /\b(?:bright (?:noon|midday|daylight)|(?:bright |golden |full |strong )+sun\w*|noon|midday|sunshine|broad daylight|sunny)\b/giu,
    unless: /\b(?:calendar|schedule|hours|open|weather|temperature|plan|turning into|half)\b/i,
    isOfPictures: true,
  },
  {
    id: "people",
    first: /\b(?:no|without(?: any)?) (?:people|persons?|humans?|faces)\b/giu,
    second:
      /\b(?:(?:a|the|one|two|three|four|five|eleven|\d+|beautiful|young|old|happy|smiling) (?:\p{L}+ )?(?:woman|man|girl|boy|couple|child|children|players|people|men|women|kids|crowd|chef|bride)|(?:woman|man|girl|boy) (?:drinking|walking|sitting|standing|holding|eating|reading|smiling))\b/giu,
    isOfPictures: true,
  },
  {
    id: "shape",
    first: /\b(?:vertical|portrait format|upright|9:16|portrait orientation)\b/giu,
    second: /\b(?:horizontal|landscape format|wide format|16:9|landscape orientation|square)\b/giu,
    unless: versions,
  },
  {
    id: "opposite-styles",
    first: /\bformal\b/giu,
    second:
      /\b(?:casual|informal|relaxed|slang|like (?:you(?:['’]?re| are)|i(?:['’]?m| am)) (?:texting|talking|chatting|speaking))\b/giu,
    unless:
      /\b(?:versions?|variants?|one formal|formal one|either|compare|difference|semi[- ]formal|informal [“"']?(?:tu|tú|du)|sie|not (?:too )?formal|less formal|two (?:texts|emails|messages))\b/i,
  },
  {
    id: "opposite-styles",
    first: /\b(?:be concise|be brief|minimal(?:ist)?)\b/giu,
    second:
      /\b(?:be detailed|be comprehensive|very thorough|lots (?:and lots )?of detail\w*|full of details?|every detail)\b/giu,
    unless: versions,
  },
  {
    id: "opposite-styles",
    first: /\b(?:black (?:and|&|\+)? ?white|monochrome|no colou?rs?)\b/giu,
    second:
      /\b(?:colou?rful|with (?:all )?the colou?rs|(?:bright|full|vivid|rainbow) (?:rainbow |bright )?colou?rs?|neon)\b/giu,
    unless: /\b(?:versions?|variants?|colou?ring|either|or|compare|apart from|except|only)\b/i,
  },
  {
    id: "opposite-styles",
    first: /\bsimple words\b/giu,
    second: /\badvanced vocabulary\b/giu,
    unless: versions,
  },
  {
    id: "opposite-styles",
    first: /\b(?:rhyming|rhymes?)\b/giu,
    second:
      /\b(?:free verse|unrhymed|not rhym(?:e|ing)|(?:doesn['’]?t|does not|don['’]?t|without|no) rhym(?:es?|ing))\b/giu,
    unless: versions,
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
      /\b(?:rewrite|(?:make|sounds?) (?:it |this )?(?:better|longer|shorter|nicer)|shorten)\b/giu,
    second:
      /\b(?:don['’]?t|do not|without) chang(?:e|ing) (?:anything|any (?:of my |of the )?words?|a (?:thing|(?:single )?word))\b(?! else)/giu,
  },
  {
    id: "said-and-forbidden",
    first: /\b(?:about|mention|include) (?:the |my |our |his |her )?\p{L}+/giu,
    second: /\bbut (?:please )?(?:don['’]?t|do not|never) mention (?:it|him|her|them|that)\b/giu,
  },
];

/**
 * The same word asked for and refused: "in a table, but no table", "no songs, with two songs". What is
 * refused only sometimes, or in part, is none.
 */
export const saidAndForbidden: readonly RegExp[] = [
  /\b(?<first>(?!(?:sure|real|true|much|that|this|what|time|know|want|like|good|problem)\b)\p{L}{4,})\b[^.!?\n]{0,40}?[\s,;(](?<second>(?:but|and) (?:with )?(?:no|not|without|don['’]?t be|do not be) (?:an? |any |the )?\k<first>(?:s|ly)?)(?=[.,;!?)]|\s*$| because| since)/giu,
  /\b(?<first>(?:no|without) (?:any )?(?<word>(?!(?:need|more|problem|idea|time|one)\b)\p{L}{4,}))\b[^!?\n]{0,30}?(?<second>(?:but|,|or|;)\s(?:with|also|have|include|add|some)\s(?:some |two |three |lots of |a few |the )?\k<word>)\b/giu,
  /\b(?<first>(?:use|with|in|give me) (?:an? )?(?<word>bullet points|bullets|emojis?|headings|tables?|jargon))\b[\s\S]{0,400}?\b(?<second>(?:no|without|avoid|don['’]?t use) (?:any )?\k<word>)\b/giu,
  /\b(?<first>(?:no|without|avoid|don['’]?t use) (?:any )?(?<word>bullet points|bullets|emojis?|headings|tables?|jargon))\b[\s\S]{0,400}?\b(?<second>(?:use|with|in|give me) (?:an? )?\k<word>)\b/giu,
];

/** Refused here, wanted there. */
export const notForbidden = /\b(?:unless|except|where|when|if|only)\b/i;
