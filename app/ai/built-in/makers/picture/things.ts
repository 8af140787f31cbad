import type { SubjectKind } from "../../../../content/exercises/picture-vocabulary";
import type { Span, Word } from "../learner-words";
import { lexicon, type PictureTerm } from "./lexicon";
import { isForWord, segmentsOf } from "./segments";

export type Side = "left" | "center" | "right";

/** Something that stands in the picture. */
export interface Thing extends Span {
  kind: SubjectKind | "unknown";
  count: number;
  side: Side | null;
  isMain: boolean;
}

const numberWords = new Map([
  ["two", 2],
  ["both", 2],
  ["pair", 2],
  ["couple", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 5],
  ["seven", 5],
  ["several", 4],
  ["many", 5],
  ["some", 3],
]);
const plurals =
  /^(?:people|children|men|women|mice|geese|wolves|leaves|shelves|clothes|family|crowd|twins)$/;

const sidePattern =
  /\b(?:(?:on|at|to|in) the (?:far |lower |upper |bottom |top )?(left|right)|(left|right)(?: hand)? (?:side|third|half)|(?:lower|upper|bottom|top) (left|right)|in the (middle|center|centre)|(?:centered|centred)|off[- ]center)\b/gi;

function sideIn(segment: string): Side | null {
  for (const match of segment.matchAll(sidePattern)) {
    const side = (match[1] ?? match[2] ?? match[3])?.toLowerCase();
    return side === "left" || side === "right" ? side : "center";
  }
  return null;
}

function countOf(text: string, words: readonly Word[], term: PictureTerm) {
  for (let at = term.from - 1; at >= Math.max(0, term.from - 3); at--) {
    if (!words[at + 1]?.isJoined) break;
    const word = words[at]?.text ?? "";
    if (/^(?:my|our|your|his|her|their|the|an?)$/.test(word)) break;
    const number = /^\d{1,2}$/.test(word) ? Number(word) : numberWords.get(word);
    if (number) return Math.min(5, number);
  }
  return isPlural(text.slice(term.start, term.end).toLowerCase()) ? 3 : 1;
}

function isPlural(name: string) {
  const isListed = lexicon.get(name)?.some((term) => term.words.length === 1) ?? false;
  return plurals.test(name) || (!isListed && /[^su]s$/.test(name));
}

export function thingsOf(
  text: string,
  words: readonly Word[],
  found: readonly PictureTerm[],
  subject: Span | null,
): Thing[] {
  const isMain = ({ start, end }: Span) =>
    subject !== null && subject.start <= start && end <= subject.end;
  // A bridge or a lamp that is not the main thing is drawn as place or light.
  const setting = new Set(
    found
      .filter(({ meaning }) => meaning.part === "place" || meaning.part === "light")
      .map(({ start }) => start),
  );
  const seen = new Set<string>();
  const segments = segmentsOf(text, words);
  const segmentOf = (at: number) => segments.find(({ from, to }) => from <= at && at < to);
  const things = found.flatMap((term): Thing[] => {
    const { start, end } = term;
    const name = text.slice(start, end).toLowerCase();
    if (term.meaning.part !== "subject" || seen.has(name)) return [];
    const segment = segmentOf(term.from) ?? { from: term.from, to: term.to };
    const before = words.slice(segment.from, term.from);
    const isForWhom = before.some(isForWord);
    if (!isMain(term) && (setting.has(start) || isForWhom)) return [];
    seen.add(name);
    return [
      {
        start,
        end,
        kind: term.meaning.tag as SubjectKind,
        count: countOf(text, words, term),
        side: sideIn(text.slice(words[segment.from]?.start, words[segment.to - 1]?.end)),
        isMain: isMain(term),
      },
    ];
  });
  if (subject && !things.some((thing) => thing.isMain)) {
    const isPlace = found.some((term) => term.meaning.part === "place" && isMain(term));
    if (!isPlace) {
      const side = sideIn(text.slice(subject.start, subject.end + 60).split(/[.;\n]/)[0] ?? "");
      things.unshift({ ...subject, kind: "unknown", count: 1, side, isMain: true });
    }
  }
  return things;
}
