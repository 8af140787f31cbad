import { digitsOf, isOther, keyOf } from "~/models/check-answer";
import type { AskedQuestion } from "~/models/check-draw";
import type { PostedAnswer } from "~/schemas/check-form";

/** The answer to a question of a check, as its form would send it: the right one, or a wrong one. */
export function answerTo({ question, places }: AskedQuestion, isRight = true): PostedAnswer {
  const sent = { question: question.id, value: "", parts: [] };
  const key = keyOf(question);
  if (!isOther(question)) return { ...sent, value: String(placeOf(places, key, isRight)) };
  switch (question.kind) {
    case "word":
      return { ...sent, value: isRight ? (question.accepted[0] ?? "") : "something else" };
    case "sort": {
      const groups = digitsOf({ option: key }, places.length);
      const group = (place: number) => (isRight ? groups[place] : 1 - (groups[place] ?? 0));
      return { ...sent, parts: places.map((place) => String(group(place))) };
    }
    case "order": {
      const turn = (place: number) => (isRight ? place + 1 : places.length - place);
      return { ...sent, parts: places.map((place) => String(turn(place))) };
    }
    default:
      return { ...sent, value: String(placeOf(places, key, isRight)) };
  }
}

function placeOf(places: readonly number[], key: number, isRight: boolean) {
  const at = places.indexOf(key);
  return isRight ? at : (at + 1) % places.length;
}
