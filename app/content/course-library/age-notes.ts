import type { AgeGroup } from "../profile-options";
import type { ModuleKind } from "./field-pack";

/** For each age group and module a note of 30 to 80 words: what to mind or to try at that age. */
export type AgeNotes = Readonly<Record<AgeGroup, Readonly<Record<ModuleKind, string>>>>;
