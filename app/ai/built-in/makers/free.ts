import type { PromptAnswer, PromptRequest } from "../../engine";
import { coachPrompt } from "../coach/coach";
import { mirror } from "./mirror";
import { answerPicture } from "./picture";
import { sumsDone } from "./sums";
import { textWorkDone } from "./text-work";

/** Without an exercise: what a program can carry out for sure, else how the prompt reads. */
export function answerFree(request: PromptRequest): PromptAnswer {
  const { prompt, tool } = request;
  const { kind, contradictions } = coachPrompt(prompt, undefined, tool);
  // What asks two things at once is not carried out by halves.
  if (contradictions.length > 0) return mirror(prompt, tool);
  if (tool === "picture") return answerPicture(request);
  if (kind?.id === "compute") return sumsDone(prompt) ?? mirror(prompt, tool);
  if (kind?.id === "transform") return textWorkDone(prompt) ?? mirror(prompt, tool);
  return mirror(prompt, tool);
}
