import { isAnchor } from "./anchors";
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
const silentFrom = 0.5;
const silentAgainstAsk = 0.85;

const pastes = /\b(?:i['’]?(?:ll| will) paste|paste (?:it|them)? ?(?:in a|later|below soon)|https?:\/\/\s*$)/i;

/** What is certain enough to hold a level down. */
export function findCertain({ words }: Row, classified: Classified, tool: Tool): Found {
  const { own, tokens, material, materialTokens } = words;
  const asks = findAsks(own, tokens);
  const silent = classified.kindProbabilities[noKind] ?? 0;
  const isAsked = asks.length > 0 || tool === "picture";
  const hasCode = material.some(({ what }) => what === "code" || what === "error");
  const works = workedOn.reduce((sum, at) => sum + (classified.kindProbabilities[at] ?? 0), 0);
  const isPointed = findPointers(own).length > 0 || pastes.test(own);
  return {
    asks,
    isReadable: materialTokens.length > 3 || isReadable(tokens),
    hasRequest: silent < (isAsked ? silentAgainstAsk : silentFrom),
    hasSubject:
      tokens.some((token) => token.isNumber || isAnchor(token)) || materialTokens.length > 2 || hasCode,
    isMaterialMissing: works > 0.5 && isPointed && materialTokens.length < 4,
    contradictions: findContradictions(own),
  };
}
