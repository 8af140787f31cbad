import type { Fit } from "../ai/built-in/fit/fit";
import { reasonsForGoal, reasonsForSecond } from "../ai/built-in/fit/reasons";
import type { Reasons } from "../content/fit/field";
import type { AgeGroup, CompetenceLevel } from "../content/profile-options";
import { wordsPerMinute } from "../content/reading-pace";
import type { Band, Skill } from "../content/skills/skill";

export interface Profile {
  ageGroup: string;
  competenceLevel: string;
  industry: string;
  learningGoal: string;
}

export interface PlannedStep {
  id: string;
  skillId: string;
  title: string;
  /** One sentence that names the cause: "Here because ...". */
  reason: string;
  minutes: number;
}

interface Level {
  /** Where the learner stands: skills of lower bands may be taken for granted. */
  band: Band;
  /** Bands from which age, goal and field choose, the first one first. */
  chooses: readonly Band[];
  /** In every path of this level: one skill of each strand. */
  essentials: Reasons;
}

const longestPath = 12;

/** Who chooses the steps beside the essentials. Each turn adds one skill that is not there yet. */
const turns = ["goal", "age", "age", "field", "goal", "field", "goal", "goal"] as const;

/** A choice may bring along one skill that it builds on; with more it waits for another path. */
const mostStepsPerTurn = 2;

const levels: Readonly<Record<CompetenceLevel, Level>> = {
  beginner: {
    band: "start",
    chooses: ["start", "work"],
    essentials: {
      "what-ai-tools-are":
        "you are new to AI tools, and everything else rests on knowing what they are",
      "one-clear-task":
        "you are at the beginning, and one clear request is the quickest way to a useful answer",
      "spot-made-up-facts":
        "you are new to AI tools, and it helps to know early that they can sound sure and be wrong",
      "protect-private-data":
        "you are at the beginning, and a safe habit is easiest to form on the first day",
    },
  },
  basic: {
    band: "start",
    chooses: ["work", "start"],
    essentials: {
      "strengths-and-limits":
        "you have tried a chatbot, and now it helps to know where it shines and where it stumbles",
      "one-clear-task":
        "you have tried a few requests, and a clear one gets more out of the same tool",
      "spot-made-up-facts":
        "you know a chatbot a little, and its wrong answers sound just like its right ones",
      "protect-private-data":
        "you have begun to use AI tools, and the more you use them the more you tell them",
    },
  },
  intermediate: {
    band: "work",
    chooses: ["work", "deep", "start"],
    essentials: {
      "choose-a-tool":
        "you use AI tools most weeks, and the next gain is knowing which one suits which task",
      "set-requirements":
        "you use AI tools most weeks, and saying what must be true spares you second tries",
      "check-sources":
        "you use AI tools most weeks, and a habit of checking has to keep pace with that",
      "protect-private-data":
        "you use AI tools most weeks, and more and more of your life passes through them",
    },
  },
  advanced: {
    band: "deep",
    chooses: ["work", "deep", "start"],
    essentials: {
      "choose-a-tool":
        "you rely on AI tools, and a choice made long ago may not be the best one any more",
      "split-big-tasks":
        "you rely on AI tools, and larger jobs come out better in steps that you can check",
      "test-before-you-trust": "you rely on AI tools, and trust should rest on tests of your own",
      "keep-a-person-in-charge":
        "you rely on AI tools, and somebody has to answer for what they do",
    },
  },
  expert: {
    band: "deep",
    chooses: ["deep", "work", "start"],
    essentials: {
      "tools-that-act":
        "you build with AI or teach it, and a tool that acts raises the price of a mistake",
      "build-a-reusable-prompt":
        "you build with AI or teach it, and others can use what you turn into a tested template",
      "test-before-you-trust":
        "you build with AI or teach it, and others will rely on what you have tested",
      "keep-a-person-in-charge":
        "you build with AI or teach it, and what others rely on needs a person who can step in",
    },
  },
};

const ages: Readonly<Record<AgeGroup, Reasons>> = {
  under18: {
    "know-the-rules": "you are under 18, and many tools and schools have rules for your age",
    "protect-private-data":
      "you are under 18, and what you share about yourself now can be found for a long time",
  },
  "18-24": {
    "keep-your-own-judgement":
      "many people between 18 and 24 are still training, and what you practice yourself stays with you",
  },
  "25-34": {
    "say-when-ai-helped":
      "many people between 25 and 34 are making a name for themselves, and openness protects it",
  },
  "35-44": {
    "protect-private-data":
      "many people between 35 and 44 look after other people's details, at work or at home",
  },
  "45-54": {
    "notice-bias":
      "many people between 45 and 54 decide for others, who would feel a one-sided answer too",
  },
  "55+": {
    "spot-fakes":
      "fake calls in a relative's or a bank's name are often aimed at people over 55, and whoever knows the pattern can warn others",
  },
};

/**
 * Makes a learner's path: the essentials of the level, and what goal, age and
 * field choose in turns. Newcomers begin with the essentials, all others with
 * their goal; a second goal has one step among the first. The same profile and skills always give the same path.
 */
export function planPath(profile: Profile, skills: readonly Skill[], fit: Fit): PlannedStep[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const level = entry(levels, profile.competenceLevel) ?? levels.beginner;
  const age = entry(ages, profile.ageGroup) ?? {};
  const goal = reasonsForGoal(fit, profile.learningGoal);
  const field = fit.field?.skills ?? {};

  const [second] = choosable(reasonsForSecond(fit), level, byId).filter(
    ([skillId]) => withRequired([skillId], level, byId).length <= mostStepsPerTurn,
  );
  const essentials = Object.keys(level.essentials);
  const choices = {
    goal: goal.flatMap((group) => choosable(group, level, byId)),
    age: choosable(age, level, byId),
    field: choosable(field, level, byId),
  };

  const fixed = second ? [...essentials, second[0]] : essentials;
  const chosen = new Map<string, string>();
  for (const turn of turns) {
    const path = withRequired([...fixed, ...chosen.keys()], level, byId);
    const choice = choices[turn].find(([skillId]) => {
      if (path.includes(skillId)) return false;
      const longer = withRequired([...path, skillId], level, byId).length;
      return longer <= longestPath && longer - path.length <= mostStepsPerTurn;
    });
    if (choice) chosen.set(...choice);
  }

  const order =
    level.band === "start" ? [...essentials, ...chosen.keys()] : [...chosen.keys(), ...essentials];
  const ordered = (skillIds: readonly string[]) => withRequired(skillIds, level, byId);
  const path = second ? withEarly(second[0], order, ordered) : ordered(order);

  // Essentials and required skills that age, goal or field ask for too are explained by them.
  const ofSecond = second ? Object.fromEntries([second]) : {};
  const causes = [ofSecond, age, Object.fromEntries(chosen), ...goal, field, level.essentials];
  return describe(path, profile, byId, causes);
}

/** A second goal is met so early. */
const firstSteps = 4;

/** The path with a skill among its first steps, as late among them as what it requires allows. */
function withEarly(
  skillId: string,
  order: readonly string[],
  ordered: (skillIds: readonly string[]) => string[],
) {
  const rest = order.filter((id) => id !== skillId);
  for (let place = firstSteps - 1; place > 0; place--) {
    const path = ordered(rest.toSpliced(place, 0, skillId));
    if (path.indexOf(skillId) < firstSteps) return path;
  }
  return ordered([skillId, ...rest]);
}

/**
 * A path of skills that the learner has not shown yet, for when there is nothing left to
 * do on the one before: what goal, age and field ask for first, then the rest from the
 * plainest on. The rest of the map is divided evenly, so that no path is a stub.
 */
export function planFurther(
  profile: Profile,
  skills: readonly Skill[],
  shown: ReadonlySet<string>,
  fit: Fit,
): PlannedStep[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const rest = skills.filter(({ id }) => !shown.has(id));
  if (rest.length === 0) return [];

  const goal = reasonsForGoal(fit, profile.learningGoal);
  const causes = [...goal, entry(ages, profile.ageGroup) ?? {}, fit.field?.skills ?? {}];
  const wanted = [
    ...causes.flatMap((reasons) => Object.keys(reasons)),
    ...bands.flatMap((band) => rest.filter((skill) => skill.band === band).map(({ id }) => id)),
  ];

  const length = Math.ceil(rest.length / Math.ceil(rest.length / longestPath));
  const path: string[] = [];
  for (const skillId of wanted) {
    const missing = missingFor(skillId, byId, new Set([...shown, ...path]));
    if (path.length + missing.length <= length) path.push(...missing);
  }
  return describe(path, profile, byId, causes);
}

/** The skill after those that it requires, without what is there already. */
function missingFor(skillId: string, byId: Map<string, Skill>, there: ReadonlySet<string>) {
  const missing = new Set<string>();
  const visit = (id: string) => {
    const skill = byId.get(id);
    if (!skill || there.has(id) || missing.has(id)) return;
    skill.requires.forEach(visit);
    missing.add(id);
  };
  visit(skillId);
  return [...missing];
}

/** The steps of a path, each with the first cause that speaks for it. */
function describe(
  path: readonly string[],
  profile: Profile,
  byId: Map<string, Skill>,
  causes: readonly Reasons[],
): PlannedStep[] {
  return path.flatMap((skillId) => {
    const skill = byId.get(skillId);
    if (!skill) return [];
    const next = path.map((id) => byId.get(id)).find((other) => other?.requires.includes(skillId));
    const because =
      causes.map((cause) => cause[skillId]).find(Boolean) ??
      (next
        ? `“${next.title}” builds on it: first you learn to ${skill.outcome}`
        : `you have not met it yet, and with it you learn to ${skill.outcome}`);
    return {
      id: skillId,
      skillId,
      title: skill.title,
      reason: `Here because ${because}.`,
      minutes: minutesFor(skill, profile.ageGroup),
    };
  });
}

/** A cause's skills with their clauses, in the order in which the level chooses. */
function choosable(reasons: Reasons, { band, chooses }: Level, byId: Map<string, Skill>) {
  const entries = Object.entries(reasons);
  return chooses.flatMap((wanted) =>
    entries.filter(([skillId]) => {
      const skill = byId.get(skillId);
      if (skill?.band !== wanted) return false;
      // Starting skills of these two are safe habits, which nobody outgrows.
      const isHabit = skill.strand === "check" || skill.strand === "use-responsibly";
      return band === "start" || wanted !== "start" || isHabit;
    }),
  );
}

/**
 * The skills in their order, each after those it requires. A required skill is
 * left out only where its band lies below the learner's.
 */
function withRequired(skillIds: readonly string[], { band }: Level, byId: Map<string, Skill>) {
  const wanted = new Set(skillIds);
  const path = new Set<string>();
  const visit = (skillId: string) => {
    const skill = byId.get(skillId);
    if (!skill || path.has(skillId)) return;
    skill.requires.forEach(visit);
    if (wanted.has(skillId) || !isBelow(skill.band, band)) path.add(skillId);
  };
  skillIds.forEach(visit);
  return [...path];
}

const bands: readonly Band[] = ["start", "work", "deep"];

function isBelow(one: Band, other: Band) {
  return bands.indexOf(one) < bands.indexOf(other);
}

const minutesPerQuestion = 1;
const questionsAsked = 3;

/** How long a skill's lesson and check take, at the pace of the age group. */
export function minutesFor({ words }: Pick<Skill, "words">, ageGroup: string) {
  return Math.ceil(words / wordsPerMinute(ageGroup) + questionsAsked * minutesPerQuestion);
}

/** Looks up text that came from outside, for which `toString` must be an unknown key. */
function entry<Value>(table: Readonly<Record<string, Value>>, key: string) {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
