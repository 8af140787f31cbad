import type { Task } from "../../../content/fit/task";
import { stem } from "../../../search/terms";
import { isEnglish } from "./is-english";
import { closestOf, type Matched } from "./matched";
import { createSpeller } from "./words";

interface Entry {
  task: Task;
  stems: readonly string[];
  isHint: boolean;
}

/** More than any word alone: most words mean two things, so two have to speak for a task. */
const enough = 4;
/** Where that word is half of what was said, and where it is all of it. */
const enoughOfHalf = 3;
const enoughOfAll = 2;
const clearly = 1.3;
/** A word that more tasks know makes none of them sure, also not together with another such word. */
const mostSharing = 3;
const asHint = 0.4;
/** "for my shop" says where a thing is used, and not what is to be done. */
const behind = 0.6;
/** Nearly every goal could be this one too, so it gives way to the others. */
const widest = "get-more-done";
const asWidest = 0.6;
/** By how many words a group has: words that were said together say more. */
const together = [0, 1, 1.5, 1.9, 2.2];

const stops = new Set(
  `a able about actually all also am an and any are as at be because been being better by can could d
  did do does doing don dont easily etc everything for from get getting give go good got great had has
  have having help helping hope how i id if im in into is it its just know kind like ll lot m make making
  maybe me more most much my myself need not of on one or other our own please really s set should so some
  something sort stuff such t than that the their them then there these they thing things this those
  through to too try trying us use used using ve very via want wanted was way ways we were what when
  where which while who whole why will wish with without would you your`
    .split(/\s+/)
    .filter(Boolean),
);

/** "with AI" stands in nearly every goal and asks for nothing. */
const withAi =
  /(?<!\bdo )\b(?:(?:with|using|by using|through|via)(?: the)?(?: help of| use of)?|(?:use|using|let|have|get)) (?:some |an? |the )?(?:ai|artificial intelligence|chatgpt|chat gpt|chatbots?)(?: tools?| assistants?)?(?: to| for| so that i can| help me| write)?\b/g;

const usual = [
  "get-more-done",
  "understand-ai",
  "organize-my-week",
  "write-emails",
  "study-subject",
  "find-out",
];

/** What somebody at school most likely means. */
const usualOfPupils = ["study-subject", "prepare-test", "find-out", "understand-ai", "hobby"];
const asUsual = 1;

export type TaskMatcher = (learningGoal: string, ageGroup?: string) => Matched<Task>;

/**
 * Understands what somebody wants to do: words that few tasks share count most, and words of a group
 * that were said together more than each alone. Where two tasks are close, or none is, it says so.
 */
export function createTaskMatcher(
  tasks: readonly Task[],
  spelled: () => ReadonlySet<string>,
): TaskMatcher {
  const entries = new Map<string, Entry[]>();
  const vocabulary = new Set<string>();
  const spread = new Map<string, Set<Task>>();
  for (const task of tasks) {
    const add = (names: readonly string[], isHint: boolean) => {
      for (const name of names) {
        const words = wordsOf(name);
        const stems = [...new Set(words.map(stem))];
        for (const word of words) vocabulary.add(word);
        for (const each of stems) spread.set(each, (spread.get(each) ?? new Set()).add(task));
        const [first] = stems;
        if (first) entries.set(first, [...(entries.get(first) ?? []), { task, stems, isHint }]);
      }
    };
    add(task.words, false);
    add(task.hints, true);
  }
  const spreadOf = (each: string) => spread.get(each)?.size ?? tasks.length;
  const rarity = (each: string) => Math.log(1 + tasks.length / spreadOf(each));
  const isShared = (each: string) => spreadOf(each) > mostSharing;
  const spell = createSpeller(vocabulary, (word) => spelled().has(word));
  /** Offered as they are: in the onboarding, among the choices, and by the search. */
  const byName = new Map(
    tasks.flatMap((task) => [
      [task.name, task] as const,
      ...(task.preset ? [[task.preset as string, task] as const] : []),
    ]),
  );
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => tasks.filter((task) => task.id === id));
  const [usualTasks, ofPupils] = [named(usual), named(usualOfPupils)];

  return (learningGoal, ageGroup) => {
    const offered = byName.get(learningGoal.trim());
    if (offered) {
      const closest = closestOf(new Map([[offered, 1]]), usualTasks);
      return { isSure: true, found: offered, closest, isOtherLanguage: false };
    }

    const said = saidIn(learningGoal, spell);
    const scores = score(said, entries, { rarity, isShared });
    const [best, next] = scores.toSorted((one, other) => other.points - one.points);
    const isOtherLanguage = !isEnglish(learningGoal);
    const points = new Map(scores.map((each) => [each.task, each.points]));
    const isPupil = ageGroup === "under18";
    const [study] = ofPupils;
    if (isPupil && study)
      points.set(study, Math.max(points.get(study) ?? 0, best?.points ?? 0, asUsual));
    const read = { closest: closestOf(points, isPupil ? ofPupils : usualTasks), isOtherLanguage };
    if (best && !isOtherLanguage) {
      const share = best.words / said.size;
      const isEnough = best.points >= neededOf(share) && (best.isOwn || share === 1);
      const isClear = best.points >= clearly * (next?.points ?? 0);
      if (isEnough && isClear) return { ...read, isSure: true, found: best.task };
    }
    return { ...read, isSure: false };
  };
}

/** The points that make a task sure, by the share of the words said that speak for it. */
function neededOf(share: number) {
  if (share === 1) return enoughOfAll;
  return share >= 0.5 ? enoughOfHalf : enough;
}

/** The stems of a goal, and how sure it is that they were meant. */
function saidIn(goal: string, spell: ReturnType<typeof createSpeller>) {
  const said = new Map<string, number>();
  const plain = plainOf(goal);
  const bare = plain.replace(withAi, " ");
  const words = wordsOf(bare);
  const isBehind = new Set(
    wordsOf(/\b(?:for|in|at) (?:my|our|the|a|an) (.*)$/.exec(bare)?.[1] ?? ""),
  );
  for (const word of words.length > 0 ? words : wordsOf(plain)) {
    const meant = spell(word);
    const each = stem(meant?.word ?? word);
    const sureness = (meant?.sureness ?? 1) * (isBehind.has(word) ? behind : 1);
    said.set(each, Math.max(said.get(each) ?? 0, sureness));
  }
  return said;
}

/**
 * The points of each task, how many of the words said speak for it, and whether more speaks for it
 * than words that many tasks share: words of a group, or a word of its own.
 */
function score(
  said: ReadonlyMap<string, number>,
  entries: ReadonlyMap<string, Entry[]>,
  { rarity, isShared }: { rarity(stem: string): number; isShared(stem: string): boolean },
) {
  /** For each task what each of the words said speaks for it. */
  const found = new Map<Task, Map<string, number>>();
  const withOwn = new Set<Task>();
  for (const first of said.keys()) {
    for (const { task, stems, isHint } of entries.get(first) ?? []) {
      if (!stems.every((each) => said.has(each))) continue;
      const factor = isHint ? asHint : (together[stems.length] ?? 2.4);
      if (stems.length > 1 || !isShared(first)) withOwn.add(task);
      const points = found.get(task) ?? new Map<string, number>();
      for (const each of stems) {
        const own = factor * rarity(each) * (said.get(each) ?? 1);
        points.set(each, Math.max(points.get(each) ?? 0, own));
      }
      found.set(task, points);
    }
  }
  return [...found].map(([task, points]) => {
    const sum = [...points.values()].reduce((one, other) => one + other, 0);
    return {
      task,
      points: task.id === widest ? sum * asWidest : sum,
      words: points.size,
      isOwn: withOwn.has(task),
    };
  });
}

function plainOf(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/'s\b/g, "")
    .replace(/c\+\+/g, "cplusplus")
    .replace(/\s+/g, " ");
}

function wordsOf(text: string) {
  return (plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stops.has(word));
}
