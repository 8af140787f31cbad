import type { Skill } from "../content/skills/skill";

export interface Idea {
  /** What kind of screen it is, above the text. */
  label: string;
  /** Markdown. */
  text: string;
  /** Somebody's own words, shown as they were typed. */
  isQuoted: boolean;
}

/** A lesson as one idea a screen: each paragraph or list of its text, then its example in four parts. */
export function ideasOf({ explanation, example }: Pick<Skill, "explanation" | "example">): Idea[] {
  const { situation, before, after, lesson } = example;
  return [
    ...blocksOf(explanation).map((text) => ({ label: "The idea", text, isQuoted: false })),
    { label: "An example", text: situation, isQuoted: false },
    { label: "At first", text: before, isQuoted: true },
    { label: "Better", text: after, isQuoted: true },
    { label: "What changed", text: lesson, isQuoted: false },
  ];
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
