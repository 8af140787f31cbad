import type { FieldPack } from "../../../content/course-library/field-pack";
import { anyGoal } from "../../../content/course-library/how-to";
import type { Depth } from "../../../content/course-library/lesson-text";
import {
  ageGroups,
  competenceLevels,
  type GoalPreset,
  goalPresets,
} from "../../../content/profile-options";
import { skillById } from "../../../content/skills/skill-map";
import type { CourseRequest } from "../../course";
import { withoutWanting } from "../fit/reasons";
import type { ChosenModule } from "./choose-skills";
import type { CourseLibrary } from "./library";

interface Contents {
  /** Skills that the learner has shown, and those that the course teaches. */
  known: readonly string[];
  taught: readonly string[];
  chosen: readonly ChosenModule[];
}

/** What stands above a course: its title, what it does and for whom, and what to know before. */
export function headOf(request: CourseRequest, library: CourseLibrary, contents: Contents) {
  const { pack, depth } = library;
  return {
    title: titleOf(request, library),
    description: describe(request, library, contents),
    targetAudience: audienceOf(request, pack),
    prerequisites: prerequisitesOf(depth, contents.chosen),
    level: labelOf(competenceLevels, request.competenceLevel) ?? "Beginner",
  };
}

/** The goal of the onboarding that was picked, or `own` for one in words of one's own. */
export function presetOf({ learningGoal }: CourseRequest): GoalPreset | "own" {
  const goal = learningGoal.trim();
  return goalPresets.find(({ value }) => value === goal)?.value ?? "own";
}

const longestInTitle = 60;

/** The learner's own words where they are short enough, and what the course does for them; else what they want. */
function titleOf(request: CourseRequest, { pack, fit, howTos }: CourseLibrary) {
  const preset = presetOf(request);
  const [only, ...more] = howTos;
  const ofGoal = preset === "own" && fit.task ? fit.task.title : pack.titles[preset];
  const title = only?.taskId === anyGoal ? only.name : ofGoal;
  const said = withoutWanting(request.learningGoal);
  if (preset !== "own" || said === "") return title;
  if (said.length > longestInTitle) return only && more.length === 0 ? only.name : title;
  return `${said[0]?.toUpperCase()}${said.slice(1)}: ${title}`;
}

function describe(
  request: CourseRequest,
  library: CourseLibrary,
  { known: shown, taught }: Contents,
) {
  const { learningGoal } = request;
  const { pack, depth } = library;
  const known = shown.flatMap((id) => skillById(id)?.title ?? []);
  return [
    `For your goal, "${shortened(learningGoal)}", with examples from ${pack.name}.`,
    sayHowTos(request, library),
    depth === "first"
      ? "You will write requests that give the tool what it needs, and you will check what comes back."
      : taught.includes("build-a-reusable-prompt")
        ? "You will set clearer terms, test what comes back, and build prompts that you and others can use again."
        : "You will set clearer terms and test what comes back.",
    known.length > 0 && `Left out, because you have shown it already: ${listed(known)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Which lessons are for this very goal; where there are none, that too. */
function sayHowTos(request: CourseRequest, { howTos, fit }: CourseLibrary) {
  const names = howTos.map(({ name }) => `"${name}"`);
  const each = names.length > 1 ? " each" : "";
  const list = new Intl.ListFormat("en").format(names);
  if (names.length > 0 && howTos.every(({ taskId }) => taskId === anyGoal)) {
    const kinds = names.length > 1 ? "each kind" : "the kind";
    return `It has no lesson on exactly this. Instead it has four for ${kinds} of help that you chose: ${list}.`;
  }
  if (names.length > 0) return `It has four lessons${each} for ${list}.`;
  // The name of a task asks for nothing narrower.
  const isNarrow = presetOf(request) === "own" && request.learningGoal.trim() !== fit.task?.name;
  return (
    isNarrow && fit.task && "It has no lesson on exactly this: it teaches how such things are done."
  );
}

const mostListed = 5;

function listed(titles: readonly string[]) {
  const rest = titles.length - mostListed;
  return rest > 0
    ? `${titles.slice(0, mostListed).join(", ")} and ${rest} more`
    : titles.join(", ");
}

/** Longer ones are cut: it stands in one sentence with other words. */
const longestQuote = 300;

/** A goal as it is quoted, on one line and without marks that would end the quotation. */
export function shortened(goal: string) {
  const said = goal
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/["“”„]/g, "'")
    .trim();
  if (said.length <= longestQuote) return said;
  return `${[...said].slice(0, longestQuote).join("").trimEnd()}…`;
}

const levelPhrases: Readonly<Record<string, string>> = {
  beginner: "and are new to AI tools",
  basic: "and have tried a chat assistant a few times",
  intermediate: "and use AI tools most weeks",
  advanced: "and rely on AI tools",
  expert: "and build with AI or teach it",
};

function audienceOf({ ageGroup, competenceLevel }: CourseRequest, pack: FieldPack) {
  const people = pack.people[0]?.toUpperCase() + pack.people.slice(1);
  const level = Object.hasOwn(levelPhrases, competenceLevel)
    ? levelPhrases[competenceLevel]
    : levelPhrases.beginner;
  const age = labelOf(ageGroups, ageGroup);
  return `${people} ${level}${age ? `. Age group: ${age}` : ""}.`;
}

function prerequisitesOf(depth: Depth, chosen: readonly ChosenModule[]) {
  const first = chosen[0]?.skills[0];
  const required = skillById(first?.skillId ?? "")?.requires.flatMap(
    (id) => skillById(id)?.title ?? [],
  );
  return depth === "first"
    ? ["Nothing. Every exercise works here, without an account anywhere else."]
    : [
        "Some practice with a chat assistant.",
        ...(required?.length ? [`Good to know before: ${required.join(", ")}.`] : []),
      ];
}

function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label;
}
