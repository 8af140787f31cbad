import type { Contradiction, ContradictionId, Span } from "../prompt-reading";
import { lengths } from "./lengths";
import { pictures } from "./pictures";
import {
  after,
  areApart,
  before,
  between,
  inOrder,
  isAskedAbout,
  spansOf,
  stretchAround,
} from "./stretches";
import { styles } from "./styles";
import { ways } from "./ways";

/** Ways in which one thing can be that cannot all be had. */
export interface Opposites {
  id: ContradictionId;
  sides: readonly RegExp[];
  /** Any two of them clash, though neither is said of the whole. */
  isSure?: true;
  /** Said in the sentences of the two: there is no contradiction then. */
  unless?: RegExp;
  /** Night and noon, a woman and nobody: only within one picture. */
  isOfPictures?: true;
  /** A short text with every detail may compare, or turn one thing into another. */
  isOfLength?: true;
}

const longestGap = 500;

/** Said of the whole: what stands beside it leaves no room for its opposite. */
const whole =
  /\b(?:only|all|whole|entire(?:ly)?|every|each|strictly|fully|completely|totally|purely?|throughout|must|100 ?%|nothing but|exclusively|dead|always|everything|everyone|never|exactly|has to|have to|should|from (?:start to finish|the first|beginning to end|top to bottom)|to the (?:very )?(?:last|end)|all through|(?:at )?no point|just|keep|kept|stay|strict|super|very|absolutely|need to)\b/i;
/** One for each, one after the other, one turned into the other. */
const suspended =
  /\b(?:versions?|variants?|one (?:formal|casual|short|funny|serious|for)|then|first(?! (?:word|person|line))|either|or|whether|compare|comparison|difference|versus|vs|between|both|half|but (?:not|the)|except|apart from|unless|other than|into|instead of|rather than|from .{1,30} to|turn(?:ed)?|sometimes|begin\w*|start\w*|in the (?:middle|end)|at the (?:start|beginning|end)|finish\w*|examples? of|opposites?|not too|too|parts?|paragraphs? (?:one|two|1|2)|for (?:him|her|them|the (?:kids|children|adults|parents|others)))\b/i;
/** "From formal to casual", "a colourful photo into black and white" */
const turned =
  /\b(?:into|instead of|rather than|and an?)\b|^(?:\s+\p{L}+){0,2}\s+to (?:an? )?(?:more )?$/iu;
const compared =
  /\b(?:versions?|variants?|either|whether|between|compar\w+|difference|versus|vs|two (?:texts|messages|emails|posters|pictures|poems)|examples? of)\b/i;
const refused =
  /\b(?:no|not|never|without|dont|don['’]t|isn['’]?t|too|less|than|avoid|nothing)\s+(?:\p{L}+\s+){0,2}$/iu;
/** Said of what there is: "my text is too formal", "it was funny". */
const ofWhatIs =
  /\b(?:was|were|sounds?|reads?|currently|used to be|my (?:own )?|this |that |had been)\s+(?:so |too |very |a |an )?$/i;

/** The sentence up to it, and a few words behind. */
function sentenceAround(own: string, span: Span) {
  const head = before(own, span, 120);
  const tail = after(own, span, 60);
  const start = Math.max(...[...".!?\n"].map((mark) => head.lastIndexOf(mark))) + 1;
  const end = tail.search(/[.!?\n]/);
  return (
    head.slice(start) + own.slice(span.start, span.end) + (end < 0 ? tail : tail.slice(0, end))
  );
}

function isSaid(own: string, span: Span) {
  const head = before(own, span);
  return !refused.test(head) && !ofWhatIs.test(head) && !isAskedAbout(own, span);
}

/** They are not both wished of one thing. */
function isSuspended(
  own: string,
  { unless, isOfLength, isSure }: Opposites,
  one: Span,
  other: Span,
) {
  const gap = between(own, one, other);
  const stretch = stretchAround(own, one, other);
  return (
    gap.length > longestGap ||
    (!isOfLength && ((isSure ? turned : suspended).test(gap) || compared.test(stretch))) ||
    unless?.test(stretch)
  );
}

function findPair(own: string, entry: Opposites, ones: readonly Span[], others: readonly Span[]) {
  const isOfAll = (span: Span) => entry.isSure || whole.test(sentenceAround(own, span));
  for (const one of ones) {
    const other = others.find(
      (span) =>
        areApart(one, span) &&
        (isOfAll(one) || isOfAll(span)) &&
        !isSuspended(own, entry, one, span),
    );
    if (other) return inOrder(one, other);
  }
  return null;
}

function findClash(own: string, entry: Opposites): Contradiction[] {
  const { id, sides, isOfLength } = entry;
  const said: Span[][] = [];
  for (const side of sides) {
    const others = spansOf(own, side).filter((span) => isOfLength || isSaid(own, span));
    for (const ones of said) {
      const pair = findPair(own, entry, ones, others);
      if (pair) return [{ id, ...pair }];
    }
    if (others.length > 0) said.push(others);
    // Of two sides the second one is not looked for in vain.
    else if (sides.length === 2) break;
  }
  return [];
}

/** "All in capitals" and "in lower case", "short" and "every detail". */
export function findOpposites(own: string, isPicture: boolean): Contradiction[] {
  return [...lengths, ...pictures, ...styles, ...ways]
    .filter((entry) => isPicture || !entry.isOfPictures)
    .flatMap((entry) => findClash(own, entry));
}
