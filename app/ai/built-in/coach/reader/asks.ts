import type { Span } from "./prompt-reading";
import type { Token } from "./tokens";

export interface Ask extends Span {
  how: "order" | "wish" | "question";
  /** Index of its first token. */
  from: number;
}

const set = (words: string) => new Set(words.split(/\s+/));

const orders = set(`write make give create draft explain tell list plan translate convert calculate
  find fix correct check rewrite shorten summarize sort compare suggest help show draw design generate
  turn quiz ask pretend play compose describe put change recommend choose answer reply reword rephrase
  proofread edit improve polish simplify extract remove add count compute solve build develop prepare
  organise organize arrange brainstorm name define outline critique review analyse analyze rank group
  match merge split combine format clean cut pick rate test grade coach teach train act invent
  continue finish complete expand debug refactor explain round multiply divide estimate work spell
  pronounce look search advise decide weigh argue defend sketch paint illustrate alphabetise alphabetize
  schedule use imagine roast tidy undo print delete drop do redo try keep settle fill swap set
  write/ mark point drill interview correct start let compile identify highlight adapt cook rename
  transcribe unscramble punctuate code script total sum pls need looking`);

const openers =
  set(`ok okay so and then now also just but hi hello hey well first next finally right
  yes no please kindly quick quickly again oh hmm um dear alright anyway maybe perhaps only my
  question task actually hmmm to`);

const questionWords =
  set(`what whats which who whos whose when where wheres why how hows is are was were
  do does did can could should would will shall may am has have isnt arent dont doesnt didnt cant
  whens wheres whyis any anyone wats`);

const wish =
  /\b(?:(?:can|could|would|will) (?:you|u|someone|anybody|anyone)|(?:i|we)(?:['’]?d)? (?:(?:really|just|also|only|would|urgently|must|am|do) )*(?:want|need|like (?:to|a|an|some|you)|wish|looking for|looking to|hope|have to|must|require|struggl\w+)|i['’]?m (?:looking|trying|after|wondering)|(?:i am|am|was|i) (?:looking|trying|wondering|wonder|after)|help (?:me|us|with)|need(?:ed|s)? (?:a|an|some|help|to|it|the|\d+)|looking for|let(?:['’]s| us|s)|any (?:ideas?|tips|advice|suggestions?|thoughts)|would be (?:great|good|nice)|what if|how (?:about|to)|advice on|i(?:['’]ve| have) (?:to|no idea|no notion)|(?:cna|cn|cud|culd|coudl) (?:yuo|u|you|yo)|tell me|show me|give me|say (?:which|what|how|why|if|in))\b/giu;

/** Where something is asked: an order that opens a sentence or a clause, a wish, a question. */
export function findAsks(own: string, tokens: readonly Token[]): Ask[] {
  const asks: Ask[] = [];
  const opens = openingTokens(tokens);
  for (const at of opens) {
    const token = tokens[at];
    if (!token) continue;
    if (orders.has(token.word)) asks.push({ how: "order", from: at, ...ending(tokens, at) });
    else if (questionWords.has(token.word) && isAsked(own, tokens, at)) {
      asks.push({ how: "question", from: at, ...ending(tokens, at) });
    }
  }
  for (const match of own.matchAll(wish)) {
    const from = lastBefore(tokens, match.index + 1);
    if (from >= 0) asks.push({ how: "wish", from, ...ending(tokens, from) });
  }
  for (const match of own.matchAll(/\?/g)) {
    const last = lastBefore(tokens, match.index);
    if (last < 0) continue;
    let from = last;
    while (from > 0 && !tokens[from]?.isOpening) from--;
    asks.push({ how: "question", from, ...ending(tokens, from) });
  }
  return asks.sort((a, b) => a.start - b.start);
}

function lastBefore(tokens: readonly Token[], offset: number) {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
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
function isAsked(own: string, tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token) return false;
  const stop = own.slice(token.start, token.start + 240).search(/[.!?\n]/);
  if (stop >= 0 && own[token.start + stop] === "?") return true;
  return (
    at <= 3 &&
    !/^\S+ (?:i|we|he|she|they|it) (?:was|were|came|went|had|is|am|are)\b/i.test(
      own.slice(token.start),
    )
  );
}

const longestAct = 14;

/** To the end of the clause, and never over a stop. */
function ending(tokens: readonly Token[], from: number): Span {
  let to = from + 1;
  while (to < tokens.length && to - from < longestAct && tokens[to]?.isJoined) to++;
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
