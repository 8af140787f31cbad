import type { Ask } from "./asks";
import { lineSpans } from "./material";

/** So much of a line tells what it is. */
const longestLine = 120;
/** Fewer lines are sentences on lines of their own. */
const fewestLines = 4;

/** What stands in a log, a chat, a bill, a table or a list, and seldom in what is said to somebody. */
const records = [
  // "06-02 19:41", "[14/03, 18:02]"
  /^\s*[[(]?\d{1,4}[-/.:]\d{1,2}\b/,
  // "Nkechi: is it black skirts", "Bring: slippers"
  /^\s*(?:\[[^\]]{1,24}\]\s*)?[\p{Lu}\d][\p{L}\d.'’/ -]{0,28}:(?:\s|$)/u,
  /^\s*(?:[-*•·–]|\d{1,2}[.)])\s/,
  // "Duck rice 12,50", "Towels big 26"
  /[\p{L})]\W{1,4}\d[\d.,:]*\s?(?:[€$£%)]|\p{L}{1,3})?\s*$/u,
  /(?:[,;|\t][^\s,;|\t][^,;|\t]{0,40}){3}/,
];
const greeting = /^\s*(?:dear\b|hi all|hi everyone|hello everyone|to whom)/i;
const farewell =
  /^\s*(?:(?:kind|best|warm|many)?\s?(?:regards|wishes)\b|yours\b|sincerely|respectfully|the management|sent from|with (?:love|thanks))/i;
const head = /^\s*(?:from|to|subject|sent|date|re|fwd?|cc)\s?:|^\s*-{4,}/i;

/** "note to self", "so that I don't lose it" */
const kept =
  /\b(?:notes? (?:to|for) (?:self|me|myself)|to-?do\b|things to do|(?:so (?:that )?|before |while )i (?:do(?:n['’]?t| not) (?:lose|forget)|forget|remember)|for the (?:file|record)|(?:get|write|put) (?:this|it|that) down|shopping list)/i;
/** How all answers are to be, and nothing to answer. */
const standing =
  /\b(?:from now on|going forward|keep (?:all )?(?:of )?this in mind|(?:answer|reply|respond|write|speak)(?: to me)? always|always (?:answer|reply|respond|use|write|speak)|remember (?:this|that|these)|in all (?:your )?(?:answers|replies)|for (?:all )?future|about me|i (?:like|love|don['’]?t like|hate) (?:to be|clear|short|when|answers))/i;

export interface Lines {
  /** Share of lines that hold a record. */
  records: number;
  /** The same, where no other line asks. */
  silentRecords: number;
  /** The first or the last line asks and is no record. */
  asksOnEdge: boolean;
  isLetter: boolean;
  /** A letter, and nothing is asked before its greeting or behind its end. */
  isSilentLetter: boolean;
  isKept: boolean;
  isStanding: boolean;
}

/** What form the text has as a whole, line by line. */
export function readLines(text: string, asks: readonly Ask[]): Lines {
  const lines = lineSpans(text)
    .map(({ start, end }) => ({
      start,
      end,
      said: text.slice(start, Math.min(end, start + longestLine)),
    }))
    .filter(({ said }) => said.trim());
  const isMany = lines.length >= fewestLines;
  const isRecord = lines.map(({ said }) => records.some((record) => record.test(said)));
  const isAsking = lines.map(() => false);
  let at = 0;
  for (const { start } of asks) {
    while (at < lines.length - 1 && start >= (lines[at]?.end ?? 0)) at++;
    isAsking[at] = true;
  }
  const share = isMany ? isRecord.filter(Boolean).length / lines.length : 0;
  const isCleanAsk = isAsking.map((asks, line) => asks && !isRecord[line]);
  const opens = lines.findIndex(({ said }) => greeting.test(said) || head.test(said));
  const closes = lines.findLastIndex(({ said }) => farewell.test(said));
  const isLetter = isMany && opens >= 0 && (closes > opens || head.test(lines[opens]?.said ?? ""));
  const isOutside = (line: number) => line < opens || (closes >= 0 && line > closes + 1);
  return {
    records: share,
    silentRecords: isCleanAsk.some(Boolean) ? 0 : share,
    asksOnEdge: isMany && Boolean(isCleanAsk[0] || isCleanAsk.at(-1)),
    isLetter,
    isSilentLetter: isLetter && !isCleanAsk.some((asks, line) => asks && isOutside(line)),
    isKept: kept.test(text.slice(0, 300)),
    isStanding: standing.test(text.slice(0, 1500)),
  };
}
