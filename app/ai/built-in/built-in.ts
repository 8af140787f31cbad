import type { PromptAnswer, PromptEngine, PromptRequest } from "../engine";
import { askBack } from "./makers/ask-back";
import { answerCode } from "./makers/code";
import { answerFree } from "./makers/free";
import { answerFromLadder } from "./makers/ladder";
import { answerPicture } from "./makers/picture";
import { answerPlan } from "./makers/plan";
import { answerSearch } from "./makers/search";
import { answerSums } from "./makers/sums";
import { answerTextWork } from "./makers/text-work";

/** Answers by rule and from our own texts: no model, no network. */
export const builtIn: PromptEngine = {
  id: "built-in",
  async answer(request) {
    return make(request);
  },
};

function make(request: PromptRequest): PromptAnswer {
  const { prompt, exercise, filledSlots } = request;
  if (!exercise) return answerFree(request);

  const { response } = exercise;
  switch (response.kind) {
    case "ladder":
      return (
        askBack(prompt, exercise) ?? {
          engine: "built-in",
          ...answerFromLadder(response, exercise.slots, { prompt, filledSlots }),
        }
      );
    case "picture":
      return answerPicture(request);
    case "plan":
      return answerPlan(request);
    case "search":
      return answerSearch(request);
    case "code":
      return answerCode(request);
    case "sums":
      return answerSums(request);
    case "text-work":
      return answerTextWork(request);
  }
}
