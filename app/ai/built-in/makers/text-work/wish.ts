import type { Kind } from "./extract";
import type { Order } from "./lists";
import { countOf } from "./task";

/** What a prompt asks for, as far as a program can do it or has to say that it cannot. */
export interface Wish {
  kinds: Kind[];
  wantsActions: boolean;
  wantsSummary: boolean;
  wantsBullets: boolean;
  wantsNumbers: boolean;
  wantsTable: boolean;
  wantsCsv: boolean;
  wantsCount: boolean;
  /** How often each entry stands there. */
  wantsTally: boolean;
  wantsSort: boolean;
  wantsSingles: boolean;
  wantsShort: boolean;
  wantsWriting: boolean;
  /** The words for what no picking and sorting does: "proofread", "the total". */
  beyond: string | undefined;
  /** What a text does not say. */
  wantsGaps: boolean;
  /** What was only talked about is to stay out. */
  wantsDecidedOnly: boolean;
  sentences: number | undefined;
  /** For all of it. */
  words: number | undefined;
  /** For each point. */
  wordsEach: number | undefined;
  /** Beside a short point, the whole sentence that it is taken from. */
  wantsSource: boolean;
  order: Order;
  isReversed: boolean;
  headings: string[];
  /** The heading above all, in the learner's words. */
  title: string | undefined;
  /** One person's tasks stand together. */
  byPerson: boolean;
  /** What is to stand where the text names nobody or no time. */
  placeholder: string;
}

const kindWords: readonly [Kind, RegExp][] = [
  ["dates", /\b(?:dates?|deadlines?|appointments?|days and times|when)\b/i],
  [
    "emails",
    /\be-?mail addresses\b|\be-?mails?\b(?=[^.]*\b(?:from|in|out of)\b)|\b(?:extract|find|list|collect|all|every)\b[^.]{0,20}\be-?mails?\b/i,
  ],
  ["amounts", /\b(?:amounts?|prices?|costs?|sums? of money|percentages?|money)\b/i],
  ["numbers", /\b(?:numbers|figures)\b/i],
  ["names", /\b(?:names|people|persons|who (?:is|are) (?:named|mentioned))\b/i],
  ["links", /\b(?:links|urls?|web addresses)\b/i],
  ["questions", /\b(?:questions)\b/i],
];
const picks =
  /\b(?:extract|find|list|pull|collect|pick|get|gather|show|give|all|every|which|what|who|when|table of|name)\b/i;

const summaryWords =
  /\bsummar\w*|\bsum (?:it|this|the \w+|them|up)\b|\bmain (?:points?|ideas?|facts?)|\bkey (?:points?|facts?|sentences?)|\bgist\b|\bcondense|\bboil\b.*\bdown|\btl;?dr\b|\bessence\b|\bmost important\b|\bin (?:brief|short)\b|\bshort version\b/i;
const pointWords =
  "sentences?|points?|bullets?|bullet points?|lines?|statements?|takeaways?|findings|quotes?|quotations?|key facts?|main ideas?";

/** Two of these together, or the plain word for it, ask who does what by when. */
const actionHints = [
  /\b(?:tasks?|to-?dos?|jobs?|what (?:has to|is to) be done|who does what|does what|what)\b/i,
  /\b(?:who|person|people|names?|responsib\w+|in charge)\b/i,
  /\b(?:when|dates?|deadlines?|due|by when|until when)\b/i,
];
const actionWords =
  /\b(?:action (?:items?|points?|list)|actions|to-?do list|to-?dos|tasks|who (?:does|has to do|must do|will do|is doing) what)\b/i;
const beyondPicking =
  /(?<!\b(?:no|not|don't|never|without|keep the|keep its) (?:any )?)(?:\bproof-?read\w*|\b(?:spelling|grammar|typos?|corrections?|improve)\b|\bcorrect (?:it|this|these|them|any|all|every|each|the (?!order|dates?|names?))|\b(?:mistakes?|errors?)\b|\b(?:mark|highlight|underline) (?:the|all|any|each|every) (?:words?|phrases?)\b|\b(?:sort|group|divide|split) (?:it|this|them|these|the [a-z]+)(?: [a-z]+)? into (?!an? |one |columns?|alphabet|order|(?:two|three) columns)|(?<!\bin )\btotal\b(?! (?:of \d|number|length|words?))|\badd (?:it|them|these|everything|the [a-z]+)(?: all)? (?:up|together)\b|\baverage\b|\b(?:costs?|comes? to|make) (?:all )?(?:together|altogether|in all)\b)/i;
const placeWords = "sentences?|points?|bullets?|bullet points?|lines?|rows?|tasks?|items?|entries";

export function readWish(request: string): Wish {
  const wantsSummary = summaryWords.test(request);
  const wantsSort =
    /\bsort\w*|\balphabet\w*|\b(?:put|arrange|bring)\b.*\border\b|\border(?:ed)? by\b|\b(?:largest|smallest|highest|lowest|cheapest|oldest|newest|earliest|latest|soonest) first\b/i.test(
      request,
    );
  const wantsSingles =
    /\bduplicat\w*|\bdoubles?\b|\bde-?dup\w*|\btwice\b|\bonly once\b|\bunique\b|\brepeated\b/i.test(
      request,
    );
  const wantsTable = /\btables?\b|\bcolumns?\b/i.test(request);
  const wantsTally = /\bhow (?:often|many times)\b|\btally\b|\bfrequenc\w+/i.test(request);
  const wantsActions = asksForActions(request);
  const headings = readHeadings(request);
  const wordsEach = limitEach(request);
  const isListWork = wantsSort || wantsSingles || wantsTally || wantsActions || headings.length > 0;
  return {
    kinds: isListWork ? [] : readKinds(request),
    wantsActions,
    wantsSummary,
    wantsBullets: /\bbullet\w*|\bbulleted\b|\blist\b/i.test(request),
    wantsNumbers: /\bnumbered\b|\bnumber (?:them|the|each)\b/i.test(request),
    wantsTable,
    wantsCsv: /\bcsv\b|\bcomma[- ]separated\b|\bspreadsheet\b/i.test(request),
    wantsCount:
      !wantsTally &&
      /\bhow (?:many|long)\b|\bcount\b|\bword count\b|\blength of (?:the|this)\b/i.test(request),
    wantsTally,
    wantsSort,
    wantsSingles,
    wantsShort: /\b(?:shorten\w*|shorter|cut|trim|reduce)\b/i.test(request),
    wantsWriting:
      /\b(?:rewrite|rephrase|reword|translate|simplif\w+|explain|friendl\w+|polite\w*|formal|in (?:simple|plain|your own|everyday) (?:words|language)|tone|reply|answer (?:it|the))\b/i.test(
        request,
      ),
    beyond: beyondPicking.exec(request)?.[0],
    wantsGaps:
      /\b(?:(?:does|do|did)(?: not|n't) (?:answer|say|mention|tell)|unanswered|left open|leaves open|open questions|what is missing|gaps?)\b/i.test(
        request,
      ),
    wantsDecidedOnly:
      /\b(?:only|just)\b[^.;]{0,30}\b(?:decided|agreed)\b|\b(?:leave out|leave|skip|without|no|not|ignore|omit|drop|exclude|don't include|do not include|don't list)\b[^.;]{0,20}\b(?:ideas?|discussions?|talk|opinions?|suggestions?)\b/i.test(
        request,
      ),
    // "A list of tasks" asks for more than one.
    sentences: wantsActions
      ? countOf(request.replace(/\b(?:an?|single) /gi, ""), placeWords)
      : countOf(request, pointWords),
    words: wordsEach === undefined ? limitOf(request) : undefined,
    wordsEach,
    wantsSource:
      /\b(?:sentence|passage|words?|text|line|place)s? (?:it|they|that|which|each|every point|the point) (?:rests?|is|are|comes?|stands?|relies|based)\b|\b(?:quot\w+|evidence|proof|source sentence|original sentence|exact words|word for word)\b/i.test(
        request,
      ),
    order: readOrder(request),
    isReversed:
      /\breverse\w*|\bdescending\b|\bz to a\b|\b(?:largest|highest|most|biggest|newest|latest) first\b|\bfrom (?:high|large|most)\b/i.test(
        request,
      ),
    headings,
    title: readTitle(request),
    byPerson:
      /\b(?:sort\w*|group\w*|order\w*|arrange\w*)\b[^.;\n]{0,20}\b(?:by|per|under) (?:each |the )?(?:person|people|names?|who)\b|\bper person\b/i.test(
        request,
      ),
    placeholder: readPlaceholder(request),
  };
}

function asksForActions(request: string) {
  if (actionWords.test(request)) return true;
  const hints = actionHints.filter((hint) => hint.test(request)).length;
  return (
    hints === actionHints.length && /\b(?:table|list|columns?|overview|bullets?)\b/i.test(request)
  );
}

/** What is to be picked out. "Five points on money" asks for points, not for amounts. */
function readKinds(request: string): Kind[] {
  const sentences = request.split(/(?<=[.?!;])\s+|\n/);
  const picking = sentences.filter(
    (each) =>
      picks.test(each) && !(summaryWords.test(each) || countOf(each, pointWords) !== undefined),
  );
  return kindWords
    .filter(([, words]) => picking.some((each) => words.test(each)))
    .map(([kind]) => kind);
}

function readOrder(request: string): Order {
  if (
    /\b(?:by|after) (?:the )?(?:due )?(?:dates?|days?|deadlines?|time)\b|\b(?:earliest|oldest|newest|latest|soonest|(?:most )?urgent) first\b|\bchronolog\w+/i.test(
      request,
    )
  ) {
    return "date";
  }
  if (/\blast names?\b|\bsurnames?\b|\bfamily names?\b|\blast word\b/i.test(request)) {
    return "last-word";
  }
  return /\b(?:by|after) (?:the )?(?:number|amount|price|size|cost|age|points?|value)\b|\b(?:largest|smallest|highest|lowest|cheapest|numerical\w*)\b/i.test(
    request,
  )
    ? "number"
    : "alphabet";
}

/** "In at most 60 words" or "a 60-word summary", but not "three key words". */
function limitOf(request: string) {
  const match =
    /\b(?:under|most|than|to|in|within|about|around|maximum(?: of)?|max\.?|limit(?: of)?|up to) (\d{1,4}) words\b/i.exec(
      request,
    ) ?? /\b(\d{2,4})[- ]words?\b/i.exec(request);
  return match?.[1] === undefined ? undefined : Math.max(1, Number(match[1]));
}

/** "Six points of at most 15 words", "10 words each": a limit for each point, not for all of them. */
function limitEach(request: string) {
  const number = "(\\d{1,3})[ -]words?";
  const points = `(?:${pointWords})`;
  const limit =
    "(?:at most|no more than|up to|under|maximum(?: of)?|max\\.?|not more than|less than|about)";
  const forms = [
    `\\b${points},? (?:of|with|in|each|no longer than)(?: each| not| be)?,? ?${limit}? ?${number}\\b(?! (?:in all|in total|altogether|together))`,
    `\\b${number} (?:for |in )?(?:each|apiece|per (?:${points})|a (?:point|bullet|line)|or (?:less|fewer) (?:each|per))\\b`,
    `\\beach (?:${points} )?(?:of |with |in |has |should have |may have |no longer than |not longer than )?${limit}? ?${number}\\b`,
    `\\b${number} (?:${points})\\b`,
  ];
  const found = forms.map((form) => new RegExp(form, "i").exec(request)?.[1]).find(Boolean);
  return found === undefined ? undefined : Math.max(1, Number(found));
}

function readHeadings(request: string) {
  const match =
    /\bcolumns?(?: called| named| for|:)? ?:? ?([\p{L}\p{N} ,|'/-]{3,120})/iu.exec(request)?.[1] ??
    /\btable: ?([\p{L}\p{N} ,|'/-]{3,120})/iu.exec(request)?.[1] ??
    "";
  return match
    .split(/,| and |\|/)
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.split(" ").length <= 3)
    .slice(0, 8);
}

/** 'With the heading "Summer fair"'. */
function readTitle(request: string) {
  return /\b(?:heading|headline|title|titled)\b[^.;\n"']{0,16}["']([^"'\n]{2,60})["']/i.exec(
    request,
  )?.[1];
}

const whereEmpty =
  /\b(?:where|if|when|missing|nobody|no (?:names?|dates?|one|person|deadline)|unknown|unclear|not (?:named|given|known|stated|clear|there)|names?|dates?)\b/i;

/** What is to stand in a cell for which the text has nothing. */
function readPlaceholder(request: string) {
  const said = request.split(/(?<=[.;!?])\s+|\n/).filter((each) => whereEmpty.test(each));
  for (const sentence of said) {
    const own =
      /\b(?:write|put|say|mark|show|note|use|enter|with)\b[^.;\n"']{0,24}["']([^"'\n]{1,20})["']/i.exec(
        sentence,
      )?.[1];
    if (own !== undefined) return own;
    if (
      /\b(?:write|put|say|mark|show|note|use|enter|with)\b[^.;\n]{0,24}\bquestion marks?\b/i.test(
        sentence,
      )
    )
      return "?";
  }
  const match =
    /\b(?:write|put|say|mark|show|note|=)\b[^.;\n]{0,12}?(?:['"](open|tbd|tba|\?|unknown|missing|unclear)['"]|\b(open|tbd|tba|unknown|unclear)\b)/i.exec(
      request,
    );
  return (match?.[1] ?? match?.[2] ?? "open").toLowerCase();
}
