import type { ModuleKind } from "../../../content/course-library/field-pack";
import { moduleKinds } from "../../../content/course-library/field-pack";
import type { Band } from "../../../content/skills/skill";
import { skillById } from "../../../content/skills/skill-map";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { reasonsForGoal } from "../fit/reasons";
import { shapeOf } from "./course-shape";

/** What decides the skills of a course beside the request itself. */
export interface Learner {
  /** The learner's path for this request, with the reason of each step. */
  path: readonly { skillId: string; reason: string }[];
  /** Skills that were shown: they are left out. */
  known: readonly string[];
  /** Skills of the learner's earlier courses: they come last. */
  taken: readonly string[];
}

export interface ChosenSkill {
  skillId: string;
  reason: string;
}

export interface ChosenModule {
  kind: ModuleKind;
  skills: ChosenSkill[];
}

const fewest = 2;

/** So many skills of the goal and of the field come in beside those of the path. */
const wantedByGoal = 4;
const wantedByField = 3;

const bands: readonly Band[] = ["start", "work", "deep"];
const bandOfLevel: Readonly<Record<string, Band>> = {
  intermediate: "work",
  advanced: "deep",
  expert: "deep",
};

export function bandOf(competenceLevel: string): Band {
  return (Object.hasOwn(bandOfLevel, competenceLevel) && bandOfLevel[competenceLevel]) || "start";
}

/**
 * The skills of a course, module by module: the steps of the learner's path, and what
 * field, goal and level ask for until a module has three. A skill comes after what it
 * requires; that is left out only where it is known, was taught before, or lies below
 * the learner's level.
 */
export function chooseSkills(request: CourseRequest, learner: Learner, fit: Fit): ChosenModule[] {
  const chosen = new Set<string>();
  const { mostSkills } = shapeOf(fit);
  const isGranted = (skillId: string) =>
    learner.known.includes(skillId) ||
    learner.taken.includes(skillId) ||
    isBelow(skillId, bandOf(request.competenceLevel));

  for (const { skills } of moduleKinds) {
    for (const { skillId, isWanted } of inOrder(skills, request, learner, fit)) {
      if (!isWanted && countIn(skills, chosen) >= fewest) continue;
      const more = new Set([...chosen, ...withRequired(skillId, chosen, isGranted)]);
      const isTooLong = moduleKinds.some(
        (kind) => countIn(kind.skills, more) > mostSkills[kind.id],
      );
      if (!isTooLong) for (const each of more) chosen.add(each);
    }
  }

  const reasons = reasonsFor(request, learner, fit);
  return inOrderOf(fit, bandOf(request.competenceLevel))
    .map(({ id, skills }) => ({
      kind: id,
      skills: skills
        .filter((skillId) => chosen.has(skillId))
        .map((skillId) => ({ skillId, reason: reasons(skillId) })),
    }))
    .filter(({ skills }) => skills.length > 0);
}

/** The modules in the order that suits the goal; for beginners, as on their path, what AI tools are comes first. */
function inOrderOf({ task }: Fit, band: Band) {
  if (!task?.modules) return moduleKinds;
  const order =
    band === "start" ? [...new Set<ModuleKind>(["understand", ...task.modules])] : task.modules;
  return [...moduleKinds].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** What a module chooses from, the most wanted first. */
function inOrder(skills: readonly string[], request: CourseRequest, learner: Learner, fit: Fit) {
  const { path, known, taken } = learner;
  const steps = path.map(({ skillId }) => skillId);
  const field = Object.keys(fit.field?.skills ?? {});
  const goal = reasonsForGoal(fit, request.learningGoal).flatMap((group) => Object.keys(group));
  const wanted = [
    ...Object.keys(fit.task?.skills ?? {}).slice(0, wantedByGoal),
    ...field.slice(0, wantedByField),
  ];
  const level = bands.indexOf(bandOf(request.competenceLevel));

  const rank = (skillId: string) => {
    const distance = Math.abs(bands.indexOf(skillById(skillId)?.band ?? "start") - level);
    return [
      taken.includes(skillId) ? 1 : 0,
      placeIn(steps, skillId),
      distance > 1 ? 1 : 0,
      placeIn(goal, skillId),
      placeIn(field, skillId),
      distance,
    ];
  };
  return skills
    .filter((skillId) => !known.includes(skillId))
    .map((skillId) => ({ skillId, rank: rank(skillId) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ skillId }) => ({
      skillId,
      isWanted: !taken.includes(skillId) && (steps.includes(skillId) || wanted.includes(skillId)),
    }));
}

function placeIn(list: readonly string[], skillId: string) {
  const at = list.indexOf(skillId);
  return at < 0 ? list.length : at;
}

function compare(one: readonly number[], other: readonly number[]) {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The skill with all that it requires and that is not there yet. */
function withRequired(
  skillId: string,
  chosen: ReadonlySet<string>,
  isGranted: (skillId: string) => boolean,
): string[] {
  const required = skillById(skillId)?.requires ?? [];
  return [
    ...required
      .filter((each) => !chosen.has(each) && !isGranted(each))
      .flatMap((each) => withRequired(each, chosen, isGranted)),
    skillId,
  ];
}

function countIn(skills: readonly string[], chosen: ReadonlySet<string>) {
  return skills.filter((skillId) => chosen.has(skillId)).length;
}

function isBelow(skillId: string, band: Band) {
  const own = skillById(skillId)?.band ?? "start";
  return bands.indexOf(own) < bands.indexOf(band);
}

function reasonsFor({ learningGoal }: CourseRequest, { path }: Learner, fit: Fit) {
  const causes = [...reasonsForGoal(fit, learningGoal), fit.field?.skills ?? {}];
  return (skillId: string) => {
    const step = path.find((each) => each.skillId === skillId);
    if (step) return step.reason;
    const because = causes.map((cause) => cause[skillId]).find(Boolean);
    const outcome = skillById(skillId)?.outcome;
    return `Here because ${because ?? `it is not on your path yet, and with it you learn to ${outcome}`}.`;
  };
}
