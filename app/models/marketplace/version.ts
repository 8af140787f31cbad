import { trigramLikeness } from "./likeness";

/** What a listing says, as it was submitted. */
export interface VersionContent {
  type: string;
  name: string;
  description: string;
  fullDescription: string;
  category: string;
  tags: string[];
  imagePath: string | null;
  priceCents: number | null;
  pricingModel: string;
  license: string | null;
  supportEmail: string | null;
  uploadMethod: string;
  fileId: number | null;
  linkUrl: string | null;
  instructions: string | null;
  /** What the site itself can show; a `PackageContent`. */
  content: Record<string, unknown> | null;
}

/** The parts of a listing in which a change can be seen, in the order in which they are shown. */
export const versionParts = [
  "name",
  "description",
  "fullDescription",
  "type",
  "category",
  "tags",
  "imagePath",
  "pricingModel",
  "priceCents",
  "license",
  "supportEmail",
  "uploadMethod",
  "fileId",
  "linkUrl",
  "instructions",
  "content",
] as const satisfies readonly (keyof VersionContent)[];

export type VersionPart = (typeof versionParts)[number];

/** The least likeness of a text to what it was that still counts as mending it. */
const mended = 0.7;

/** Changes of these that are seen by nobody before they are live. */
const texts: ReadonlySet<VersionPart> = new Set(["name", "description", "fullDescription"]);
const free: ReadonlySet<VersionPart> = new Set(["tags", "supportEmail"]);

export function changedParts(before: VersionContent, after: VersionContent): VersionPart[] {
  return versionParts.filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
}

/**
 * The changes that somebody has to look at before buyers meet them. A mended text, other tags,
 * another support address and a lower price go live at once.
 */
export function partsToReview(before: VersionContent, after: VersionContent): VersionPart[] {
  return changedParts(before, after).filter((part) => {
    if (free.has(part)) return false;
    if (texts.has(part)) return trigramLikeness(String(before[part]), String(after[part])) < mended;
    // Another way of charging is a part of its own.
    if (part === "priceCents") return (after.priceCents ?? 0) > (before.priceCents ?? 0);
    return true;
  });
}
