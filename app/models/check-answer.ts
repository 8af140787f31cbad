import type { OrderQuestion, OtherQuestion, SortQuestion } from "../content/skills/other-question";
import type { Question } from "../content/skills/skill";
import type { PostedAnswer } from "../schemas/check-form";

/** What a check can ask: a choice among answers, or a question of another form. */
export type CheckQuestion = Question | OtherQuestion;

/**
 * An answer as it is stored. It is right if its `option` is the question's key: the option's place
 * in the text; for things in order their places in the text, one digit each, in the order given;
 * for sorted things the groups of the things, one digit each; for a word 0, or 1 for a wrong one.
 */
export interface Answer {
  question: string;
  option: number;
  /** The word that was typed. */
  text?: string;
}

export function isOther(question: CheckQuestion): question is OtherQuestion {
  return "kind" in question;
}

/** The `option` of a right answer. */
export function keyOf(question: CheckQuestion): number {
  if (!isOther(question)) return question.answer;
  switch (question.kind) {
    case "order":
      return codeOf([...question.things.keys()]);
    case "sort":
      return codeOf(question.things.map(({ group }) => group));
    case "word":
      return 0;
    default:
      return question.answer;
  }
}

/**
 * What was sent as it is stored.
 *
 * @param places by place in the check: the place of the option or the thing in the text.
 * @returns undefined for what is no whole answer: a thing without a place, or two on the same one.
 */
export function toAnswer(
  question: CheckQuestion,
  places: readonly number[],
  { value, parts }: PostedAnswer,
): Answer | undefined {
  const { id } = question;
  if (isOther(question)) {
    switch (question.kind) {
      case "order":
        return withOption(id, orderOf(question, places, parts));
      case "sort":
        return withOption(id, groupsOf(question, places, parts));
      case "word": {
        const text = value.trim();
        return text === ""
          ? undefined
          : { question: id, option: isAccepted(text, question.accepted) ? 0 : 1, text };
      }
    }
  }
  return withOption(id, /^\d$/.test(value) ? places[Number(value)] : undefined);
}

function withOption(question: string, option: number | undefined): Answer | undefined {
  return option === undefined ? undefined : { question, option };
}

function orderOf({ things }: OrderQuestion, places: readonly number[], parts: readonly string[]) {
  const order = things.flatMap((_, turn) => {
    const at = parts.indexOf(String(turn + 1));
    return places[at] ?? [];
  });
  return new Set(order).size === things.length ? codeOf(order) : undefined;
}

function groupsOf({ things }: SortQuestion, places: readonly number[], parts: readonly string[]) {
  const groups = things.flatMap((_, place) => {
    const group = parts[places.indexOf(place)];
    return group === "0" || group === "1" ? Number(group) : [];
  });
  return groups.length === things.length ? codeOf(groups) : undefined;
}

function codeOf(digits: readonly number[]) {
  return Number(digits.join(""));
}

/** The digits that an answer of so many things was stored as. */
export function digitsOf({ option }: Pick<Answer, "option">, count: number) {
  return [...String(option).padStart(count, "0")].map(Number);
}

/** From so many letters on, one of them may be wrong. */
const fewestForASlip = 5;

function isAccepted(text: string, accepted: readonly string[]) {
  const given = plain(text);
  return accepted.map(plain).some((word) => {
    if (given === word) return true;
    return word.length >= fewestForASlip && /^\p{L}/u.test(word) && isOneSlipFrom(word, given);
  });
}

function plain(text: string) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether one letter was left out, added, changed, or swapped with its neighbor. */
function isOneSlipFrom(word: string, given: string) {
  let start = 0;
  while (start < word.length && word[start] === given[start]) start++;
  const [left, came] = [word.slice(start), given.slice(start)];
  const isSwapped = left[0] === came[1] && left[1] === came[0] && left.slice(2) === came.slice(2);
  return (
    left.slice(1) === came ||
    left === came.slice(1) ||
    left.slice(1) === came.slice(1) ||
    (left.length > 1 && isSwapped)
  );
}
