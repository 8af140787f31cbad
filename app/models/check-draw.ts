import type { Question } from "../content/skills/skill";

/** An answer as it is stored: under the option's place in the text of the question. */
export interface Answer {
  question: string;
  option: number;
}

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

/** A question as a check asks it, with its options in an order of its own. */
export interface AskedQuestion extends Question {
  /** By place in the check: the option's place in the text. */
  places: readonly number[];
}

interface Draw extends CheckPlace {
  questions: readonly Question[];
  /** The newest checks of the skill, in any order. */
  earlier: readonly EarlierCheck[];
  count: number;
}

/**
 * The questions of a check: first those that were never asked, then those that were missed,
 * then those that were known, the longest ago first. What the check just before asked comes
 * last. One learner's check of one number always asks the same.
 */
export function drawQuestions({ questions, earlier, count, ...place }: Draw): AskedQuestion[] {
  const newestFirst = [...earlier].sort((one, other) => other.number - one.number);
  const before = newestFirst[0]?.number;
  const turns = shuffle(questions, `${place.userId} ${place.skillId}`).map((question) => {
    const last = lastAsked(question, newestFirst);
    if (!last) return { question, turn: 0, number: 0 };
    if (last.number === before) return { question, turn: 3, number: last.number };
    return { question, turn: last.isRight ? 2 : 1, number: last.number };
  });
  return turns
    .sort((one, other) => one.turn - other.turn || one.number - other.number)
    .slice(0, count)
    .map(({ question }) => arrange(question, place));
}

function lastAsked({ id, answer }: Question, newestFirst: readonly EarlierCheck[]) {
  for (const { number, answers } of newestFirst) {
    const given = answers.find(({ question }) => question === id);
    if (given) return { number, isRight: given.option === answer };
  }
  return undefined;
}

/** The question with its options in the order of this check. */
export function arrange(question: Question, { userId, skillId, number }: CheckPlace) {
  const { id, options, answer } = question;
  const places = shuffle([...options.keys()], `${userId} ${skillId} ${number} ${id}`);
  const shown = places.flatMap((place) => options[place] ?? []);
  return { ...question, options: shown, answer: places.indexOf(answer), places };
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
