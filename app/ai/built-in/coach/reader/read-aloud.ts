import type { Span } from "./prompt-reading";

const letter = /[\p{L}\p{N}]/u;
/** No quotation opens or ends with these. */
const loose =
  "(?:and|but|so|or|then|also|because|which|who|that|is|are|was|in|on|at|to|of|for|from|with|by|as|the|an?|my|our|your|his|her|their|i|we|if|than|into|about|vs|can|how|what|when|where|why|he|she|they|very|not|no)";
const looseStart =
  /^(?:(?:and|but|so|or|then|also|of|pls|please)\b|\d{1,2},\s|[\s,;:.!?)\]–-]+)\s*/i;
const looseEnd = new RegExp(`(?:[\\s,;:.(\\[–-]+|\\s${loose})$`, "i");
const clauseEnd = /[.,;:!?)](?=\s|$)|[\n()]|\s[–—-]\s/;
/** A phrase of so many letters is quoted to the end of its clause. */
const longPhrase = 50;
/** As much as is quoted at once. */
const longest = 140;

/** Without what belongs to the words before and behind. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let part = text.slice(start, end);
  const opens = () => looseStart.exec(part)?.[0].length ?? 0;
  let from = start;
  for (let cut = opens(); cut > 0 && part; cut = opens()) {
    from += cut;
    part = part.slice(cut);
  }
  for (let cut = looseEnd.exec(part); cut; cut = looseEnd.exec(part))
    part = part.slice(0, cut.index);
  return { start: from, end: from + part.length };
}

/** Where the clause ends in which this place is. */
export function endOfClause(text: string, from: number) {
  const ahead = text.slice(from, from + longest + 1);
  const stop = ahead.search(clauseEnd);
  return from + (stop < 0 ? Math.min(ahead.length, longest) : stop);
}

function lastMark(text: string, to: number, mark: RegExp) {
  const from = Math.max(0, to - longest);
  const last = Array.from(text.slice(from, to).matchAll(mark)).at(-1);
  return last ? from + last.index + 1 : from > 0 ? to : 0;
}

/** Where the sentence begins in which this place is. */
export function startOfSentence(text: string, to: number) {
  return lastMark(text, to, /[.!?](?=\s)|\n/g);
}

export function startOfClause(text: string, to: number) {
  return lastMark(text, to, /[.,;:!?](?=\s)|\n/g);
}

const refused =
  /(?:\b(?:(?:do|does|did|is|are|will|can|should|must|would|could) ?n['’]?o?t|dont|doesnt|not|never|without)\s+)$/i;
/** Two or three words of a sentence that runs on: "he gets so", "bc she keeps leaving". */
const runOn =
  /\s(?:and|but|because|bc|when|while|then|he|she|they|we|i|it)\b(?:\s[\p{L}'’]+){0,3}$/iu;

/** What is cut in the middle of a sentence ends where something else begins. */
function withoutRunOn(text: string, { start, end }: Span): Span {
  if (!/^ ?[\p{L}\d]/u.test(text.slice(end, end + 2))) return { start, end };
  const part = text.slice(start, end);
  const cut = part.search(runOn);
  return { start, end: cut >= leastLeft ? start + cut : end };
}
const leastLeft = 20;

/** No word in pieces, with its "not", and no bracket that is opened or closed outside. */
export function wholeWords(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from > 0 && letter.test(text[from] ?? "") && letter.test(text[from - 1] ?? "")) from--;
  while (to < text.length && letter.test(text[to - 1] ?? "") && letter.test(text[to] ?? "")) to++;
  from -= refused.exec(text.slice(Math.max(0, from - 14), from))?.[0].length ?? 0;
  const part = text.slice(from, to);
  const opened = part.lastIndexOf("(");
  const closed = part.indexOf(")");
  if (closed >= 0 && !part.slice(0, closed).includes("(")) {
    const before = startOfSentence(text, from);
    from = to - before <= longest ? before : from + closed + 1;
  } else if (opened >= 0 && !part.slice(opened).includes(")")) {
    const close = text.indexOf(")", to);
    to = close >= 0 && close - from < longest ? close + 1 : from + opened;
  }
  return { start: from, end: to };
}

/** A quotation that makes sense alone: whole words, to the end of the clause where it is cut. */
export function readAloud(text: string, span: Span, isFree: (span: Span) => boolean): Span | null {
  const whole = wholeWords(text, span);
  const trimmed = trimSpan(text, whole);
  const said = text.slice(whole.start, whole.end).trimEnd();
  const isCut =
    looseEnd.test(said) ||
    (said.length > longPhrase && !clauseEnd.test(text.slice(whole.end, whole.end + 2)));
  const rest = endOfClause(text, whole.end);
  const isWhole = rest - trimmed.start < longest;
  const longer = { start: trimmed.start, end: rest };
  const cut = trimSpan(text, withoutRunOn(text, trimmed));
  const best = [
    ...(isCut && isWhole ? [trimSpan(text, longer)] : []),
    isCut ? cut : trimmed,
    trimSpan(text, span),
  ].find(
    (each) =>
      each.end > each.start &&
      each.end - each.start <= Math.max(longest, span.end - span.start) &&
      isFree(each),
  );
  return best ?? null;
}
