import type { AskedQuestion } from "~/models/check-draw";
import { answerField } from "~/schemas/check-form";
import { answerTo } from "../../scripts/seed/answer-check";

export { answerTo };

/** The fields of a check's form, of which so many of the questions are answered rightly. */
export function answerFields(questions: readonly AskedQuestion[], right = questions.length) {
  const fields: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    const answer = answerTo(question, index < right);
    if (answer.value !== "") fields[answerField(answer.question)] = answer.value;
    for (const [at, part] of answer.parts.entries()) {
      fields[answerField(answer.question, at)] = part;
    }
  }
  return fields;
}
