import type { OwnWords } from "../own-words";
import type { Contradiction } from "../prompt-reading";
import { findCountConflict } from "./counts";
import { findDiets } from "./diets";
import { findLanguageConflict } from "./languages";
import { findOpposites } from "./opposites";
import { findPriceConflict } from "./prices";
import { findRefusedAndWished } from "./refused-and-wished";
import { findSizeConflict } from "./sizes";
import { areApart } from "./stretches";

const areTheSame = (a: Contradiction, b: Contradiction) =>
  a.id === b.id || !(areApart(a.first, b.first) || areApart(a.second, b.second));

/** Orders that cannot both be followed, each pair once. Read in the person's own words only. */
export function findContradictions({ own, tokens }: OwnWords, isPicture: boolean): Contradiction[] {
  const found = [
    ...findSizeConflict(own),
    ...findCountConflict(own),
    ...findPriceConflict(own),
    ...findDiets(own),
    ...findOpposites(own, isPicture),
    ...findLanguageConflict(own),
    ...findRefusedAndWished(own, tokens),
  ];
  return found.filter((one, at) => found.findIndex((other) => areTheSame(one, other)) === at);
}
