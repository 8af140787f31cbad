import { moduleKinds } from "../../app/content/course-library/field-pack";
import { goalLessonsFile, goalTellings } from "../../app/content/course-library/goal-lesson";
import { anyGoal } from "../../app/content/course-library/how-to";
import { ageGroups, goalPresets } from "../../app/content/profile-options";
import type { Content } from "./content";
import { projectGoals } from "./course-library";
import type { Mistake } from "./page";

type Written = Partial<Content> &
  Pick<Content, "guides" | "tools" | "skills" | "library" | "fields" | "tasks">;

/** What the site needs and no file holds, or two of them do. */
export function missingTexts({ grok, guides, tools, skills, library, ...fit }: Written): Mistake[] {
  const taught = moduleKinds.flatMap((each): readonly string[] => each.skills);
  const written = skills.map(({ id }) => id);
  const told = library.lessons.map(({ skillId }) => skillId);
  const packs = library.packs.map(({ id }) => id);
  const ages = ageGroups.map(({ value }) => value);

  return [
    ...twice(
      tools.map(({ id }) => String(id)),
      "tools",
    ),
    ...twice(
      guides.map(({ id }) => String(id)),
      "guides",
    ),
    ...twice(written, "skills"),
    ...without(["grok"], grok ? ["grok"] : [], "pages", (name) => `There is no file "${name}.md".`),
    ...without(
      taught,
      written,
      "skills",
      (id) => `There is no skill "${id}", which courses teach.`,
    ),
    ...without(
      written,
      taught,
      "skills",
      (id) => `The skill "${id}" is in no module of app/content/course-library/field-pack.ts.`,
    ),
    ...without(
      guides.map(({ id }) => String(id)),
      tools.map(({ id }) => String(id)),
      "tools",
      (id) => `There is a guide with the id ${id}, and no tool.`,
    ),
    ...without(
      taught,
      told,
      "lessons",
      (id) => `The skill "${id}" needs two lessons, "${id}.first.md" and "${id}.further.md".`,
    ),
    ...without(
      written,
      Object.keys(library.otherQuestions),
      "other-questions",
      (id) => `There is no file "${id}.md".`,
    ),
    ...without(
      Object.keys(library.otherQuestions),
      written,
      "other-questions",
      (id) => `There is no skill "${id}".`,
    ),
    ...without(
      [...new Set(["everyday", ...fit.fields.map(({ pack }) => pack)])],
      packs,
      "cases",
      (id) => `There is no file "${id}.md".`,
    ),
    ...without(
      goalPresets.map(({ value }) => value),
      fit.tasks.map(({ preset }) => preset ?? ""),
      "tasks",
      (goal) => `There is no task for the goal "${goal}".`,
    ),
    ...without(
      [...new Set(fit.tasks.map(({ lessons }) => lessons))],
      Object.keys(library.goalLessons),
      "goal-lessons",
      (kind) => `There is no file "${kind}.md".`,
    ),
    ...Object.entries(library.goalLessons).flatMap(([kind, told]) =>
      without(
        goalTellings,
        goalTellings.filter((telling) => Object.keys(told[telling]).length > 0),
        "goal-lessons",
        (telling) => `There is no file "${goalLessonsFile(kind, telling)}".`,
      ),
    ),
    ...without(
      packs,
      Object.keys(library.ownCases),
      "own-cases",
      (id) => `There is no file "${id}.md".`,
    ),
    ...without(
      Object.keys(library.ownCases),
      packs,
      "own-cases",
      (id) => `There is no pack "${id}" in content/cases.`,
    ),
    ...without(
      ages,
      Object.keys(library.ageNotes),
      "age-notes",
      (age) => `There is no file "${age}.md".`,
    ),
    ...without(
      Object.values(library.ageNotes).flatMap((notes) => notes.flatMap(({ goals }) => goals)),
      Object.keys(library.goalLessons),
      "age-notes",
      (kind) => `There is no kind of goal "${kind}".`,
    ),
    ...without(
      taught,
      [...Object.keys(library.youngLessons), ...Object.keys(library.youngQuestions)],
      "young-questions",
      (id) =>
        `There is nothing for pupils on "${id}": a lesson in young-lessons, or questions here.`,
    ),
    ...without(
      fit.tasks.map(({ id }) => id),
      Object.keys(library.goalSteps),
      "goal-steps",
      (id) => `There is no file "${id}.md", and a task of that name.`,
    ),
    ...without(
      Object.keys(library.goalSteps),
      fit.tasks.map(({ id }) => id),
      "tasks",
      (id) => `There are steps for "${id}", and no task of that name.`,
    ),
    ...without(
      [...fit.tasks.map(({ id }) => id), anyGoal],
      Object.keys(library.howTos),
      "how-tos",
      (id) => `There is no file "${id}.md", which courses use.`,
    ),
    ...without(
      Object.keys(library.howTos).filter((id) => id !== anyGoal),
      fit.tasks.map(({ id }) => id),
      "tasks",
      (id) => `There are how-tos for "${id}", and no task of that name.`,
    ),
    ...without(
      projectGoals,
      Object.keys(library.projects),
      "projects",
      (goal) => `There is no project for the goal "${goal}".`,
    ),
  ];
}

function twice(ids: readonly string[], folder: string): Mistake[] {
  return ids
    .filter((id, place) => ids.indexOf(id) !== place)
    .map((id) => ({
      file: `content/${folder}`,
      line: 1,
      sentence: `Two files have the id "${id}".`,
    }));
}

function without<Name extends string>(
  wanted: readonly Name[],
  found: readonly string[],
  folder: string,
  sentence: (name: Name) => string,
): Mistake[] {
  return wanted
    .filter((each) => !found.includes(each))
    .map((each) => ({ file: `content/${folder}`, line: 1, sentence: sentence(each) }));
}
