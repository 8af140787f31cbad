import {
  type CasePlace,
  type CaseWords,
  caseAt,
  casesIn,
  readCaseNumber,
  weights,
} from "../../../content/course-library/case-words";
import { moduleKinds } from "../../../content/course-library/field-pack";
import { isOfOwnLife } from "../../../content/course-library/goal-lesson";
import { competenceLevels } from "../../../content/profile-options";
import { readTerms } from "../../../search/terms";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { readWords } from "../fit/words";

/** A case that suits a learner, the better the higher. */
export interface SuitingCase extends Omit<CasePlace, "pack"> {
  packId: string;
  score: number;
}

/** What a word of the learner's counts, by where it stands: their trade and their aim before what follows from them. */
const ofTrade = 1;
const ofAim = 1;
const ofTask = 0.3;
const aside = 0.4;

const byWeight: Readonly<Record<number, number>> = {
  [weights.near]: 0.5,
  [weights.once]: 1,
  [weights.often]: 1.3,
};

/** About as many as a pack has, by which the rarity of a word is told. */
const casesPerPack = 49;

/** So much more another pack's case must have than one of the learner's own, or than the other kind of it. */
const ofOwnPack = 0.2;
/** Whoever works wants to read of their own work: one rare word of theirs elsewhere is not enough. */
const ofOwnWork = 0.6;
const ofNoField = 0.05;
const ofKind = 0.35;
/** What a case about another trade must have of its own: about one rare word of the learner's. */
const enough = 0.6;
/** Cases of other packs that are nearly as good as the best are dealt by the field and the level, so that these differ. */
const nearly = 0.7;
/** So many lessons of a course may tell of another trade for the sake of the aim alone. */
const mostForAim = 3;

/** They stand in most fields and goals and tell no case from another. */
const general = new Set(
  `work job manager assistant worker owner run write writing better faster quick quickly easier easy improve
  little small big new old long more people person time help learn understand use tool ai start plan prepare send
  few fewer make check day teach spot retired former clearly clear behind beside`
    .split(/\s+/)
    .flatMap((word) => readTerms(word).map(({ term }) => term)),
);

/** "for my customers": then it is about work, also where most who want the same mean their own life. */
const ofWork =
  /\b(?:clients?|customers?|patients?|guests?|tenants?|passengers?|employ(?:er|ee)s?|colleagues?|team|staff|orders?|invoices?|business|shop|no.shows?|pet owners?)\b/i;

/** Packs about how somebody lives: whoever is in their situation may learn from a case of theirs. */
export const ofLife = new Set([
  "everyday",
  "hobbies",
  "caring-at-home",
  "illness-and-disability",
  "newcomers",
]);
/** Packs from which somebody under 18 may learn: those of adults' work are none of them. */
const ofYoung = new Set(["pupils", "hobbies", "everyday"]);
/** Packs for one situation alone, with the fields and tasks for which it is told to others too. */
const forFew: Readonly<Record<string, readonly string[]>> = {
  pupils: ["education", "caring-at-home", "home-and-family"],
  study: ["education", "science"],
  "job-seekers": ["look-for-work", "new-career"],
};

/** The words by which cases are looked for, with what each counts. */
export function wantedWords(
  { industry, learningGoal }: CourseRequest,
  { field, task }: Fit,
  fieldNames: readonly string[] = [],
) {
  const wanted = new Map<string, { weight: number; isTrade: boolean }>();
  const add = (text: string, weight: number, isTrade = false) => {
    for (const { term } of readTerms(text)) {
      const known = wanted.get(term);
      if (general.has(term) || (known && known.weight >= weight)) continue;
      wanted.set(term, { weight, isTrade });
    }
  };
  // Whoever took over the name of a field has said nothing of their own.
  const isName = fieldNames.includes(industry.trim());
  for (const { word, isBehind, isFormer } of isName ? [] : readWords(industry)) {
    if (!isFormer) add(word, isBehind ? aside : ofTrade, !isBehind);
  }
  add(learningGoal, ofAim);
  if (task && !task.preset) add(task.name, ofTask);
  if (field) add(field.name, ofTask);
  return wanted;
}

/** What of the library is looked through. */
interface Shelf {
  packs: readonly { id: string }[];
  fieldNames: readonly string[];
  /** The learner's own. */
  packId: string;
  wordsOf(term: string): CaseWords[string] | undefined;
}

/** For each skill the case that suits the learner's own words best. The best of all come first. */
export function chooseCases(request: CourseRequest, fit: Fit, shelf: Shelf): SuitingCase[] {
  const isOwnLife = isBesideWork(request, fit);
  const isAllowed = allowedFor(request, fit, isOwnLife);
  const ofPack = closenessOf(fit);
  const scoreOf = (points: number, isBorrowed: boolean, isOwn: boolean) =>
    points + (isBorrowed ? 0 : ofPack) + (isOwn === isOwnLife ? ofKind : 0);
  // What no word speaks for is told where no other case is better.
  const bySkill = new Map<string, Found[]>(
    moduleKinds.flatMap(({ skills }) =>
      skills.map((skillId) => {
        const score = scoreOf(0, false, isOwnLife);
        const { packId } = shelf;
        return [skillId, [{ skillId, packId, isOwn: isOwnLife, score, isForAim: false }]];
      }),
    ),
  );
  const { points, ofTheTrade } = pointsOf(wantedWords(request, fit, shelf.fieldNames), shelf);
  // Most cases say none of the words, and an iterator would make a pair of each.
  points.forEach((own, place) => {
    if (own === 0) return;
    const { skillId, pack, isOwn } = caseAt(place);
    const packId = shelf.packs[pack]?.id ?? "";
    const isBorrowed = packId !== shelf.packId;
    if (isBorrowed && !(own >= enough && isAllowed({ packId, isOwn }))) return;
    const score = scoreOf(own, isBorrowed, isOwn);
    const isForAim = isBorrowed && ofTheTrade[place] === 0;
    bySkill.get(skillId)?.push({ skillId, packId, isOwn, score, isForAim });
  });
  const level = competenceLevels.findIndex(({ value }) => value === request.competenceLevel);
  const turn = (fit.field?.place ?? 0) + Math.max(level, 0);
  const ranked = [...bySkill.values()].map((cases) => cases.sort(byScore));
  const chosen = ranked.flatMap((cases) => dealt(cases, turn) ?? []).sort(byScore);
  // Where the field is known, its own cases stay the most: the same aim leads everybody to the same others.
  const forAim = chosen
    .filter(({ isForAim }) => isForAim)
    .slice(0, fit.field ? mostForAim : undefined);
  return ranked
    .flatMap((cases) => {
      const best = chosen.find(({ skillId }) => skillId === cases[0]?.skillId);
      if (!best?.isForAim || forAim.includes(best)) return best ?? [];
      return cases.find(({ isForAim }) => !isForAim) ?? [];
    })
    .sort(byScore);
}

interface Found extends SuitingCase {
  /** Of another pack, and with nothing of the learner's trade. */
  isForAim: boolean;
}

function byScore(one: SuitingCase, other: SuitingCase) {
  return other.score - one.score;
}

/** Of each case what the learner's words say for it, and whether one of their trade is among them. */
function pointsOf(wanted: ReturnType<typeof wantedWords>, { packs, wordsOf }: Shelf) {
  const points = new Float64Array(casesIn(packs.length));
  const ofTheTrade = new Uint8Array(points.length);
  const most = Math.log(packs.length * casesPerPack);
  for (const [term, { weight, isTrade }] of wanted) {
    const numbers = wordsOf(term) ?? [];
    const rarity = 1 - Math.log(numbers.length) / most;
    for (const number of numbers) {
      const [place, said] = readCaseNumber(number);
      points[place] = (points[place] ?? 0) + weight * rarity * (byWeight[said] ?? 0);
      if (isTrade) ofTheTrade[place] = 1;
    }
  }
  return { points, ofTheTrade };
}

/** The best; of several for the aim that are nearly as good one by the field and the level. */
function dealt([best, ...others]: readonly Found[], turn: number) {
  if (!best?.isForAim) return best;
  const close = others.filter(({ isForAim, score }) => isForAim && score >= nearly * best.score);
  return [best, ...close][turn % (close.length + 1)];
}

/** What the own pack has before the others. */
function closenessOf({ field }: Fit) {
  if (!field) return ofNoField;
  return ofLife.has(field.pack) ? ofOwnPack : ofOwnWork;
}

/** Whether a learner's cases come from people's own lives: the goal lies there, or the learner does. */
function isBesideWork({ learningGoal }: CourseRequest, { field, task }: Fit) {
  if (field && ofLife.has(field.pack)) return true;
  return task !== null && isOfOwnLife(task.lessons) && !ofWork.test(learningGoal);
}

/** Whether a case of another pack may be told to this learner. */
function allowedFor({ ageGroup }: CourseRequest, { field, task }: Fit, isOwnLife: boolean) {
  return ({ packId, isOwn }: Pick<SuitingCase, "packId" | "isOwn">) => {
    if (ageGroup === "under18") return ofYoung.has(packId);
    const few = forFew[packId];
    if (few && !few.some((id) => id === field?.id || id === task?.id)) return false;
    return isOwn || !isOwnLife || ofLife.has(packId);
  };
}
