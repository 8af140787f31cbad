import type { LanguagePack } from "../pack";
import { findPhrases, type Match } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd, range, type Word } from "../words";
import { type Finding, findLabelled, isContent, isSubject, quoteMatches } from "./finding";
import type { Task } from "./task";

interface ContextPart extends Match {
  kind: "who" | "why" | "what-for" | "fact";
}

/** Further words of a clause that belong to "my" or "for our", but not the whole sentence. */
const shortReach = 5;

function isAsking({ from, to }: Match, tasks: readonly Task[]) {
  return tasks.some((task) => task.kind !== "thing" && task.from <= from && to <= task.to);
}

/** "He is two, a terrier": a statement may go on behind a comma. */
function statementEnd(words: readonly Word[], at: number, pack: LanguagePack) {
  const end = clauseEnd(words, at);
  const next = words[end];
  if (next?.before !== "comma" || next.isNumber || pack.words.tones.has(next.text)) return end;
  return pack.verbs.has(next.text) || pack.words.beforeRequirements.has(next.text)
    ? end
    : clauseEnd(words, end);
}

/** "We live in a flat" tells something; "can I", "fix it" and "what I do" do not. */
function opensStatement(words: readonly Word[], at: number, pack: LanguagePack) {
  const text = words[at]?.text ?? "";
  const before = words[at]?.before === "" ? (words[at - 1]?.text ?? "") : "";
  // "The key id, it says": a person is followed by what he does.
  if (pack.words.selfWords.has(text)) {
    return !pack.words.asksWith.has(before) && words[at + 1]?.before !== "comma";
  }
  return pack.words.otherSubjects.has(text) && (before === "" || pack.words.joins.has(before));
}

function statementsAt(words: readonly Word[], at: number, pack: LanguagePack): ContextPart | null {
  const text = words[at]?.text ?? "";
  if (words[at]?.isQuoted) return null;
  if (opensStatement(words, at, pack)) {
    return { from: at, to: statementEnd(words, at, pack), kind: "who" };
  }
  if (pack.words.possessives.has(text)) {
    return { from: at, to: clauseEnd(words, at, shortReach), kind: "who" };
  }
  return null;
}

/** "..., urgent cases go to Priya": what stands behind the request without being part of it. */
function findFacts(words: readonly Word[], claimed: readonly Match[], pack: LanguagePack) {
  const facts: ContextPart[] = [];
  for (let from = 0; from < words.length; from = clauseEnd(words, from, words.length)) {
    const to = clauseEnd(words, from, words.length);
    const isClaimed = claimed.some((match) => match.from < to && from < match.to);
    const known = words
      .slice(from, to)
      .filter((word) => isSubject(word, pack) && (word.isCapital || pack.knows(word.text)));
    if (!isClaimed && known.length > 1 && to - from <= 14) facts.push({ from, to, kind: "fact" });
  }
  return facts;
}

function findParts(
  reading: Reading,
  tasks: readonly Task[],
  requirements: readonly Match[],
  pack: LanguagePack,
): ContextPart[] {
  const { words } = reading;
  const statements = words.flatMap((_, at) => statementsAt(words, at, pack) ?? []);
  const reasons = findPhrases(words, pack.phrases.reason).map(
    ({ from }): ContextPart => ({ from, to: clauseEnd(words, from), kind: "why" }),
  );
  const labelled = [
    ...findLabelled(words, pack.words.contextLabels, pack).map((match) => ({
      ...match,
      kind: "who" as const,
    })),
    ...findLabelled(words, pack.words.reasonLabels, pack).map((match) => ({
      ...match,
      kind: "why" as const,
    })),
  ];
  const facts = tasks.length > 0 ? findFacts(words, requirements, pack) : [];
  const purposes = findPhrases(words, pack.phrases.purpose).map(
    ({ from, to }): ContextPart => ({ from, to, kind: "what-for" }),
  );
  return [...labelled, ...reasons, ...statements, ...purposes, ...facts].filter(
    (part) => part.kind !== "who" || !isAsking(part, tasks) || part.to - part.from <= shortReach,
  );
}

function levelOf(count: number) {
  if (count === 0) return 0;
  if (count === 1) return 0.25;
  if (count <= 3) return 0.4;
  if (count <= 5) return 0.6;
  if (count <= 8) return 0.75;
  return count <= 12 ? 0.9 : 1;
}

/** Words with a meaning of their own, and the numbers of a statement: "we are 4", "I am 63". */
function tellingWords(words: readonly Word[], { from, to, kind }: ContextPart, pack: LanguagePack) {
  return range(from, to).filter((at) => {
    const word = words[at];
    if (word?.isNumber) return kind === "who";
    const isKindOfText = !word?.isQuoted && pack.words.textKinds.has(word?.text ?? "");
    return isContent(word, pack) && !isKindOfText;
  });
}

export function judgeContext(
  reading: Reading,
  tasks: readonly Task[],
  requirements: readonly Match[],
  pack: LanguagePack,
): Finding {
  const { words } = reading;
  const parts = findParts(reading, tasks, [...requirements, ...tasks], pack);
  const counted = new Set<number>();
  const real = parts.filter((part) => {
    const telling = tellingWords(words, part, pack);
    if (telling.every((at) => words[at]?.isNumber)) return false;
    for (const at of telling) counted.add(at);
    return true;
  });
  const strong = real.filter(({ kind }) => kind === "who" || kind === "why");
  const level = levelOf(counted.size);
  return {
    level: strong.length > 0 ? level : Math.min(level, 0.5),
    quotes: quoteMatches(reading, strong.length > 0 ? strong : real),
    kinds: [...new Set(real.map(({ kind }) => kind))],
    isNeeded: true,
  };
}
