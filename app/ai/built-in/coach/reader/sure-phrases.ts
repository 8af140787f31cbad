import { findMatches } from "./matches";
import type { Kind, NeedId, Span } from "./prompt-reading";

const few =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|half a dozen)";
const number = `(?:\\d[\\d.,]*|${few}|one|an?|half an)`;
/** The rest of a clause, with a word in it. */
const rest = " \\p{L}(?:[^.!?;\\n]|\\.(?=\\d)){2,100}(?![\\p{L}\\d])";
/** The rest up to a comma, if there is any. */
const tail = "[^.!?;,\\n]{0,80}(?![\\p{L}\\d])";
const asChild = "\\b(?:like|as if) i(?:['’]?m| am|['’]?m a| am a) (?:five|ten|\\d+|child|kid)\\b";

const people =
  "(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|sons?|daughters?|children|child|kids?|brothers?|sisters?|friends?|boss|managers?|teachers?|landlord|landlady|neighbou?rs?|colleagues?|coworkers?|team|class|pupils|students|customers?|clients?|guests?|employees|staff|members|doctors?|aunt|uncle|nan|gran|granny|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandchildren|cousin|tenants?|supplier|council|committee|board|bank|insurer|headteacher|headmaster|principal|coach|professor|supervisor|tutor|followers|readers|residents|beginners?|patients?|volunteers|owner|director|mayor|editor|families|visitors|donors|passengers|drivers|users|audience|adults|teenagers|teens|toddlers|seniors|people)";
const theirs = "(?:(?:my|our|his|her|their|the|an?|all|new|older|young|busy) ){0,2}";
const titled = "(?:mr|mrs|ms|miss|dr|prof|sir|madam)\\b\\.?(?: \\p{Lu}\\p{L}+)?";
const aged =
  "(?<!\\bit(?:['’]?s| is|was) )(?:for )?(?:an? )?\\d{1,2}[- ]ye?a?rs?[- ]olds?|(?:for )?(?:children |kids )?aged? \\d{1,2}";
const known =
  "\\bi(?:['’]?m| am) (?:an? |only )?(?:complete |total |absolute )?(?:beginner|newbie|novice|intermediate)\\b|\\b(?:i|i['’]ve|i have) (?:already |only |never )?(?:know|understand|learned|learnt|studied|speak)\\b[^.!?;,\\n]{2,50}|\\bso far i can\\b[^.!?;\\n]{3,80}";

const size = `(?<![\\p{L}\\d])(?:(?:in |to |under |about |around |max(?:imum)?(?: of)? |at most |up to |exactly |at least |no (?:more|longer) than |not more than |less than |fewer than ){0,2})${number}(?:(?: ?[-–] ?| to | or )${number})?[ -](?:short |simple |plain |main |more )?(?:words?|sentences?|lines?|paragraphs?|pages?|bullets?(?: points?)?|points|slides|characters|verses|stanzas)\\b(?: (?:max(?:imum)?|at most|or less|or fewer))?`;
const toneWord =
  "(?:formal|informal|friendly|polite|(?<!\\b(?:the|a|our|my|law|this) )firm|warm|casual|funny|humorous|serious|professional|cheerful|calm|clear|kind|rhyming|short|brief|simple|plain|heartfelt)";
const tone = `\\b(?:keep it |make it (?:sound )?|in (?:an? )?)?(?:very |not too |but |more )?${toneWord}(?:(?:,| and|, and| but|, but)? (?:not too |not )?${toneWord}){0,3}(?: (?:tone|style|words|english|language))?\\b(?! (?:to|of|story|time|film|notice))`;
const layout =
  "\\b(?:as|in) (?:an? )?(?:numbered |bulleted |short |simple )?(?:table|list|bullets|bullet points|csv|json|plain (?:english|words|text))\\b|\\b(?:no|without) (?:jargon|emojis?|hashtags|headings|adjectives)\\b";
const product =
  "\\b(?:an? |the )?(?:\\d+[- ]word )?(?:(?:short|thank[- ]you|cover|birthday|instagram|facebook|product|whatsapp) )?(?:e-?mail|letter|message|text message|caption|post|essay|story|poem|speech|toast|note|advert|invitation|card|article|report|bio|review|notice|reply)\\b";

const moneySum =
  "[$€£₹]\\s?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:euros?|dollars?|pounds?|quid|bucks|rand|usd|eur|gbp)\\b";
const perTime = `${number} ?(?:mins?|minutes?|hours?|hrs?|h) (?:a|per|each|every) (?:day|week|evening|morning|night|weekday|lesson|session)\\b`;
const spare = `\\b(?:we|i|there) (?:only |just )?(?:have|has|are|is) (?:only |just |about )?(?:${moneySum}|${number} (?:mins?|minutes?|hours?|days?|weeks?|months?|evenings?)\\b)[^.!?;,\\n]{0,40}`;
const days =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)";
const deadline = `\\b(?:by|before|until|on|from|in) (?:the |next |this )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${days}\\b(?: \\d{1,2}\\b)?`;
const stretch = `\\b(?:in|within|for|over) (?:the next )?${number} (?:days?|weeks?|months?|hours?|minutes?)\\b`;
const when =
  "\\b(?:in|since|before|after|until|as of|for|of) (?:the year )?(?:1[5-9]|20)\\d\\d\\b|\\b(?:in|during|for|on) the (?:\\p{L}+ )?(?:week|month|year|season|morning|winter|summer|weekend)\\b(?: (?:before|after|of) \\p{Lu}[\\p{L}'’]+(?: \\p{Lu}\\p{L}+)?)?|\\b(?:this|next|last) (?:year|month|week|weekend|season)\\b|\\b(?:near me|right now)\\b";
const system =
  "(?:google sheets?|excel(?: \\d{2,4})?|python(?: \\d[\\d.]*)?|javascript|typescript|java|html|css|sql|postgres\\w*|mysql|sqlite|vba|powershell|bash|react|node(?:\\.js)?|php|c#|rust|arduino|regex|power query|libreoffice|pandas|scratch|roblox(?: studio)?|lua|wordpress|google docs)";
const shape =
  "\\b(?:for (?:an?|my|our|the) )?(?:\\p{L}+ )?(?:birthday card|greeting card|postcard|wallpaper|website|poster|flyer|t-?shirt|book cover|album cover|banner|menu|sticker|profile picture)\\b|\\b(?:square|portrait format|landscape format|upright|vertical|horizontal|widescreen|a[345]|\\d{1,2}:\\d{1,2})\\b|--ar \\d+:\\d+";
const look =
  "\\b(?:(?:soft|warm|loose|bright|muted|flat|dark|simple|old|vintage|in) ){0,2}(?:watercolou?r|oil painting|(?<!\\b(?:the|my|no|this|our) )photo(?! book)(?:graph|realistic)?|cartoon(?! style)|sketch|pencil drawing|pixel art|anime|line art|woodcut|linocut|black and white|golden hour|pastel colou?rs|(?:cartoon|comic|manga|pixar|vintage) style|(?:morning|evening|soft|warm|natural) light|bird['’]?s[- ]eye view|close[- ]up)\\b";

const notCounted =
  "(?:course|min|minute|hour|day|week|month|year|yr|bedroom|person|door|star|euro|dollar|pound|inch|cm|kg|in|to|and|or|page|word|years|days|hours|minutes|weeks|months|kids|children|people|boys|girls|friends|adults|guests|sons|daughters|euros|dollars|pounds)";
const counted = `(?:\\d{1,3}|${few})(?![ -]${notCounted}\\b|[\\d.,:%/])`;
const listed =
  "(?:ideas|names|gifts|options|suggestions|examples|items|titles|tips|ways|things|books|novels|films|movies|songs|games|questions|places|recipes|meals|slogans|captions|words|topics|activities|(?:flash)?cards|jokes|riddles|exercises)";
const howMany = `(?<=^\\W{0,3}(?:(?:ple?a?se?|can you|could you|give?|list|name|suggest|recommend|make|create|write|show|i need|i want|tell|find|the|top|best|me|for) ){0,4})${counted} (?:[\\p{L}'’-]+ ){0,2}?\\p{L}{2,}s\\b|\\b(?:a )?list of (?:about )?${counted}\\b|\\bgive me ${counted} of (?:them|those|these)\\b|\\b${counted} (?:\\p{L}+ )?${listed}\\b|\\b${counted}(?: of them)?(?: (?:max|at most|is enough|would do|please))\\b`;

const sent =
  "(?:e-?mail|letter|message|note|text|card|whatsapp|sms|reply|complaint|invitation|apology)";
const reader = `\\b(?:to|dear) ${theirs}${people}\\b(?:(?:['’]s?)?(?: \\p{L}+)? ${people}\\b)?(?:,? (?:mr|mrs|ms|dr)\\b\\.? \\p{Lu}\\p{L}+)?|\\b(?:to|for|dear) ${titled}(?:, (?:my|our) ${people}\\b)?|${aged}|\\b(?:my|our|the) (?:followers|readers|customers|audience|guests|members|listeners) (?:are|is)\\b${rest}|^\\W*(?:please |pls |can you )?(?:e-?mail|text|tell|ask|thank|invite|remind|write) (?:my|our|the|her|his) (?:\\p{L}+ )?${people}\\b|\\b${sent} to(?: (?!(?:be|this|below|whose|because|about|that|who|asking|saying|say|ask|tell|to|from|and|telling|for|thank|at|on|so|in|with|we|i)\\b)[\\p{L}'’-]+){1,4}|\\b(?:it goes to|readers?:)${rest}`;
const dedicated = `\\bfor ${theirs}${people}\\b`;

/** Not of a thing ("a firm mattress") but of the text: "keep it short", "..., short and friendly". */
const tones = `(?:very |not too |but |more ){0,2}${toneWord}(?:(?:,| and|,? but)? (?:not too |not )?${toneWord}){0,3}`;
const manner = `(?:(?<=[,.;:!(\\n] {0,2})|\\b(?:keep it|make it|sounds?|be|tone) )${tones}(?= *(?:[,.;!)\\n]|$|(?:and|but|tone|pls|please)\\b))|\\b${toneWord}(?:,| and|,? but)(?: not too| not)? ${toneWord}\\b`;
const group =
  "(?:people|persons|adults|kids|children|friends|guests|flatmates|roommates|players|pupils|students|boys|girls|colleagues|volunteers|of us)";
/** "for two adults", "12 kids" */
const company = `\\b(?:(?:for|with) )?(?:an? (?:couple|family of) |(?:\\d{1,3}|${few}) )(?:young |small |other )?(?:${group}|\\d)\\b`;
/** What happens on a day or at an hour: "i am sick tomorrow". */
const dated = `(?:\\b(?:i|we|he|she|they|it|there|(?:my|our|the) (?:\\p{L}+ ){0,2}\\p{L}+(?= (?:is|are|was|were|has|have|does|did|will)\\b)) (?!want|need)[^.!?;:,\\n]{0,60}?)?\\b(?:(?:since|on|from|by|until|at) )?(?:${days}|tomorrow|tonight|\\d{1,2} ?(?:am|pm)|\\d{1,2}[:.]\\d\\d)\\b${tail}`;
/** How the person stands: "i am 45 and a bit overweight", "no car". */
const standing = `\\b(?:i|we)(?:['’]?m| am| are|['’]re) (?:\\d|bad|not|an? |new|over|both|already|still|total|complete|only)${tail}|\\b(?:i|we) (?:now |already |only |can |could |currently |usually )*(?:run|earn|weigh|own|live|work|drive|know|never|study|speak|pay|go to|start)\\b ?\\p{L}?${tail}|\\bno (?:car|equipment|garden|experience|kids|oven|gym)\\b|\\b(?:she|he|daughter|son) is (?:turning )?\\d${tail}`;
const often = `\\b${number} ?(?:x|times|days|nights|evenings|hours?|runs|sessions) (?:a|per|each|every) (?:day|week|month)\\b|\\bevery (?:day|week|evening|weekend),? (?:about |for )?${number} ?(?:mins?|minutes?|hours?)\\b|\\b(?:no equipment|at home)\\b|\\bbudget\\D{0,12}\\d[\\d.,]*(?: ?(?:euros?|dollars?|pounds?))?|\\b${number} (?:days?|nights?|weeks?) (?:in|at|trip) \\p{L}+`;
const span = `\\b(?:from )?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)? ?(?:to|till|until|-) ?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)?(?: on ${days})?`;
const choice = `(?:[\\p{L}\\d'’-]+ ){1,6}(?:or|vs\\.?|versus) (?!not\\b|so\\b|something|anything|less)(?:(?!(?:for|if|because)\\b)[\\p{L}\\d'’-]+(?: (?!(?:for|if|because)\\b)|(?![\\p{L}\\d'’-]))){1,7}|\\b(?:compare|between) [^.!?;,\\n]{2,50} (?:and|to|with) [^.!?;,\\n]{2,50}`;
const newcomer = `${aged}(?: old)?|\\b(?:to|for) (?:someone|somebody|a person|people|a (?:worried |new )?(?:beginner|parent|child|kid|layman|teenager))\\b(?: (?:who|that|with)\\b${tail})?|\\bi (?:have no|know nothing|know little|never)\\b${tail}|${asChild}`;
const colour =
  "(?:red|blue|green|yellow|orange|purple|pink|black|white|gr[ea]y|brown|gold|silver|turquoise|beige)";
const view = `\\b(?:seen )?from (?:(?:far |high )?above|(?:low )?(?:down )?below|low down|behind|the (?:side|front|back|air|ground))\\b(?: (?:close|near) to the \\p{L}+)?|\\b(?:low|high|wide) angle\\b`;
const colours = `\\b(?:(?:bright|muted|pastel|dark|soft|warm|cold|bold) )?${colour}(?:,| and|, and| on) ${colour}\\b|\\b(?:bright|muted|pastel|dark|soft|warm|cold|bold|earthy) (?:colou?rs?|tones?|blues|greens|reds)\\b`;

/** What says a thing beyond doubt, whatever else stands in the prompt. */
const sure: Partial<Record<string, string>> = {
  "transform.limits": `\\b(?:max(?:imum)?|under|no more than|at most|exactly|to) \\d+ (?:words|lines|sentences|characters|points|bullets)\\b|\\bin (?:\\d+|${few}) (?:words|lines|sentences|bullets|(?:bullet )?points)\\b`,
  "plan.facts": `\\b(?:at the moment|right now|currently),? (?:i|i['’]m|im|we|we['’]re|my|our|there)\\b${rest}|${standing}|${company}`,
  "plan.limits": `${perTime}|${spare}|\\b(?:my|our|the|a) budget (?:is|of) (?:about )?(?:${moneySum}|\\d+)|${often}|${span}|${moneySum}|${deadline}|${stretch}`,
  "plan.goal": `\\bin the end (?:i|we) want\\b${rest}|\\b(?:my|our|the) goal is\\b${rest}`,
  "list.criteria": `\\b(?:it|they) (?:only )?fits? if\\b${rest}|\\bfor (?!me\\b)[^.!?;,\\n]{2,40} (?:who|that|with|likes?|loves|under|turning)\\b${rest}|\\b(?:not too|without|nothing|up to|under|no more than)\\b${rest}`,
  "list.size": howMany,
  "decide.criteria": `\\bwhat (?:counts|matters) (?:most )?(?:for|to) (?:me|us) (?:is|are)\\b${rest}|\\b[^.!?;,\\n]{0,60}\\b(?:important|matters|priority|care about|want it to|cheap(?:er|est)?|on a budget|budget|quiet|safe(?:r|st)?|reliable|easy to)\\b${tail}`,
  "decide.facts": `\\bmy situation(?: is|:)${rest}|\\b(?:i|we)(?:['’]?m| am|['’]re| are| live| work| drive| earn| take|['’]ve| have)(?! to\\b|n['’]t\\b| no idea| the choice| (?:torn|unsure|not sure|thinking|looking|deciding))\\b${rest}|\\bfor an? (?:family|couple|beginner|student|pensioner)\\b${tail}`,
  "decide.options": `\\bi (?:have to )?choose between\\b${rest}|${choice}`,
  "write.purpose": `\\bafterwards i want\\b${rest}|\\b(?:(?:so that|in order to)|i want (?:him|her|them|my|a refund)|i(?:['’]d| would) like (?:him|her|them|my)|(?:he|she|they) should|asking|ask (?:if|for|him|her|them|whether|to)|to (?:ask|thank|invite|apologi[sz]e|convince|remind|complain|cancel|persuade|request))\\b${rest}`,
  "write.facts": `\\bwhat it needs to know(?: is|:)${rest}|\\b(?:because|that) (?:i|we|my|our|the|he|she|they|her|his|their)(?! (?:want|need|would|can|should|will))\\b${rest}|${dated}|\\b(?:i|we|he|she|they) (?:was|were|had|did|lost|worked|finished|bought|ordered|paid|offer|met|came|got|cannot|can['’]?t)\\b${rest}|\\b(?:he|she|they) (?:loves?|likes?|always|works?|is|are)\\b${rest}`,
  "write.reader": reader,
  "write.form": `${size}|\\b(?:about )?${number}[ -]minutes?\\b|${manner}`,
  "explain.focus": `\\b(?=difference between\\b)|\\babove all i want to know\\b${rest}`,
  "explain.reader": `${newcomer}|\\bi(?:['’]?m| am) (?:an? |only )?(?:complete |total |absolute )?(?:beginner|newbie|novice)\\b`,
  "practise.learner": `${known}|\\b(?:my )?(?:level|at|know|am|i['’]m)(?: is)? (?:about )?[abc][12]\\b|\\b(?:my )?(?:\\p{L}+ )?(?:is|level) (?:about )?(?:[abc][12]|beginner|intermediate|basic|advanced)\\b|\\b(?:year|grade) \\d{1,2}\\b|${aged}`,
  "picture.look": `${look}|${view}|${colours}`,
  "picture.use": `${shape}|\\b(?=(?:logo|icon|avatar|cover|header|invitation)\\b)`,
  "fix.symptom": `\\bwhen i run it,?${rest}`,
  "code.setting": `\\bit (?:has to|must|should) run (?:in|on)\\b${rest}`,
};

/** What shows a thing that is there. The first pattern that is found is quoted. */
const telling: Partial<Record<string, readonly string[]>> = {
  "compute.numbers": [
    "(?<![\\p{L}\\d])[$€£]?\\d(?:[\\d.,/]*\\d)?(?: ?(?:%|(?!(?:and|or|to|by|in|of|we|is|per|at|how)\\b)\\p{L}{1,8}\\d?(?![\\p{L}\\d])))?",
  ],
  "lookup.limits": [
    when,
    `\\bon (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${days}(?: \\d{4})?|\\bin the (?:uk|usa?|eu)\\b`,
  ],
  "transform.limits": [size, layout, tone],
  "write.reader": [dedicated],
  "write.form": [size, tone, layout, product],
  "write.purpose": [`\\b(?:i want|to (?:tell|let)|that (?:i|we) (?:need|want|have) to)\\b${rest}`],
  "plan.goal": [`\\b(?:i|we) (?:want|need|would like) to\\b${rest}`],
  "explain.reader": [`${newcomer}|${reader}|${known}`],
  "explain.focus": [
    "(?<=[:;.!?,]\\s{1,2})(?:why|how|what|when|where|which)\\b(?: [^\\s.!?]{1,40}){3,20}",
    `\\b(?:especially|mainly|above all|only)${rest}`,
  ],
  "list.criteria": [
    `\\b(?:it|they|each|all) (?:must|should|has to|have to|needs? to|can(?:no|['’])t)\\b${rest}`,
    `\\b(?:for|that|which|who|under|without|no|not)\\b${rest}`,
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
  return findMatches(own, pattern).map(({ 0: words, index }) => ({
    start: index + words.length - words.trimStart().length,
    end: index + words.trimEnd().length,
  }));
}

/** The words that say a thing beyond doubt. */
export function findSurePhrases(kind: Kind, id: NeedId, own: string): Span[] {
  const pattern = surePatterns.get(`${kind}.${id}`);
  return pattern ? spansIn(own, pattern) : [];
}

const speech = /\b(?:speech|toast|eulogy)\b/i;

/** The words that show a thing, with less certainty. */
export function findTellingPhrases(kind: Kind, id: NeedId, own: string): Span[] {
  const name = `${kind}.${id}`;
  // A speech is made for one person and heard by others.
  const isForOthers = name === "write.reader" && speech.test(own);
  const patterns = isForOthers ? [] : (tellingPatterns.get(name) ?? []);
  return patterns.flatMap((pattern) => spansIn(own, pattern));
}
