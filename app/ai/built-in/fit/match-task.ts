import type { GoalWeights } from "../../../content/fit/goal-weights";
import type { Task } from "../../../content/fit/task";
import { goalChances } from "./goal-model";
import { goalSignals } from "./goal-signals";
import { isEnglish } from "./is-english";
import { closestOf, type Matched } from "./matched";
import type { GoalReader } from "./read-goal";

/** Less likely ones are offered only to fill up. */
const likelyFrom = 0.03;

export type TaskMatcher = (learningGoal: string, ageGroup?: string) => Matched<Task>;

/**
 * Understands what somebody wants to do, by a model that learned from goals of many people. Where it is
 * not sure, it says which tasks are likely.
 */
export function createTaskMatcher(
  tasks: readonly Task[],
  weights: GoalWeights,
  read: GoalReader,
): TaskMatcher {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  /** Offered as they are: in the onboarding, among the choices, and by the search. */
  const byName = new Map(
    tasks.flatMap((task) => [
      [task.name, task] as const,
      ...(task.preset ? [[task.preset as string, task] as const] : []),
    ]),
  );

  return (learningGoal, ageGroup) => {
    const named = byName.get(learningGoal.trim());
    const ranked = [...goalChances(weights, goalSignals(read(learningGoal), ageGroup))]
      .flatMap(([id, chance]) => {
        const task = byId.get(id);
        return task ? [{ task, chance: named ? Number(task === named) : chance }] : [];
      })
      .sort((one, other) => other.chance - one.chance);
    const likely = ranked.filter(({ chance }) => chance >= likelyFrom);
    const closest = closestOf(
      new Map(likely.map(({ task, chance }) => [task, chance])),
      ranked.map(({ task }) => task),
    );
    const isOtherLanguage = !named && !isEnglish(learningGoal);
    const [first, second] = ranked;
    const isSure = first && first.chance - (second?.chance ?? 0) >= weights.sureFrom;
    return isSure && !isOtherLanguage
      ? { isSure, found: first.task, closest, isOtherLanguage }
      : { isSure: false, closest, isOtherLanguage };
  };
}
