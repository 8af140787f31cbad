import type { Slot } from "./exercise";

/** Words and phrases with commas between them. */
export const cues = (listed: string) => listed.split(/,\s+/);

/** How an answer should sound. */
export const tones: Slot["any"] = [
  "friendly",
  "warm",
  "welcoming",
  "inviting",
  "relaxed",
  "casual",
  "cheerful",
  "jolly",
  "fun",
  "funny",
  "witty",
  "cheeky",
  "playful",
  "light hearted",
  "a wink",
  "calm",
  "plain",
  "simple",
  "modest",
  "down to earth",
  "serious",
  "formal",
  "informal",
  "lively",
  "upbeat",
  "positive",
  "encouraging",
  "polite",
  "courteous",
  /\b(?:friendlier|warmer|nicer|it nice|kinder|kindly|softer|humou?r\w*|politely|neighbou?rly)\b/i,
  "respectful",
  "gentle",
  "chatty",
  "personal",
  "easygoing",
  "laid back",
  "matter of fact",
  /\bkind\b(?! of)|\bnot (?:too )?(?:pushy|stiff|bossy)\b/i,
  /\b(?:sounds?|written|talk\w*) (?:like|as if|less|more)\b|\breads? like\b|(?:^|[.,;] )like (?:a|my|your) /i,
  /\ban? (?!right|proper|good)\w+ tone\b|\btone(?::| of| like| is| should be) \w/i,
];

/** "Where you read it", but not "where it is silent". */
export const whereFrom =
  /\bwhere (?:you|it|they|he|i|we|each|this|that)(?: \w+)? (?:comes?|came|got|gets|found|read|saw|stands?)\b(?! no)/i;

/** That an answer should quote. */
export const quoted: Slot["any"] = [
  "quote",
  "quotes",
  "quoted",
  "quotation",
  "quotations",
  "exact words",
  "exact sentence",
  "word for word",
  "verbatim",
  "cite",
  "citation",
  "citations",
];

const saying =
  "say|tell|write|put|give|mark|leave|admit|note|state|list|dash|stop|just|be (?:frank|honest|open)|don't|dont|do not";

const nothing =
  "\\b(?:(?<!what )(?:if|when|where)|in case|should (?:you|it|they|there|the \\w+))\\b[^.?!\\n]{0,50}\\b(?:nothing|no (?:news|info\\w*|answers?|results?|passages?|sources?|pages?|quotes?|sentences?|word)|silent|empty|there's no|(?:not|don't|dont|doesn't|doesnt|isn't|can't|cant|cannot|couldn't) (?:find|found|discover|in|say|tell|cover|known?|answer|mention|stated))\\b";

/** What an answer should say where nothing is known. */
export const nothingFound: Slot["any"] = [
  "say so",
  "tell me so",
  "admit",
  "not found",
  /\bleave (?:it|the \w+) (?:empty|blank)\b/i,
  "stays empty",
  "leave a gap",
  "unknown",
  "could not find",
  "not said",
  /\b(?:don't|dont|do not|never|no|without|instead of|than)(?: a)? (?:guess|invent|mak(?:e|ing) (?:\w+ )?up|suppos|assum|speculat|fill)\w*|\b(?:from|out of) (?:your |its )?(?:own )?(?:head|memory)\b/i,
  new RegExp(
    `\\b(?:${saying})\\b(?:(?!\\bwhat\\b)[^.?!\\n]){0,40}${nothing}|${nothing}[^?!\\n]{0,60}\\b(?:${saying})\\b`,
    "i",
  ),
  /\b(?:no|nothing)(?: \w+){0,2} ?[?=:]+ ?(?:then |just )?(?:say|write|tell|put)\b|["'](?:no |not |nothing|none|don'?t|i (?:found|could)|guides? )/i,
  /\bsay (?:that )?(?:you|it) (?:found|have found|has) nothing\b/i,
];
