import type { Kind, NeedId, Span } from "./prompt-reading";

const few =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|half a dozen)";
const number = `(?:\\d[\\d.,]*|${few}|one|an?|half an)`;
/** The rest of a clause, with a word in it. */
const rest = " \\p{L}(?:[^.!?;\\n]|\\.(?=\\d)){2,100}(?![\\p{L}\\d])";

const people =
  "(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|sons?|daughters?|children|child|kids?|brothers?|sisters?|friends?|boss|managers?|teachers?|landlord|landlady|neighbou?rs?|colleagues?|coworkers?|team|class|pupils|students|customers?|clients?|guests?|employees|staff|members|doctors?|aunt|uncle|nan|gran|granny|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandchildren|cousin|tenants?|supplier|council|committee|board|bank|insurer|headteacher|headmaster|principal|coach|professor|supervisor|tutor|followers|readers|residents|beginners?|patients?|volunteers|owner|director|mayor|editor|families|visitors|donors|passengers|drivers|users|audience|adults|teenagers|teens|toddlers|seniors|people)";
const theirs = "(?:(?:my|our|his|her|their|the|an?|all|new|older|young|busy) ){0,2}";
const titled = "(?:mr|mrs|ms|miss|dr|prof|sir|madam)\\b\\.?(?: \\p{Lu}\\p{L}+)?";
const aged =
  "(?:for )?(?:an? )?\\d{1,2}[- ]ye?a?rs?[- ]olds?|(?:for )?(?:children |kids )?aged? \\d{1,2}";
const known =
  "\\bi(?:['’]?m| am) (?:an? |only )?(?:complete |total |absolute )?(?:beginner|newbie|novice|intermediate)\\b|\\b(?:i|i['’]ve|i have) (?:already |only |never )?(?:know|understand|learned|learnt|studied|speak)\\b[^.!?;,\\n]{2,50}|\\bso far i can\\b[^.!?;\\n]{3,80}";

const size = `(?:(?:in |to |under |about |around |max(?:imum)?(?: of)? |at most |up to |exactly |at least |no (?:more|longer) than |not more than |less than |fewer than ){0,2})${number}(?:(?: ?[-–] ?| to | or )${number})?[ -](?:short |simple |plain |main |more )?(?:words?|sentences?|lines?|paragraphs?|pages?|bullets?(?: points?)?|points|slides|characters|verses|stanzas)\\b(?: (?:max(?:imum)?|at most|or less|or fewer))?`;
const toneWord =
  "(?:formal|informal|friendly|polite|(?<!\\b(?:the|a|our|my|law|this) )firm|warm|casual|funny|humorous|serious|professional|cheerful|short|brief|simple|plain|heartfelt)";
const tone = `\\b(?:keep it |make it (?:sound )?|in an? )?(?:very |not too |but |more )?${toneWord}(?:(?:,| and|, and| but|, but)? (?:not too |not )?${toneWord}){0,3}(?: (?:tone|style|words|english|language))?\\b(?! (?:to|of|story|time|film|notice))`;
const layout =
  "\\b(?:as|in) (?:an? )?(?:numbered |bulleted |short |simple )?(?:table|list|bullets|bullet points|csv|json|plain (?:english|words|text))\\b|\\b(?:no|without) (?:jargon|emojis?|hashtags|headings|adjectives)\\b";
const product =
  "\\b(?:an? |the )?(?:\\d+[- ]word )?(?:(?:short|thank[- ]you|cover|birthday|instagram|facebook|product|whatsapp) )?(?:e-?mail|letter|message|text message|caption|post|essay|story|poem|speech|toast|note|advert|invitation|card|article|report|bio|review|notice|reply)\\b";

const moneySum =
  "[$€£₹]\\s?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:euros?|dollars?|pounds?|quid|bucks|rand|usd|eur|gbp)\\b";
const perTime = `${number} ?(?:mins?|minutes?|hours?|hrs?|h) (?:a|per|each|every) (?:day|week|evening|morning|night|weekday|lesson|session)\\b`;
const spare = `\\b(?:we|i|there) (?:only |just )?(?:have|has|are|is) (?:only |just |about )?(?:${moneySum}|${number} (?:mins?|minutes?|hours?|days?|weeks?|months?|evenings?)\\b)[^.!?;,\\n]{0,40}`;
const days =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)";
const deadline = `\\b(?:by|before|until|on|from|in) (?:the |next |this )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${days}\\b(?: \\d{1,2}\\b)?`;
const stretch = `\\b(?:in|within|for|over) (?:the next )?${number} (?:days?|weeks?|months?|hours?|minutes?)\\b`;
const when =
  "\\b(?:in|since|before|after|until|as of|for|of) (?:the year )?(?:1[5-9]|20)\\d\\d\\b|\\b(?:in|during|for|on) the (?:\\p{L}+ )?(?:week|month|year|season|morning|winter|summer|weekend)\\b(?: (?:before|after|of) \\p{Lu}[\\p{L}'’]+(?: \\p{Lu}\\p{L}+)?)?|\\b(?:this|next|last) (?:year|month|week|weekend|season)\\b|\\b(?:near me|right now)\\b";
const system =
  "(?:google sheets?|excel(?: \\d{2,4})?|python(?: \\d[\\d.]*)?|javascript|typescript|java|html|css|sql|postgres\\w*|mysql|sqlite|vba|powershell|bash|react|node(?:\\.js)?|php|c#|rust|arduino|regex|power query|libreoffice|pandas|scratch|roblox(?: studio)?|lua|wordpress|google docs)";
const shape =
  "\\b(?:for (?:an?|my|our|the) )?(?:\\p{L}+ )?(?:birthday card|greeting card|postcard|wallpaper|website|poster|flyer|t-?shirt|book cover|album cover|banner|menu|sticker|profile picture)\\b|\\b(?:square|portrait format|landscape format|upright|vertical|horizontal|widescreen|a[345]|\\d{1,2}:\\d{1,2})\\b|--ar \\d+:\\d+";
const look =
  "\\b(?:(?:soft|warm|loose|bright|muted|flat|dark|simple|old|vintage|in) ){0,2}(?:watercolou?r|oil painting|photo(?:graph|realistic)?|cartoon|sketch|pencil drawing|pixel art|anime|line art|woodcut|linocut|black and white|golden hour|pastel colou?rs|(?:morning|evening|soft|warm|natural) light|bird['’]?s[- ]eye view|close[- ]up)\\b";

const notCounted =
  "(?:course|min|minute|hour|day|week|month|year|yr|bedroom|person|door|star|euro|dollar|pound|inch|cm|kg|in|to|and|or|page|word|years|days|hours|minutes|weeks|months|kids|children|people|boys|girls|friends|adults|guests|sons|daughters|euros|dollars|pounds)";
const counted = `(?:\\d{1,3}|${few})(?![ -]${notCounted}\\b|[\\d.,:%/])`;
const listed =
  "(?:ideas|names|gifts|options|suggestions|examples|items|titles|tips|ways|things|books|films|movies|songs|games|questions|places|recipes|slogans|captions|words|topics|activities)";
const howMany = `(?<=^\\W{0,3}(?:(?:please|pls|can you|could you|give me|list|name|suggest|i need|i want|tell me|find(?: me)?|the|top|best|me) ){0,3})${counted} (?:[\\p{L}'’-]+ ){0,2}?\\p{L}{2,}s\\b|\\b(?:a )?list of (?:about )?${counted}\\b|\\bgive me ${counted} of (?:them|those|these)\\b|\\b${counted} (?:\\p{L}+ )?${listed}\\b|\\b${counted}(?: of them)?(?: (?:max|at most|is enough|would do|please))\\b`;

/** What says a thing beyond doubt, whatever else stands in the prompt. */
const sure: Partial<Record<string, string>> = {
  "plan.facts": `\\b(?:at the moment|right now|currently),? (?:i|i['’]m|im|we|we['’]re|my|our|there)\\b${rest}`,
  "plan.limits": `${perTime}|${spare}|\\b(?:my|our|the|a) budget (?:is|of) (?:about )?(?:${moneySum}|\\d+)`,
  "plan.goal": `\\bin the end (?:i|we) want\\b${rest}|\\b(?:my|our|the) goal is\\b${rest}`,
  "list.criteria": `\\b(?:it|they) (?:only )?fits? if\\b${rest}`,
  "list.size": howMany,
  "decide.criteria": `\\bwhat (?:counts|matters) (?:most )?(?:for|to) (?:me|us) (?:is|are)\\b${rest}`,
  "decide.facts": `\\bmy situation(?: is|:)${rest}`,
  "decide.options": `\\bi (?:have to )?choose between\\b${rest}`,
  "write.purpose": `\\bafterwards i want\\b${rest}`,
  "write.facts": `\\bwhat it needs to know(?: is|:)${rest}`,
  "explain.focus": `\\babove all i want to know\\b${rest}`,
  "practise.learner": `${known}|\\b(?:my )?(?:level|at|know|am|i['’]m)(?: is)? (?:about )?[abc][12]\\b`,
  "fix.symptom": `\\bwhen i run it,?${rest}`,
  "code.setting": `\\bit (?:has to|must|should) run (?:in|on)\\b${rest}`,
};

const reader = `\\b(?:to|for|dear) ${theirs}${people}\\b(?:,? (?:mr|mrs|ms|dr)\\b\\.? \\p{Lu}\\p{L}+)?|\\b(?:to|for|dear) ${titled}(?:, (?:my|our) ${people}\\b)?|${aged}|\\b(?:my|our|the) (?:followers|readers|customers|audience|guests|members|listeners) (?:are|is)\\b${rest}|\\b(?:e-?mail|text|tell|ask|thank|invite|remind) (?:my|our|the|her|his) (?:\\p{L}+ )?${people}\\b|\\b(?:e-?mail|letter|message|note|text|card|reply|complaint) (?:to|for)(?: (?!(?:because|about|that|who|asking|saying|to|from|and|telling|for)\\b)[\\p{L}'’-]+){1,4}|\\bit goes to\\b${rest}`;

/** What shows a thing that is there. The first pattern that is found is quoted. */
const telling: Partial<Record<string, readonly string[]>> = {
  "compute.numbers": [
    "(?<![\\p{L}\\d])[$€£]?\\d(?:[\\d.,/]*\\d)?(?: ?(?:%|\\p{L}{1,8}(?![\\p{L}\\d])))?",
  ],
  "lookup.limits": [when],
  "transform.limits": [size, layout, tone],
  "write.reader": [reader],
  "write.form": [size, tone, layout, product],
  "write.purpose": [
    `\\b(?:so that|in order to)\\b${rest}|\\b(?:i want|he should|she should|they should|asking|to (?:ask|tell|thank|invite|apologi[sz]e|convince|remind|complain|cancel|persuade|let|request))\\b${rest}`,
    `\\bbecause\\b${rest}`,
  ],
  "plan.limits": [moneySum, deadline, stretch],
  "plan.goal": [`\\b(?:i|we) (?:want|need|would like) to\\b${rest}`],
  "explain.reader": [
    `${reader}|${known}|\\b(?:like|as if) i(?:['’]?m| am|['’]?m a| am a) (?:five|ten|\\d+|child|kid)\\b`,
  ],
  "explain.focus": [
    "(?<=[:;.!?,]\\s{1,2})(?:why|how|what|when|where|which)\\b(?: [^\\s.!?]{1,40}){3,20}",
    `\\b(?:especially|mainly|above all|only)${rest}`,
  ],
  "list.criteria": [
    `\\b(?:it|they|each|all) (?:must|should|has to|have to|needs? to|can(?:no|['’])t)\\b${rest}`,
    `\\b(?:for|that|which|who|under|without|no|not)\\b${rest}`,
  ],
  "decide.options": [
    "(?:[\\p{L}\\d'’-]+ ){1,4}(?:or|vs\\.?|versus) (?:[\\p{L}\\d'’-]+ ){0,3}[\\p{L}\\d'’-]+",
  ],
  "decide.criteria": [
    `\\b(?:most important|(?:i|we) (?:care|value|prefer|want|need)|priority)\\b${rest}`,
  ],
  "code.setting": [`\\b(?:in |for |with |using )?${system}(?![\\p{L}\\d])`],
  "fix.symptom": [
    "\\b(?:it |but |and |which )?(?:gives|returns|shows|prints|says|throws|leaves|crash\\w*|fails|freezes|skips|(?:does|do|is|are|will|wo|ca)(?: not|n['’]?t)|keeps|comes out|came out|brings)\\b[^.!?;\\n]{2,100}",
  ],
  "fix.expected": [
    `\\b(?:\\p{L}+ )?(?:should|must|(?:is )?supposed to|ought to|instead of|i expected|i want(?:ed)?|meant to)\\b [^.!?;\\n]{2,100}`,
  ],
  "picture.look": [look],
  "picture.use": [shape],
  "practise.learner": [
    "\\b(?:beginner|intermediate|advanced|(?:year|grade) \\d{1,2}|[abc][12])\\b",
  ],
  "practise.way": [
    "\\b(?:correct me|one (?:question|word|sentence|by one|at a time)|ask me|wait for|pretend (?:to be|you)|you (?:are|play)|play the|after (?:each|every)|tell me (?:if|when)|(?:one|a) hint)\\b[^.!?;,\\n]{0,60}",
  ],
};

const compile = (source: string) => new RegExp(source, "giu");
const surePatterns = new Map(
  Object.entries(sure).map(([name, source = ""]) => [name, compile(source)]),
);
const tellingPatterns = new Map(
  Object.entries(telling).map(([name, sources = []]) => [name, sources.map(compile)]),
);

function spansIn(own: string, pattern: RegExp): Span[] {
  return Array.from(own.matchAll(pattern), ({ 0: words, index }) => ({
    start: index + words.length - words.trimStart().length,
    end: index + words.trimEnd().length,
  }));
}

/** The words that say a thing beyond doubt. */
export function findSurePhrases(kind: Kind, id: NeedId, own: string): Span[] {
  const pattern = surePatterns.get(`${kind}.${id}`);
  return pattern ? spansIn(own, pattern) : [];
}

/** The words that show a thing, the surest first. */
export function findPhrases(kind: Kind, id: NeedId, own: string): Span[] {
  const patterns = tellingPatterns.get(`${kind}.${id}`) ?? [];
  return [
    ...findSurePhrases(kind, id, own),
    ...patterns.flatMap((pattern) => spansIn(own, pattern)),
  ];
}
