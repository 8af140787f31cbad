import { type Span, spansOf, type Word } from "../learner-words";

export interface Shape extends Span {
  /** Width and height. */
  ratio: readonly [number, number];
  /** The numbers were typed, not taken from a word such as "wide". */
  isExact: boolean;
}

type Direction = "wide" | "upright" | "square";

const usualRatio: Record<Direction, readonly [number, number]> = {
  wide: [3, 2],
  upright: [2, 3],
  square: [1, 1],
};

const numbers = String.raw`(\d{1,4}(?:\.\d{1,3})?)\s{0,2}(?::|x|×|\/| by | to )\s{0,2}(\d{1,4}(?:\.\d{1,3})?)`;
const named = new RegExp(
  String.raw`(?:--?(?:ar|aspect)|\baspect(?: ratio)?|\bratio)(?: of| is)?[\s:=]{1,3}${numbers}`,
  "gi",
);
const bare = new RegExp(String.raw`(?<![\d.:/])${numbers}(?![\d:/]|\.\d)`, "gi");

/** What a bare pair of numbers may be; others are times, dates or sizes of things. */
const knownRatios = new Set(
  `1:1 5:4 4:5 4:3 3:4 3:2 2:3 16:9 9:16 7:5 5:7 2:1 1:2 3:1 1:3 21:9 9:21 16:10 10:16 1.85:1 2.35:1
  2.39:1 2.4:1 4:1 1:4 8:10 10:8 6:4 4:6`.split(/\s+/),
);

const directions: Record<Direction, RegExp> = {
  wide: /\b(?:landscape[- ](?:format|orientation|mode|shape)|wide[- ](?:format|picture|image|frame|banner|screen|poster|card)|widescreen|horizontal(?:ly)?|panorama|panoramic|banner|in landscape(?: format| orientation)?)\b/gi,
  upright:
    /\b(?:portrait[- ](?:format|orientation|mode|shape)|upright|vertical(?:ly)?|tall (?:format|picture|image|frame|poster|card)|in portrait(?: format| orientation)?|bookmark)\b/gi,
  square: /\bsquared?\b/gi,
};

const loose = new Map<string, Direction>([
  ["wide", "wide"],
  ["tall", "upright"],
]);
const squarePlace = /\b(?:town|market|village|city|main|central|public|the|red)\s+square\b/gi;

function exactShapes(text: string): Shape[] {
  const shapes: Shape[] = [];
  const add = (match: RegExpMatchArray, isNamed: boolean) => {
    const [width, height] = [Number(match[1]), Number(match[2])];
    const start = match.index ?? 0;
    if (!width || !height || shapes.some((shape) => shape.start <= start && start < shape.end))
      return;
    const isPixels = width >= 256 && height >= 256;
    if (!isNamed && !isPixels && !knownRatios.has(`${match[1]}:${match[2]}`)) return;
    shapes.push({
      start,
      end: start + match[0].length,
      ratio: [width, height],
      isExact: true,
    });
  };
  for (const match of text.matchAll(named)) add(match, true);
  for (const match of text.matchAll(bare)) {
    if (!isTime(text, match)) add(match, false);
  }
  return shapes;
}

function isTime(text: string, match: RegExpMatchArray) {
  const start = match.index ?? 0;
  return (
    /\b(?:at|until|from|by)\s{0,2}$/i.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\s?(?:am|pm|o'clock|scale)\b/i.test(text.slice(start + match[0].length))
  );
}

/** "A wide pencil drawing", "wide," but not "a wide river". */
function looseShapes(words: readonly Word[], isPictureWord: (word: Word, at: number) => boolean) {
  return words.flatMap((word, at): Shape[] => {
    const direction = loose.get(word.text);
    if (!direction) return [];
    let end = at + 1;
    while (end < at + 5 && words[end]?.isJoined) end++;
    const before = words[at - 1]?.text ?? "";
    const opens = !word.isJoined || /^(?:an?|the)$/.test(before);
    const isAlone = opens && end === at + 1;
    const isAboutPicture = words
      .slice(at + 1, end)
      .some((each, index) => isPictureWord(each, at + 1 + index));
    if (!isAlone && !isAboutPicture) return [];
    return [{ start: word.start, end: word.end, ratio: usualRatio[direction], isExact: false }];
  });
}

/** The shapes a request asks for, the exact ones first. */
export function findShapes(
  text: string,
  words: readonly Word[],
  isPictureWord: (word: Word, at: number) => boolean,
): Shape[] {
  const places = spansOf(text, squarePlace);
  const byWord = Object.entries(directions).flatMap(([direction, pattern]) =>
    spansOf(text, pattern)
      .filter(({ start }) => !places.some((place) => place.start <= start && start < place.end))
      .map(
        (span): Shape => ({
          ...span,
          ratio: usualRatio[direction as Direction],
          isExact: false,
        }),
      ),
  );
  return [...exactShapes(text), ...byWord, ...looseShapes(words, isPictureWord)];
}

export function directionOf({ ratio: [width, height] }: Pick<Shape, "ratio">): Direction {
  if (Math.abs(width / height - 1) < 0.04) return "square";
  return width > height ? "wide" : "upright";
}
