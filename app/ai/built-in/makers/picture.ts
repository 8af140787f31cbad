import type { PromptAnswer, PromptRequest } from "../../engine";
import { isBlank, readPicture } from "./picture/reading";
import { shotCard } from "./picture/shot-card";
import { sketch } from "./picture/sketch";

const madeBy =
  "Read from your words by a program. No image was generated and no AI model was used.";

const nothingRead = `I read your words and found nothing that can be seen: no thing, no place, no light, no color. This program knows everyday English words only.

Try one sentence with four parts: what is in the picture, where it is, how it is made and where the light comes from. For example:

> A pencil drawing of an old bicycle at a garden gate, in evening light.`;

/** Sorts a picture request into its parts and lays out a sketch of them. */
export function answerPicture({ prompt, exercise, filledSlots }: PromptRequest): PromptAnswer {
  const reading = readPicture(prompt);
  if (isBlank(reading)) return { engine: "built-in", madeBy, text: nothingRead };

  const questions = (exercise?.slots ?? [])
    .filter(({ id }) => !filledSlots.includes(id))
    .map(({ ask }) => ask);
  return {
    engine: "built-in",
    madeBy,
    text: shotCard(reading, questions.slice(0, 3)),
    sketch: sketch(reading),
  };
}
