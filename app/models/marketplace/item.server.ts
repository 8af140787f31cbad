import { marketplaceItems } from "../../db/schema/items";

/** The columns of an `ItemCard`, for a `select` that stands in a batch beside others. */
export const itemCardColumns = {
  id: marketplaceItems.id,
  name: marketplaceItems.name,
  description: marketplaceItems.description,
  creatorId: marketplaceItems.creatorId,
  priceCents: marketplaceItems.priceCents,
  pricingModel: marketplaceItems.pricingModel,
  imageUrl: marketplaceItems.imageUrl,
  imagePath: marketplaceItems.imagePath,
  rating: marketplaceItems.rating,
  ratingCount: marketplaceItems.ratingCount,
  tags: marketplaceItems.tags,
  type: marketplaceItems.type,
  category: marketplaceItems.category,
  downloads: marketplaceItems.downloads,
  purchases: marketplaceItems.purchases,
  createdAt: marketplaceItems.createdAt,
  updatedAt: marketplaceItems.updatedAt,
  sellerVerified: marketplaceItems.sellerVerified,
  license: marketplaceItems.license,
  isDemo: marketplaceItems.isDemo,
};

/** What `/api` answers besides: it is public, but no card needs it. */
export const itemApiColumns = {
  ...itemCardColumns,
  status: marketplaceItems.status,
  supportEmail: marketplaceItems.supportEmail,
};

type ApiItemRow = Pick<typeof marketplaceItems.$inferSelect, keyof typeof itemApiColumns>;

/** An item as `/api` answers it: dollars as a number, null for free; moments as ISO dates. */
export function toApiItem({ priceCents, imagePath, isDemo, ...item }: ApiItemRow) {
  return {
    ...item,
    price: priceCents === null ? null : priceCents / 100,
    imageUrl: imagePath ?? item.imageUrl,
    createdAt: new Date(item.createdAt).toISOString(),
    updatedAt: new Date(item.updatedAt).toISOString(),
  };
}
