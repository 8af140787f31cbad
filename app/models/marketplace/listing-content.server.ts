import { itemTypes, licenses } from "../../content/marketplace";
import type { marketplaceItems } from "../../db/schema/items";
import type { marketplaceItemVersions } from "../../db/schema/listings";
import { renderMarkdown } from "../../markdown/render.server";
import type { PackageContent } from "./download-text";
import { type ListingDraft, writtenPrompts } from "./draft";
import { type DraftRow, toDraft } from "./draft.server";
import type { VersionContent } from "./version";

export type PricingModelColumn = (typeof marketplaceItems.$inferInsert)["pricingModel"] & string;

/** What of a draft's files is there. */
export function filesOf(row: DraftRow | undefined) {
  return {
    hasCover: Boolean(row?.coverKey ?? row?.itemImage),
    hasPackage: Boolean(row?.packageName),
  };
}

/** What a draft says, in the words of the database. */
export function contentOf(
  row: DraftRow,
  newest: typeof marketplaceItemVersions.$inferSelect | undefined,
): VersionContent {
  const draft = toDraft(row);
  const linkUrl = draft.uploadMethod === "replit" ? draft.replitLink : draft.linkUrl;
  return {
    type: itemTypes.find(({ key }) => key === draft.type)?.stored ?? "Other",
    name: draft.title,
    description: draft.shortDescription,
    fullDescription: draft.fullDescription,
    category: draft.category,
    tags: draft.tags,
    imagePath: row.coverKey ? `/files/${row.coverKey}` : (newest?.imagePath ?? null),
    priceCents: draft.pricingModel === "free" ? null : draft.priceCents,
    pricingModel: draft.pricingModel,
    license: licenses.find(({ key }) => key === draft.license)?.stored ?? null,
    supportEmail: (draft.supportOffered && draft.contactEmail) || null,
    uploadMethod: draft.uploadMethod,
    fileId: draft.uploadMethod === "zip" ? row.fileId : null,
    linkUrl: ["zip", "prompts"].includes(draft.uploadMethod) ? null : linkUrl || null,
    instructions: draft.instructions || null,
    content: packOf(draft, (newest?.content ?? null) as PackageContent | null),
  };
}

/** The prompts of a pack. What the site holds of another kind stays with its way of handing over. */
function packOf(
  { uploadMethod, prompts }: ListingDraft,
  before: PackageContent | null,
): PackageContent | null {
  if (uploadMethod === "prompts") {
    return {
      kind: "prompts",
      introduction: before?.kind === "prompts" ? before.introduction : "",
      prompts: writtenPrompts(prompts).map(({ title, prompt, note, example, isSample }) => ({
        ...{ title, prompt },
        ...(note && { note }),
        ...(example && { example }),
        ...(isSample && { isSample }),
      })),
    };
  }
  return uploadMethod === "other" && before?.kind !== "prompts" ? before : null;
}

/** The columns of an item that a version decides. */
export function itemColumnsOf(content: VersionContent) {
  return {
    type: content.type,
    name: content.name,
    description: content.description,
    fullDescription: content.fullDescription,
    fullDescriptionHtml: renderMarkdown(content.fullDescription),
    category: content.category,
    tags: content.tags,
    imageUrl: null,
    imagePath: content.imagePath,
    priceCents: content.priceCents,
    pricingModel: content.pricingModel as PricingModelColumn,
    license: content.license,
    supportEmail: content.supportEmail,
  };
}
