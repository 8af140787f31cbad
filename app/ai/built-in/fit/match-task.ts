import type { GoalWeights } from "../../../content/fit/goal-weights";
import type { Task } from "../../../content/fit/task";
import { stem } from "../../../search/terms";
import { goalChances } from "./goal-model";
import { goalSignals, goalWords } from "./goal-signals";
import { isEnglish } from "./is-english";
import { closestOf, type Matched } from "./matched";
import { createSpeller } from "./words";

/** Less likely ones are offered only to fill up. */
const likelyFrom = 0.03;
/** Below this a mistyped word may as well be a name. */
const sureSpelling = 0.8;

export type TaskMatcher = (learningGoal: string, ageGroup?: string) => Matched<Task>;

/**
 * Understands what somebody wants to do, by a model that learned from goals of many people. Where it is
 * not sure, it says which tasks are likely.
 */
export function createTaskMatcher(
  tasks: readonly Task[],
  weights: GoalWeights,
  spelled: () => ReadonlySet<string>,
): TaskMatcher {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  /** Offered as they are: in the onboarding, among the choices, and by the search. */
  const byName = new Map(
    tasks.flatMap((task) => [
      [task.name, task] as const,
      ...(task.preset ? [[task.preset as string, task] as const] : []),
    ]),
  );
  let speller: ReturnType<typeof createSpeller> | undefined;
  const mend = (word: string) => {
    if (Object.hasOwn(weights.signals, stem(word))) return word;
    speller ??= createSpeller(spelled(), () => false);
    const meant = speller(word);
    return meant && meant.sureness >= sureSpelling ? meant.word : word;
  };

  return (learningGoal, ageGroup) => {
    const named = byName.get(learningGoal.trim());
    const words = goalWords(learningGoal).map(mend);
    const ranked = [...goalChances(weights, goalSignals(words, ageGroup))]
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
