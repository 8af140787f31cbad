import { isCodeLine } from "../code-lines";
import { findAsks } from "./asks";
import { sigmoid } from "./classifier";
import { judgePassages, scoreNeeds } from "./classify";
import { type Clause, findClauses } from "./clauses";
import type { Material } from "./material";
import type { OwnWords } from "./own-words";
import type { Kind, NeedId, Span, Tool } from "./prompt-reading";
import { type Row, readRow } from "./rows";
import { findSubject } from "./subject";
import { findPhrases } from "./sure-phrases";

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

/** "Can you explain to me", "Quiz me on": what follows is the subject. */
const opening =
  /^(?:(?:please|pls|can you|could you|i want to|help me)\s+)*(?:explain|tell me|quiz me|teach me|test me|practi[sc]e|describe|give me|what (?:is|are)|draw|show me|i want to know)\s+(?:to me\s+)?(?:(?:about|on)\s+)?/i;

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function isFree(span: Span, taken: readonly Span[]) {
  return span.end > span.start && !taken.some((each) => overlaps(span, each));
}

function trim(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.replace(/^[\s,;:.–-]+/, "").length;
  return { start: from, end: Math.max(from, start + part.replace(/[\s,;:.–-]+$/, "").length) };
}

/** The longest part of a span that none of the others touches. */
function freePart(text: string, { start, end }: Span, taken: readonly Span[]): Span | null {
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
  const [longest] = parts
    .map((part) => trim(text, part))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return longest && longest.end - longest.start >= shortestPart ? longest : null;
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
  const shown = material.find(
    (each) => inMaterial[id]?.includes(each.what) && !isProse(text, each),
  );
  return shown ? { start: shown.start, end: shown.end } : null;
}

function shownByAsking(row: Row, id: NeedId): Span | null {
  const [ask] = findAsks(row.words);
  if (!ask) return null;
  if (asked.has(id)) return ask;
  const words = row.words.text.slice(ask.start, ask.end);
  const start = ask.start + (opening.exec(words)?.[0].length ?? 0);
  return start > ask.start && ask.end - start >= shortestPart
    ? { start, end: ask.end }
    : findSubject(row);
}

/** For each clause, by need: how likely it shows the need alone, and what the need loses without it, as a logarithm. */
function weigh({ words }: Row, tool: Tool, clauses: readonly Clause[], sought: readonly Sought[]) {
  const scoresOf = (text: string) => scoreNeeds(judgePassages(readRow(text, tool)));
  const whole = scoresOf(words.text);
  const isLong = words.text.length > longestWithout;
  return clauses.map(({ start, end }) => {
    const alone = scoresOf(words.text.slice(start, end));
    const without = isLong ? null : scoresOf(words.text.slice(0, start) + words.text.slice(end));
    return sought.map(({ output }) => ({
      chance: sigmoid(alone[output] ?? 0),
      lost: without ? (whole[output] ?? 0) - (without[output] ?? 0) : (alone[output] ?? 0),
    }));
  });
}

function isWeak({ chance, lost }: { chance: number; lost: number }) {
  return chance < likelyAlone && lost < muchLost;
}

/** The clauses that are left, weighed; none where the prompt is a single one. */
function weighRest(row: Row, tool: Tool, sought: readonly Sought[], taken: readonly Span[]) {
  const all = findClauses(row.words.tokens).slice(0, mostClauses);
  const clauses = all.length < 2 ? [] : all.filter((clause) => isFree(clause, taken));
  return { clauses, weights: weigh(row, tool, clauses, sought) };
}

/** The clause that a need would miss most, and that no other need would miss more. */
function findClause(
  { clauses, weights }: ReturnType<typeof weighRest>,
  sought: readonly Sought[],
  taken: readonly Span[],
  id: NeedId,
) {
  const at = sought.findIndex((each) => each.id === id);
  let best: Clause | null = null;
  let most = leastLost;
  for (const [place, clause] of clauses.entries()) {
    const weight = weights[place]?.[at];
    const others = weights[place]?.filter((_, other) => told.has(sought[other]?.id ?? id)) ?? [];
    if (!weight || !isFree(clause, taken) || isWeak(weight) || weight.lost <= most) continue;
    if (others.some(({ lost }) => lost > weight.lost)) continue;
    best = clause;
    most = weight.lost;
  }
  return best;
}

/**
 * The words that show each need, no words for two of them: the pasted part, a phrase that leaves no
 * doubt, a clause that the need would miss, the words that ask. Without such words a need has none.
 */
export function findEvidence(row: Row, tool: Tool, kind: Kind, sought: readonly Sought[]) {
  const found = new Map<NeedId, Span>();
  const taken: Span[] = [];
  const take = (id: NeedId, span: Span | null | undefined) => {
    if (!span || found.has(id)) return;
    found.set(id, { start: span.start, end: span.end });
    taken.push(span);
  };
  const free = (span: Span) => isFree(span, taken);
  for (const { id } of sought) {
    const shown = shownByMaterial(row.words, id);
    if (shown && free(shown)) take(id, shown);
  }
  for (const { id } of sought) take(id, findPhrases(kind, id, row.words.own).find(free));
  const open = sought.filter(({ id }) => told.has(id) && !found.has(id));
  if (open.length > 0) {
    const rest = weighRest(row, tool, sought, taken);
    for (const { id } of open) take(id, findClause(rest, sought, taken, id));
  }
  for (const { id } of sought) {
    if (!asked.has(id) && !named.has(id)) continue;
    const shown = found.has(id) ? null : shownByAsking(row, id);
    const part = shown && freePart(row.words.text, shown, taken);
    // What asks for something begins with the asking.
    if (part && (named.has(id) || part.start === shown.start)) take(id, part);
  }
  return found;
}
