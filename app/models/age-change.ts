import { longDay } from "~/models/shown-day";
import type { AgeGroup } from "../content/profile-options";
import { isAgeGroup } from "../schemas/age-group";
import type { FieldErrors } from "../schemas/field-errors";

/** What is known of a person's age: a group, and when it was told. */
export interface ToldAge {
  ageGroup: string | null;
  /** UTC milliseconds. */
  ageGroupAt: number | null;
  createdAt: number;
}

const minors: AgeGroup = "under18";
/** Nobody says how old they are under 18: we take them to be as old as they can be. */
const oldestMinor = 17;
const yearMs = 365.25 * 24 * 60 * 60 * 1000;

const youngestOf: Readonly<Record<AgeGroup, number>> = {
  under18: 0,
  "18-24": 18,
  "25-34": 25,
  "35-44": 35,
  "45-54": 45,
  "55+": 55,
};

/**
 * Whether a person may say that they belong to another age group now. What is kept
 * from under-18s must not open by choosing again: they grow up as time allows. All
 * others may correct themselves as they like.
 */
export function mayChangeAge(told: ToldAge, to: string, now: number) {
  if (told.ageGroup !== minors || to === minors) return true;
  return isAgeGroup(to) && now >= reaches(told, youngestOf[to]);
}

/** From when on an under-18 may say that they are 18; null for everybody else. */
export function adultFrom(told: ToldAge) {
  return told.ageGroup === minors ? reaches(told, youngestOf["18-24"]) : null;
}

/** What a person is told who may not say so yet, or null. */
export function refuseAge(told: ToldAge, to: string, now: number): FieldErrors | null {
  if (mayChangeAge(told, to, now)) return null;
  const from = adultFrom(told) ?? now;
  return { ageGroup: [now < from ? notBefore(from) : onlyNextGroup] };
}

const onlyNextGroup =
  "You told us that you are under 18. From there you can choose 18-24, or ask an editor.";

function notBefore(moment: number) {
  const day = longDay(moment);
  return `You told us that you are under 18. You can change that from ${day} on, or ask an editor before.`;
}

function reaches({ ageGroupAt, createdAt }: ToldAge, age: number) {
  return (ageGroupAt ?? createdAt) + (age - oldestMinor) * yearMs;
}
