import type { GoalWeights } from "../../../content/fit/goal-weights";
import { stem } from "../../../search/terms";
import { goalWords } from "./goal-signals";
import { createSpeller } from "./words";

/** Below this a mistyped word may as well be a name. */
const sureSpelling = 0.8;

/** The words of a goal as the models know them. */
export type GoalReader = (learningGoal: string) => string[];

/** Reads goals, and mends words that neither people's goals nor our own texts have. */
export function createGoalReader(
  { signals }: GoalWeights,
  spelled: () => ReadonlySet<string>,
): GoalReader {
  let speller: ReturnType<typeof createSpeller> | undefined;
  const mend = (word: string) => {
    if (Object.hasOwn(signals, stem(word))) return word;
    speller ??= createSpeller(spelled(), () => false);
    const meant = speller(word);
    return meant && meant.sureness >= sureSpelling ? meant.word : word;
  };
  return (learningGoal) => goalWords(learningGoal).map(mend);
}
