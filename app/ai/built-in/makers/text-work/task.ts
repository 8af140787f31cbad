/** What a prompt says, and the text that it says it about. */
export interface TextTask {
  request: string;
  material: string;
  /** The learner put the text into the prompt. */
  isOwn: boolean;
}

/** Longer texts are worked on up to here. */
export const readLimit = 20_000;
const fewWords = 12;

const fenced = /```[a-z]*\n?([\s\S]*?)(?:```|$)|"""([\s\S]*?)(?:"""|$)/;
const longQuote = /"([^"]{40,})"|(?<![\p{L}\p{N}])'([^']{60,})'(?![\p{L}\p{N}])/u;

const asks =
  /^\W*(?:please |can you |could you |i (?:want|need|would like)(?: you)? to |now |then |also )*(?:summari[sz]e|shorten|condense|cut|trim|list|extract|find|collect|pick|pull|get|give|show|make|turn|convert|put|create|write|sort|order|arrange|remove|delete|count|how many|what (?:are|is)|which|who|when|tell|draw|format|rewrite|translate|explain|simplify|here (?:is|are)|read|use|take|quote|for each|do not|don't|keep|no |at most|if |answer)\b/i;

export function readTextTask(prompt: string, handedOut = ""): TextTask {
  const text = prompt
    .replace(/\r\n?/g, "\n")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2018\u2019]/g, "'");
  const least = handedOut === "" ? 3 : fewWords;
  const own = cutOut(text) ?? byParagraph(text, least) ?? afterColon(text, handedOut !== "");
  if (own) return { ...own, material: own.material.slice(0, readLimit), isOwn: true };
  return { request: text, material: handedOut.slice(0, readLimit), isOwn: false };
}

type Parts = Pick<TextTask, "request" | "material">;

function cutOut(text: string): Parts | null {
  for (const pattern of [fenced, longQuote]) {
    const match = pattern.exec(text);
    const material = (match?.[1] ?? match?.[2] ?? "").trim();
    if (match && material !== "") return { request: text.replace(match[0], " "), material };
  }
  return null;
}

/** A request, a blank line or a colon at a line's end, and the text; or the text first. */
function byParagraph(text: string, least: number): Parts | null {
  const parts = text.split(/\n\s*\n|(?<=:)[ \t]*\n/).filter((part) => part.trim() !== "");
  if (parts.length < 2) return null;
  const isRequest = parts.map((part) => asks.test(part));
  // Behind a colon stands the text, even if it says "write to us" itself.
  if (isRequest.every(Boolean) && /:\s*$/.test(parts[0] ?? "")) isRequest.fill(false, 1);
  // "What do you think of this?" is no order, but it asks about what follows.
  if (!isRequest.includes(true) && /[?:]\s*$/.test(parts[0] ?? "")) isRequest[0] = true;
  if (!isRequest.includes(true)) return null;
  const others = parts.filter((_, index) => !isRequest[index]);
  const material = others.join("\n\n").trim();
  if (countWords(material) < least) return null;
  return { request: parts.filter((_, index) => isRequest[index]).join("\n"), material };
}

const pointsBehind = /\b(?:this|these|following|my|here)\b[^:\n]*$/i;

/**
 * "Sort these names: Zoe, Adam, Mia". Where the exercise hands out a text, a colon mostly goes on
 * with the request: "Summarize the report: what went well".
 */
function afterColon(text: string, isHandedOut: boolean): Parts | null {
  const at = text.search(/:(?=\s)/);
  if (at < 0 || !asks.test(text)) return null;
  if (isHandedOut && !pointsBehind.test(text.slice(0, at))) return null;
  const material = text.slice(at + 1).trim();
  const isList = material.split(/[,;\n]/).length > 2;
  return isList || countWords(material) >= fewWords
    ? { request: text.slice(0, at), material }
    : null;
}

export function countWords(text: string) {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The number in front of a thing, such as 3 in "three short sentences". */
export function countOf(request: string, things: string): number | undefined {
  const word = numbers.join("|");
  const match = new RegExp(
    `\\b(\\d{1,4}|${word}|a|an|single)(?:[ -](?:[a-z]+[ -]){0,2}?)(?:${things})\\b`,
    "i",
  ).exec(request);
  const found = match?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  if (["a", "an", "single"].includes(found)) return 1;
  const place = numbers.indexOf(found);
  return place >= 0 ? place + 1 : Number(found);
}
