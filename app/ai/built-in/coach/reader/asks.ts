import { openers, orders, questionWords } from "./ask-words";
import { isMet, spansOf } from "./matches";
import type { OwnWords, Spelt } from "./own-words";
import type { Span } from "./prompt-reading";
import type { Token } from "./tokens";

export interface Ask extends Span {
  how: "order" | "wish" | "question";
  /** Index of its first token. */
  from: number;
}

const wish =
  /\b(?:(?:can|could|would|will) (?:you|u|someone|anybody|anyone)|(?:i|we)(?:['’]?d)? (?:(?:really|just|also|only|would|urgently|must|am|do) )*(?:want|need|like (?:to|a|an|some|you)|wish|looking for|looking to|hope|have to|must|require|struggl\w+)|i['’]?m (?:looking|trying|after|wondering)|(?:i am|am|was|i) (?:looking|trying|wondering|wonder|after)|help (?:me|us|with)|need(?:ed|s)? (?:a|an|some|help|to|it|the|\d+)|looking for|(?:my|our|the) (?:\p{L}+ ){1,3}(?:wants?|needs?) (?:a|an|some|to)|let(?:['’]s| us|s)|any (?:ideas?|tips|advice|suggestions?|thoughts)|would be (?:great|good|nice)|what if|how (?:about|to)|advice on|i(?:['’]ve| have) (?:to|no idea|no notion)|(?:cna|cn|cud|culd|coudl) (?:yuo|u|you|yo)|tell me|show me|give me|say (?:which|what|how|why|if|in))\b/giu;

/** A question in the middle of a sentence, mostly without its mark. */
const asideQuestion =
  /\b(?:how (?:much|many|long|often|far|do (?:i|we)|can (?:i|we)|should (?:i|we)|would (?:i|we))|what (?:(?:do|should|can|must|could|would|shall) (?:i|we)|exactly|day|order|time|to (?:do|say|write|reply))|what(?:['’]?s| is) (?:the (?:best|difference|right|next)|wrong|a good)|which (?:one|is (?:better|right|the)|of (?:the|these))|who (?:pays|brings|do i|is right)|(?:should|must|shall|can|could|may) (?:i|we)|do (?:i|we) (?:need|have|must|get)|is (?:it|this|that) (?:ok|okay|worth|safe|normal|true|legal|better|possible|right|correct)|am i)\b/giu;

/** What is to be made stands first: "Toast for a wedding", "10 flashcards on the heart". */
const product =
  /^[^\p{L}\d]*(?:(?!(?:is|are|was|here|these|this|that|my|our|your|i|we|he|she|they|you|from|the|and|no)\b)[\p{L}\d][\p{L}\d'’]*[ -]){0,5}(?:notes?|text|message|e-?mail|letter|speech|toast|post|poem|story|bio|plan|rota|roster|itinerary|schedule|table|formula|function|script|code|regex|query|schema|macro|list|ideas|names|titles|synonyms|words|questions|flashcards|ad|advert|report|comment|card|leaflet|poster|flyer|description|captions?|slogans?|recipe|menu|checklist|quiz|bullets|reply|summary|translation|invitation|apology|review|page|file|logo|icons?|lines?|tips|ways|examples?)\b(?=[^.!?\n]{0,40}\b(?:for|to|about|on|in|of|that|with|which|from)\b|\s*[:,])/iu;

/** Not that of a line of code: "?>", "<?=", "a?.b". */
const questionMark = /(?<!<)\?(?![>=$]|\.\w)/g;

const inWords = [
  ["wish", wish],
  ["question", asideQuestion],
] as const;

/** Where something is asked: an order that opens a sentence or a clause, a wish, a question. */
export function findAsks({ tokens, spelt }: Pick<OwnWords, "tokens" | "spelt">): Ask[] {
  const asks: Ask[] = [];
  const opens = openingTokens(tokens);
  for (const at of opens) {
    const token = tokens[at];
    if (!token) continue;
    if (orders.has(token.word)) asks.push({ how: "order", from: at, ...ending(tokens, at) });
    else if (questionWords.has(token.word) && isAsked(spelt, at)) {
      asks.push({ how: "question", from: at, ...ending(tokens, at) });
    }
  }
  for (const [how, pattern] of inWords) {
    for (const { start } of spansOf(spelt.text, pattern)) {
      const from = lastBefore(spelt.starts, start + 1);
      if (from >= 0) asks.push({ how, from, ...ending(tokens, from) });
    }
  }
  if (asks.length === 0 && opensWithProduct(spelt.text)) {
    asks.push({ how: "wish", from: 0, ...ending(tokens, 0) });
  }
  for (const { start } of spansOf(spelt.text, questionMark)) {
    const last = lastBefore(spelt.starts, start);
    if (last < 0) continue;
    let from = last;
    while (from > 0 && !tokens[from]?.isOpening) from--;
    asks.push({ how: "question", from, ...ending(tokens, from) });
  }
  return asks.sort((a, b) => a.start - b.start);
}

export function opensWithProduct(spelt: string) {
  return isMet(spelt, product);
}

function lastBefore(starts: readonly number[], offset: number) {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The first words of sentences and clauses, without "so", "and then" and the like. */
function openingTokens(tokens: readonly Token[]) {
  const found = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const isAfterAnd = tokens[at - 1]?.word === "and" || tokens[at - 1]?.word === "then";
    if (token.isJoined && !isAfterAnd) continue;
    let first = at;
    while (first < at + 3 && openers.has(tokens[first]?.word ?? "") && tokens[first + 1]) first++;
    found.add(first);
  }
  return found;
}

/** "Is 2028 a leap year" opens the text; "when I came home" in the middle of it asks nothing. */
function isAsked({ text, starts }: Spelt, at: number) {
  const start = starts[at] ?? 0;
  const stop = text.slice(start, start + 240).search(/[.!?\n]/);
  if (stop >= 0 && text[start + stop] === "?") return true;
  return (
    at <= 3 &&
    !/^\S+ (?:i|we|he|she|they|it) (?:was|were|came|went|had|is|am|are)\b/i.test(text.slice(start))
  );
}

const longestAct = 14;

/** To the end of the clause, and never over a stop. */
function ending(tokens: readonly Token[], from: number): Span {
  let to = from + 1;
  while (to < tokens.length && to - from < longestAct && tokens[to]?.isJoined) to++;
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
