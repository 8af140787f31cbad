import type { ResponseMaker } from "../../../content/exercises/exercise";
import type { PromptAnswer } from "../../engine";

type Ladder = Extract<ResponseMaker, { kind: "ladder" }>;

const madeBy =
  "Sample answer written by our editors for a prompt like yours. No AI model was used.";

/** The sample that needs the most of what the prompt says, and nothing that it does not say. */
export function answerFromLadder(
  { steps }: Ladder,
  filledSlots: readonly string[],
): Pick<PromptAnswer, "text" | "madeBy"> {
  let best: Ladder["steps"][number] | undefined;
  for (const step of steps) {
    const isReached = step.needs.every((id) => filledSlots.includes(id));
    if (isReached && step.needs.length >= (best?.needs.length ?? 0)) best = step;
  }
  if (!best) throw new Error("The first step of a ladder needs nothing.");
  return { text: best.text, madeBy };
}
