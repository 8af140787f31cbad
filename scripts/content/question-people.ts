import { readWords } from "../../app/ai/built-in/fit/words";
import type { LessonQuestion } from "../../app/content/course-library/lesson-text";
import { minor, type QuestionPeople, work } from "../../app/content/course-library/question-people";
import type { Field } from "../../app/content/fit/field";

/** "Sam, 17, types": somebody who is no adult. */
const young =
  /\p{Lu}\p{Ll}+, (?:[6-9]|1[0-7])\b|\b(?:homework|classmates?|(?:your|my|his|her|a) (?:teacher|class|coach|grade))\b/u;

/** "You lay tiles all day": somebody's work that no name of an occupation says. */
const atWork =
  /\bYou (?:(?:often|also|still) )?(?:pick|lay|clean|paint|drive|deliver|guard|mend|design|sew|bake|cut|teach|train|coach|sell|weld|repair|install|fit|grow|frame|dig|load|pack|serve|cook|nurse|milk|breed|build|fish|iron|wash|collect|trim|plaster|groom|haul|stack|stock|mow|wait on|look after guests|work|run (?:a|an|the)|manage) |\b(?:[Yy]our|My) (?:job|shift|boss|customers?|guests|workshop|firm|apprentices?|staff|crew)\b|\bAt the wheel\b|\btraining as an?\b/;

/** Names of trades that are words of everyday life as well, or say no trade. */
const everyday = new Set(
  `host model server reader maker companion clerk manager assistant owner director officer agent member family
  home company business office founder captain guide advice training help engineer editor player collector
  developer operator instructor coach trainer couple bride student parent mother mom father dad grandmother
  grandfather grandma grandpa friend`.split(/\s+/),
);

/** Whose day the questions tell of, by the names of occupations in them. */
export function peopleOf(questions: readonly LessonQuestion[], fields: readonly Field[]) {
  const byFirst = new Map<string, { words: string[]; id: string }[]>();
  for (const { id, occupations } of fields) {
    for (const name of occupations) {
      const words = readWords(name).map(({ word }) => word);
      const [first] = words;
      if (!first || (words.length === 1 && everyday.has(first))) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, id }]);
    }
  }
  const people: QuestionPeople = {};
  for (const { id, question } of questions) {
    const words = readWords(question).map(({ word }) => word);
    const named = words.flatMap((first, at) =>
      (byFirst.get(first) ?? [])
        .filter((name) => name.words.every((word, offset) => words[at + offset] === word))
        .map((name) => name.id),
    );
    const all = [
      ...(young.test(question) ? [minor] : []),
      ...(atWork.test(question) ? [work] : []),
      ...new Set(named),
    ];
    if (all.length > 0) people[id] = all;
  }
  return people;
}
