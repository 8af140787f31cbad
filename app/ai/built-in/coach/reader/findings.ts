import { isAnchor, isManner } from "./anchors";
import { type Ask, findAsks } from "./asks";
import type { Findings } from "./caps";
import { findContradictions } from "./contradictions";
import { kinds } from "./kind-needs";
import type { Classified } from "./level-numbers";
import { findPointers } from "./pointers";
import type { Tool } from "./prompt-reading";
import { isReadable } from "./readable";
import type { Row } from "./rows";

export interface Found extends Findings {
  asks: Ask[];
}

const noKind = kinds.indexOf("none");
const workedOn = [kinds.indexOf("transform"), kinds.indexOf("fix")];
/** Where something is asked in so many words, the classifier must be surer to say that nothing is. */
const silentFrom = 0.7;
const silentAgainstAsk = 0.95;

/** Said to come along, and no text says more than that. */
const promised =
  /\b(?:i(?:['’]?ll| will) (?:paste|send|attach)|will be pasted|(?:the |see |in the )?(?:attached|attachment|enclosed))\b|https?:\/\/\s*$/i;
const fewestPasted = 12;
/** "2+2", "15% of 80 =" */
const bareSum = /^[\s=]*(?=[^?]*\d\s*(?:[-+*/x×÷^%]|of\b))[\d\s+\-*/x×÷^().,=%$£€]+(?:of\s+[\d.,\s$£€]+)?[\s=?]*$/i;
const longestSum = 200;
/** So many words about the manner and none about a matter. */
const manyMannered = 3;

/** What is certain enough to hold a level down. */
export function findCertain({ words }: Row, classified: Classified, tool: Tool): Found {
  const { own, tokens, material, materialTokens } = words;
  const asks = findAsks(own, tokens);
  const silent = classified.kindProbabilities[noKind] ?? 0;
  const isAsked = asks.length > 0 || tool === "picture";
  const hasCode = material.some(({ what }) => what === "code" || what === "error");
  const works = workedOn.reduce((sum, at) => sum + (classified.kindProbabilities[at] ?? 0), 0);
  const isPointed = findPointers(own).length > 0;
  const isPromised = promised.test(words.text) && materialTokens.length < fewestPasted;
  const hasAnchor = tokens.some((token) => token.isNumber || isAnchor(token));
  const mannered = tokens.filter(isManner).length;
  return {
    asks,
    isBareSum: own.length <= longestSum && bareSum.test(own),
    isReadable: materialTokens.length > 3 || isReadable(tokens),
    hasRequest: silent < (isAsked ? silentAgainstAsk : silentFrom),
    hasSubject:
hasAnchor || materialTokens.length > 2 || hasCode || /["“`]/.test(own),
    isMannerOnly: mannered >= manyMannered && !tokens.some(isAnchor) && materialTokens.length < 3,
    isMaterialMissing: isPromised || (works > 0.5 && isPointed && materialTokens.length < 4),
    contradictions: findContradictions(own),
  };
}
