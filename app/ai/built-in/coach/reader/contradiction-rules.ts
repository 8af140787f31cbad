import type { ContradictionId } from "./prompt-reading";

/** Two wishes that cannot both be had. */
export interface ContradictionRule {
  id: ContradictionId;
  first: RegExp;
  second: RegExp;
  /** Said in the sentences of the two: there is no contradiction then. */
  unless?: RegExp;
  /** Night and noon, a woman and nobody: only within one picture. */
  isOfPictures?: true;
}

const versions =
  /\b(?:versions?|variants?|one (?:formal|casual|short|funny|serious)|then|first|either|or|compare|difference|between|both)\b/i;

/** "two lines each", "end with a one-line summary": what is short is a part, not the whole. */
const partByPart =
  /\b(?:short (?:story|film|list of)|then (?:an? |give |add |write )|(?:start|begin|end|close|finish)\w* with|followed by|asking (?:for|\w+ to)|please send|send me|in short|per (?:item|point|line)|(?:words?|sentences?|lines?|paragraphs?|points?|bullets?|minutes?) (?:for |about |on |to )?each\b(?! and)|each (?:point|item|line|one|section|answer|bullet|in |with a |at most|max|no more|under))\b/i;

/** What is written; of anything else that is short the answer need not be. */
const textNoun =
  "(?:essay|answer|letter|message|e?-?mail|note|speech|story|summary|text|article|post|explanation|version|poem|paragraph|overview|invitation|guide|report|reply|review|caption|description|statement|recipe|leaflet|introduction|toast|script|list|one|book|thing|biography|bio|eulogy|presentation|history|obituary|blurb|formal|warm|friendly|polite)";
/** An adjective of the answer: its noun follows, or none. */
const ofTheAnswer = `(?=\\s*(?:[,.;:!?)\\n&/+]|$)|[\\s-]+(?:(?:and|but|yet|with|like|as|in|please|pls|max|so|because|one|only|or|too|also|about|on|if|though|possible|now|max\\w*)\\b|${textNoun}s?\\b))`;
/** Said of what is there: "my hair is short", "this brief", "keep the sentences short". */
const notOfTheAnswer =
  "(?<!\\b(?:is|are|was|were|am|my|this|the|sentences|paragraphs|words|lines|steps|titles?|names|captions|intro|introduction|in|too) (?:very |really |so |quite )?)";

const briefly = new RegExp(
  `\\b(?:${notOfTheAnswer}(?:very |extremely |dead |really |super )?(?:short|concise|tiny|brief(?! (?:for|to|that|from|of)\\b))${ofTheAnswer}|briefly|(?<!\\b(?:the|these|those|my|this|last|first|following) )(?:one|two|a single|1|2|a few)[ -](?:short )?(?:sentences?|lines?|words?)|(?:max(?:imum)?|at most|no more than|not more than|under|only|in|to) (?:of )?(?:[1-5]?\\d|ten|fifteen|twenty|thirty|fifty|one|two|three) (?:short )?(?:words|sentences?|lines?)|be concise|one-liner|as short as (?:you can|possible)|short(?:er)? answers?|be quick|one word if|(?:only|just|simply|answer|say) yes or no(?: only)?|yes or no only|(?:one|a single) slide)\\b`,
  "giu",
);

const everything =
  /\b(?!(?:cover(?:s|ing)? )?(?:all|every)(?: (?:of )?(?:the|these))? (?:points|facts|topics|things|questions):)(?<!\b(?:what (?:are|were)|guide to|list|name) )(?:(?:every|each and every|all (?:of )?the|all|any) (?:single |last |tiny )?(?:details?|sound|aspect|step|part|fact|point|legal point|exception|event)s?|(?:every|each) (?:single )?(?:detail|\w+) included|cover(?:s|ing)? (?:everything|absolutely|every|all)|nothing (?:left out|missing|out|skip(?:ped)?)|leave (?:out )?nothing(?: out)?|leaving nothing out|no (?:information|detail) lost|complete(?:ly)? (?:and|with all)|very (?:thorough|detailed|long)|be (?:comprehensive|detailed|exhaustive)|long(?:,| and)? (?:detailed|complete)|in (?:every|full|great) detail|full detail|as (?:much|long|detailed) (?:detail )?as possible|exhaustive|explain (?:everything|all)|whole (?:staff )?handbook|full error handling|nothing omitted|omit none|leave (?:nothing|owt|nowt|none|no one) (?:out|of)|(?:don['’]?t|dont|do not|without) leav(?:e|ing) (?:out )?(?:anything|nothing|owt|a thing|any)(?: out| detail\w*)?|(?:explain|describe|answer|me) (?:\p{L}+ ){0,4}in detail|in detail (?:with|all|every)|(?:really|more|long|and) detailed|detailed (?:with|explanation)|put (?:in )?everything(?: in)?|(?:but|and|must|to) (?:include|cover|recount|mention|explain) (?:in full|every|all|everything|(?:his|her|their|its) whole)|(?<!\b(?:paid|pay|pays|payable|settled?|repaid|back|due) )in full|with all points|every (?:clause|cause|edge case|alliance)|every important thing|all edge cases|full history|(?:but|and|make it|be) long enough)\b/giu;

const shorter = /\b(?:shorter|shorten|a (?:third|half|quarter) of (?:the|its) length)\b/giu;
const wholeText =
  /\b(?:keep (?:it )?all (?:of it )?in|(?:every|evry) word|every (?:single )?detail|(?:without|not) leav(?:e|ing) (?:anything|out any)|don['’]?t leave out any|more detailed|not (?:to )?change any words?)\b/giu;

const otherTimes =
  /\b(?:calendar|schedule|hours|open|weather|temperature|plan|turning into|half|split|by day|day and night|from|then)\b/i;
/** "a chef's knife", "a kids' room": nobody is in it. */
const notOwned =
  "(?![-'’]| (?:room|playground|bedroom|books?|bike|clothes|toys?|menu|shoes?|hats?)\\b)";
/** Of the picture, not of a thing in it: "vertical stripes", "a market square". */
const ofTheShape =
  "(?=\\s*(?:[,.;:!?)\\n]|$)|\\s+(?:and|but|also|format|image|picture|photo|poster|layout|orientation|shape|crop|flyer|banner|at the same)\\b)";
/** Of what is written, not of a thing in it: "a casual dress code". */
const ofTheStyle =
  "(?=\\s*(?:[,.;:!?)\\n&/]|$)|\\s+(?:and|but|yet|style|tone|language|way(?! (?:the|he|she|they|my|we|i)\\b)|voice|too|also|as|please|pls|invitation|letter|e?-?mail|message|note|text|speech|toast|reply|post|english|for|with|in|like|at|complaint|request|poem|apology)\\b)";
/** Said of the text that is given, or refused: "my casual email", "it sounds too formal". */
const notThere =
  "(?<!\\b(?:my|this|these|our|his|their|too|sounds?|reads?|was|currently|from|not|no|less|without|never|than|dont be|don['’]t be|do not be|isn['’]t) (?:so |too |very |that |an? )?)";

export const contradictionRules: readonly ContradictionRule[] = [
  { id: "short-but-everything", first: briefly, second: everything, unless: partByPart },
  { id: "short-but-everything", first: shorter, second: wholeText, unless: versions },
  {
    id: "two-sizes",
    first:
      /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:longer|lengthened)\b/giu,
    second: /\b(?:(?<!\bthe )shorter|cut (?:it|this) in half|halve (?:it|this))\b/giu,
    unless: versions,
  },
  {
    id: "two-sizes",
    first: /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:shorter)\b/giu,
    second: /\b(?:(?<!\b(?:the|no) )longer(?! than)|twice as long)\b/giu,
    unless: versions,
  },
  {
    id: "light",
    first:
      /\b(?:night(?:time)?(?! (?:gown|stand|club)\b)|midnight(?! blue\b)|after dark|moonlit|starry)\b/giu,
    second:
      /\b(?:bright (?:noon|midday|daylight)|(?:(?:bright|golden|full|strong) )+sun(?:light|shine)?|noon|midday|sunshine|broad daylight|sunny(?! (?:yellow|side|smile)\b))\b/giu,
    unless: otherTimes,
    isOfPictures: true,
  },
  {
    id: "light",
    first: /\bsun ?set\b/giu,
    second: /\b(?:noon|midday|broad daylight)\b/giu,
    unless: otherTimes,
    isOfPictures: true,
  },
  {
    id: "people",
    first:
      /\b(?:no|without(?: any)?) (?:people|persons?|humans?)\b(?! (?:in the (?:back(?:ground)?|distance|street)|behind|around|else|other|near\w*|on the|at the|except|but|apart|besides|wearing|with|smiling|looking))/giu,
    second: new RegExp(
      `\\b(?:(?:a|the|one|two|three|four|five|eleven|\\d+|beautiful|young|old|happy|smiling) (?:\\p{L}+ )?(?:woman|man|girl|boy|couple|child|children|players|people|men|women|kids|crowd|chef|bride)|(?:woman|man|girl|boy) (?:drinking|walking|sitting|standing|holding|eating|reading|smiling))\\b${notOwned}`,
      "giu",
    ),
    unless: /\b(?:except|other than|apart from|besides)\b/i,
    isOfPictures: true,
  },
  {
    id: "shape",
    first: new RegExp(
      `\\b(?:(?:vertical|upright)${ofTheShape}|portrait (?:format|orientation)|9:16)`,
      "giu",
    ),
    second: new RegExp(
      `\\b(?:(?:horizontal|square)${ofTheShape}|(?:landscape|wide) format|16:9|landscape orientation)`,
      "giu",
    ),
    unless: versions,
    isOfPictures: true,
  },
  {
    id: "opposite-styles",
    first: new RegExp(`${notThere}\\bformal${ofTheStyle}`, "giu"),
    second: new RegExp(
      `${notThere}\\b(?:(?:casual|informal|relaxed)${ofTheStyle}|(?:with |in |use )?slang\\b|like (?:you(?:['’]?re| are)|i(?:['’]?m| am)) (?:texting|talking|chatting|speaking)\\b)`,
      "giu",
    ),
    unless:
      /\b(?:versions?|variants?|one formal|formal one|either|when to|semi[- ]formal|informal [“"']?(?:tu|tú|du)|sie|two (?:texts|emails|messages)|(?:dress|clothes|outfits?|wear))\b/iu,
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
    first:
      /\b(?:black (?:and|&|\+)? ?white(?=[^\p{L}\s]|\s*$|\s+(?:with|in|and|but|only|photo\w*|image|picture|drawing|sketch|poster|style|print|illustration|icon|logo|art|line)\b)|monochrome|no colou?rs?)/giu,
    second:
      /\b(?:(?<!\b(?:of (?:an? |the |some )?|with (?:an? |one |the )))colou?rful|with (?:all )?the colou?rs|(?:bright|full|vivid|rainbow) (?:rainbow |bright )?colou?rs?|neon colou?rs)\b/giu,
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
    first:
      /\b(?:(?:that|should|must|to|do|it|which|and|in|with|make it|but) rhym(?:es?|ing)\b|(?<!\b(?:no|not|without|nursery) )rhyming(?= (?:poem|verses?|couplets|lines|pairs)\b|[.,;!]))/giu,
    second:
      /\b(?:free verse(?! (?:is|was)\b)|unrhymed|not rhym(?:e|ing)|(?:doesn['’]?t|does not|don['’]?t|without|no) rhym(?:es?|ing))\b/giu,
    unless: versions,
  },
  {
    id: "said-and-forbidden",
    first:
      /\b(?:rewrite|(?:make|sounds?) (?:it |this )?(?:better|longer|shorter|nicer)|shorten)\b/giu,
    second:
      /\b(?:don['’]?t|do not|without) chang(?:e|ing) (?:anything|any (?:of my |of the )?words?|a (?:thing|(?:single )?word))\b(?! (?:else|in|inside|about|from|after|below|except|other|but|that|of)\b)/giu,
  },
  {
    id: "said-and-forbidden",
    first:
      /\b(?:about|mention|include) (?:the |my |our |his |her )?\p{L}+(?=[^.!?\n]{0,60}\bbut\b)/giu,
    second:
      /(?<=\b(?:about|mention|include) [^.!?\n]{0,60})\bbut (?:please )?(?:don['’]?t|do not|never) mention (?:it|him|her|them|that)(?=[.,;!?)]|\s*$| at all\b| please\b)/giu,
    unless: /\b(?:worr\w+|until|before|yet|unless|first)\b/i,
  },
];

/**
 * The same word asked for and refused: "in a table, but no table", "no songs, with two songs". What is
 * refused only sometimes, or in part, is none.
 */
export const saidAndForbidden: readonly RegExp[] = [
  /\b(?<first>(?!(?:sure|real|true|much|that|this|what|time|know|want|like|good|problem)\b)\p{L}{4,})\b[^.!?\n]{0,40}?[\s,;(](?<second>(?:but|and) (?:with )?(?:no|not|without|don['’]?t be|do not be) (?:an? |any |the )?\k<first>(?:s|ly)?)(?=[.,;!?)]|\s*$| because| since| please| pls| at all)/giu,
  /\b(?<first>(?:no|without) (?:any )?(?<word>(?!(?:need|more|problem|idea|time|one)\b)\p{L}{4,}))\b[^!?\n]{0,30}?(?<second>(?:but|,|or(?! with)|;)\s(?:with|also|have|include|add|some)\s(?:some |two |three |lots of |a few |the )?\k<word>)(?=[.,;:!?)\n]|\s*$| (?:please|and|too|because|since|so)\b)/giu,
  /\b(?<first>(?:use|with|in|give me) (?:an? )?(?<word>bullet points|bullets|emojis?|headings|tables?|jargon))\b[\s\S]{0,400}?\b(?<second>(?:no|without|avoid|don['’]?t use) (?:any )?\k<word>)\b/giu,
  /\b(?<first>(?:no|without|avoid|don['’]?t use) (?:any )?(?<word>bullet points|bullets|emojis?|headings|tables?|jargon))\b[\s\S]{0,400}?\b(?<second>(?:use|with|in|give me) (?:an? )?\k<word>)\b/giu,
];
