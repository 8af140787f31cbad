import type { Ladder, Slot } from "../../../content/exercises/exercise";
import type { PromptAnswer } from "../../engine";
import { inertLine, plainLine } from "./inert";
import { plainSigns } from "./learner-words";
import { countOf, countWords } from "./text-work/task";
import { notDone } from "./wishes";

const madeBy =
  "Sample answer written by our editors for a prompt like yours. No AI model was used.";

const mostAsked = 3;

interface Piece {
  text: string;
  mayGo: boolean;
  isCounted: boolean;
  /** The slots and facts that it was written for. */
  isFor: readonly string[];
}

/** The pieces of a sample that a prompt calls for, with its own facts, and gaps for the others. */
export function answerFromLadder(
  ladder: Ladder,
  slots: readonly Pick<Slot, "id" | "ask">[],
  { prompt, filledSlots }: { prompt: string; filledSlots: readonly string[] },
): Pick<PromptAnswer, "text" | "madeBy"> {
  const typed = plainSigns(prompt);
  const found = findFacts(ladder, typed);
  const there = new Set([...filledSlots, ...found.keys()]);
  const pieces = ladder.text.split("\n").flatMap((line) => readPiece(line, there));
  const { things, usual } = ladder.counted ?? { things: "", usual: 0 };
  // "A few ideas" names no number.
  const asked = things === "" ? undefined : countOf(typed.replace(/\ban? /gi, ""), things);
  const counted = counting(pieces, asked ?? usual);
  const { shown, note } = fitting(counted.pieces, typed);
  const values = new Map([...found, ...shares(found.get("hours"), counted.count)]);
  const lines = numbered(shown).map((text) =>
    text.replace(/\{([\w-]+)\}/g, (_, id) => values.get(id) ?? gapOf(ladder, id)),
  );
  const body = tidy((ladder.asTable?.test(typed) ? inTable(lines) : lines).join("\n"));
  const notes = [
    asked !== undefined && asked > counted.count
      ? `**Not kept:** you asked for ${asked}; this sample has ${counted.count}.`
      : "",
    note,
    isQuoted(shown) ? "" : tooLong(body, typed),
    notDone(typed, body, { followed: new Set(shown.flatMap(({ isFor }) => isFor)) }),
    leftOpen(slots, filledSlots),
  ];
  return { text: [body, ...notes.filter(Boolean)].join("\n\n"), madeBy };
}

function findFacts({ facts }: Ladder, typed: string) {
  const found = new Map<string, string>();
  for (const [id, { find, say }] of Object.entries(facts)) {
    const match = find.exec(typed);
    if (match) found.set(id, say ?? inertLine(capitalDays(plainLine(match[1] ?? match[0])), 80));
  }
  return found;
}

function capitalDays(text: string) {
  return text.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:mon|tues?|wed|thu|thurs|fri|sat|sun)\b/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
}

function gapOf({ facts }: Ladder, id: string) {
  return facts[id]?.gap ?? "[...]";
}

const pieceForm = /^(?:\?([\w, -]+)\|)?(\*(?!\*))?(>~)?(.*)$/;

function readPiece(line: string, there: ReadonlySet<string>): Piece[] {
  const [, conditions = "", counted, mayGo, rest = ""] = pieceForm.exec(line) ?? [];
  const isFor = conditions.split(", ").filter(Boolean);
  const holds = isFor.every((each) =>
    each.startsWith("not ") ? !there.has(each.slice(4)) : there.has(each),
  );
  const text = mayGo === undefined ? rest : `>${rest}`;
  return holds
    ? [{ text, mayGo: mayGo !== undefined, isCounted: counted !== undefined, isFor }]
    : [];
}

function counting(pieces: readonly Piece[], most: number) {
  let count = 0;
  const kept = pieces.filter(({ isCounted }) => !isCounted || ++count <= most);
  return { pieces: kept, count: Math.min(count, most) };
}

/** "3 hours" and four ideas: how long each may take, to the minute. */
function shares(time: string | undefined, count: number): [string, string][] {
  const [, amount = "", unit = ""] = /^(\S+) ?(h|m)/i.exec(time ?? "") ?? [];
  const number = Number(amount) || (countOf(`${amount} hours`, "hours") ?? 0);
  const minutes = number * (unit.toLowerCase() === "h" ? 60 : 1);
  if (minutes === 0 || count === 0) return [];
  const isEven = minutes % count === 0;
  const share = `${isEven ? "=" : "is about"} ${Math.round(minutes / count)} minutes`;
  return [["each", `${minutes} minutes \u00f7 ${count} ${share}`]];
}

const limitForm =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:short )?(words?|sentences?|lines?)\b/i;

/** A length that is no maximum: "a text of 60 words". */
const atMost =
  /\b(?:at most|max(?:imum)?|under|below|(?:less|fewer|shorter) than|no more than|not more than|up to|no longer than|within|or (?:less|fewer)|tops|limit)\b/i;
/** A sample this much shorter than asked is not what was asked for. */
const farShorter = 0.75;

function isQuoted(pieces: readonly Piece[]) {
  return pieces.some(({ text }) => text.startsWith(">"));
}

const wholeLimit =
  /\b(?:at most|max(?:imum)?(?: of)?|under|no more than|not more than|up to|within|less than|fewer than|no longer than|in|answer in|exactly|about) (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:short )?(words?|sentences?|lines?|bullet points?|bullets?)\b(?!,? (?:each|apiece|per|for each|a piece))|\b(\d{1,3}) (words?|sentences?|lines?) (?:max(?:imum)?|at most|or less|tops)\b/i;

/** "Each in at most 20 words" is about each of them, and "the verdict in one line" about a part. */
const ofEach =
  /\b(?:each|every|per|for all)\b[^.;!?\n]{0,30}$|\b(?:verdict|heading|headline|title|conclusion|summary|reply|reason|ending|greeting|subject)\b[^.;,!?\n]{0,12}$/i;

/** For a sample that is no text to take over as it is: the whole of it counts. */
function tooLong(body: string, typed: string) {
  const match = wholeLimit.exec(typed);
  const number = match?.[1] ?? match?.[3];
  const unit = (match?.[2] ?? match?.[4] ?? "").toLowerCase().replace(/s$/, "");
  if (!match || number === undefined || ofEach.test(typed.slice(0, match.index))) return "";
  const most = countOf(`${number} words`, "words?") ?? 0;
  const lines = body.split("\n").filter((line) => /[\p{L}\p{N}]/u.test(line));
  const size = unit.startsWith("bullet")
    ? lines.filter((line) => /^(?:-|\d+\.) /.test(line)).length
    : unit === "word"
      ? countWords(body)
      : unit === "line"
        ? lines.length
        : (body.match(/[.?!](?=[\s*"]|$)/g)?.length ?? 0);
  return size > most
    ? `**Not kept:** you asked for ${most} ${unit}${most === 1 ? "" : "s"}; this sample has ${size}.`
    : "";
}

/** Leaves out what may go, the last first, until the text keeps to the length that was asked for. */
function fitting(pieces: readonly Piece[], typed: string) {
  const [limit, , unit = ""] = limitForm.exec(typed) ?? [];
  const most = limit === undefined ? undefined : countOf(limit, "words?|sentences?|lines?");
  if (most === undefined || !isQuoted(pieces)) return { shown: pieces, note: "" };
  const kind = unit.toLowerCase().replace(/s$/, "");
  const left = [...pieces];
  for (let at = left.length - 1; at >= 0 && sizeOf(left, kind) > most; at--) {
    if (left[at]?.mayGo) left.splice(at, 1);
  }
  const size = sizeOf(left, kind);
  const isMaximum = atMost.test(typed);
  const isShort = !isMaximum && kind === "word" && size < most * farShorter;
  const note =
    size > most || isShort
      ? `**Not kept:** you asked for ${isShort ? "" : "at most "}${most} ${kind}${most === 1 ? "" : "s"}; this sample has ${size}.`
      : "";
  return { shown: left, note };
}

/** Without a heading, a greeting and a name below. */
function sizeOf(pieces: readonly Piece[], kind: string) {
  const lines = pieces
    .filter(({ text }) => /^> ./.test(text) && !/,$|^> (?:\[|\*\*)/.test(text))
    .map(({ text }) => text.slice(2));
  if (kind === "line") return lines.length;
  const all = lines.join(" ");
  return kind === "word" ? countWords(all) : (all.match(/[.?!](?=\s|$)/g)?.length ?? 0);
}

function numbered(pieces: readonly Piece[]) {
  let number = 0;
  return pieces.map(({ text }) => {
    if (text === "") number = 0;
    return text.replace(/^(> )?#\. /, (_, quote = "") => `${quote}${++number}. `);
  });
}

const itemForm = /^(?:\d+\.|-) (?:\*\*(.+?):\*\* )?(.+)$/;

/** The lines of a list as rows of a table. */
function inTable(lines: readonly string[]) {
  let rows = 0;
  return lines.flatMap((line) => {
    const [, name, rest = ""] = itemForm.exec(line) ?? [];
    if (rest === "") return line;
    const row =
      name === undefined
        ? `| ${rest} |`
        : `| ${name} | ${rest.charAt(0).toUpperCase()}${rest.slice(1)} |`;
    const head =
      name === undefined ? ["| Idea |", "|---|"] : ["| Idea | How it goes |", "|---|---|"];
    return rows++ === 0 ? [...head, row] : row;
  });
}

/** Where pieces were left out, no empty lines pile up. */
function tidy(text: string) {
  return text
    .replace(/^(>\n)+(?=>\n|>?$)/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function leftOpen(slots: readonly Pick<Slot, "id" | "ask">[], filled: readonly string[]) {
  const asks = slots.filter(({ id }) => !filled.includes(id)).map(({ ask }) => ask);
  if (asks.length === 0) return "";
  return `**Your prompt leaves open:** ${asks.slice(0, mostAsked).join(" ")}`;
}
