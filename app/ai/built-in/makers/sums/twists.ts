/**
 * Words that change a sum. Who works one out says which of them it understands; with any other in
 * the prompt it asks, because a total that leaves out a voucher is wrong.
 */
const twists = {
  tip: /\b(?:tips?|gratuity|service)\b/,
  tax: /\b(?:vat|tax(?:es)?|gst)\b/,
  off: /\b(?:discounts?|off|reduc\w+|rebate|rabat|cheaper|sale)\b/,
  voucher:
    /\b(?:vouchers?|coupons?|fees?|commission|provision|surcharges?|delivery|postage|hire|refund\w*)\b/,
  deposit: /\bdeposits?\b/,
  half: /\bhalf\b|\bhalves\b/,
  double: /\b(?:double|twice|triple|treble|time and a half)\b/,
  except:
    /\b(?:except|excluding|apart from|but not|without|not (?:paying|drinking|sharing|counting)|(?:did|does|do|is|was|has|had|would|will)(?: not|n'?t)|no (?!idea|spares|tip|joints|more than)|nothing|none|nobody)\b/,
  rest: /\b(?:rest|others?|remaining|left ?over|what(?:'s| is) left|of what is left)\b/,
  more: /\b(?:extra|another|further|additional|as well|instead)\b/,
  some: /\b(?:some|about|roughly|around|approximately|or so|maybe)\b/,
  order: /\b(?:then|first|afterwards?|before|after)\b/,
  free: /\b(?:free|for nothing)\b/,
  way: /\b(?:there and back|and back|back again|same back|round trip|return|each way|both ways)\b/,
  coats: /\b(?:coats|second coat|waste|spares?|overlap|for (?:the )?cutting)\b/,
  average: /\b(?:averag\w*|mean)\b/,
  profit: /\b(?:profits?|margins?|net+|gross|losse?s?|mark-?up)\b/,
  nth: /\b(?:second|third|fourth|fifth|sixth|tenth|\d+(?:nd|rd|th)) (?:\w+ ){0,2}(?:after|from|before)\b/,
  weight: /\b(?:weigh(?:t|ted|ts)|counts? (?:double|more|twice)|worth)\b/,
  share: /\b(?:ratio|proportion\w*|parts?|in shares|\d+ ?: ?\d(?!\d))\b/,
  interest: /\b(?:interest|compound\w*)\b/,
  pause: /\b(?:break|lunch|pause|unpaid)\b/,
  zone: /\b(?:ahead|behind|time zone|earlier than|later than)\b/,
  already: /\b(?:already|so far|put by|lent|borrowed|owe[sd]?)\b/,
  less: /\b(?:minus|take (?:off|away)|subtract|less|lower)\b/,
  biweekly: /\b(?:biweekly|bimonthly|fortnight\w*|semi-?\w*ly)\b/,
  correction: /\b(?:no,? (?:sorry|wait)|i mean|was wrong|actually no|sorry)\b/,
  both: /\b(?:inclusive|both (?:days )?(?:included|counted|count)|(?:including|counting) both)\b/,
  each: /\beach\b|\bapiece\b|\ba piece\b/,
} as const;

export type Twist = keyof typeof twists;

/** What is said about the form of the answer changes no sum. */
const formPhrases =
  /\bdouble[- ]?check\w*|\b(?:each|every|all|the|show|in) steps?\b|\bstep by step\b|\b(?:each|every) (?:step|line|row|number|result|sum|amount|value)\b|\bleft ?over cents?\b|\b(?:cents?|pennies|remainder) (?:that (?:is|are) )?(?:left(?: over)?|remaining)\b|\banother way\b|\b(?:the )?other way (?:round|around)\b|\bat most\b|\bfirst (?:show|say|write|give|tell)\b|\bthen (?:split|share|divide|check|show|tell|round|add)\b|\bin another unit\b/g;

/** The words that one of them must not meet. */
export function foreignTwist(marked: string, known: readonly Twist[]): string | null {
  const said = marked.replace(formPhrases, " ");
  for (const [name, words] of Object.entries(twists)) {
    const found = known.includes(name as Twist) ? null : words.exec(said);
    if (found) return found[0];
  }
  return null;
}
