import type { Question } from "../content/skills/skill";
import { type Answer, type CheckQuestion, isOther, keyOf } from "./check-answer";

/** Whose check of which skill: 1 for a learner's first, then 2, 3 ... */
export interface CheckPlace {
  userId: number;
  skillId: string;
  number: number;
}

export interface EarlierCheck {
  number: number;
  answers: readonly Answer[];
}

/** By place in the check: the place of the option or the thing in the text. */
interface Places {
  places: readonly number[];
}

/** A question as a check asks it. */
export interface AskedQuestion extends Places {
  question: CheckQuestion;
}

interface Draw extends CheckPlace {
  questions: readonly CheckQuestion[];
  /** The newest checks of the skill, in any order. */
  earlier: readonly EarlierCheck[];
  count: number;
}

/**
 * The questions of a check: first those that were never asked, then those that were missed,
 * then those that were known, the longest ago first. What the check just before asked comes
 * last. From a learner's second check on the last question has another form than a choice,
 * if there is one that was not asked just before. One learner's check of one number always
 * asks the same.
 */
export function drawQuestions({ questions, earlier, count, ...place }: Draw): AskedQuestion[] {
  const newestFirst = [...earlier].sort((one, other) => other.number - one.number);
  const before = newestFirst[0]?.number;
  const turns = shuffle(questions, `${place.userId} ${place.skillId}`)
    .map((question) => {
      const last = lastAsked(question, newestFirst);
      if (!last) return { question, turn: 0, number: 0 };
      if (last.number === before) return { question, turn: justAsked, number: last.number };
      return { question, turn: last.isRight ? 2 : 1, number: last.number };
    })
    .sort((one, other) => one.turn - other.turn || one.number - other.number);
  const choices = turns.filter(({ question }) => !isOther(question));
  const others = turns.filter(({ question, turn }) => isOther(question) && turn < justAsked);
  const ofAnotherForm = place.number > 1 ? others.slice(0, 1) : [];
  return [...choices.slice(0, count - ofAnotherForm.length), ...ofAnotherForm].map(
    ({ question }) => ({ question, places: placesOf(question, place) }),
  );
}

const justAsked = 3;

function lastAsked(question: CheckQuestion, newestFirst: readonly EarlierCheck[]) {
  for (const { number, answers } of newestFirst) {
    const given = answers.find((answer) => answer.question === question.id);
    if (given) return { number, isRight: given.option === keyOf(question) };
  }
  return undefined;
}

/** In which order this check shows options and things; sentences keep theirs. */
export function placesOf(question: CheckQuestion, { userId, skillId, number }: CheckPlace) {
  const shuffled = (list: readonly unknown[]) =>
    shuffle([...list.keys()], `${userId} ${skillId} ${number} ${question.id}`);
  if (!isOther(question)) return shuffled(question.options);
  switch (question.kind) {
    case "word":
      return [];
    case "mark":
      return [...question.options.keys()];
    case "predict":
      return shuffled(question.options);
    case "sort":
      return shuffled(question.things);
    case "order": {
      const places = shuffled(question.things);
      return places.every((place, at) => place === at) ? places.reverse() : places;
    }
  }
}

/** A choice with its options in the order of this check. */
export function arrange(question: Question, place: CheckPlace): Question & Places {
  return { ...question, ...inPlaces(question, placesOf(question, place)) };
}

/** The options in the order of a check, and where the right one is then. */
export function inPlaces<Option>(
  { options, answer }: { options: readonly Option[]; answer: number },
  places: readonly number[],
) {
  const shown = places.flatMap((place) => options[place] ?? []);
  return { options: shown, answer: places.indexOf(answer), places };
}

/** A stable order of the list for this seed: Fisher and Yates over a small generator. */
function shuffle<Item>(list: readonly Item[], seed: string): Item[] {
  const shuffled = [...list];
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  for (let last = shuffled.length - 1; last > 0; last--) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const other = (state >>> 0) % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
