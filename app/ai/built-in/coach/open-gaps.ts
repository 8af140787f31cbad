import { needWords } from "./english/needs";
import type { Pasted } from "./pasted";
import { isPlaceholder } from "./private-data";
import { blank, type Span, spansOf } from "./words";

const gapPattern = /\[[^[\]\n]{1,120}\]|\{\{?[^{}\n]{1,60}\}?\}|<[A-Za-z][A-Za-z' _-]{1,40}>/g;

/** The gaps that the coach leaves itself. */
const coachGaps: ReadonlySet<string> = new Set(
  Object.values(needWords)
    .flatMap((byNeed) => Object.values(byNeed))
    .flatMap(({ add, gap }) => [
      gap,
      ...Array.from(add.matchAll(/\[([^[\]]+)\]/g), ([, own = ""]) => own),
    ]),
);

/** "[who gets it]", "[evenings we eat at home]". */
const phrase = /^\p{Ll}[\p{L}' -]*[ -]\p{L}[\p{L}', ?-]*$/u;
/** The question of an exercise, behind what the learner typed. */
const question = /^\p{Lu}[\p{L}\p{N}',;: -]{8,110}\?$/u;
/** "[red, green, blue]" are values, and so is a list that a program makes. */
const values = /^[\p{L}'-]+(?:, ?[\p{L}'-]+)+$|\bfor [\p{L}, ]{1,40} in\b/u;
/** What people write in brackets about a text that they copy, or want to have there. */
const remark =
  /\b(?:pasted|copied|dictated|transcript|attached|edited|redacted|removed|omitted|withheld|changed|hidden|unclear|unreadable|illegible|inaudible|missing|laughs?|laughing|laughter|applause|pause|silence|music|sic|emphasis|sighs?|crying|coughs?|end of|start of|see)\b/i;
/** "Where a day is missing, write [not yet known]." */
const wantedMark =
  /\b(?:if|where|when|whenever|anything|everything|what|whatever)\b[^.!?\n]{0,100}\b(?:write|put|say|use|leave|insert|add|mark|with|as|it|them)\s$/i;

const fillIns =
  /^(?:insert|fill in|type of|kind of)\s|^your(?:\s\S{1,20}){1,3}$|\shere$|^(?:topic|subject|theme|(?:target )?audience|tone)$/i;
const variable = /^\s*\p{L}[\p{L}' _-]*$/u;

/** What is made to be filled in later, by somebody else or again and again. */
const aboutPattern =
  /\b(?:templates?|placeholders?|blanks?|brackets?|bracketed|braces|gaps|variables?|merge|boilerplate|fill-?in|form letters?|f-?strings?|reus(?:e|ed|able)|regex|html|xml|jsx|jinja|mustache|handlebars|syntax)\b/i;
const patternStart = /^\W*(?:(?:dear|hi|hello|hey|hallo|thank you|thanks|good \w{3,9}),?\s)?\[/i;
const mentioned =
  /\b(?:what(?:'s| is| are| does| do)|explain(?: what)?|why (?:is|are|does|do)|how (?:is|does|do)|meaning of)\s$/i;

function contentOf(gap: string) {
  return gap.replace(/^[[{<]{1,2}|[\]}>]{1,2}$/g, "");
}

/** Part of a line of code or the text of a link: `d[a row]`, `= [a row]`, "[our site](...)". */
function isBound(text: string, { start, end }: Span) {
  return (
    /[\p{L}\p{N}_)\]=]$|=\s$/u.test(text.slice(Math.max(0, start - 2), start)) || text[end] === "("
  );
}

function isPhrase(text: string, span: Span) {
  const inside = contentOf(text.slice(span.start, span.end));
  const before = text.slice(Math.max(0, span.start - 140), span.start);
  if (remark.test(inside) || wantedMark.test(before)) return false;
  if (phrase.test(inside)) return !values.test(inside);
  return question.test(inside) && /\S $/.test(before);
}

/** A word for what goes there, in a request that nobody could mean as it stands. */
function isFillIn(text: string, { start, end }: Span) {
  const gap = text.slice(start, end);
  if (!gap.startsWith("[") && mentioned.test(text.slice(Math.max(0, start - 30), start)))
    return false;
  const inside = contentOf(gap);
  return fillIns.test(inside.trim()) || (gap.startsWith("{{") && variable.test(inside));
}

/** "[who gets it]" is left open; "[1]", "[sic]", a pattern's "[NAME]" and the brackets of code are not. */
export function findGaps(text: string, pasted: readonly Pasted[]) {
  const marked = spansOf(text, gapPattern).filter(
    (span) => !isPlaceholder(text.slice(span.start, span.end)),
  );
  const isCoachGap = ({ start, end }: Span) => coachGaps.has(contentOf(text.slice(start, end)));
  const isPasted = ({ start, end }: Span) =>
    pasted.some((span) => start < span.end && end > span.start);
  const holdsCode = pasted.some(({ what }) => what === "code");
  if (holdsCode || aboutPattern.test(blank(text, marked))) return marked.filter(isCoachGap);

  const isPattern = patternStart.test(text);
  return marked.filter((span) => {
    if (isCoachGap(span)) return true;
    if (isPasted(span) || isBound(text, span)) return false;
    if (isFillIn(text, span)) return true;
    return text[span.start] === "[" && !isPattern && isPhrase(text, span);
  });
}
