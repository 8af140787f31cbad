import type { SkillText } from "../content/skills/skill";

export interface Idea {
  /** What kind of screen it is, above the text. */
  label: string;
  /** Markdown. */
  text: string;
  /** Somebody's own words, shown as they were typed. */
  isQuoted: boolean;
}

/** A lesson as one idea a screen: a few sentences or a list of its text, then its example in four parts. */
export function ideasOf({ explanation, example }: SkillText): Idea[] {
  const { situation, before, after, lesson } = example;
  return [
    ...blocksOf(explanation)
      .flatMap(inPieces)
      .map((text) => ({ label: "The idea", text, isQuoted: false })),
    { label: "An example", text: situation, isQuoted: false },
    { label: "At first", text: before, isQuoted: true },
    { label: "Better", text: after, isQuoted: true },
    { label: "What changed", text: lesson, isQuoted: false },
  ];
}

/** A screen of running text has at most this many words, if its sentences allow it. */
const mostWords = 45;

/** A paragraph as runs of whole sentences of about the same length, a list as runs of its points. */
function inPieces(block: string): string[] {
  const count = wordsOf(block);
  if (count <= mostWords || /^(?:#|[>|])/.test(block)) return [block];
  const [lead = "", ...points] = block.split(/(?<=^|\n)(?=(?:[-*]|\d+\.) )/);
  const sentences = lead.match(/.+?(?:[.?!:]["”')*]*\s+|$)/gs) ?? [];
  const units = [...sentences, ...points];
  const share = count / Math.ceil(count / mostWords);
  const pieces: string[] = [];
  let piece = "";
  for (const unit of units) {
    // What leads to a list stays with its first point.
    const isLed = /:\s*$/.test(piece);
    const isFull = wordsOf(piece) + wordsOf(unit) / 2 > share || /:\s*$/.test(unit);
    if (piece.trim() !== "" && !isLed && isFull) {
      pieces.push(piece.trim());
      piece = "";
    }
    piece += unit;
  }
  return [...pieces, piece.trim()];
}

function wordsOf(text: string) {
  return text.trim().split(/\s+/).length;
}

/** Paragraphs and lists; a heading, or a line that ends with a colon, stays with what follows. */
function blocksOf(markdown: string) {
  const blocks: string[] = [];
  let open = "";
  for (const block of markdown.trim().split(/\n{2,}/)) {
    open = open ? `${open}\n\n${block}` : block;
    if (/^#+ [^\n]*$|:$/.test(block)) continue;
    blocks.push(open);
    open = "";
  }
  return open ? [...blocks, open] : blocks;
}
