import { type Achievement, type Activity, achievementCatalogue } from "../content/achievements";

export type AchievementState = "earned" | "unlocked" | "locked";

export interface ShownAchievement {
  id: string;
  title: string;
  how: string;
  state: AchievementState;
  /** Both capped at `of`, so a bar never overflows. */
  done: number;
  of: number;
}

/** The ids that this activity has earned, whatever was stored before. */
export function earnedBy(activity: Activity) {
  return achievementCatalogue.filter((each) => isReached(each, activity)).map(({ id }) => id);
}

/** The catalogue with the state of each: an earned one stays earned, the rest opens by what it requires. */
export function showAchievements(
  earned: ReadonlySet<string>,
  activity: Activity,
): ShownAchievement[] {
  return achievementCatalogue.map((each) => {
    const { done, of } = each.measure(activity);
    const isOpen = each.requires.every((id) => earned.has(id));
    const state = earned.has(each.id) ? "earned" : isOpen ? "unlocked" : "locked";
    return { id: each.id, title: each.title, how: each.how, state, done: Math.min(done, of), of };
  });
}

function isReached(achievement: Achievement, activity: Activity) {
  const { done, of } = achievement.measure(activity);
  return done >= of;
}
