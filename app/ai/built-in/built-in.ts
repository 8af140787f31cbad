import type { PromptAnswer, PromptEngine, PromptRequest } from "../engine";
import { askBack } from "./responses/ask-back";
import { answerCode } from "./responses/code";
import { answerFromLadder } from "./responses/ladder";
import { mirror } from "./responses/mirror";
import { answerPicture } from "./responses/picture";
import { answerPlan } from "./responses/plan";
import { answerSearch } from "./responses/search";
import { answerSums } from "./responses/sums";
import { answerTextWork } from "./responses/text-work";

/** Answers by rule and from our own texts: no model, no network. */
export const builtIn: PromptEngine = {
  id: "built-in",
  async answer(request) {
    return make(request);
  },
};

function make(request: PromptRequest): PromptAnswer {
  const { prompt, exercise, tool, filledSlots } = request;
  if (!exercise) return mirror(prompt, tool);

  const { response } = exercise;
  switch (response.kind) {
    case "ladder":
      return (
        askBack(prompt, exercise) ?? {
          engine: "built-in",
          ...answerFromLadder(response, filledSlots),
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
