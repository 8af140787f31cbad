import { isOther } from "./check-answer";
import type { AskedQuestion } from "./check-draw";

/** A question as the learner sees it before answering: without the key and the explanations. */
export function withoutKey({ question, places }: AskedQuestion) {
  const { id, prompt } = question;
  const inOrder = (list: readonly { text: string }[]) =>
    places.flatMap((place) => list[place]?.text ?? []);
  if (!isOther(question)) {
    return { id, prompt, kind: "choice" as const, options: inOrder(question.options) };
  }
  switch (question.kind) {
    case "order":
      return { id, prompt, kind: question.kind, things: inOrder(question.things) };
    case "sort": {
      const { kind, things, groups } = question;
      return { id, prompt, kind, things: inOrder(things), groups };
    }
    case "word":
      return { id, prompt, kind: question.kind };
    default:
      return { id, prompt, kind: question.kind, options: inOrder(question.options) };
  }
}

/** One that is not answered yet. */
export type OpenQuestion = ReturnType<typeof withoutKey>;
