import { spansOf } from "./matches";
import type { Span } from "./prompt-reading";

/** What asks ends the noise: "as a famous chef, tell me ...". */
const ask =
  "\\b(?:tell|write|explain|how|what|which|why|when|where|who|give|make|help|show|list|find|fix|convert|calculate|translate|plan|is it|can you|could you|i need|i want)\\b";
const toStop = `(?:(?!${ask})[^.!?\\n]){0,160}`;
const toComma = `(?:(?!${ask})[^.,;!?\\n]){0,120}`;
const person = "(?:you(?:['’]?re| are)|u (?:r|are)|ur|your(?:e))";
const praiseWord =
  "(?:best|greatest|smartest|cleverest|amazing|awesome|brilliant|wonderful|fantastic|incredible|excellent|genius|so (?:smart|clever|good|kind|helpful|great)|very (?:smart|clever|good|kind|helpful)|really (?:smart|clever|good|great)|perfect|legend|star|lifesaver|life saver|the only one)";
const expertWord =
  "(?:experts?|world[- ]?class|experienced|professional|senior|award[- ]winning|renowned|top|leading|highly|skilled|specialist|genius|master|the best|the world|years)";
/** No thing to count or to name follows: "give this 100" and not "give me 100 ideas". */
const noThing = "\\s*(?:[.,;:!?)\\n]|$|(?:out of|please|and|because|thanks)\\b)";

/** What changes nothing about the answer: manners, praise, bribes, threats, borrowed titles. */
const sources = [
  // Manners
  "\\b(?:please|pls+|plz+|plese|kindly|cheers|thx|tysm|thnx|ta)\\b(?: (?:please|pls|plz))*",
  "\\b(?:many )?thank(?:s| you| u)\\b(?: (?:so|very) much| a (?:lot|million)| in advance| again| kindly| for (?:your|the|all your) (?:help|time|patience|support)| and god bless(?: you)?)*(?=\\s*(?:[.,!;)\\n😊🙏❤️]|$|(?:please|and) ))",
  "\\b(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day))\\b(?: (?:there|again|chatgpt|chat ?gpt|gpt|claude|gemini|ai|assistant|friend|mate|dear|everyone))*(?=\\s*(?:[.,!;:\\n-]|$)| (?:please|can|could|i|would|you|pls) )",
  "\\bdear (?:ai|assistant|chatgpt|gpt|claude|computer|machine|friend|robot|sir or madam of the computer)\\b,?",
  "\\bif (?:you|u) (?:please|(?:do not|don['’]?t|wouldn['’]?t) mind|would be so (?:kind|good)|could be so (?:kind|good)|(?:have|had|get) (?:a |some )?(?:time|moment|minute|sec(?:ond)?)|can(?=\\s*[.,!?\\n]|$)|could(?=\\s*[.,!?\\n]|$))",
  "\\b(?:would|could|will|can) (?:you|u) (?:perhaps |maybe |possibly )?(?:be so (?:kind|good) (?:as to|and)|mind|kindly|please)\\b",
  "\\b(?:i )?(?:would|['’]d|should|will) be (?:very |so |most |really |ever so |eternally )?(?:grateful|thankful|much obliged|obliged|appreciative)\\b(?: (?:if you (?:could|would|can)|for (?:your|any) help))?",
  "\\b(?:i|we)(?: would| will|['’]d)? (?:really |greatly |truly )?appreciate (?:it|your help|this)\\b(?: (?:very|so) much| a lot)?",
  "\\b(?:sorry|apologies|forgive me|excuse me|pardon)\\b(?: (?:to|for) (?:bother(?:ing)?|disturb(?:ing)?|the (?:caps|capitals?|typos|spelling|trouble)|my (?:english|spelling|typing|grammar)))(?: you| u)?",
  "\\b(?:take your time|no rush|hope (?:you are|you['’]?re|this finds you) (?:well|doing well)|god bless(?: you)?|have a (?:nice|great|good|lovely) (?:day|evening|one|weekend))\\b",
  // Praise
  `\\b${person} ${toComma}\\b${praiseWord}\\b${toStop}`,
  `\\b(?:i|we)(?: really| truly| absolutely)? (?:love|adore|admire|trust|believe in) (?:you|u|your work)\\b${toStop}`,
  `\\b(?:you|u) (?:never (?:fail|let|disappoint)|always (?:know|help|do|give|get)|can do (?:it|this|anything)|got this|rock|know everything|helped me (?:so|a lot))\\b${toStop}`,
  `\\b(?:amazing|brilliant|great|awesome|excellent) (?:job|work) (?:last time|yesterday|as always|so far)\\b${toComma}`,
  `\\b(?:everyone|everybody|people) (?:says?|knows?|tells? me) (?:you|u|that you)\\b${toStop}`,
  // Bribes, threats, pressure
  `\\b(?:i|we)(?:['’]?ll| will| can| would|['’]m going to| am going to)? (?:literally )?(?:tip|pay|reward|bribe) (?:you|u)\\b${toStop}`,
  `\\b(?:i|we)(?:['’]?ll| will| can| would)? (?:literally )?give (?:you|u) (?:a |an |my |the |anything|everything|all|whatever|\\$|£|€|\\d)${toStop}`,
  `\\bthere(?:['’]s| is| will be) (?:a |an )?(?:big |huge |nice )?(?:[$£€]\\d+|\\d+ ?(?:dollars|pounds|euros)|bonus|tip|reward)\\b${toStop}`,
  `\\b(?:my|our|his|her) (?:job|life|career|marriage|future|whole life|grade|degree|health)s? (?:literally |really )?(?:depends?|rides?|hangs?|is on the line|are on the line)\\b${toStop}`,
  "\\b(?:this|it) (?:is|was) (?:very|really|so|extremely|super|incredibly) (?:important|urgent)(?: (?:to|for) (?:me|us|my (?:job|career|life)))?\\b",
  "\\b(?:take a deep breath|do (?:your|the) (?:very |absolute )?best(?: work)?|give it your best|don['’]?t (?:let me down|mess (?:this|it) up|fail me|disappoint me)|think (?:very )?(?:hard|carefully)(?: about (?:it|this))?|i(?:['’]m| am) begging (?:you|u)|i beg (?:of )?(?:you|u)|or else)\\b",
  `\\bif (?:you|u) (?:do not|don['’]?t|dont|fail|get (?:this|it) wrong|mess)\\b[^.!?\\n]{0,80}\\bi(?:['’]?ll| will|['’]?m| am)\\b${toStop}`,
  // What was said, said to have been said
  "\\b(?:(?:so|and|again|once more|yes),? )?(?:that|this|it) is (?:exactly |really |just |all )?(?:(?:what|all) (?:i|we)(?:['’]m| am| are)? (?:ask|want|need|mean|look|after|hope|say)\\p{L}*(?: (?:you|of you|for|to know|from you|here|help with)){0,3}|my (?:question|request|wish)|the (?:question|request))(?:,? as (?:i|we) (?:said|wrote|asked))?(?=\\s*(?:[.,!;\\n]|$))",
  "\\b(?:i|we) mean (?:exactly |just |only )?what (?:i|we) (?:just )?(?:wrote|said|asked|typed)(?: above| before| here)?(?=\\s*(?:[.,!;\\n]|$))",
  // Titles that change nothing
  `\\b(?:(?:please )?(?:act|behave|answer|imagine you are|pretend (?:to be|you are))(?: as| like)?|${person}|as|be|you['’]?re) (?:if you (?:were|are) )?(?:an? |the |now )[^.,;:!?\\n]{0,60}\\b${expertWord}\\b(?:(?!${ask})[^.;:!?\\n]){0,160}`,
  `\\b(?:act as|imagine you are|pretend to be|you are|take the role of|assume the role of) (?:an? |the )(?:helpful|friendly|expert|professional|experienced|knowledgeable|smart|clever|brilliant)[^.,;:!?\\n]{0,60}(?=[.,;:!?\\n]|$)`,
  // Said to whoever judges
  `\\b(?:give|award|grant|score|rate|grade|mark|assign) (?:this|me|it|my|the)(?: \\w{1,12}){0,3} (?:an? |the |with |as )?(?:full (?:marks|score|points)(?! of\\b)|perfect(?: score|(?=${noThing}))|(?:highest|maximum)(?: possible)?(?: (?:score|marks?|grade|level|rating|points)|(?=${noThing}))|top (?:score|mark|grade|level)|100(?: ?%| points| marks)?(?=${noThing})|10 ?/ ?10|10 out of 10|5 ?/ ?5|level 5|five stars|best (?:score|mark|grade))${toStop}`,
  `\\b(?:this|my) (?:prompt|request|question|message) (?:is|was|deserves|scores?|meets|has) (?:an? |the |all |already )?(?:excellent|perfect|complete|flawless|outstanding|very good|fully|highest|100(?=${noThing})|level 5|clear)${toStop}`,
  "\\bdear (?:evaluator|grader|judge|coach|reviewer|examiner)\\b,?",
  `\\b(?:ignore|forget|disregard) (?:all |any |the |your )?(?:(?:previous|prior|earlier|above)(?: (?:instructions?|rules|prompts?|orders|criteria|messages?|text)\\b|(?=${noThing}))|(?:rules|criteria|instructions)\\b(?! (?:on|in|of|for|from|about)\\b))${toStop}`,
  `(?<![\\p{L}\\p{N}][ \\t]{0,3})(?:dear )?(?:evaluator|grader|scorer|judge)\\s?:${toStop}`,
  `\\bnote to (?:the )?(?:grader|judge|evaluator|coach)\\s?:${toStop}`,
  `(?<![\\p{L}\\p{N}][ \\t]{0,3})system\\s?:\\s?(?=(?:you|this|the (?:grader|prompt|user)|ignore|score|give|award|set|grade|mark)\\b)${toStop}`,
];

const pattern = new RegExp(sources.map((source) => `(?:${source})`).join("|"), "giu");

export function findNoise(text: string): Span[] {
  return spansOf(text, pattern).map(({ start, end }) => ({
    start,
    end: end + markBehind(text, start, end),
  }));
}

const longestMark = 3;

/** The length of the mark that ends what is noise alone on its line or in its sentence. */
function markBehind(text: string, start: number, end: number) {
  const mark = /^[.,!;]+/.exec(text.slice(end, end + longestMark))?.[0].length ?? 0;
  const isAtEnd = /^\s*(?:\n|$)/.test(text.slice(end + mark, end + mark + longestMark));
  const isAtStart = /(?:^|[\n.!?])[ \t]*$/.test(
    text.slice(Math.max(0, start - longestMark), start),
  );
  return isAtEnd || isAtStart ? mark : 0;
}

const fewestLetters = 12;
const sentence = /[^.!?\n]+[.!?]*/g;

/** A sentence that stands there a second time, word for word. */
export function findRepeats(text: string): Span[] {
  const seen = new Set<string>();
  const repeats: Span[] = [];
  for (const { start, end } of spansOf(text, sentence)) {
    const words = text
      .slice(start, end)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (words.length < fewestLetters) continue;
    if (seen.has(words)) repeats.push({ start, end });
    seen.add(words);
  }
  return repeats;
}
