import type { CoverPalette } from "./article-covers";
import type { Category } from "./marketplace";

const palettes: Record<Category, CoverPalette> = {
  Productivity: "indigo",
  Marketing: "rose",
  Education: "moss",
  "Content Creation": "plum",
  "Data Analysis": "teal",
  "Customer Service": "amber",
  Development: "slate",
  Research: "indigo",
  Entertainment: "rust",
  Utilities: "teal",
  Healthcare: "moss",
  Finance: "slate",
};

/** Named like those of articles where the drawing is the same. */
export const itemMotifs = [
  "book",
  "brush",
  "chat",
  "lamp",
  "path",
  "pencil",
  "picture",
  "screen",
  "stairs",
  "street",
  "window",
] as const;

export type ItemMotif = (typeof itemMotifs)[number];

/** Two for each type. */
const motifs: Record<string, readonly [ItemMotif, ItemMotif]> = {
  Agent: ["chat", "street"],
  "Prompt Pack": ["pencil", "brush"],
  Workflow: ["path", "lamp"],
  Tool: ["screen", "window"],
  "Course Module": ["stairs", "book"],
};
const otherMotifs = ["picture", "window"] as const;

export const corners = ["cup", "plant", "books", "candle"] as const;
export const garlands = ["lamp", "stars", "flags", "leaves"] as const;

/** A thing in a drawing, and how far along it from the left. */
interface Placed<Kind> {
  kind: Kind;
  x: number;
}

export interface ItemCover {
  palette: CoverPalette;
  motif: ItemMotif;
  time: "day" | "night";
  isMirrored: boolean;
  zoom: number;
  /** How far the picture is moved, as a share of what the zoom hides. */
  pan: { x: number; y: number };
  /** In front, at the foot. */
  corner: Placed<(typeof corners)[number]>;
  /** From the upper edge. */
  garland: Placed<(typeof garlands)[number]>;
  light: { x: number; y: number; reach: number };
}

/**
 * What an item without a picture of its own shows: always the same, and never what another item
 * shows. Its number is spread over 32 bits without loss, and each trait of the drawing takes some.
 */
export function coverOfItem({
  id,
  category,
  type,
}: {
  id: number;
  category: string;
  type: string;
}): ItemCover {
  const take = bitsOf(spread(id));
  const [one, other] = motifs[type] ?? otherMotifs;
  return {
    palette: palettes[category as Category] ?? "indigo",
    motif: take(1) === 0 ? one : other,
    time: take(1) === 0 ? "day" : "night",
    isMirrored: take(1) === 1,
    corner: { kind: pick(corners, take(2)), x: 12 + 22 * take(4) },
    garland: { kind: pick(garlands, take(2)), x: 16 + 22 * take(4) },
    zoom: 1.02 + 0.05 * take(2),
    pan: { x: take(2) / 3, y: take(1) },
    light: { x: 30 + 22 * take(4), y: 40 + 40 * take(2), reach: 36 + take(6) },
  };
}

/** Another number for each number below 2^32, with neighbors far apart. */
function spread(id: number) {
  let mixed = Math.imul(id, 0x9e3779b1) >>> 0;
  mixed = (mixed ^ (mixed >>> 15)) >>> 0;
  mixed = Math.imul(mixed, 0x85ebca6b) >>> 0;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function bitsOf(number: number) {
  let left = number;
  return (count: number) => {
    const taken = left % 2 ** count;
    left = Math.floor(left / 2 ** count);
    return taken;
  };
}

function pick<Kind>(kinds: readonly [Kind, ...Kind[]] | readonly Kind[], at: number) {
  return kinds[at % kinds.length] as Kind;
}

/** Where the picture of a palette and a motif is served for programs that show no SVG. */
export function coverPicture({ palette, motif }: { palette: string; motif: string }) {
  return `/covers/${palette}-${motif}.png`;
}
