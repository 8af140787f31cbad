import type { ModuleKind } from "../course-library/field-pack";

/**
 * Skill ids with a clause that finishes "Here because ...", the most important
 * skill of each band first.
 */
export type Reasons = Readonly<Record<string, string>>;

/** Something of this field alone, and the lessons in which it is at home, the best first. */
export interface Moment {
  skills: readonly string[];
  text: string;
}

/** One for each module of a course: a pack of cases serves several fields. */
export type Moments = Readonly<Record<ModuleKind, Moment>>;

/** What somebody works in or lives with: see `content/fields`. */
export interface Field {
  id: string;
  /** Also a choice where the words leave open which field is meant. */
  name: string;
  /** The file in `content/cases` from which its examples come. */
  pack: string;
  /** How a day goes in it: beginners' lessons for a goal are told for either. */
  day: "desk" | "hands";
  /** Among the fields with the same kind of day, from 0. */
  place: number;
  /** Ids of exercises whose situation is of its people's day. */
  exercises: readonly number[];
  skills: Reasons;
  /** Names of occupations and situations. */
  occupations: readonly string[];
  /** Words of the subject, which say less than an occupation. */
  topics: readonly string[];
}
