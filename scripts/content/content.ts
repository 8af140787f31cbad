import type { Guide, ToolOverview } from "../../app/content/guides/guide";
import { readGuide, readOverview } from "./guides";
import { type ContentFile, type Mistake, Page } from "./page";
import { Reader } from "./reader";

/** Everything that is written in `content/`, as the site uses it. */
export interface Content {
  guides: readonly Guide[];
  grok: ToolOverview;
}

export interface Reading {
  /** Null where there is a mistake. */
  content: Content | null;
  mistakes: readonly Mistake[];
}

/** Reads and checks the files of `content/`. */
export function readContent(files: readonly ContentFile[]): Reading {
  const pages = files.map((file) => new Page(file));
  const reader = new Reader(pages);
  const guides = reader.read(/^content\/guides\/[^/]+$/, readGuide).sort(by(({ id }) => id));
  const [grok] = reader.read(/^content\/pages\/grok$/, readOverview);
  reader.checkNoneIsLeft();

  const mistakes = pages
    .flatMap((page) => page.mistakes)
    .sort((one, other) => compare(one.file, other.file) || one.line - other.line);
  if (mistakes.length > 0 || !grok) return { content: null, mistakes };
  return { content: { guides, grok }, mistakes };
}

/** Sorts by a number or a word of each. */
function by<T>(key: (each: T) => number | string) {
  return (one: T, other: T) => compare(key(one), key(other));
}

function compare(one: number | string, other: number | string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
