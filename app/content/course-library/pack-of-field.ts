import { matchField } from "../fields";

/** Ids of the field packs. */
export const packIds = [
  "technology",
  "education",
  "study",
  "healthcare",
  "office",
  "shop",
  "trades",
  "arts",
  "everyday",
] as const;

export type PackId = (typeof packIds)[number];

/** Which pack serves a field of `content/fields.ts`. */
const packOfField: Readonly<Record<string, PackId>> = {
  technology: "technology",
  education: "education",
  healthcare: "healthcare",
  finance: "office",
  marketing: "shop",
  retail: "shop",
  "food-and-hospitality": "shop",
  "law-and-office": "office",
  trades: "trades",
  "arts-and-media": "arts",
  science: "study",
  "public-and-nonprofit": "office",
  "student-life": "study",
  "home-and-family": "everyday",
};

/** The pack of the learner's field; everyday life where the field is not known. */
export function packIdFor(industry: string): PackId {
  return packOfField[matchField(industry)?.id ?? ""] ?? "everyday";
}
