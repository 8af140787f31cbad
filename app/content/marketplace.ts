/** What an item can be. `key` stands in the wizard, `stored` in the database and in `/api`. */
export const itemTypes = [
  { key: "agent", stored: "Agent", label: "AI Agent" },
  { key: "prompt", stored: "Prompt Pack", label: "Prompt Pack" },
  { key: "workflow", stored: "Workflow", label: "Workflow / Automation" },
  { key: "tool", stored: "Tool", label: "Pre-built Tool" },
  { key: "course", stored: "Course Module", label: "Course Module" },
  { key: "other", stored: "Other", label: "Something Else" },
] as const;

export type ItemTypeKey = (typeof itemTypes)[number]["key"];

/** The type as it stands in the database. */
export function storedType(key: ItemTypeKey) {
  return itemTypes.find((type) => type.key === key)?.stored ?? key;
}

/** What a stored type reads as. */
export function typeLabel(stored: string) {
  return itemTypes.find((type) => type.stored === stored)?.label ?? stored;
}

export const categories = [
  "Productivity",
  "Marketing",
  "Education",
  "Content Creation",
  "Data Analysis",
  "Customer Service",
  "Development",
  "Research",
  "Entertainment",
  "Utilities",
  "Healthcare",
  "Finance",
] as const;

export type Category = (typeof categories)[number];

/** The first one is the order of a page without `?sort=`. */
export const itemSorts = [
  { key: "newest", label: "Newest" },
  { key: "popular", label: "Most Popular" },
  { key: "price-low", label: "Price: Low to High" },
  { key: "price-high", label: "Price: High to Low" },
  { key: "rating", label: "Highest Rated" },
] as const;

export type ItemSort = (typeof itemSorts)[number]["key"];

/** The first one is the order of the Reviews tab without `?reviews=`. */
export const reviewSorts = [
  { key: "helpful", label: "Most helpful" },
  { key: "recent", label: "Most recent" },
  { key: "highest-rated", label: "Highest rated" },
  { key: "lowest-rated", label: "Lowest rated" },
] as const;

export type ReviewSort = (typeof reviewSorts)[number]["key"];

export const pricingModels = [
  { key: "free", label: "Free" },
  { key: "one-time", label: "One-time price" },
  { key: "subscription", label: "Subscription", notOffered: "not offered yet" },
  { key: "pay-what-you-want", label: "Pay what you want" },
] as const;

export type PricingModel = (typeof pricingModels)[number]["key"];

/** What a buyer may do. The text goes into the receipt: a change makes new receipts differ from old. */
export const licenses = [
  {
    key: "personal",
    stored: "Personal",
    label: "Personal",
    summary: "For your own use, at home, at school or for learning.",
    text: "You may use this item yourself, as often as you like, and change it for your own use. What you make with it is yours. You may not sell it, share it, publish it or use it to earn money.",
  },
  {
    key: "commercial",
    stored: "Commercial",
    label: "Commercial",
    summary: "For your own use and for your work, paid work included.",
    text: "You may use this item yourself and in your work, paid work included, and change it for that. What you make with it is yours, and you may sell it. You may not sell or share the item itself, changed or unchanged.",
  },
  {
    key: "opensource",
    stored: "Open Source",
    label: "Open Source",
    summary: "For any use. You may change it and pass it on, with the creator's name.",
    text: "You may use this item for anything, change it and pass it on, changed or unchanged, free or for money. Keep the creator's name with it and say what you changed. It comes without warranty.",
  },
] as const;

export type LicenseKey = (typeof licenses)[number]["key"];

/** What the license of an item reads as; an item without one has the default label. */
const standardLicense = {
  label: "Standard License",
  text: "You may use this item yourself, as often as you like. What you make with it is yours. For anything else, please ask the creator.",
} as const;

/** Label and text of a stored license. */
export function licenseOf(stored: string | null) {
  if (stored === null) return standardLicense;
  return licenses.find((each) => each.stored === stored) ?? { ...standardLicense, label: stored };
}

/** Whole percents of a price; the creator gets what remains after both are rounded to cents. */
export const fees = { platformPercent: 10, processingPercent: 3, creatorPercent: 87 } as const;

export const reviewTime = "1-2 business days";
