import { moduleKinds } from "./field-pack";

/** By word (as `readTerms` reads it) the cases in which it stands: a case's number and the word's weight there. */
export type CaseWords = Record<string, number[]>;

/** How much a word says in a case; `near` where only one that stands for it is there. */
export const weights = { near: 1, once: 2, often: 3 } as const;

/** Which case: a pack by its place among all. */
export interface CasePlace {
  skillId: string;
  pack: number;
  /** Of the people of the pack beside their work. */
  isOwn: boolean;
}

const skillIds: readonly string[] = moduleKinds.flatMap(({ skills }): readonly string[] => skills);
const perCase = 4;

/** Counts all cases of so many packs, those that nobody wrote too. */
export function casesIn(packs: number) {
  return packs * 2 * skillIds.length;
}

/** Which case a number stands for; what is added to it is a word's weight. */
export function caseNumber({ skillId, pack, isOwn }: CasePlace) {
  return ((pack * 2 + Number(isOwn)) * skillIds.length + skillIds.indexOf(skillId)) * perCase;
}

/** The case, counted from 0, and the weight that was added. */
export function readCaseNumber(number: number): [place: number, weight: number] {
  return [Math.floor(number / perCase), number % perCase];
}

/** The case at a place. */
export function caseAt(place: number): CasePlace {
  const pack = Math.floor(place / skillIds.length);
  return {
    skillId: skillIds[place % skillIds.length] ?? "",
    pack: pack >> 1,
    isOwn: pack % 2 === 1,
  };
}
