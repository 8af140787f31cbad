import type { LanguagePack } from "../pack";
import { type Match, matchAt } from "../patterns";
import { quoteWords, type Reading } from "../reading";
import type { CoachedExercise } from "../report";
import { clauseEnd, isSentenceBreak, range, sentenceEnd, sentenceStart, type Word } from "../words";
import { type Finding, isAboutCode, isContent, isSubject, nothingFound } from "./finding";

export interface Task extends Match {
  kind: "request" | "role" | "wish" | "thing" | "question" | "topic";
  family: string;
  level: number;
}

const longestQuote = 9;

/** True where only politeness and fillers stand between the word and the last pause. */
export function opensClause(words: readonly Word[], at: number, pack: LanguagePack) {
  let first = at;
  while (words[first]?.before === "" && pack.words.fillers.has(words[first - 1]?.text ?? ""))
    first--;
  return words[first]?.before !== "";
}

/** "Plan, date, place" is a row of nouns; "plan a date" is a request. */
function isImperative(words: readonly Word[], at: number, pack: LanguagePack) {
  const word = words[at];
  const next = words[at + 1];
  if (!word || word.isQuoted || !pack.verbs.has(word.text)) return false;
  if (!next || next.before === "comma" || next.before === "colon" || isSentenceBreak(next))
    return false;
  if (pack.words.copulas.has(next.text)) return false;
  // "Check and readability" is a row of nouns too, "check and correct it" is not.
  if (pack.words.and.has(next.text) && !pack.verbs.has(words[at + 2]?.text ?? "")) return false;
  return (
    opensClause(words, at, pack) || followsCondition(words, at, pack) || isJoined(words, at, pack)
  );
}

/** "Check this sentence and explain the mistakes": a second request in the same clause. */
function isJoined(words: readonly Word[], at: number, pack: LanguagePack) {
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    words[at]?.before === "" &&
    pack.words.and.has(before?.text ?? "") &&
    next?.before === "" &&
    (next.isNumber || pack.words.orderFollowers.has(next.text))
  );
}

/** "If a message fits two labels choose the first": the comma is often missing. */
function followsCondition(words: readonly Word[], at: number, pack: LanguagePack) {
  let start = at;
  while (words[start]?.before === "") start--;
  const next = words[at + 1];
  return (
    pack.words.conditions.has(words[start]?.text ?? "") &&
    at - start > 3 &&
    next?.before === "" &&
    pack.words.conditionObjects.has(next.text)
  );
}

function skipFillers(words: readonly Word[], from: number, pack: LanguagePack) {
  let at = from;
  while (words[at] && pack.words.fillers.has(words[at]?.text ?? "")) at++;
  return at;
}

function verbFamily(word: Word | undefined, pack: LanguagePack) {
  if (!word) return undefined;
  return pack.verbs.get(word.text) ?? pack.verbs.get(word.text.replace(pack.forms.gerund, ""));
}

function findRequests(words: readonly Word[], pack: LanguagePack): Omit<Task, "level">[] {
  const requests: Omit<Task, "level">[] = [];
  for (let at = 0; at < words.length; at++) {
    const lead = matchAt(words, at, pack.phrases.requestLeads);
    const from = lead ? skipFillers(words, lead.to, pack) : at;
    const family = verbFamily(words[from], pack);
    const isAsked = lead
      ? family !== undefined || isContent(words[from], pack)
      : isImperative(words, at, pack);
    if (!isAsked || !words[from]) continue;
    const to = clauseEnd(words, from, longestQuote);
    const isRole = matchAt(words, from, pack.phrases.roleLeads) !== null;
    requests.push({ kind: isRole ? "role" : "request", family: family ?? "make", from, to });
    at = from;
  }
  return requests;
}

function findWishes(words: readonly Word[], pack: LanguagePack): Omit<Task, "level">[] {
  const wishes: Omit<Task, "level">[] = [];
  for (let at = 0; at < words.length; at++) {
    const wish = matchAt(words, at, pack.phrases.wishes);
    const isBare = pack.words.bareWishes.has(words[at]?.text ?? "");
    if (
      !wish ||
      (isBare && !pack.words.and.has(words[at - 1]?.text ?? "") && !opensClause(words, at, pack))
    )
      continue;
    const object = words.slice(at + 1, Math.min(wish.to + 2, clauseEnd(words, at)));
    const isText = object.some(
      ({ text }) =>
        pack.words.textKinds.has(text) ||
        pack.words.layouts.has(text) ||
        pack.words.outputUnits.has(text),
    );
    const to = clauseEnd(words, at, longestQuote);
    wishes.push({ kind: "wish", family: isText ? "write" : "wish", from: at, to });
    at = wish.to - 1;
  }
  return wishes;
}

/** "Sympathy card for my colleague": no doing word, but the thing itself opens the sentence. */
function findThings(words: readonly Word[], pack: LanguagePack): Omit<Task, "level">[] {
  const things: Omit<Task, "level">[] = [];
  for (let at = 0; at < words.length; at++) {
    if (at > 0 && !isSentenceBreak(words[at])) continue;
    const end = Math.min(clauseEnd(words, at), at + 5);
    for (let i = at; i < end; i++) {
      const text = words[i]?.text ?? "";
      if (pack.verbs.has(text) && !pack.words.textKinds.has(text)) break;
      if (pack.words.selfWords.has(text) || pack.words.otherSubjects.has(text)) break;
      const isPicture = pack.words.pictureStyles.has(text) || pack.words.pictureKinds.has(text);
      const isThing = pack.words.textKinds.has(text) || isPicture;
      const goesOn =
        words[i + 1]?.before === "" && pack.words.afterThing.has(words[i + 1]?.text ?? "");
      if (!isThing || !goesOn) continue;
      const family = isPicture ? "picture" : "write";
      things.push({ kind: "thing", family, from: at, to: clauseEnd(words, at, longestQuote) });
      break;
    }
  }
  return things;
}

/** "What should I say" asks; "when you look at it" does not. */
function isQuestionStart(words: readonly Word[], at: number, hasMark: boolean, pack: LanguagePack) {
  const { words: lists } = pack;
  const word = words[at];
  if (!word || word.isQuoted || !opensClause(words, at, pack)) return false;
  const isTime = lists.timeWords.has(word.text);
  const isW = lists.wQuestions.has(word.text) || isTime;
  // "Are you" asks, "you are" tells.
  const isTold = word.before === "" && lists.addressed.has(words[at - 1]?.text ?? "");
  const isYesNo = lists.yesNoQuestions.has(word.text) && !isTold;
  if (lists.shortQuestions.has(word.text)) return true;
  if (hasMark || !(isW || isYesNo)) return isW || isYesNo;

  const next = words
    .slice(at + 1, Math.min(at + 4, sentenceEnd(words, at)))
    .map(({ text }) => text);
  const [first = ""] = next;
  if (isW && isSentenceBreak(word) && !isTime) return !lists.subjectPronouns.has(first);
  if (isW) {
    const auxiliary = next.findIndex((text) => lists.auxiliaries.has(text));
    return (
      auxiliary >= 0 && !next.slice(0, auxiliary).some((text) => lists.subjectPronouns.has(text))
    );
  }
  if (lists.copulas.has(word.text) && lists.pointedSubjects.has(first)) return true;
  const opensSentence = isSentenceBreak(word) || isSentenceBreak(words[at - 1]);
  const isOrder = lists.orders.has(word.text) && lists.orderObjects.has(first);
  return opensSentence && next.length > 1 && !isOrder;
}

function findQuestions(reading: Reading, pack: LanguagePack): Omit<Task, "level">[] {
  const { words, own } = reading;
  const questions: Omit<Task, "level">[] = [];
  for (let at = 0; at < words.length; at++) {
    if (at > 0 && !isSentenceBreak(words[at])) continue;
    const end = sentenceEnd(words, at);
    const last = words[end - 1];
    const hasMark = /^[\s"')]*\?/.test(own.slice(last?.end ?? 0, (last?.end ?? 0) + 4));
    const starts = range(at, end).filter((i) => isQuestionStart(words, i, hasMark, pack));
    if (!hasMark && starts.length === 0) continue;
    const from = starts[0] ?? at;
    questions.push({ kind: "question", family: "question", from, to: clauseEnd(words, from, 12) });
  }
  return questions;
}

function findTopics(words: readonly Word[], pack: LanguagePack): Omit<Task, "level">[] {
  for (let at = 0; at < words.length; at++) {
    const lead = matchAt(words, at, pack.phrases.topicLeads);
    if (!lead) continue;
    return [{ kind: "topic", family: "topic", from: at, to: clauseEnd(words, at, longestQuote) }];
  }
  return [];
}

/** A text to work on is a subject, and says as much as two words. */
const given = 2;

function countSubjects(reading: Reading, pack: LanguagePack, doing: ReadonlySet<number>) {
  const subjects = new Set<string>();
  for (const [index, word] of reading.words.entries()) {
    if (!doing.has(index) && isSubject(word, pack)) subjects.add(word.text);
  }
  const isGiven = reading.pasted.some(({ what }) => what !== "code" || isAboutCode(reading, pack));
  return subjects.size + (isGiven ? given : 0);
}

function levelOf({ kind, family }: Omit<Task, "level">, subjects: number) {
  switch (kind) {
    case "request":
      return subjects > 0 ? 1 : 0.4;
    case "wish":
      return family === "write" ? (subjects > 0 ? 0.85 : 0.5) : subjects > 1 ? 0.45 : 0.3;
    case "thing":
      if (family === "picture") return subjects > 0 ? 0.85 : 0.45;
      return subjects > 1 ? 0.8 : 0.45;
    case "question":
      return subjects > 2 ? 0.8 : subjects > 1 ? 0.6 : subjects > 0 ? 0.45 : 0.2;
    case "topic":
    case "role":
      return 0.35;
  }
}

/** Whoever writes for a picture may just say what it shows: "a fox in the snow, seen from above". */
function findDescription(words: readonly Word[], pack: LanguagePack): Omit<Task, "level">[] {
  const from = words.findIndex((word) => isSubject(word, pack));
  const start = from < 0 ? 0 : sentenceStart(words, from);
  const to = clauseEnd(words, start, longestQuote);
  const isTied = words.some(
    ({ text }) => pack.words.functionWords.has(text) || pack.words.pictureStyles.has(text),
  );
  return from < 0 || !isTied ? [] : [{ kind: "thing", family: "picture", from: start, to }];
}

/** Everything that is asked for, the clearest first. */
export function findTasks(
  reading: Reading,
  exercise: Pick<CoachedExercise, "asksFor" | "material"> | undefined,
  pack: LanguagePack,
): Task[] {
  const { words } = reading;
  const topics = findTopics(words, pack);
  const isTopic = ({ from, to }: Match) =>
    topics.some((topic) => from < topic.to && topic.from < to);
  const requests = findRequests(words, pack).filter((request) => !isTopic(request));
  const found = [
    ...requests,
    ...findWishes(words, pack),
    ...findThings(words, pack),
    ...findQuestions(reading, pack),
    ...topics,
  ];
  if (exercise?.asksFor === "picture" && found.length === 0)
    found.push(...findDescription(words, pack));
  const doing = new Set(found.filter(({ kind }) => kind === "request").map(({ from }) => from));
  const subjects = countSubjects(reading, pack, doing) + (exercise?.material ? given : 0);
  return found
    .map((task) => ({ ...task, level: levelOf(task, subjects) }))
    .sort((a, b) => b.level - a.level || a.from - b.from);
}

/** Search words such as "best places in Italy" name a subject and ask for nothing. */
function judgeFragment(reading: Reading, pack: LanguagePack): Finding {
  const at = reading.words.findIndex((word) => isSubject(word, pack));
  if (at < 0) return nothingFound();
  const from = sentenceStart(reading.words, at);
  const quotes = [quoteWords(reading, from, clauseEnd(reading.words, from, longestQuote))];
  return { level: 0.2, quotes, kinds: ["fragment"], isNeeded: true };
}

export function judgeTask(reading: Reading, tasks: readonly Task[], pack: LanguagePack): Finding {
  const [best] = tasks;
  if (!best) return judgeFragment(reading, pack);
  return {
    level: best.level,
    quotes: [quoteWords(reading, best.from, best.to)].filter(Boolean),
    kinds: [best.kind],
    isNeeded: true,
  };
}
