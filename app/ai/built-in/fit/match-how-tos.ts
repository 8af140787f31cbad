import { anyGoal, type NamedHowTo } from "../../../content/course-library/how-to";
import type { HowToWeights } from "../../../content/fit/goal-weights";
import type { Task } from "../../../content/fit/task";
import { goalChances } from "./goal-model";
import { partsOfGoal } from "./goal-parts";
import { goalSignals } from "./goal-signals";
import type { GoalReader } from "./read-goal";

export interface FoundHowTo extends NamedHowTo {
  taskId: string;
}

/** Under which it is chosen: ids are told apart within a task. */
export function howToKey({ taskId, id }: FoundHowTo) {
  return `${taskId}/${id}`;
}

/** A course has room for so many. */
const mostHowTos = 3;

export type HowTosByTask = Readonly<Record<string, readonly NamedHowTo[]>>;

interface Said {
  learningGoal: string;
  ageGroup: string;
}

type OneTask = Pick<Task, "id">;

/** The likeliest tasks of a goal, and of each of its parts. */
interface NearTasks {
  closest: readonly Task[];
  ofParts: readonly { part: string; closest: readonly Task[] }[];
}

export interface HowToMatcher {
  /** What a goal surely asks for: of its task, and of another in the part of the goal that says it. */
  find(said: Said, task: Task, second: Task | null): FoundHowTo[];
  /** What it may ask for, what is sure first: all of its task, and of others near it and its parts the likeliest. */
  offer(said: Said, task: Task, second: Task | null, near: NearTasks): FoundHowTo[];
  /** What serves any goal, by the kind of help that it needs, the likeliest first. */
  kindsOfHelp(said: Said): FoundHowTo[];
  /** Those of these keys that there are, in their order, three at most. */
  pick(keys: readonly string[], ageGroup: string): FoundHowTo[];
}

/** So many of the task stand before what the parts of the goal are near to. */
const beforeParts = 3;
const ofSecond = 4;
const ofOthers = 3;
/** One of a task that is not read in the goal has to be as likely among its own. */
const likelyFrom = 0.2;

/**
 * Understands which how-tos of a task a goal asks for, by models that learned from people's goals. Two of
 * one task are told apart from one too seldom, so of each at most one is sure. Nobody under 18 gets those
 * for adults.
 */
export function createHowToMatcher(
  howTos: HowTosByTask,
  { sureFrom, sureOfPartFrom, models }: HowToWeights,
  read: GoalReader,
): HowToMatcher {
  const named = (taskId: string, id: string, ageGroup: string): FoundHowTo | null => {
    const howTo = howTos[taskId]?.find((each) => each.id === id);
    return howTo && !(howTo.forAdults && ageGroup === "under18") ? { ...howTo, taskId } : null;
  };
  /** The likeliest first; "none of these" has its place among them. */
  const rank = (words: string, { ageGroup }: Said, { id: taskId }: OneTask) => {
    const model = models[taskId];
    if (!model) return [];
    return [...goalChances(model, goalSignals(read(words), ageGroup))]
      .sort(([, one], [, other]) => other - one)
      .map(([id, chance]) => ({ chance, howTo: named(taskId, id, ageGroup) }));
  };
  const sureOf = (words: string, said: Said, task: Task, sure: number) => {
    const [first] = rank(words, said, task);
    return first?.howTo && first.chance >= sure ? [first.howTo] : [];
  };
  const likelyOf = (words: string, said: Said, task: OneTask, from: number) =>
    rank(words, said, task).flatMap(({ chance, howTo }) =>
      howTo && chance >= from ? [howTo] : [],
    );

  const find: HowToMatcher["find"] = (said, task, second) => {
    const parts = second ? partsOfGoal(said.learningGoal) : [];
    const ofParts = second
      ? parts.flatMap((part) => sureOf(part, said, second, sureOfPartFrom))
      : [];
    return [...sureOf(said.learningGoal, said, task, sureFrom), ...ofParts.slice(0, 1)];
  };

  return {
    find,
    offer(said, task, second, { closest, ofParts }) {
      const { learningGoal } = said;
      const others = (words: string, near: readonly Task[], most: number) =>
        near
          .filter(({ id }) => id !== task.id && id !== second?.id)
          .flatMap((each) => likelyOf(words, said, each, likelyFrom).slice(0, 1))
          .slice(0, most);
      const own = likelyOf(learningGoal, said, task, 0);
      const offered = [
        ...find(said, task, second),
        ...own.slice(0, beforeParts),
        ...ofParts.flatMap(({ part, closest }) =>
          closest[0]?.id === task.id ? [] : others(part, closest, 1),
        ),
        ...own,
        ...(second ? likelyOf(learningGoal, said, second, 0).slice(0, ofSecond) : []),
        ...others(learningGoal, closest, ofOthers),
      ];
      return [...new Map(offered.map((howTo) => [howToKey(howTo), howTo])).values()];
    },
    kindsOfHelp: (said) => likelyOf(said.learningGoal, said, { id: anyGoal }, 0),
    pick: (keys, ageGroup) =>
      keys
        .flatMap((key) => {
          const [taskId = "", id = ""] = key.split("/");
          return named(taskId, id, ageGroup) ?? [];
        })
        .slice(0, mostHowTos),
  };
}
