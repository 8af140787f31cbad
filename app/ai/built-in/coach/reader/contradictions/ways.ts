import type { Opposites } from "./opposites";

/** How it is to be done, ordered and paid: what is raw is not baked, what is free has no price. */
export const ways: readonly Opposites[] = [
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:rewrite|(?:make|sounds?) (?:it |this )?(?:better|longer|shorter|nicer)|shorten)\b/giu,
      /\b(?:don['’]?t|do not|without) chang(?:e|ing) (?:anything|any (?:of my |of the )?words?|a (?:thing|(?:single )?word))\b(?! (?:else|in|inside|about|from|after|below|except|other|but|that|of)\b)/giu,
    ],
    isSure: true,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:about|mention|include) (?:the |my |our |his |her )?\p{L}+(?=[^.!?\n]{0,60}\bbut\b)/giu,
      /(?<=\b(?:about|mention|include) [^.!?\n]{0,60})\bbut (?:please )?(?:don['’]?t|do not|never) mention (?:it|him|her|them|that)(?=[.,;!?)]|\s*$| at all\b| please\b)/giu,
    ],
    unless: /\b(?:worr\w+|until|before|yet|unless|first)\b/i,
    isSure: true,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:word for word|exactly as (?:it (?:is|stands)|i wrote it|is)|(?:don['’]?t|do not|without) (?:change|changing|alter|altering|touch|touching) (?:even )?(?:a |any |one |even )?(?:single )?(?:word|thing|wording|letter|comma)s?|verbatim|dont change even one word)\b/giu,
      /\b(?:freely|in your own words|completely (?:fresh|rephrased|new)|rewrite (?:it|this)|rephrase|paraphras\w+|put every mistake right|correct all)\b/giu,
    ],
    unless: /\b(?:names?|quotes?|quotation|date|price|number)\b/i,
  },
  {
    id: "opposite-styles",
    sides: [
      /\b(?:(?:every word|everything|completely|strictly|entirely) (?:must be |has to be |should be )?tru(?:e|thful)|facts only|only (?:the )?facts|stick to (?:the )?facts|nothing (?:made up|invented|fanciful)|not one (?:fib|lie)|(?:don['’]?t|never|without) (?:make|making|invent|inventing) (?:anything|things|stuff) ?(?:up)?)\b/giu,
      /\b(?:(?:make|making) up an? |invent (?:an?|some|two|three)|add (?:some )?(?:made[- ]up|invented|fake)|things that (?:never happened|are not in the text))\b/giu,
    ],
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:bullets?(?: points?)? only|only (?:in )?bullets?|as bullets?(?: points?)?(?: only)?|(?:all )?in bullet points)\b/giu,
      /\b(?:(?:one|a single|only) (?:\p{L}+ )?paragraph|flowing (?:text|paragraph)|running (?:text|paragraph)|(?:only )?prose)\b/giu,
    ],
    unless: /\b(?:then|below|under|followed|after|before|introduction|intro)\b/i,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:(?:oldest|earliest)(?: (?:one|first|to newest|title|at the top))|(?:smallest|lowest|cheapest|shortest)(?: (?:first|one first|at the top|to))|from oldest|ascending)\b/giu,
      /\b(?:(?:newest|latest|most recent)(?: (?:first|one first|at the top|to oldest))|(?:biggest|largest|highest|longest|dearest|most expensive)(?: (?:\p{L}+ )?(?:first|at the top))|descending|work backwards|start with the current)\b/giu,
      /\b(?:alphabetical(?:ly)?|from a to z)\b/giu,
      /\b(?:random(?:ly| order)?|shuffled)\b/giu,
    ],
    isSure: true,
    unless:
      /\b(?:random (?:number|name|word|sample)|ties?|within|inside each|group\w*|ascending and descending)\b/i,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:silent|no sound|without (?:any )?sound|nobody speaks|quiet)(?: (?:video|film|clip|from|at all|throughout))/giu,
      /\b(?:loud(?: \p{L}+){0,2} music|voice ?over|drum music|shouting)\b/giu,
    ],
    isSure: true,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:anonymous(?:ly)?|without (?:giving |saying )?my name)\b/giu,
      /\b(?:sign(?:ed)? (?:it )?(?:with|as|from|by) (?:my|our|me|us)\b|sign it \p{Lu}|my full name)/gu,
    ],
    isSure: true,
    unless: /\b(?:form|survey|feedback|hand(?:ed)? it)\b/i,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:(?:don['’]?t|dont|do not|never) ask (?:me )?(?:anything|any(?: \p{L}+)? questions?|questions|back)|no questions (?:back|to me|at all)|ask me no questions)\b/giu,
      /\b(?:(?:first|must|have to|should|please) ask me|ask me (?:at least )?(?:\p{L}+|\d+) questions|questions first)\b/giu,
    ],
    isSure: true,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:all of (?:it|them)|every one|everything|only|entirely|whole \p{L}+) (?:\p{L}+ ){0,5}(?:indoors|inside (?:the|our|my))\b|\bindoors only\b/giu,
      /\b(?:outdoors|out on the lawn|in the (?:garden|park|yard|open air))\b/giu,
    ],
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:raw|uncooked|no[- ]bake|no[- ]cook(?:ing)?|without (?:any )?(?:cooking|baking)|no cooking(?: whatsoever| at all)?)\b/giu,
      /\b(?:bake(?:d)? (?:it )?(?:for|at)|deep[- ]fr(?:y|ied)|roast(?:ed)? (?:it )?(?:for|at)|boiled? (?:it )?for|cook(?:ed)? (?:it )?for|casserole|hot from the oven)\b/giu,
    ],
    isSure: true,
    unless:
      /\b(?:raw (?:chicken|meat|fish|beef|pork|eggs?|potato\w*|dough|in the middle|out of)|is it|can i)\b/i,
  },
  {
    id: "said-and-forbidden",
    sides: [
      /\b(?:(?:must|should|has to|to) cost (?:us |me |them )?(?:nothing|zero)|no cost|costs? nothing|zero (?:dollars|cost|budget|pounds|euros)|not (?:a|one) penny|free (?:entry|of charge|apps)|without spending)\b/giu,
      /\b(?:costs? (?:at least )?[£$€₹]\s?\d|[£$€₹]\s?\d+ (?:tickets?|on the door|a month|entry)|buy (?:us|\p{L}+ (?:roses|dinner|tickets))|budget of [£$€₹]?\s?\d)/giu,
    ],
    isSure: true,
    unless: /\b(?:adults?|children|kids|under|otherwise|normally|instead|save|saved|was|were)\b/i,
  },
];
