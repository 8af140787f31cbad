import type { Contradiction, Span } from "../prompt-reading";
import {
  after,
  areApart,
  before,
  inOrder,
  isAskedAbout,
  spansOf,
  stretchAround,
} from "./stretches";

interface Diet {
  /** What is asked for. */
  name: RegExp;
  /** What nobody on it eats. */
  food: RegExp;
}

const plants =
  "vegan|vegetarian|veggie|plant(?:[- ]based)?|meat[- ]?(?:free|less)|gluten[- ]free|dairy[- ]free|non[- ]dairy|soya?|oat|rice|corn|maize|millet|quinoa|nut|peanut|almond|cashew|hazelnut|walnut|pistachio|coconut|cocoa|shea|seed|sunflower|apple|tofu|tempeh|seitan|jackfruit|mushroom|cauliflower|celeriac|celery|chard|fennel|aubergine|lentil|bean|carrot|banana|quorn|fake|faux|mock";
const land =
  "lamb(?!['’]?s lettuce)|mutton|beef(?! tomato)|pork|chicken(?! of the woods)|turkey|duck(?! eggs?)|pato|ham|bacon|rashers?|sausages?|steaks?|veal|mince(?! pies?)|meatballs|chorizo|(?:spare|short|pork|beef|bbq) ?ribs|goat(?!['’]?s? (?:cheese|milk))|venison|pigeon";
/** "oat milk", "nut roast": made of plants, whatever it is called. */
export const isPlant = new RegExp(`^(?:${plants})$`, "i");
const notEaten = "(?![-'’]| (?:eaters?|lovers?|free|style|substitutes?|alternatives?|flavou?r))";

const diets: readonly Diet[] = [
  {
    name: /\b(?:(?:100 ?% |strictly |completely |fully |proper(?:ly)? |all )?(?:vegan|vegetarian|plant[- ]based|meat[- ]free|meatless))\b/giu,
    food: new RegExp(
      `\\b(?:${land}|salmon|tuna|cod|fish|prawns?|shrimps?|meat)\\b${notEaten}`,
      "giu",
    ),
  },
  {
    name: /\b(?:no meat|without (?:any )?meat|(?:doesn['’]?t|don['’]?t|does not|do not) eat (?:any )?meat)\b/giu,
    food: new RegExp(`\\b(?:${land})\\b${notEaten}`, "giu"),
  },
  {
    name: /\b(?:no dairy|dairy[- ]free|vegan)\b/giu,
    food: new RegExp(
      `\\b(?:with (?!(?:${plants}) )(?:\\p{L}+ )?(?:cheese|cream|butter|yogh?urt)(?! (?:beans?|lettuce|of tartar|crackers?))|cheddar|mozzarella|parmesan)\\b${notEaten}`,
      "giu",
    ),
  },
  {
    name: /\bgluten[- ]free\b/giu,
    food: new RegExp(`\\b(?:wheat|maida|semolina|couscous|barley|rye bread)\\b${notEaten}`, "giu"),
  },
];

const refused =
  /\b(?:no|not|non|without|never|avoid|instead of|replac\w+|substitut\w+|alternatives?|isn['’]?t|aren['’]?t|don['’]?t|than|nor|or)\s+(?:\p{L}+\s+){0,2}$/iu;
const ofPlants = new RegExp(`\\b(?:${plants})\\s+$`, "i");
/** "my boyfriend eats chicken", "they miss their sausages": said of somebody, not wished. */
const eatenBySomebody =
  /\b(?:miss(?:es|ing)?|eats?|ate|serves?|served|loves?|loved|likes?|hates?|cooks|sells?|buys?|brings?|gave|used to|smells?|tastes?)\s+(?:\p{L}+\s+){0,3}$/iu;
const person =
  "(?:husband|wife|boyfriend|girlfriend|partner|son|daughter|kids?|children|dogs?|cats?|dad|father|mother|mum|mom|brother|sister|flatmate|friends?|meat eaters)";
const forSomebodyElse = new RegExp(
  `^(?:\\s+\\p{L}+){0,2}\\s+for (?:my|the|his|her|our) (?:${person}|lads|others|boys|men|rest)\\b`,
  "iu",
);
/** "two without meat", "a vegetarian asks": some of it, or a guest. */
const someOfIt =
  /(?<!\bfor )\b(?:one|two|three|four|five|some|several|half|a few|[1-9])\s+(?:of (?:them|it|these)\s+|(?:dishes|plates|meals|mains|days)\s+)?(?:(?:are|is|must be|should be)\s+)?$/i;
const guest =
  /^s?\s+(?:asks?|comes?|who|is|wants?|orders?|guests?|friends?|colleagues?|clients?|customers?|girlfriend|boyfriend|wife|husband|daughter|son|options?|alternatives?)\b/i;
/** "vegan alternatives to chicken and beef" */
const inPlaceOf = /^\s+(?:alternatives?|substitutes?|replacements?|versions?|swaps?|takes? on)\b/i;
/** Cooked for several, who do not all keep to it, or asked what to take in its place. */
const shared = new RegExp(
  `\\b(?:some (?:of|are|is|people|guests?|eat|want|others?|meat|vegan|vegetarian)|for some|an? (?:vegan|vegetarian) (?:dish|one|option|main|meal) and|one (?:is )?(?:vegan|vegetarian|of|without)|two of|others?|both a|options?|the rest|half|guests? (?:is|are)|except|separate(?:ly)?|apart|instead|why|story|poem|complain\\w*|ordered|there was|gave (?:him|her|them|us|me)|had \\w+ in it|swap|substitutes?|replace\\w*|(?:only|just) have|compare|difference|versus|(?:my|his|her|our) ${person} (?:is|wants?|needs?|gets?|eats?|has|loves?|likes?))\\b`,
  "i",
);

const place =
  /^\s(?:Inn|Arms|Caf[eé]|Restaurant|Pub|Tavern|Hotel|Bar|House|Lane|Street|Road|Farm|Club|Hill|Bay|Island)\b/;

/** "the Lamb Inn", "from Turkey" */
function isName(own: string, food: Span) {
  return (
    /^\p{Lu}\p{Ll}/u.test(own.slice(food.start, food.end)) &&
    (/(?<!\p{L})(?!(?:with|and|of|or)\s)\p{Ll}+\s$/u.test(before(own, food)) ||
      place.test(after(own, food)))
  );
}

function isForSome(own: string, name: Span) {
  const head = before(own, name);
  const isGuest =
    /\b(?:an?|the|any|every|if|for|my|our)\s+$/i.test(head) && guest.test(after(own, name));
  return isGuest || someOfIt.test(head);
}

function isServed(own: string, food: Span) {
  const head = before(own, food);
  return (
    ![refused, ofPlants, eatenBySomebody].some((pattern) => pattern.test(head)) &&
    !forSomebodyElse.test(after(own, food)) &&
    !isName(own, food)
  );
}

/** A diet, and what is not eaten on it. */
export function findDiets(own: string): Contradiction[] {
  return diets.flatMap(({ name, food }): Contradiction[] => {
    const names = spansOf(own, name);
    if (names.some((span) => isForSome(own, span))) return [];
    const wished = names.filter(
      (span) => !refused.test(before(own, span)) && !inPlaceOf.test(after(own, span)),
    );
    const served = spansOf(own, food).filter((span) => isServed(own, span));
    for (const diet of wished) {
      const eaten = served.find((span) => areApart(diet, span) && !isSuspended(own, diet, span));
      if (eaten) return [{ id: "diet", ...inOrder(diet, eaten) }];
    }
    return [];
  });
}

function isSuspended(own: string, diet: Span, eaten: Span) {
  return (
    isAskedAbout(own, diet) ||
    isAskedAbout(own, eaten) ||
    shared.test(stretchAround(own, diet, eaten))
  );
}
