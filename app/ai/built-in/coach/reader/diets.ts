import type { Contradiction } from "./prompt-reading";

interface Diet {
  /** What is asked for. */
  name: RegExp;
  /** What nobody on it eats. */
  food: RegExp;
}

const land =
  "lamb|mutton|beef|pork|chicken|turkey|duck|pato|ham|bacon|rashers?|sausages?|steak|veal|mince|meatballs|chorizo|ribs|goat|venison|pigeon";

const diets: readonly Diet[] = [
  {
    name: /\b(?:(?:100 ?% |strictly |completely |fully |proper(?:ly)? |all )?(?:vegan|vegetarian|plant[- ]based|meat[- ]free|meatless))\b/giu,
    food: new RegExp(`\\b(?:${land}|salmon|tuna|cod|fish|prawns?|shrimps?|meat)\\b`, "giu"),
  },
  {
    name: /\b(?:no meat|without (?:any )?meat|(?:doesn['’]?t|don['’]?t|does not|do not) eat (?:any )?meat)\b/giu,
    food: new RegExp(`\\b(?:${land})\\b`, "giu"),
  },
  {
    name: /\b(?:no dairy|dairy[- ]free|vegan)\b/giu,
    food: /\b(?:with (?:\p{L}+ )?(?:cheese|cream|butter|yogh?urt)|cheddar|mozzarella|parmesan)\b/giu,
  },
  {
    name: /\bgluten[- ]free\b/giu,
    food: /\b(?:wheat|maida|semolina|couscous|barley|rye bread)\b/giu,
  },
];

const refused =
  /\b(?:no|not|non|without|never|avoid|instead of|replace|substitute|alternative|fake|mock|isn['’]?t|aren['’]?t|don['’]?t|than|free|nor|or)\s+(?:\p{L}+\s+){0,2}$/iu;
const ofPlants =
  /\b(?:vegan|vegetarian|plant[- ]based|gluten[- ]free|dairy[- ]free|soya?|oat)\s+$/i;
/** Cooked for several, who do not all keep to it. */
const shared =
  /\b(?:some|an? (?:vegan|vegetarian) (?:dish|one|option|main|meal) and|one (?:is )?(?:vegan|vegetarian|of|without)|two of|others?|both a|option|the rest|half|guests? (?:is|are)|except|separate)\b/i;

/** A diet, and what is not eaten on it. */
export function findDiets(own: string): Contradiction[] {
  if (shared.test(own)) return [];
  return diets.flatMap(({ name, food }): Contradiction[] => {
    const diet = Array.from(own.matchAll(name)).find((match) => !isRefused(own, match));
    const eaten = Array.from(own.matchAll(food)).find((match) => !isRefused(own, match));
    if (!diet || !eaten) return [];
    const [first, second] = [diet, eaten].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    })) as [Contradiction["first"], Contradiction["second"]];
    return [{ id: "diet", first, second }];
  });
}

function isRefused(own: string, match: RegExpMatchArray) {
  const at = match.index ?? 0;
  const before = own.slice(Math.max(0, at - 40), at);
  return refused.test(before) || ofPlants.test(before);
}
