import type { PackageContent } from "~/models/marketplace/download-text";

/** A submitted version as an editor sees it. */
export interface ShownVersion {
  id: number;
  description: string;
  type: string;
  category: string;
  tags: readonly string[];
  imagePath: string | null;
  priceCents: number | null;
  pricingModel: string;
  license: string | null;
  supportEmail: string | null;
  linkUrl: string | null;
  instructions: string | null;
  /** What the site itself shows its buyers. */
  content: PackageContent | null;
  /** What changed, in the creator's words. */
  changes: string | null;
}

export interface ShownSubmission {
  version: ShownVersion;
  /** The file that buyers get. */
  file: { name: string; sizeBytes: number } | null;
  /** The parts of the listing on sale that would change; null for a first version. */
  changes: readonly { part: string; before: unknown; after: unknown }[] | null;
}
