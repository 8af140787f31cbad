import { quote } from "./needs";
import type { Span } from "./reader/prompt-reading";
import { readAloud, startOfSentence, wholeWords } from "./reader/read-aloud";
import type { Typed } from "./typed";

const longest = 140;
const longestRest = 40;
/** "Why" alone shows nothing. */
const fewWords = /^\S+(?: \S+)?$/;
/** "How much paint do" in front of "I need for my living room". */
const questionBefore = /^(?:how|what|which|where|when|why)\b[^.!?,;\n]{0,40}$/i;
/** ", 4 eggs, some rice and soy sauce": a list goes on, and "she loves baking" does not belong to it. */
const nextOfList =
  /^,(?! (?:and |but |so )?(?:i|we|he|she|they|it|you|there|my|because|since|as|if|when|please|pls|thanks?|what|how|why|is|are|can|do|does|should|tell|also|then|not|only|no|ok|be|think|make|use|keep|add|write|give|ask|act)\b)(?: [^\s,;:!?()]*[^\s.,;:!?()]){1,10}(?=[.,!?](?:\s|$)|\n|$)/i;

/** No quotation ends in the middle of a sentence that is nearly over. */
function toItsEnd({ text }: Typed, { start, end }: Span): Span {
  const rest = /^[^.!?,;:\n]*/.exec(text.slice(end))?.[0] ?? "";
  return { start, end: rest.length <= longestRest ? end + rest.length : end };
}

function withList(text: string, { start, end }: Span): Span {
  let to = end;
  for (let next = nextOfList.exec(text.slice(to)); next; next = nextOfList.exec(text.slice(to))) {
    if (to + next[0].length - start > longest) break;
    to += next[0].length;
  }
  return { start, end: to };
}

const isAtEnd = /^\s*(?:[.,;!?\n]|$)/;
const isAnywhere = () => true;

/** The words that name what it is about, to the end of their clause. */
export function quoteSubject(typed: Typed, subject: Span) {
  const whole = readAloud(typed.text, toItsEnd(typed, subject), isAnywhere) ?? subject;
  return quote(typed, withList(typed.text, whole)).replace(/^me (?=the |an? )/i, "");
}

/** The words that ask, so that they can be understood alone. */
export function quoteAsked(typed: Typed, asked: Span) {
  const { text } = typed;
  const said = text.slice(asked.start, asked.end).replace(/[\s.,;:!?]+$/, "");
  const before = startOfSentence(text, asked.start);
  const act = { start: asked.start, end: asked.start + said.length };
  const isInside = questionBefore.test(text.slice(before, asked.start).trimStart());
  const start = isInside ? before : asked.start;
  const isShort = fewWords.test(text.slice(start, act.end).trim());
  const rest = isShort ? (/^[^.!?\n]{0,100}/.exec(text.slice(act.end))?.[0].length ?? 0) : 0;
  const span = { start, end: act.end + rest };
  // Where the sentence ends, its last word is not loose: "Answer in yes or no."
  const whole = isAtEnd.test(text.slice(span.end)) ? span : readAloud(text, span, isAnywhere);
  return quote(typed, withList(text, wholeWords(text, whole ?? span)));
}
