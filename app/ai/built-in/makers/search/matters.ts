import { skillById } from "../../../../content/skills/skill-map";
import { buildPostings, type Postings, searchPostings } from "../../../../search/postings";
import { readTerms } from "../../../../search/terms";

/** What people ask about in their own words, which are seldom the words of a lesson. */
interface Matter {
  /** The lesson that teaches it. */
  skill: string;
  asked: RegExp;
  /** Words in which people speak of it. */
  everyday: string;
  /** Words of the lesson: which of its passages speaks of it most. */
  words: string;
}

const tool =
  "(?:it|this|that|ai|an? ai|the ai|chat ?gpt|claude|grok|deepseek|perplexity|copilot|gemini|a chatbot|chatbots?|(?:an?|the|a chat) (?:assistant|agent|bot|tool)|assistants?)";

const aboutTool = new RegExp(`\\b${tool}\\b`);

const matters: readonly Matter[] = [
  {
    skill: "protect-private-data",
    everyday:
      "safe risk private strangers see chats read staff photo bank card iban account doctor medical blood diagnosis test results tax papers payslip salary contract passport password pin address phone letter customer patient client colleague boss name secret confidential leak hacked delete history stored privacy upload diary",
    asked:
      /\b(?:safe|risky|private|privacy|confidential|secret|dangerous)\b.{0,40}\b(?:put|paste|type|upload|enter|tell|share|give|send|write|letters?|data|photos?)\b|\b(?:put|paste|type|upload|enter|give|tell|share|send)\w*\b.{0,60}\b(?:medical|doctor|diagnosis|bank|card|account|passport|password|address|salary|payslip|contract|customer|client|patient|boss|names?|e-?mails?|letters?|photos?|kids?|children)\b|\b(?:who|any(?:body|one)|some(?:body|one)|they) (?:can |could |may |will )?(?:read|sees?|looks? at|gets?)\b.{0,40}\b(?:i|my|we|our|me)\b|\b(?:keeps?|stores?|saves?|remembers?|stored|kept)\b.{0,30}\b(?:what|everything|anything|things?) (?:i|we|my \w+|he|she|people)\b|\b(?:customer|client|patient|colleague)s?'? names?\b|\bwhat happens (?:with|to) (?:the |my |our )?(?:photos?|pictures?|data|letters?|files?|things?|what)\b/,
    words: "stored read staff private data names placeholders paste personal settings",
  },
  {
    skill: "spot-made-up-facts",
    everyday:
      "invent invented hallucinate fabricated exist real sure confident sounded wrong true lie lying book study quote case law named fact",
    asked:
      /\b(?:mak(?:e|es|ing)|made) (?:it |things |stuff |facts |that )?up\b|\b(?:invent|fabricat|hallucinat)\w*\b|\b(?:doesn't|don't|does not|do not|didn't) exist\b|\b(?:gave|told|cites?|cited)\b.{0,40}\b(?:quote|book|study|case|law)\b|\b(?:is|are) (?:it|that|this|an answer|the answer|they) (?:really )?(?:true|real|right|correct)\b(?! that)|\b(?:if|whether) (?:an|the|its|this) answer is (?:true|right|correct)\b/,
    words: "invented facts names quotes books confident check sounds",
  },
  {
    skill: "check-sources",
    everyday:
      "source link reference citation footnote study published original website page open broken quote journal newspaper evidence verify mentions report",
    asked:
      /\b(?:links?|sources?|references?|citations?|footnotes?)\b.{0,60}\b(?:open|work|trust|real|check|exist|true|right|correct|prove[sn]?|proof|lists?|wrong|broken)\b|\b(?:trust\w*|check|believe|follow|true|right|correct|prove[sn]?|proof)\b.{0,40}\b(?:links?|sources?|references?)\b|\bwhere (?:a|the|this|that|its) (?:number|figure|fact|claim|quote)s? (?:comes?|came) from\b|\bsource really exists?\b/,
    words: "source link open page says original follow",
  },
  {
    skill: "check-numbers",
    everyday:
      "sum maths arithmetic calculate recalculate percent discount bill total number figure add wrong double-check average interest",
    asked:
      /\b(?:sums?|maths?|arithmetic|calculat\w*|percent\w*|add(?:ing)? up|numbers)\b.{0,40}\b(?:wrong|right|trust|correct|check|mistakes?|bills?)\b|\b(?:wrong|trust|rely|check)\b.{0,30}\b(?:sums?|maths?|arithmetic|calculat\w*|add up)\b/,
    words: "sum numbers calculate check yourself wrong",
  },
  {
    skill: "spot-fakes",
    everyday:
      "fake deepfake video photo picture voice call scam message rumour forward viral believe shark flood celebrity mayor money urgent phoned cloned grandson",
    asked:
      /\b(?:fake|deepfake|forged)\b|\bscams?\b|\b(?:video|picture|photo|voice|call|phoned|rang|message)\b.{0,60}\b(?:real|real or|sounded|sounds|wanted money|money|awful|forward\w*)\b/,
    words: "fake picture voice video pause before money call",
  },
  {
    skill: "what-a-model-knows",
    everyday:
      "know knowledge recent latest news outdated cutoff trained training current up-to-date",
    asked: new RegExp(
      `\\b(?:do|does|did|can|why)\\b.{0,30}\\bknow\\b.{0,40}\\b(?:yesterday|last|recent|latest|news|today|this week)\\b|\\bdoes(?:n't| not)? ${tool} know\\b|\\bup to date\\b|\\bknowledge ends?\\b|\\bdoes not know the answer\\b`,
    ),
    words: "knowledge date ends recent trained search",
  },
  {
    skill: "how-a-model-writes",
    everyday: "work predict guess next word write sentence random different answer twice",
    asked: new RegExp(
      `\\bhow (?:does|do) ${tool} (?:actually |really )?(?:work|write|answer|come up)\\b|\\b(?:guess|predict)\\w*\\b.{0,20}\\bwords?\\b|\\bdoes ${tool} (?:really )?understand\\b`,
    ),
    words: "next word likely writes guess understand",
  },
  {
    skill: "what-ai-tools-are",
    everyday:
      "alive think human person robot feel conscious brain machine program inside soul little magic",
    asked: new RegExp(
      `\\bwhat (?:is|are) (?:an? )?(?:ai|artificial intelligence|chatbots?|ai tools?|language models?)\\b|\\b(?:is|are) ${tool} (?:alive|conscious|a person|a human|a robot)\\b|\\bdoes ${tool} (?:think|feel)\\b`,
    ),
    words: "program machine person tool think",
  },
  {
    skill: "strengths-and-limits",
    everyday:
      "good bad strength weakness weak useful useless able unable limit fail suited unsuitable better avoid",
    asked:
      /\b(?:good|great|best|strong) (?:at|for)\b.{0,30}\b(?:bad|weak|poor)\b|\bwhat (?:can|can't|cannot) (?:it|ai|they) (?:not )?do\b|\bbad at\b|\bstrengths?\b|\bweaknesses\b/,
    words: "shines stumbles strong weak helps fails drafts",
  },
  {
    skill: "what-fits-in-a-chat",
    everyday:
      "forget forgot remember long chat conversation beginning earlier mixed agreed hour context memory limit document book new topic lost thread",
    asked:
      /\b(?:forgets?|forgot|forgotten|remembers?)\b.{0,60}\b(?:chat|conversation|said|beginning|earlier|told)\b|\b(?:new|another|long) (?:chat|conversation)\b|\b(?:whole|entire|long) (?:book|document|pdf|file|text)\b|\bcontext window\b/,
    words: "chat long new forget beginning fits",
  },
  {
    skill: "choose-a-tool",
    everyday:
      "choose pick best better compare tool app claude perplexity midjourney chatgpt deepseek grok which suit",
    asked:
      /\b(?:which|what) (?:of (?:these|them)|ai|tool|assistant|app|one|program)\b.{0,60}\b(?:use|best|better|right|should|for|need|choose|pick|take)\b/,
    words: "tool choose kind pictures search work",
  },
  {
    skill: "choose-the-shape",
    everyday:
      "table list bullet short shorter long wordy essay points columns steps headings format wall",
    asked:
      /\b(?:too|way too|so|shorter|very) (?:long|short|wordy)\b|\b(?:table|list|bullets?|columns?|steps?)\b.{0,30}\b(?:instead|rather|wall of text|get|not)\b|\bwall of text\b|\bshorter\b/,
    words: "table list length form shape short",
  },
  {
    skill: "show-an-example",
    everyday: "example style voice tone sound newsletter talk sample imitate like",
    asked:
      /\bsounds? (?:like|nothing like) me\b|\b(?:style|way) (?:that )?i (?:like|write|want)\b|\bmy (?:own )?(?:style|voice|tone)\b|\bshow (?:it )?an example\b/,
    words: "example style show sounds like",
  },
  {
    skill: "improve-in-rounds",
    everyday:
      "rubbish bad nearly better ending change again redo second version improve revise paragraph keep boring",
    asked:
      /\b(?:first|its|the) answer (?:was|is) (?:rubbish|bad|useless|poor|not good|wrong|terrible|boring)\b|\bchange only\b|\bonly (?:one|the) (?:paragraph|sentence|part)\b|\b(?:improve|redo|try again|second try|not happy)\b/,
    words: "round change answer keep improve again",
  },
  {
    skill: "one-clear-task",
    everyday:
      "ask question prompt properly clear phrase understand misunderstand mean vague mess once",
    asked:
      /\bhow (?:do|should|can) (?:i|we|you) (?:ask|word|phrase|prompt|talk to)\b|\bask(?:ed|ing)? .{0,20}\b(?:at once|at the same time|properly|right(?:ly)?)\b|\bgood prompt\b|\bfive things at once\b/,
    words: "one clear task ask doing word",
  },
  {
    skill: "split-big-tasks",
    everyday:
      "huge big large project task job complicated overwhelmed start steps thesis move wedding",
    asked:
      /\b(?:huge|big|large|enormous|complicated)\b.{0,20}\b(?:job|task|project|thing|work)\b|\b(?:job|task|project) is (?:too )?(?:huge|big|large|much)\b/,
    words: "split big task steps parts first",
  },
  {
    skill: "give-context",
    everyday: "context background situation who reason explain myself about",
    asked:
      /\btell (?:it|them|ai|chatgpt) (?:who i am|about me|about myself|my age|why|the background)\b|\bwho i am\b|\bcontext\b/,
    words: "who you are why background situation",
  },
  {
    skill: "say-who-it-is-for",
    everyday: "reader audience child beginner grandmother class age simple words customers explain",
    asked:
      /\b(?:write|explain|made?|make it|simple enough)\b.{0,40}\bfor (?:a |an |my )?(?:\w+ )?(?:year old|reader|readers|child|children|beginner|audience|grandmother|class)\b|\bfor a \w+ year old\b/,
    words: "reader who for words age",
  },
  {
    skill: "build-a-reusable-prompt",
    everyday: "save reuse template same every week month again repeat prompt collection",
    asked:
      /\b(?:save|keep|reuse|use) (?:my|the|a|this) prompt|\bsame (?:thing|prompt|task) every (?:day|week|month|time)\b|\btemplate\b/,
    words: "prompt again gaps template every",
  },
  {
    skill: "give-the-material",
    everyday: "article text document paste file attach summarise summary never gave notes",
    asked:
      /\b(?:never|didn't|did not|not) (?:gave|give|given|sent|pasted|showed|shown?)\b|\bsummari\w+\b.{0,30}\b(?:never|without|not)\b/,
    words: "paste text material give article",
  },
  {
    skill: "set-requirements",
    everyday: "requirement must limit rule exact length include ignore condition",
    asked: /\b(?:ignores?|leaves? out|forgets?) (?:what i asked|my rules|half)\b|\brequirements?\b/,
    words: "must requirement limit number",
  },
  {
    skill: "know-the-rules",
    everyday:
      "allowed permitted cheating school homework essay hand exam teacher work employer policy rule law legal age minimum university",
    asked:
      /\ballowed\b|\b(?:am i|are we|is it) permitted\b|\bcheat(?:ing)?\b|\b(?:rules?|policy|law|legal|illegal)\b.{0,40}\b(?:school|work|exam|company|use|ai)\b|\bhow old (?:do|must|should|does)\b|\b(?:age limit|minimum age)\b|\bat work\b/,
    words: "rules allowed school work age ask first",
  },
  {
    skill: "say-when-ai-helped",
    everyday: "tell admit mention disclose label helped honest made credit say teacher",
    asked:
      /\b(?:tell|say|admit|mention|declare|disclose|mark|label)\b.{0,40}\b(?:helped|made (?:by|with)|used|wrote|written|generated)\b|\bmade by ai\b/,
    words: "say helped made sentence tell people",
  },
  {
    skill: "respect-rights",
    everyday:
      "copyright owns owner copied steal plagiarism artist style sell licence song picture mine permission rights music",
    asked:
      /\b(?:copyright|copied|plagiaris\w*|steal\w*|stolen)\b|\bwho owns\b|\b(?:in|like) the style of\b|\bliving artist\b|\b(?:somebody|someone) else's (?:work|picture|text|photo)\b/,
    words: "rights artist living copy owner permission style",
  },
  {
    skill: "keep-a-person-in-charge",
    everyday:
      "decide decision judge grade hire reject responsible charge approve loan job human applicants",
    asked:
      /\b(?:let|allow|leave)\b.{0,20}\b(?:ai|it|a computer|an? assistant|an? agent) (?:to )?(?:decide|choose|judge|reject|grade|hire)\b|\bdecides? (?:who|whether|about)\b|\bwho is responsible\b/,
    words: "person decide charge responsible people",
  },
  {
    skill: "tools-that-act",
    everyday:
      "agent book buy order pay delete send automatically itself alone browser click app files wants permission undo",
    asked:
      /\b(?:agents?|by itself|on its own|automatically|without me)\b.{0,50}|\b(?:book|buy|order|delete|send|pay)s?\b.{0,40}\b(?:for me|by itself|on its own|without (?:me|asking))\b/,
    words: "act agent delete buy stop permission undo",
  },
  {
    skill: "keep-your-own-judgement",
    everyday:
      "think lazy depend addicted flatter agree yes-man opinion decide habit rely without myself",
    asked:
      /\b(?:can't|cannot|can not|can i still) (?:think|write|decide|do)\b.{0,30}\bwithout\b|\b(?:always|just) (?:agrees?|flatters?|says yes)\b|\b(?:lazy|addicted|depend\w*|rely too much|flatter\w*)\b/,
    words: "own judgment agree flatter think yourself",
  },
  {
    skill: "notice-bias",
    everyday:
      "bias biased unfair stereotype men women doctors nurses racist sexist left-out one-sided view minority stories prejudice",
    asked:
      /\bbias(?:ed)?\b|\b(?:leaves?|left) (?:anybody|anyone|somebody|people|out)\b|\b(?:unfair|one-sided|stereotyp\w*|prejudice\w*|racist|sexist)\b/,
    words: "left out one-sided people view missing",
  },
  {
    skill: "test-before-you-trust",
    everyday: "test try trust rely trial sample known before",
    asked: /\b(?:test|try out|try it)\b.{0,30}\b(?:before|first|trust|rely)\b/,
    words: "test known answer before trust",
  },
];

let built: Postings<Matter> | undefined;

function postings() {
  built ??= buildPostings(matters, ({ skill, everyday }) => ({
    title: skillById(skill)?.title ?? "",
    tags: [everyday],
    body: skillById(skill)?.explanation ?? "",
  }));
  return built;
}

const leastShare = { several: 0.25, one: 0.55, near: 0.1 };
const mostNear = 3;

/** The lessons nearest to a question by their words, where none is surely what it is about; three at most. */
export function lessonsNear(question: string) {
  return searchPostings(postings(), question.slice(0, 400), { limit: mostNear })
    .filter(({ share }) => share >= leastShare.near)
    .flatMap(({ document }) => skillById(document.skill) ?? []);
}

/** The lessons that a question is about, by how people speak of such things; two at most. */
export function mattersOf(question: string): readonly Matter[] {
  const text = question
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");
  const phrased = matters.filter(({ asked }) => asked.test(text)).slice(0, 2);
  if (phrased.length > 0) return phrased;
  const [best] = searchPostings(postings(), question.slice(0, 400), { limit: 1 });
  if (!best) return [];
  const everyday = new Set(readTerms(best.document.everyday).map(({ term }) => term));
  const own = best.terms.filter((term) => everyday.has(term)).length;
  const namesTool = aboutTool.test(text);
  const isFit =
    own >= 2
      ? best.share >= leastShare.several
      : own === 1 && namesTool && best.share >= leastShare.one;
  return isFit ? [best.document] : [];
}
