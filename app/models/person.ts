import type { AgeGroup } from "../content/profile-options";
import { isAgeGroup } from "../schemas/age-group";

/** What of a person decides what others see of them and what they may do. */
export interface PersonFacts {
  id: number;
  /** Null until they told it, and of everybody who left. It may be other words, since the API takes any: see `toldAge`. */
  ageGroup: string | null;
  /** Null until they chose one. It stays stored when they turn out to be under 18, unseen. */
  publicName: string | null;
}

type Aged = Pick<PersonFacts, "ageGroup">;

/** A person beside what they wrote, as `PersonLink` shows them. */
export interface Person {
  id: number;
  name: string;
  /** False for under-18s and for people who left: then the name is no link. */
  hasProfile: boolean;
}

/** The age group that a person told; null where it is none of those that can be told. */
export function toldAge({ ageGroup }: Aged): AgeGroup | null {
  return isAgeGroup(ageGroup) ? ageGroup : null;
}

/** Everything that is closed to under-18s asks here; `person.server.ts` asks the same in SQL. */
export function isMinor({ ageGroup }: Aged) {
  return ageGroup === "under18";
}

/** How others see a person, wherever they wrote; usernames are never shown. */
export function publicNameOf(person: PersonFacts) {
  return isMinor(person) || person.publicName === null ? `Learner ${person.id}` : person.publicName;
}

/** Under-18s have no public name: what they write shows under their number. */
export function mayHavePublicName(person: Aged) {
  return !isMinor(person);
}

/** Whether a public name can be chosen and was not yet. */
export function lacksPublicName(person: Pick<PersonFacts, "ageGroup" | "publicName">) {
  return mayHavePublicName(person) && person.publicName === null;
}

/** People under 18 neither sell nor buy. */
export function maySell(person: Aged) {
  return !isMinor(person);
}

/** A picture is seen by everybody at once, and cannot be called back from who saved it. */
export function mayAddPictures(person: Aged) {
  return !isMinor(person);
}

/** Who makes a group sees what others learn: only who has told that they are an adult. Anybody may join one. */
export function mayOwnGroups(person: Aged) {
  return toldAge(person) !== null && !isMinor(person);
}

export function hasProfile(person: Aged & { status: string }) {
  return person.status === "active" && !isMinor(person);
}
