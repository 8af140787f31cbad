import { isAnchor, isManner } from "./anchors";
import { type Ask, opensWithProduct } from "./asks";
import { isCommon } from "./common-words";
import { kindCues } from "./kind-cues";
import { readLines } from "./lines";
import { isMet, patternFor } from "./matches";
import type { Material } from "./material";
import type { OwnWords } from "./own-words";
import { findPointers } from "./pointers";
import type { Tool } from "./prompt-reading";
import { readQuestion } from "./question";
import type { Token } from "./tokens";

const counted: Record<string, RegExp> = {
  sizes:
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|half|single)(?:[ -](?:to|or|–|-) ?\d+)?[ -](?:\p{L}{2,12} )?(?:words?|lines?|sentences?|paragraphs?|pages?|points?|bullets?|bullet points|characters?|minutes?|ideas|options|names|items|steps|questions|examples|versions|rows|columns|tips|things|slides|verses|days|weeks|people|persons|bits)\b/giu,
  caps: /\b(?:max(?:imum)?|at most|no (?:more|longer) than|under|up to|less than|at least|exactly|about|around|roughly|within|between|limit|budget|only|rounded|nearest|decimals?)\b/gi,
  forms:
    /\b(?:table|columns?|rows?|bullets?|bullet points|list|csv|json|headings?|numbered|step[ -]by[ -]step|rhym\w+|paragraphs?|signed|subject line|one[ -]liner|formula|square|landscape|portrait|vertical|horizontal|wide|upright|a4|poster|flyer|logo|icon)\b/gi,
  tones:
    /\b(?:formal|informal|friendly|polite|firm|warm|casual|simple|plain|easy|short|brief|funny|serious|professional|kind|calm|sad|cheerful|tone|style|rude|soft|gentle|begging|jargon)\b/gi,
  exclusions: /\b(?:no|not|don['’]?t|dont|without|never|avoid|leave out|skip|except|nothing)\b/gi,
  keeps:
    /\b(?:keep|keeping|mention|include|including|make sure|must|has to|have to|should|needs? to|always|with)\b/gi,
  self: /\b(?:i|i['’]m|im|i['’]ve|we|we['’]re|my|our|me|us)\b/gi,
  readers:
    /\b(?:(?:for|to|dear) (?:my|our|a|an|the|his|her|their|mr|mrs|ms|dr|someone|people|kids|children|parents|customers|beginners|students)|year[s]?[ -]olds?|yr[s]? old|audience|readers?|beginners?|aged? \d+|grade|class)\b/gi,
  reasons:
    /\b(?:because|so that|so (?:he|she|they|we|i|it)|since|in order to|to (?:ask|tell|explain|thank|invite|apologi[sz]e|convince|say|remind)|want(?:s|ed)?|need(?:s|ed)?|asking|why)\b/gi,
  times:
    /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)\b|\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\b\d{1,2}:\d{2}\b|\b(?:today|tomorrow|tonight|yesterday|next|last|every|morning|evening|afternoon|week|weekend|month|year|hours?|mins?|minutes)\b/gi,
  units:
    /\b\d+(?:[.,]\d+)? ?(?:kg|g|mg|ml|l|cl|cm|mm|m|km|miles?|mi|ft|feet|inch(?:es)?|lbs?|oz|cups?|°|degrees|c|f|kwh|w|mb|gb|px|%|percent|euros?|dollars?|pounds?|pesos|rand)\b|[$€£₹]\s?\d|\d ?%/gi,
  light:
    /\b(?:light|lit|sun\w*|shadows?|dark|bright|night|dusk|dawn|golden|watercolou?r|oil|painting|photo\w*|realistic|cartoon|sketch|drawing|pencil|style|close[ -]?up|background|foreground|colou?rs?|red|blue|green|yellow|white|black|grey|gray|pink|purple|orange|brown|beige|pastel|view|angle|lens|film|wooden|vintage|texture|flat|outlines?|--\w+)\b/gi,
  questions: /\?/g,
  asks: /\b(?:what|whats|what's|when|who|whos|where|which|why|how|is it|is there|are there|does|do i|do you|can i|should i)\b/gi,
  acts: /\b(?:write|make|give|create|draft|explain|tell|list|plan|translate|convert|calculate|work out|add up|find|fix|correct|check|rewrite|shorten|summari[sz]e|sort|compare|suggest|help|show|draw|design|generate|turn|quiz|ask|pretend|play|compose|describe|put|change|recommend|choose|answer|reply|need|want|looking for|look for)\b/gi,
  choices: /\b(?:or|vs\.?|versus|either|whether|between|option)\b/gi,
  told: /\b(?:was|were|had|did|went|came|said|told|got|took|knew|thought|felt|made|gave|saw|used to)\b/gi,
  addressed: /\b(?:you|your|yourself)\b/gi,
  broken:
    /\b(?:error|wrong|not work\w*|n['’]?t work\w*|fails?|failed|crash\w*|broken|bug|instead|gives?|returns?|shows?|prints?|stuck|freez\w*|empty|missing|blank|undefined|null)\b/gi,
  systems:
    /\b(?:excel|sheets?|python|javascript|js|java|html|css|sql|postgres\w*|mysql|word|vba|powershell|bash|react|typescript|ts|node|php|c#|rust|arduino|regex|power ?query|libreoffice|access|r|pandas|scratch|roblox|lua|wordpress|macro|go|docker|linux|windows|mac|iphone|android)\b/gi,
  places: /\b[A-Z]{1,2}\d+(?::[A-Z]{1,2}\d+)?\b|\bcolumns? [A-Z]\b|\brow \d+/g,
  levels:
    /\b(?:level|beginner|intermediate|advanced|a1|a2|b1|b2|c1|year \d+|grade \d+|gcse|exam|know|knows|learning|learn|never|new to|already|familiar)\b/gi,
  turns:
    /\b(?:one (?:by one|at a time|question|turn)|wait|then|after each|after (?:my|every)|first|start|stop|correct me|feedback|turns?|begin|ask me|at the end|until)\b/gi,
  vague:
    /\b(?:something|stuff|things?|thingy|it|that|this|those|these|good|nice|great|better|best|cool|proper|properly|etc|whatever|anything|some|somehow|kind of|sort of)\b/gi,
};

const countNames = Object.keys(counted);
const moreNames = [
  "anchors",
  "rareShare",
  "ownLength",
  "ownShort",
  "materialLength",
  "hasMaterial",
  "materialLines",
  "hasCode",
  "hasError",
  "numbers",
  "materialNumbers",
  "names",
  "clauses",
  "pointers",
  "isPointerOpen",
  "isCut",
  "orders",
  "wishes",
  "asksQuestion",
  "asksFirst",
  "isSilent",
  "isSilentLong",
  "gaps",
  "isClosedQuestion",
  "isSum",
  "mannerShare",
  "askedAnchors",
  "askShare",
  "isForwarded",
  "asksAtEnd",
  "asksAtEdge",
  "endsAsking",
  "silentTold",
  "silentLines",
  "isBareWish",
  "isPastedAlone",
  "ownShare",
  "laterAsks",
  "isErrorAlone",
  "closedAboutThe",
  "namesAProduct",
  "records",
  "silentRecords",
  "asksOnEdge",
  "edgeless",
  "isLetter",
  "isSilentLetter",
  "isKept",
  "isStanding",
  "toldShare",
  "selfShare",
  "qShort",
  "qLeaning",
  "qPersonal",
  "qGeneral",
  "qBareThe",
  "qPins",
  "qAnchors",
  "qFewAnchors",
  "isPictureTool",
  "isCodeTool",
] as const;

const cues = Object.entries(kindCues);
const cueNames = cues.flatMap(([kind]) => [`${kind} said`, `${kind} first`]);

export const signalNames: readonly string[] = [...countNames, ...cueNames, ...moreNames];

/** A short question that does not lean on who asks: "what rhymes with orange". */
const factQuestion =
  /^\W{0,4}(?:(?:so|ok|hi|hey|quick(?: question)?|please|and|tell me|do you know|can you tell me|i need to know)\W{1,3}){0,3}(?:what|whats|wots|wot|which|who|when|where|how (?:do|does|did|many|much|long|far|high|deep|old|tall|big|i say)|how|is|are|was|were|does|did|do|can)\b/i;
const leaning = /\b(?:my|our|this|these|it(?! ok| true| better| legal)|he|she|they|me|best)\b/i;
const fewWords = 16;

/** "the dose for the baby": which one, only the person knows. */
const leansOnThe =
  /\bthe (?!(?:best|most|difference|capital|meaning|name|plural|same|first|last|next|world|sun|moon|sky|earth|sea|uk|us|usa|eu)\b)\p{Ll}+(?:\s\p{Ll}+)?\W*$/u;

function isClosed(own: string, count: number) {
  return count <= fewWords && factQuestion.test(own) && !leaning.test(own);
}

/** What figures are given and wanted in. */
export const unit =
  "(?:mm|cm|m|km|km\\/h|kph|mph|knots?|inch(?:es)?|in|ft|feet|foot|yards?|miles?|kg|g|grams?|kilos?|lbs?|pounds?|oz|ounces?|ml|cl|l|lit(?:er|re)s?|cups?|gallons?|pints?|tbsp|tsp|teaspoons?|tablespoons?|°?[cf]|celsius|fahrenheit|gas mark|ha|m²|m2|km²|hectares?|stones?|acres?|euros?|dollars?|usd|eur|gbp|hours?|minutes?|seconds?|days?|fractions?|percent|decimals?|binary)";
/** Figures and what is to be done with them. */
const sum = new RegExp(
  `\\d\\s*(?:[-+*/x×÷^]|plus|minus|times|divided by)\\s*\\d|\\d\\s*% (?:of|off)|\\d[^.!?\\n]{0,24}\\b(?:in|to|into|as an?|biger|bigger|between|from)\\s+(?:\\d|${unit}\\b)|\\b${unit} (?:in|to|is|are in) (?:an? )?(?:\\d|${unit})\\b|(?:square root|half|third|average|leap year|days between|how many days)\\b`,
  "i",
);

/** A letter that was copied with its head. */
const forwarded = /^\s*(?:-{3,}|from:|fw:|fwd:|subject:|dear |hi all|sent:|date\b)/i;

/** How many telling words stand where something is asked. */
function countAsked(asks: readonly Ask[], tokens: readonly Token[]) {
  const asked = new Set<string>();
  for (const { from, end } of asks) {
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token || token.start >= end) break;
      if (isAnchor(token)) asked.add(token.word);
    }
  }
  return asked.size;
}

/** A blank of a form that was sent as it is: "[INSERT NAME]", "{topic}", "___". */
const gap =
  /\[[A-Z][A-Z \d/-]{2,40}\]|\[(?:insert|your|name|topic|company|product)[^\]\n]{0,40}\]|\{\{?\w[\w ]{1,30}\}?\}|_{4,}|<[a-z]+ (?:name|here)>/g;

const longText = 40;
const lastPart = 30;
const fewestPasted = 8;

/** "5 synonyms for cold", "Irish for hedgehog": what is wanted is named, and nothing is told. */
const named =
  /^[^\p{L}\d]*(?:\d+|an?|the|some|one|two|three|five|ten|best|better|\p{L}+) [^.!?\n]{0,60}\b(?:for|about|of|on|in|to|as|with|between|that|vs|which|who)\b/iu;
const telling =
  /\b(?:i|we|he|she|they|it|is|are|was|were|am|had|has|did|said|went|got|im|its|my)\b/i;
const longestWish = 30;

function isBareWish(spelt: string, tokens: readonly Token[]) {
  const first = /^[^.!?\n,]*/.exec(spelt.trimStart())?.[0] ?? "";
  return tokens.length <= longestWish && isMet(spelt, named) && !telling.test(first);
}

/** Both are sorted by where they start. */
function countOutside(tokens: readonly Token[], material: readonly Material[]) {
  let count = 0;
  let next = 0;
  let end = 0;
  for (const { start } of tokens) {
    for (; (material[next]?.start ?? Number.POSITIVE_INFINITY) <= start; next++) {
      end = Math.max(end, material[next]?.end ?? 0);
    }
    if (start >= end) count++;
  }
  return count;
}

function countIn(text: string, name: string) {
  return text.match(patternFor(text, counted[name] as RegExp))?.length ?? 0;
}

const log = (count: number) => Math.log2(1 + count);

function more(words: OwnWords, tool: Tool) {
  const { text, quiet, own, spelt, asks, tokens, material, materialTokens } = words;
  const mannered = tokens.filter(isManner).length;
  const sentences = tokens.filter(({ isOpening }) => isOpening).length;
  const isSilent = asks.length === 0 && tool !== "picture";
  const anchors = new Set(tokens.filter(isAnchor).map(({ word }) => word));
  const pasted = materialTokens.length;
  const hasCode = material.some(({ what }) => what === "code");
  const hasError = material.some(({ what }) => what === "error");
  const pointers = findPointers(own).length;
  const lines = materialTokens.filter(({ isOpening }) => isOpening).length;
  const numbers = tokens.filter(({ isNumber }) => isNumber).length;
  const names = tokens.filter(
    (token) => token.isCapital && !token.isOpening && !isCommon(token.word),
  ).length;
  const outside = countOutside(tokens, material);
  const isLong = tokens.length > longText;
  const form = readLines(quiet, asks);
  const question = readQuestion(words, asks);
  const countOf = (name: string) => countIn(spelt.text, name);
  const values: Record<(typeof moreNames)[number], number> = {
    anchors: log(anchors.size),
    rareShare: anchors.size / Math.max(4, tokens.length),
    ownLength: log(tokens.length) - 3,
    ownShort: Math.max(0, 8 - tokens.length) / 8,
    materialLength: log(pasted),
    hasMaterial: pasted >= 3 ? 1 : 0,
    materialLines: log(lines),
    hasCode: hasCode ? 1 : 0,
    hasError: hasError ? 1 : 0,
    numbers: log(numbers),
    materialNumbers: log(materialTokens.filter(({ isNumber }) => isNumber).length),
    names: log(isShouted(own) ? 0 : names),
    clauses: log(tokens.filter(({ isJoined }) => !isJoined).length),
    pointers: log(pointers),
    isPointerOpen: pointers > 0 && pasted < 4 ? 1 : 0,
    isCut: /[,:-]\s*$|\b(?:the|and|with|to|for|of|a)\s*$/i.test(text) ? 1 : 0,
    orders: log(asks.filter(({ how }) => how === "order").length),
    wishes: log(asks.filter(({ how }) => how === "wish").length),
    asksQuestion: log(asks.filter(({ how }) => how === "question").length),
    asksFirst: asks[0] && asks[0].from <= 3 ? 1 : 0,
    isSilent: isSilent ? 1 : 0,
    isSilentLong: isSilent ? Math.min(1, (tokens.length + pasted) / 25) : 0,
    mannerShare: mannered >= 3 ? mannered / (mannered + anchors.size) : 0,
    askedAnchors: log(countAsked(asks, tokens)),
    askShare: Math.min(1, asks.length / Math.max(1, sentences)),
    isForwarded: forwarded.test(own) ? 1 : 0,
    isClosedQuestion:
      asks.length > 0 && isClosed(spelt.text, tokens.length) && anchors.size > 0 ? 1 : 0,
    isSum: numbers > 0 && sum.test(spelt.text) ? 1 : 0,
    gaps: log(text.match(gap)?.length ?? 0),
    asksAtEnd: isLong && asks.some(({ from }) => from >= tokens.length - lastPart) ? 1 : 0,
    asksAtEdge: isLong && asks.some(({ from }) => from < 4) ? 1 : 0,
    endsAsking: /\?\W*$/.test(own) ? 1 : 0,
    silentTold: isSilent ? log(countOf("told")) : 0,
    silentLines: isSilent && sentences > 3 ? sentences / tokens.length : 0,
    isBareWish: isSilent && isBareWish(spelt.text, tokens) ? 1 : 0,
    isPastedAlone: pasted >= fewestPasted && outside < 4 ? 1 : 0,
    ownShare: outside / Math.max(1, outside + pasted),
    isErrorAlone: hasError && !hasCode ? 1 : 0,
    closedAboutThe: tokens.length <= fewWords && leansOnThe.test(spelt.text) ? 1 : 0,
    namesAProduct: opensWithProduct(spelt.text) ? 1 : 0,
    laterAsks: isLong ? asks.filter(({ from }) => from >= 4).length / sentences : 0,
    records: form.records,
    silentRecords: form.silentRecords,
    asksOnEdge: form.asksOnEdge ? 1 : 0,
    edgeless: form.records > 0 && !form.asksOnEdge ? form.records : 0,
    isLetter: form.isLetter ? 1 : 0,
    isSilentLetter: form.isSilentLetter ? 1 : 0,
    isKept: form.isKept ? 1 : 0,
    isStanding: form.isStanding ? 1 : 0,
    toldShare: isLong ? Math.min(1, (8 * countOf("told")) / tokens.length) : 0,
    selfShare: isLong ? Math.min(1, (6 * countOf("self")) / tokens.length) : 0,
    qShort: question.short,
    qLeaning: question.isLeaning ? question.short : 0,
    qPersonal: question.isPersonal ? question.short : 0,
    qGeneral: question.isGeneral ? question.short : 0,
    qBareThe: question.isBareThe ? question.short : 0,
    qPins: question.pins * question.short,
    qAnchors: (question.anchors / 3) * question.short,
    qFewAnchors: question.anchors < 2 ? question.short : 0,
    isPictureTool: tool === "picture" ? 1 : 0,
    isCodeTool: tool === "code" ? 1 : 0,
  };
  return moreNames.map((name) => values[name]);
}

function isShouted(text: string) {
  return !/\p{Ll}{3}/u.test(text);
}

/** The first words decide most: what stands there counts as a signal of its own. */
const firstPart = 60;

function findCues(own: string) {
  const first = own.trimStart().slice(0, firstPart);
  return cues.flatMap(([, cue]) => [cue.test(own) ? 1 : 0, cue.test(first) ? 1 : 0]);
}

export function findSignals(words: OwnWords, tool: Tool): number[] {
  const counts = countNames.map((name) => log(countIn(words.spelt.text, name)));
  return [...counts, ...findCues(words.spelt.text), ...more(words, tool)];
}
