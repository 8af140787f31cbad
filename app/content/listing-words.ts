/** Why a listing was sent back, in the order of the form. */
export const listingReasons = [
  { code: "incomplete", label: "Something is missing" },
  { code: "misleading", label: "The description promises something else" },
  { code: "low_quality", label: "It does not work well enough yet" },
  { code: "duplicate", label: "Nearly the same as another listing" },
  { code: "copyright", label: "It may belong to somebody else" },
  { code: "unsafe", label: "It may harm somebody" },
  { code: "personal_data", label: "It holds personal data" },
  { code: "wrong_category", label: "Another category fits better" },
  { code: "broken_file", label: "The file cannot be opened" },
  { code: "price_mismatch", label: "The price does not fit what buyers get" },
  { code: "other", label: "Something else" },
] as const;

/** The label of a stored reason. */
export function reasonLabel(code: string) {
  return listingReasons.find((each) => each.code === code)?.label ?? code;
}

/** The parts of a version, as an editor reads what changed. */
export const partNames: Record<string, string> = {
  name: "Title",
  description: "Short description",
  fullDescription: "Full description",
  type: "Type",
  category: "Category",
  tags: "Tags",
  imagePath: "Cover image",
  pricingModel: "Way of charging",
  priceCents: "Price",
  license: "License",
  supportEmail: "Support address",
  uploadMethod: "How buyers get it",
  fileId: "File",
  linkUrl: "Link",
  instructions: "Instructions",
  content: "What the site shows of it",
};
