import type { LanguagePack } from "../pack";
import type { Reading } from "../reading";
import { clauseEnd, type Span, type Word } from "../words";
import { type Finding, isAboutCode, nothingFound } from "./finding";
import type { Task } from "./task";

const longestQuote = 70;
const worksOnTexts: ReadonlySet<string> = new Set(["transform"]);
const worksOnCode: ReadonlySet<string> = new Set(["transform", "code"]);

/** "This email", "my CV", "the text below" or a bare "this" after a doing word. */
function pointsAtText(words: readonly Word[], from: number, to: number, pack: LanguagePack) {
  for (let at = from; at < to; at++) {
    const text = words[at]?.text ?? "";
    if (pack.words.demonstratives.has(text)) {
      const next = words[at + 1];
      if (next?.before !== "" || at + 1 >= to) return true;
      if (pack.words.afterPointer.has(next.text)) return true;
      if (
        pack.words.pastedThings.has(next.text) ||
        pack.words.pastedThings.has(words[at + 2]?.text ?? "")
      )
        return true;
    }
    const isThe = pack.words.the.has(text);
    if (isThe && at > from) continue;
    if (pack.words.owners.has(text)) {
      const [one, two] = [words[at + 1], words[at + 2]];
      if (isThe && two?.before === "" && pack.words.furtherDetail.has(two.text)) continue;
      if (one?.before === "" && pack.words.pastedThings.has(one.text)) return true;
      if (
        one?.before === "" &&
        two?.before === "" &&
        pack.words.pastedThings.has(two.text) &&
        !pack.words.textKinds.has(one.text)
      )
        return true;
    }
  }
  return false;
}

function isAboutText(reading: Reading, task: Task, pack: LanguagePack) {
  const { words } = reading;
  const verb = words[task.from]?.text ?? "";
  const end = clauseEnd(words, task.from, 10);
  if (task.kind === "request" && pack.words.transformVerbs.has(verb)) {
    return pointsAtText(words, task.from + 1, end, pack);
  }
  if (task.kind === "topic" || task.kind === "question") {
    const pointer = task.kind === "topic" ? pack.words.colonPointers : pack.words.closePointers;
    const start = words.slice(task.from, end).findIndex(({ text }) => pointer.has(text));
    return start >= 0 && pointsAtText(words, task.from + start, end, pack);
  }
  return (
    task.kind === "request" &&
    words
      .slice(task.from, end)
      .some(({ text }) => pack.words.blockPointers.has(text) && !pack.words.owners.has(text)) &&
    pointsAtText(words, task.from + 1, end, pack)
  );
}

function pointsOutside(reading: Reading, tasks: readonly Task[], pack: LanguagePack) {
  const inOrder = [...tasks].sort((a, b) => a.from - b.from);
  const first = inOrder.find(({ kind }) => kind === "request") ?? inOrder[0];
  return tasks.some(
    (task) => (task === first || task.kind === "topic") && isAboutText(reading, task, pack),
  );
}

/** What was pasted, as far as anybody is asked to do something with it. */
function findBlocks(
  reading: Reading,
  tasks: readonly Task[],
  isNeeded: boolean,
  pack: LanguagePack,
) {
  const works = (families: ReadonlySet<string>) =>
    isNeeded || tasks.some(({ family }) => families.has(family));
  return reading.pasted.filter(({ what }) => {
    if (what === "quote") return works(worksOnTexts);
    return what === "code" ? isAboutCode(reading, pack) || works(worksOnCode) : what === "block";
  });
}

/** A few quoted words, such as an error message, can be all there is to work on. */
function shortQuote({ words, prompt }: Reading) {
  const quoted = words.find((word) => word.isQuoted);
  return quoted && prompt.slice(quoted.start, quoted.end);
}

/** The text, code or list to work on, where the prompt points at one. */
export function judgeMaterial(
  reading: Reading,
  tasks: readonly Task[],
  pack: LanguagePack,
): Finding {
  const isNeeded = pointsOutside(reading, tasks, pack);
  const blocks = findBlocks(reading, tasks, isNeeded, pack);
  const [longest] = blocks.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const quote = longest ? firstWords(reading, longest) : isNeeded && shortQuote(reading);
  if (longest || quote) {
    return { level: 1, quotes: quote ? [quote] : [], kinds: ["pasted"], isNeeded: true };
  }
  const isAttached = reading.words.some(({ text }) => pack.words.attachments.has(text));
  if (isNeeded && isAttached) return { ...nothingFound(), level: 0.5, kinds: ["attached"] };
  return nothingFound(isNeeded);
}

function firstWords({ prompt, privateSpans }: Reading, { start, end }: Span) {
  const secret = privateSpans.find((span) => span.end > start && span.start < end);
  const text = prompt.slice(start, Math.min(end, secret?.start ?? end)).trim();
  const line = text.split("\n")[0] ?? "";
  if (line.length <= longestQuote) return line;
  return line.slice(0, line.lastIndexOf(" ", longestQuote)).trim();
}
