import type { Opposites } from "./opposites";
import { versions } from "./stretches";

/** Of what is written, not of a thing in it: "a casual dress code". */
const ofTheStyle =
  "(?=\\s*(?:[,.;:!?)\\n&/]|$)|\\s+(?:and|but|yet|style|tone|language|way(?! (?:the|he|she|they|my|we|i)\\b)|voice|too|also|as|please|pls|invitation|letter|e?-?mail|message|note|text|speech|toast|reply|post|english|for|with|in|like|at|complaint|request|poem|apology)\\b)";
/** Said of the text that is given, or refused: "my casual email", "it sounds too formal". */
const notThere =
  "(?<!\\b(?:my|this|these|our|his|their|too|sounds?|reads?|was|currently|from|not|no|less|without|never|than|dont be|don['’]t be|do not be|isn['’]t) (?:so |too |very |that |an? )?)";

/** How it is to sound and to look: one answer has one tone, one tense and one kind of letters. */
export const styles: readonly Opposites[] = [
  {
    id: "opposite-styles",
    sides: [
      new RegExp(`${notThere}\\bformal${ofTheStyle}`, "giu"),
      new RegExp(
        `${notThere}\\b(?:(?:casual|informal|relaxed)${ofTheStyle}|(?:with |in |use )?slang\\b|like (?:you(?:['’]?re| are)|i(?:['’]?m| am)) (?:texting|talking|chatting|speaking)\\b)`,
        "giu",
      ),
    ],
    unless:
      /\b(?:versions?|variants?|one formal|formal one|either|when to|semi[- ]formal|informal [“"']?(?:tu|tú|du)|sie|two (?:texts|emails|messages)|(?:dress|clothes|outfits?|wear))\b/iu,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:be concise|be brief|minimal(?:ist)?)\b/giu,
      /\b(?:be detailed|be comprehensive|very thorough|lots (?:and lots )?of detail\w*|full of details?|every detail)\b/giu,
    ],
    unless: versions,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:black (?:and|&|\+)? ?white(?=[^\p{L}\s]|\s*$|\s+(?:with|in|and|but|only|photo\w*|image|picture|drawing|sketch|poster|style|print|illustration|icon|logo|art|line)\b)|monochrome|no colou?rs?)/giu,
      /\b(?:(?<!\b(?:of (?:an? |the |some )?|with (?:an? |one |the )))colou?rful|with (?:all )?the colou?rs|(?:bright|full|vivid|rainbow) (?:rainbow |bright )?colou?rs?|neon colou?rs)\b/giu,
    ],
    unless: /\b(?:versions?|variants?|colou?ring|either|or|compare|apart from|except|only)\b/i,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [/\bsimple words\b/giu, /\badvanced vocabulary\b/giu],
    unless: versions,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:(?:that|should|must|to|do|it|which|and|in|with|make it|but) rhym(?:es?|ing)\b|(?<!\b(?:no|not|without|nursery) )rhyming(?= (?:poem|verses?|couplets|lines|pairs)\b|[.,;!]))/giu,
      /\b(?:free verse(?! (?:is|was)\b)|unrhymed|not rhym(?:e|ing)|(?:doesn['’]?t|does not|don['’]?t|without|no) rhym(?:es?|ing))\b/giu,
    ],
    unless: versions,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:all ?caps|in (?:block )?capitals?|capitals? only|every letter (?:a )?capital|(?:every|each) letter in (?:caps|capitals)|(?:in|all) caps|upper ?case)\b/giu,
      /\b(?:(?:in |all )?lower ?case|(?:all )?small letters)\b/giu,
    ],
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [/\bpresent tense\b/giu, /\bpast tense\b/giu, /\bfuture tense\b/giu],
    unless: /\b(?:from|change|turn|explain|introduction|rest|flashback)\b/i,
  },
  {
    id: "opposite-styles",
    sides: [/\b(?:first person|i[- ]form)\b/giu, /\bthird person\b/giu, /\bsecond person\b/giu],
    unless: /\b(?:from|change|turn|introduction|rest|explain)\b/i,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:very |super |strictly |dead |purely )?(?:formal|businesslike)(?= (?:tone|letter|e?mail|style|language|and|throughout|from|in|all|english|invitation|note|message|to|reference|complaint)\b|[,.;!]|\s*$)/giu,
      /\b(?:slang|swear(?:ing| words)|banter|like a mate|bro language|chatty|full of (?:jokes|emojis)|street talk|casual|informal|laid ?back)\b/giu,
    ],
    unless: /\b(?:dress|clothes|wear|no slang|avoid|semi|smart casual|when to)\b/i,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:dead serious|(?:completely|totally|strictly|very|absolutely) serious|serious(?:ly)? (?:throughout|from|tone)|no jokes?)\b/giu,
      /\b(?:hilarious|full of jokes|joke in (?:each|every)|make (?:it|them) (?:laugh|funny)|really funny|a joke (?:in|on))\b/giu,
    ],
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:(?:kind|friendly|gentle|warm|sweet|polite|encouraging|calm|soft)(?=[ ,.;]|$)|full of praise|only (?:nice|good) things)\b/giu,
      /\b(?:threatening|insulting|crushing|furious|fuming|angry(?: and| in|,)|make (?:every sentence|it) sting|drag (?:him|her|them) to court|only criticis\w+|brutal|say (?:he|she) is lazy)\b/giu,
    ],
    unless:
      /\b(?:yet|but|not|first letter|second one|sounds?|customer|client (?:is|was)|he is|she is|they are|was|were)\b/i,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:neutral|impartial|balanced|unbiased|(?:without|don['’]?t|no) tak(?:e|ing) (?:any )?sides?|take no side|(?:don['’]?t|do not|without) (?:give|giving|steer\w*) (?:me )?(?:any |an |one way )?(?:opinion|recommendation|or the other)|no opinions?)\b/giu,
      /\b(?:argue (?:passionately |strongly )?(?:for|against|that)|(?:tell me|say) (?:straight )?which (?:one )?(?:i should|you would)|convince (?:them|him|her|everyone)|persuade|anyone sensible|take (?:my|our|his|her) side|tell me which one)\b/giu,
    ],
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:black (?:and|&|n) white|monochrome|no colou?r(?: anywhere)?|pencil gr[ea]y)\b/giu,
      /\b(?:bright|neon|vivid) (?:red|orange|green|blue|pink|yellow|purple)\b/giu,
    ],
    unless:
      /\b(?:only the|just the|with (?:the )?(?:word|title|eyes?|nose)|single|one (?:red|thing)|apart|except|mostly)\b/i,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:(?:all |strictly |uk |british )(?:british|uk) (?:spelling|english)|uk spelling|british english|british spelling)\b/giu,
      /\b(?:american (?:spelling|english)|us (?:style|spelling)|usa english)\b/giu,
    ],
    unless: /\b(?:from|rewrite|change|turn|difference|compare)\b/i,
  },
];
