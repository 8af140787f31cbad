import type { Question } from "../content/skills/skill";

/** A try at a question like one that was answered wrongly. */
export interface Retry {
  /** Of the lesson, counted from 0. */
  exercise: number;
  /** Id of one of the skill's own questions. */
  question: string;
  option: number;
}

export function readRetries(text: string | null): Retry[] {
  return text ? JSON.parse(text) : [];
}

/** The question for somebody who has tried so many of a skill: each comes once, then they begin anew. */
export function similarQuestion(questions: readonly Question[], tries: number) {
  return questions[tries % Math.max(1, questions.length)];
}

/** Id of the similar question whose right answer stands in for an exercise; undefined without one. */
export function madeUpBy(
  retries: readonly Retry[],
  exercise: number,
  questions: readonly Question[],
) {
  return retries.find((each) => each.exercise === exercise && isRight(each, questions))?.question;
}

interface Place {
  exercise: number;
  /** Those of the skill that the exercise asks for. */
  questions: readonly Question[];
  /** Whether the next question is to be asked now. */
  isOpen: boolean;
}

/** What a page shows under a wrong answer: the last try explained, and the next question unless it is made up for. */
export function showSimilar(retries: readonly Retry[], { exercise, questions, isOpen }: Place) {
  const tries = retries.filter((each) => each.exercise === exercise);
  const isMadeUp = tries.some((each) => isRight(each, questions));
  const last = tries.at(-1);
  const asked = last && questionOf(last, questions);
  const next = isMadeUp ? undefined : similarQuestion(questions, tries.length);
  return {
    number: tries.length + 1,
    isMadeUp,
    last: asked && last ? { ...asked, chosen: last.option } : null,
    next: next
      ? isOpen
        ? { prompt: next.prompt, options: next.options.map(({ text }) => text) }
        : "offered"
      : null,
  } as const;
}

function isRight(retry: Retry, questions: readonly Question[]) {
  return questionOf(retry, questions)?.answer === retry.option;
}

function questionOf({ question }: Retry, questions: readonly Question[]) {
  return questions.find(({ id }) => id === question);
}
