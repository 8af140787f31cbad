import type { Opposites } from "./opposites";
import { versions } from "./stretches";

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

export const lengths: readonly Opposites[] = [
  {
    id: "short-but-everything",
    isOfLength: true,
    sides: [briefly, everything],
    unless: partByPart,
    isSure: true,
  },
  {
    id: "short-but-everything",
    isOfLength: true,
    sides: [shorter, wholeText],
    unless: versions,
    isSure: true,
  },
  {
    id: "two-sizes",
    sides: [
      /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:longer|lengthened)\b/giu,
      /\b(?:(?<!\bthe )shorter|cut (?:it|this) in half|halve (?:it|this))\b/giu,
    ],
    unless: versions,
    isSure: true,
  },
  {
    id: "two-sizes",
    sides: [
      /\b(?:make|need|want) (?:it|this|them|the text|my text)(?: to be)? (?:shorter)\b/giu,
      /\b(?:(?<!\b(?:the|no) )longer(?! than)|twice as long)\b/giu,
    ],
    unless: versions,
    isSure: true,
  },
];
