import { leadEnds, leadWords, placeWords } from "../../../../content/exercises/picture-vocabulary";
import type { Span, Word } from "../learner-words";
import type { PictureTerm } from "./lexicon";
import { isForWord, type Segment, segmentsOf } from "./segments";

/** They tell about the person who asks, not about the picture. */
const aboutAsker =
  /^(?:i'?m|i am|we are|we're|my|our|i have|we have|thanks?|thank you|it is for|it's for|this is for|because|since|for|please help|help)\b/;

const headings = new Set(
  `poster label card cover flyer invitation set picture design postcard banner logo sheet mural`.split(
    " ",
  ),
);

interface Candidate {
  span: Span;
  isSure: boolean;
  /** "A label for a jar:" announces the picture and is none. */
  isHeading: boolean;
}

const smallWords = new Set(
  `and or but not very really too also only more less much many few all some any one other each its
  his her their them they she him who what when how why than then well good there here`.split(
    /\s+/,
  ),
);

class MainThingFinder {
  private readonly coveredBy = new Map<number, Set<string>>();

  constructor(
    private readonly text: string,
    private readonly words: readonly Word[],
    found: readonly PictureTerm[],
  ) {
    for (const { from, to, meaning } of found) {
      for (let at = from; at < to; at++) {
        const parts = this.coveredBy.get(at) ?? new Set();
        this.coveredBy.set(at, parts.add(meaning.part));
      }
    }
  }

  find(): Span | null {
    const candidates = segmentsOf(this.text, this.words).flatMap(
      (segment) => this.inSegment(segment) ?? [],
    );
    const inside = candidates.filter(({ isHeading }) => !isHeading);
    return (inside.find(({ isSure }) => isSure) ?? inside[0] ?? candidates[0])?.span ?? null;
  }

  private isCoveredBy(at: number, part: string) {
    return this.coveredBy.get(at)?.has(part) ?? false;
  }

  private isAboutHow(at: number) {
    const parts = this.coveredBy.get(at);
    return parts !== undefined && !parts.has("subject") && !parts.has("place");
  }

  private inSegment(segment: Segment): Candidate | null {
    const line = this.words
      .slice(segment.from, segment.to)
      .map(({ text }) => text)
      .join(" ");
    if (aboutAsker.test(line)) return null;
    const from = this.start(segment);
    const first = this.words[from];
    if (from >= segment.to || !first || placeWords.has(first.text)) return null;
    if (isForWord(first)) return null;
    let to = from + 1;
    while (to < segment.to && to - from < 14 && !this.isStop(to)) to++;
    const last = this.words[to - 1];
    if (!last) return null;

    const inside = Array.from({ length: to - from }, (_, index) => from + index);
    const isKnown = inside.some(
      (at) => this.isCoveredBy(at, "subject") || this.isCoveredBy(at, "place"),
    );
    const isNamed = inside.some((at) => !this.coveredBy.has(at) && this.isContent(at));
    if (!isKnown && !isNamed) return null;
    const next = this.words[to]?.text ?? "";
    const opener = this.words[from - 1]?.text ?? "";
    const isPlaced = to < segment.to && placeWords.has(next);
    return {
      span: { start: first.start, end: last.end },
      isSure: isKnown || isPlaced || leadEnds.has(opener),
      isHeading: headings.has(last.text) || this.text[this.words[segment.to - 1]?.end ?? 0] === ":",
    };
  }

  private isContent(at: number) {
    const word = this.words[at]?.text ?? "";
    return (
      /\p{L}{3}/u.test(word) && !leadWords.has(word) && !leadEnds.has(word) && !smallWords.has(word)
    );
  }

  private isStop(at: number) {
    const text = this.words[at]?.text ?? "";
    const isDoing = /^(?:is|are)$/.test(text) && /ing$/.test(this.words[at + 1]?.text ?? "");
    return (
      placeWords.has(text) ||
      (!isDoing && /^(?:for|stands|sits|lies|hangs|rests|waits|is|are)$/.test(text))
    );
  }

  /** Behind "please draw a watercolor of". */
  private start({ from, to }: Segment) {
    let at = from;
    while (at < to) {
      const text = this.words[at]?.text ?? "";
      if (leadEnds.has(text) && at > from) return this.afterArticle(at + 1, to);
      if (!leadWords.has(text) && !this.isAboutHow(at)) break;
      at++;
    }
    let start = from;
    while (start < at && leadWords.has(this.words[start]?.text ?? "")) start++;
    const opensWithHow = this.isAboutHow(start) && at >= to;
    return opensWithHow ? to : start;
  }

  private afterArticle(at: number, to: number) {
    return at < to && /^(?:an?|the|my|our)$/.test(this.words[at]?.text ?? "") ? at + 1 : at;
  }
}

/** The first thing that a request names and that can be seen: "fox" of "please draw a fox". */
export function findMainThing(text: string, words: readonly Word[], found: readonly PictureTerm[]) {
  return new MainThingFinder(text, words, found).find();
}
