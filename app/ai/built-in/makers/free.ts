import type { PromptAnswer, PromptRequest } from "../../engine";
import { coachPrompt } from "../coach/coach";
import type { CoachReport } from "../coach/report";
import { mirror } from "./mirror";
import { answerPicture } from "./picture";
import { sumsDone } from "./sums";
import { textWorkDone } from "./text-work";

/** Without an exercise: what a program can carry out for sure, else how the prompt reads. */
export function answerFree(request: PromptRequest): PromptAnswer {
  const report = coachPrompt(request.prompt, undefined, request.tool);
  return carryOut(request, report) ?? mirror(report);
}

function carryOut(request: PromptRequest, { kind, contradictions }: CoachReport) {
  // What asks two things at once is not carried out by halves.
  if (contradictions.length > 0) return null;
  if (request.tool === "picture") return answerPicture(request);
  if (kind?.id === "compute") return sumsDone(request.prompt);
  return kind?.id === "transform" ? textWorkDone(request.prompt) : null;
}
