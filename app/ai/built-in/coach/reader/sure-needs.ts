import type { OwnWords } from "./own-words";
import type { Kind, NeedId } from "./prompt-reading";
import { isGeneralQuestion } from "./question";
import { findSurePhrases } from "./sure-phrases";
import { holdsCode, holdsUnmarkedText } from "./unmarked-text";

const sure = 0.9;

function isSurelyThere(kind: Kind, id: NeedId, words: OwnWords) {
  if (kind === "transform" && id === "material") return holdsUnmarkedText(words);
  if (kind === "fix" && id === "code") return holdsCode(words);
  if (kind === "lookup" && id === "limits") return isGeneralQuestion(words.own);
  const { own, spelt } = words;
  const isSaid = (text: string) => findSurePhrases(kind, id, text).length > 0;
  return isSaid(own) || (spelt.text !== own && isSaid(spelt.text));
}

/** How probable a need is in what is said of it. The level is judged without this. */
export function raiseSure(probability: number, kind: Kind, id: NeedId, words: OwnWords) {
  return probability < sure && isSurelyThere(kind, id, words) ? sure : probability;
}
