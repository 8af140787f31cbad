import { isCodeLine } from "../code-lines";
import { isAnchor } from "./anchors";
import { orders, questionWords } from "./ask-words";
import type { Ask } from "./asks";
import { sigmoid } from "./classifier";
import { judgePassages, scoreNeeds } from "./classify";
import { findClauses } from "./clauses";
import type { Material } from "./material";
import type { OwnWords } from "./own-words";
import type { Kind, NeedId, Span, Tool } from "./prompt-reading";
import { endOfClause, readAloud, startOfClause, startOfSentence, trimSpan } from "./read-aloud";
import { type AskedRow, type Row, readRow } from "./rows";
import { findSurePhrases, findTellingPhrases } from "./sure-phrases";

/** A need for which words are sought, and its place among the outputs of the classifier. */
export interface Sought {
  id: NeedId;
  output: number;
}

/** Long prompts hold what they need in many places; the first clauses are enough to quote one. */
const mostClauses = 16;
/** In a longer text a clause is weighed alone: the whole without each of them takes too long to read. */
const longestWithout = 800;
/** As likely a clause must show a need if it stood alone. */
const likelyAlone = 0.5;
/** So much, as a logarithm, the need must lose when the clause is taken out. */
const leastLost = 0.1;
/** What a need loses so much by shows it, even where it would say little alone. */
const muchLost = 0.5;
const shortestPart = 6;
/** So near are phrases that are quoted as one, and so long is the whole. */
const nearby = 6;
const longestJoined = 140;
const shortestFact = 14;

/** What the pasted part shows by itself. */
const inMaterial: Partial<Record<NeedId, readonly string[]>> = {
  material: ["block", "quote", "inline"],
  code: ["code"],
  symptom: ["error"],
  data: ["block", "code"],
};

/** The words that ask show these, where nothing else does. */
const asked = new Set<NeedId>(["operation", "goal"]);
const named = new Set<NeedId>(["subject"]);
/** These are told in words of one's own, which no phrase foresees. */
const told = new Set<NeedId>(["facts", "criteria", "data", "expected", "look", "way"]);

/** "Can you explain to me", "Quiz me on", "Give me": what follows is the subject. */
const opening =
  /^(?:(?:please|pls|can you|could you|i want to|help me)\s+)*(?:explain|tell me|quiz me|teach me|test me|practi[sc]e|describe|give me|draw(?: me)?|show me|list|suggest|recommend|find me|find|i (?:want to know|need|want)|make|create)\b\s*(?:to me\s+)?(?:(?:about|on)\s+)?/i;
/** A text that is to be written follows its colon as facts: nothing is there to work on. */
const writes =
  /^\W*(?:please |can you |pls )?(?:write|draft|compose|make|create)\b(?!.{0,60}\b(?:this|these|following|below|from|out of|my notes)\b)/i;

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function isFree(span: Span, taken: readonly Span[]) {
  return span.end > span.start && !taken.some((each) => overlaps(span, each));
}

/** The first part of a span that none of the others touches and that says something. */
function freePart(
  text: string,
  { start, end }: Span,
  taken: readonly Span[],
  says: (part: Span) => boolean,
): Span | null {
  const inside = taken
    .filter((each) => overlaps(each, { start, end }))
    .toSorted((a, b) => a.start - b.start);
  const parts: Span[] = [];
  let from = start;
  for (const each of inside) {
    parts.push({ start: from, end: each.start });
    from = Math.max(from, each.end);
  }
  parts.push({ start: from, end });
  return (
    parts
      .map((part) => trimSpan(text, part))
      .find((part) => part.end - part.start >= shortestPart && says(part)) ?? null
  );
}

/** The very words of a program, not "why is it saying error". */
const errorWords = /^(?:[A-Z]\w*(?:Error|Exception|Warning)\b|Traceback|Uncaught|#)/;

/** "The function should return 5 for add(2, 3)" tells of code and is none. */
function isProse(text: string, { start, end, what }: Material) {
  const part = text.slice(start, end).trim();
  if (what === "error") return !errorWords.test(part);
  return what === "code" && !/^(?:```|"""|=)/.test(part) && !part.split("\n").some(isCodeLine);
}

function shownByMaterial({ text, material }: OwnWords, id: NeedId): Span | null {
  const all = material.filter(
    (each) => inMaterial[id]?.includes(each.what) && !isProse(text, each),
  );
  // "as bullet points: decisions first", and the text below it.
  const shown = all.find(({ what }) => what !== "inline") ?? all[0];
  if (!shown || (shown.what === "inline" && writes.test(text))) return null;
  return { start: shown.start, end: shown.end };
}

/** "My name is Margaret" orders no name. */
const introduces = /^name(?:['’]?s| is)\b/i;

/** Asked in so many words, not only by the mark at the end of the sentence. */
function findWorded({ words }: Row): Ask[] {
  const said = ({ from }: Ask) => words.tokens[from]?.word ?? "";
  return words.asks.filter(
    (ask) =>
      (orders.has(said(ask)) || questionWords.has(said(ask))) &&
      !introduces.test(words.text.slice(ask.start)),
  );
}

function shownByAsking(row: Row, id: NeedId, taken: readonly Span[]): Span | null {
  const { text, tokens } = row.words;
  const ask = findWorded(row)[0] ?? row.words.asks[0];
  const first = ask ?? (named.has(id) ? findClauses(tokens)[0] : undefined);
  if (!first) return null;
  const end = ask ? Math.max(ask.end, endOfClause(text, ask.end)) : first.end;
  const whole = trimSpan(text, { start: first.start, end });
  // What asks for something begins with the asking.
  if (asked.has(id)) {
    const part = freePart(text, whole, taken, () => true);
    return part?.start === whole.start ? part : null;
  }
  const start = whole.start + (opening.exec(text.slice(whole.start, end))?.[0].length ?? 0);
  return freePart(text, { start, end }, taken, (part) =>
    tokens.some(
      (each) =>
        each.start >= part.start &&
        each.end <= part.end &&
        isAnchor(each) &&
        !orders.has(each.word),
    ),
  );
}

interface Weighed extends Span {
  /** How likely it shows the need alone. */
  chanceOf(need: Sought): number;
  /** What the need loses without it, as a logarithm. */
  lostBy(need: Sought): number;
}

/** The clauses that are left; none where the prompt is a single one. Each is read when it is first weighed. */
function weighRest(row: AskedRow, tool: Tool, taken: readonly Span[]): Weighed[] {
  const { text, tokens } = row.words;
  const all = findClauses(tokens).slice(0, mostClauses);
  if (all.length < 2) return [];
  const scoresOf = (part: string) => scoreNeeds(judgePassages(readRow(part, tool)));
  const whole = scoreNeeds(row);
  const isLong = text.length > longestWithout;
  return all
    .filter((clause) => isFree(clause, taken))
    .map(({ start, end }) => {
      let [alone, without]: Float64Array[] = [];
      const aloneOf = ({ output }: Sought) => {
        alone ??= scoresOf(text.slice(start, end));
        return alone[output] ?? 0;
      };
      const lostBy = ({ output }: Sought) => {
        without ??= scoresOf(text.slice(0, start) + text.slice(end));
        return (whole[output] ?? 0) - (without[output] ?? 0);
      };
      const chanceOf = (need: Sought) => sigmoid(aloneOf(need));
      return { start, end, chanceOf, lostBy: isLong ? aloneOf : lostBy };
    });
}

/** The clause that a need would miss most, and that no other need would miss more. */
function findClause(
  clauses: readonly Weighed[],
  sought: readonly Sought[],
  taken: readonly Span[],
  need: Sought,
) {
  const others = sought.filter(({ id }) => told.has(id));
  let best: Span | null = null;
  let most = leastLost;
  for (const clause of clauses) {
    if (!isFree(clause, taken)) continue;
    const lost = clause.lostBy(need);
    if (lost <= most || (lost < muchLost && clause.chanceOf(need) < likelyAlone)) continue;
    if (others.some((other) => clause.lostBy(other) > lost)) continue;
    best = clause;
    most = lost;
  }
  return best;
}

/** Several phrases beside each other are one: "two sentences, warm". */
function joinNear(text: string, first: Span, others: readonly Span[], most: number): Span {
  const joined = { start: first.start, end: first.end };
  for (const { start, end } of others.toSorted((a, b) => a.start - b.start)) {
    const gap = start >= joined.end ? text.slice(joined.end, start) : "";
    if (!gap && start !== joined.end) continue;
    if (end - joined.start <= longestJoined && gap.length <= most && !/\n/.test(gap))
      joined.end = end;
  }
  return joined;
}

const byLength = (spans: readonly Span[]) =>
  spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));

/** A day alone tells little: its clause, where that does not ask, or a longer phrase. */
function widestFact(row: Row, found: readonly Span[], free: (span: Span) => boolean) {
  const asks = findWorded(row);
  const short = found.filter(
    ({ start }) => !/^(?:that|because)\b/i.test(row.words.text.slice(start, start + 8)),
  );
  const clauses = short.map(({ start, end }) => ({
    start: startOfClause(row.words.text, start),
    end,
  }));
  const told = clauses.filter((each) => free(each) && !asks.some((ask) => overlaps(ask, each)));
  return byLength([...told, ...found].filter(({ start, end }) => end - start >= shortestFact))[0];
}

/** The words of a row that a phrase shows; for the numbers from the first to the last. */
function shownByPhrase(row: Row, kind: Kind, id: NeedId, free: (span: Span) => boolean) {
  const { own, text } = row.words;
  const surely = findSurePhrases(kind, id, own).filter(free);
  const phrases = surely.length > 0 ? surely : findTellingPhrases(kind, id, own).filter(free);
  const [first] = phrases;
  if (!first) return null;
  if (id !== "numbers") {
    const joined = phrases.map((each) => joinNear(text, each, phrases, nearby)).filter(free);
    if (kind === "write" && id === "facts") return widestFact(row, joined, free);
    const isWide = told.has(id) || id === "limits";
    return isWide ? byLength(joined)[0] : (joined[0] ?? first);
  }
  const asks = findWorded(row);
  const isTold = (span: Span) => !asks.some((ask) => overlaps(ask, span));
  const stated = phrases.filter(isTold);
  const [start = first, ...others] = stated.length > 1 ? stated : phrases;
  const joined = joinNear(text, start, others, longestJoined);
  const whole = { start: startOfSentence(text, joined.start), end: endOfClause(text, joined.end) };
  return [whole, { ...joined, end: whole.end }, { ...whole, end: joined.end }, joined].find(
    (each, at) => free(each) && (at > 2 || isTold(each)),
  );
}

/** "for my sister Anna", "to a parent who worries" */
function withName(text: string, { start, end }: Span): Span {
  const more = /^(?: \p{Lu}\p{Ll}+)?(?:,? who(?:se)?\b[^.,;:!?\n]{0,80})?/u.exec(
    text.slice(end, end + 120),
  );
  return { start, end: end + (more?.[0].length ?? 0) };
}

/**
 * The words that show each need, no words for two of them: the pasted part, a phrase that leaves no
 * doubt, a clause that the need would miss, the words that ask. Without such words a need has none.
 */
export function findEvidence(row: AskedRow, tool: Tool, kind: Kind, sought: readonly Sought[]) {
  const { text } = row.words;
  const found = new Map<NeedId, Span>();
  const taken: Span[] = [];
  const free = (span: Span) => isFree(span, taken);
  const take = (id: NeedId, span: Span | null | undefined) => {
    if (!span || found.has(id)) return;
    found.set(id, { start: span.start, end: span.end });
    taken.push(span);
  };
  const quote = (id: NeedId, span: Span | null | undefined) =>
    take(id, span && readAloud(text, span, free));
  for (const { id } of sought) {
    const shown = shownByMaterial(row.words, id);
    if (shown && free(shown)) take(id, shown);
  }
  // What a letter tells takes what its other needs leave.
  const isLast = ({ id }: Sought) => Number(kind === "write" && id === "facts");
  for (const { id } of sought.toSorted((a, b) => isLast(a) - isLast(b))) {
    if (found.has(id)) continue;
    const shown = shownByPhrase(row, kind, id, free);
    quote(id, shown && id === "reader" ? withName(text, shown) : shown);
  }
  const open = sought.filter(({ id }) => told.has(id) && !found.has(id));
  if (open.length > 0) {
    const rest = weighRest(row, tool, taken);
    for (const need of open) quote(need.id, findClause(rest, sought, taken, need));
  }
  for (const { id } of sought) {
    if (!asked.has(id) && !named.has(id)) continue;
    if (!found.has(id)) quote(id, shownByAsking(row, id, taken));
  }
  return found;
}
