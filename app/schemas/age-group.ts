/** What can be told of an age. The values are stored: never rename one. */
export const ageGroupIds = ["under18", "18-24", "25-34", "35-44", "45-54", "55+"] as const;

/** Other words may be stored, since the call takes any; they tell no age. */
export function isAgeGroup(value: string | null): value is (typeof ageGroupIds)[number] {
  return ageGroupIds.some((id) => id === value);
}
