import type { GoalWeights } from "../../../content/fit/goal-weights";
import type { Task } from "../../../content/fit/task";
import { stem } from "../../../search/terms";
import { goalChances, noTask } from "./goal-model";
import { goalSignals, goalWords } from "./goal-signals";
import { isEnglish } from "./is-english";
import type { Matched } from "./matched";
import { createSpeller } from "./words";

/** So many are offered where the words leave open what is meant, the less likely ones only to fill up. */
const [mostChoices, fewestChoices] = [6, 4];
const likely = 0.03;
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
      [task.name, task.id] as const,
      ...(task.preset ? [[task.preset as string, task.id] as const] : []),
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
    const offered = byName.get(learningGoal.trim());
    const chances = goalChances(weights, goalSignals(goalWords(learningGoal).map(mend), ageGroup));
    if (offered !== undefined) chances.set(offered, 1);
    const ranked = [...chances]
      .filter(([id]) => id !== noTask)
      .sort(([, one], [, other]) => other - one);
    const closest = ranked
      .filter(([, chance], at) => at < fewestChoices || (at < mostChoices && chance >= likely))
      .flatMap(([id]) => byId.get(id) ?? []);
    const isOtherLanguage = offered === undefined && !isEnglish(learningGoal);
    const [found] = closest;
    const [first = 0, second = 0] = ranked.map(([, chance]) => chance);
    const isSure = first - second >= weights.sureFrom;
    return found && isSure && !isOtherLanguage
      ? { isSure: true, found, closest, isOtherLanguage }
      : { isSure: false, closest, isOtherLanguage };
  };
}
