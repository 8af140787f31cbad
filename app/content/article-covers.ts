import type { ArticleCategory } from "../schemas/article";

export const coverPalettes = [
  "indigo",
  "plum",
  "rose",
  "rust",
  "amber",
  "moss",
  "teal",
  "slate",
] as const;

export type CoverPalette = (typeof coverPalettes)[number];

/** What a cover shows, named after the thing that is drawn. */
export const coverMotifs = [
  "desk",
  "book",
  "lamp",
  "magnifier",
  "scale",
  "pencil",
  "picture",
  "chart",
  "people",
  "shield",
  "clock",
  "path",
  "chat",
  "puzzle",
  "globe",
  "key",
  "mirror",
  "bridge",
] as const;

export type CoverMotif = (typeof coverMotifs)[number];

export interface ArticleCover {
  palette: CoverPalette;
  motif: CoverMotif;
}

const ofCategory: Record<
  ArticleCategory,
  { palette: CoverPalette; motifs: readonly [CoverMotif, ...CoverMotif[]] }
> = {
  summary_day: { palette: "slate", motifs: ["clock", "desk", "lamp", "globe"] },
  summary_week: { palette: "plum", motifs: ["book", "path", "clock", "desk"] },
  summary_month: { palette: "indigo", motifs: ["chart", "book", "globe", "bridge"] },
  breakthrough: { palette: "rust", motifs: ["lamp", "bridge", "key", "globe"] },
  tool_spotlight: { palette: "teal", motifs: ["magnifier", "pencil", "picture", "key"] },
  use_case: { palette: "moss", motifs: ["desk", "people", "pencil", "chat"] },
  mini_challenge: { palette: "rose", motifs: ["puzzle", "scale", "magnifier", "key"] },
  beginner_bite: { palette: "amber", motifs: ["chat", "book", "lamp", "path"] },
  trend_opinion: { palette: "slate", motifs: ["scale", "mirror", "chart", "people"] },
};

/** The cover that an article gets by its category and title: always the same one. */
export function coverFor({ source, title }: { source: string; title: string }): ArticleCover {
  const { palette, motifs } = ofCategory[source as ArticleCategory] ?? ofCategory.summary_day;
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return { palette, motif: motifs[sum % motifs.length] ?? motifs[0] };
}

/** Whether a palette's motif of this place in its list is drawn by day or by night: half of them each. */
export function timeOf(palette: CoverPalette, place: number) {
  return (coverPalettes.indexOf(palette) + place) % 2 === 0 ? "night" : "day";
}

/** Where a cover is served. */
export function coverAddress({ palette, motif }: ArticleCover) {
  return `/covers/${palette}-${motif}.svg`;
}

/** The cover that an address asks for, or undefined where there is none of that name. */
export function readCoverName(name: string): ArticleCover | undefined {
  const [, paletteName, motifName] = /^([a-z]+)-([a-z]+)\.svg$/.exec(name) ?? [];
  const palette = coverPalettes.find((each) => each === paletteName);
  const motif = coverMotifs.find((each) => each === motifName);
  return palette && motif && { palette, motif };
}
