import {
  type FieldPack,
  type ModuleKind,
  moduleKinds,
} from "../../../content/course-library/field-pack";
import { isOfOwnLife } from "../../../content/course-library/goal-lesson";
import type { LessonQuestion } from "../../../content/course-library/lesson-text";
import type { Moment } from "../../../content/fit/field";
import type { AgeGroup } from "../../../content/profile-options";
import { wordsPerMinute } from "../../../content/reading-pace";
import { skillById } from "../../../content/skills/skill-map";
import type { CourseLesson, CourseRequest, LessonRecord, WrittenCourse } from "../../course";
import { ofLife } from "./choose-cases";
import type { RankedQuestion } from "./choose-questions";
import { chooseSkills, type Learner } from "./choose-skills";
import { stepFor } from "./choose-step";
import { headOf, presetOf, shortened } from "./course-head";
import { createExercisePicker } from "./exercise-picker";
import { type CourseLibrary, caseName, LIBRARY_VERSION } from "./library";
import { createResourcePicker } from "./resource-picker";

interface SkillQuestion {
  skillId: string;
  question: LessonQuestion;
}

interface WrittenLesson {
  lesson: CourseLesson;
  record: LessonRecord;
}

const minutesPerTask = 3;
/** Of other packs: a course begins with a case of the learner's own. */
const none: CourseLibrary["borrowed"] = new Map();

/**
 * Makes a course from the library: the learner's skills in five modules, each lesson an
 * explanation at the learner's depth, a case from the learner's field and two exercises,
 * of which one comes from the lesson before. The same input always gives the same course.
 */
export function courseFromLibrary(
  request: CourseRequest,
  learner: Learner,
  library: CourseLibrary,
): WrittenCourse {
  // Whoever has shown every skill repeats them.
  const isNewLeft = moduleKinds.some(({ skills }) =>
    skills.some((skillId) => !learner.known.includes(skillId)),
  );
  return writeCourse(request, isNewLeft ? learner : { ...learner, known: [] }, library);
}

function writeCourse(
  request: CourseRequest,
  learner: Learner,
  library: CourseLibrary,
): WrittenCourse {
  const { pack, fit } = library;
  const chosen = chooseSkills(request, learner, fit);
  const modules = chosen.map(({ kind }) => ({
    ...pack.modules[kind],
    lessons: [] as WrittenLesson[],
  }));

  const taught = chosen.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
  const writer = createLessonWriter(request, library, taught);
  const asking = createAsker(library);
  let before: SkillQuestion | undefined;
  for (const [at, { kind, skills }] of chosen.entries()) {
    for (const [place, { skillId, reason }] of skills.entries()) {
      const isLast = place === skills.length - 1;
      const [now, later] = asking(skillId);
      // Where nothing is left for the next lesson, what this one would have asked again waits for it.
      const asked = [now, ...(before && later ? [before] : [])];
      modules[at]?.lessons.push(writer.lesson({ kind, skillId, reason, place, isLast, asked }));
      before = later ?? before;
    }
  }
  modules.at(-1)?.lessons.push(writer.project(before ? [before] : [], taught));

  const lessons = modules.flatMap((module) => module.lessons);
  const minutes = lessons.reduce((sum, { record }) => sum + record.minutes, 0);
  return {
    course: {
      ...headOf(request, library, { ...learner, taught, chosen }),
      estimatedHours: Math.max(1, Math.round(minutes / 15)) / 4,
      modules: modules.map(({ title, description, lessons }) => ({
        title,
        description,
        lessons: lessons.map(({ lesson }) => lesson),
      })),
    },
    record: {
      libraryVersion: LIBRARY_VERSION,
      request,
      skills: taught,
      lessonCount: lessons.length,
      modules: modules.map(({ lessons }) => ({ lessons: lessons.map(({ record }) => record) })),
    },
  };
}

/**
 * For each skill the question of its own lesson and the one that comes back in the next: where a skill
 * has none of the learner's age left, one of an earlier skill, or none.
 */
function createAsker({ questions }: CourseLibrary) {
  const spare: SkillQuestion[] = [];

  return (skillId: string): [now: SkillQuestion, later?: SkillQuestion] => {
    const [first, second, ...others] = questions[skillId] ?? [];
    if (!first || !second)
      throw new Error(`The course library has no two questions on "${skillId}".`);
    const ofSkill = ({ question }: RankedQuestion) => ({ skillId, question });
    const later = second.isOfAge ? ofSkill(second) : spare.shift();
    spare.push(...others.filter(({ isOfAge }) => isOfAge).map(ofSkill));
    return [ofSkill(first), later];
  };
}

interface LessonPlan {
  kind: ModuleKind;
  skillId: string;
  reason: string;
  /** In its module. */
  place: number;
  isLast: boolean;
  asked: readonly SkillQuestion[];
}

function createLessonWriter(
  request: CourseRequest,
  library: CourseLibrary,
  taught: readonly string[],
) {
  const { pack, moments, depth, fit, projects, resources } = library;
  const notes = placeNotes(request, library, taught);
  const pickExercise = createExercisePicker(depth, request, fit);
  const pickResources = createResourcePicker(resources, depth);
  const pace = wordsPerMinute(request.ageGroup);

  function written(
    title: string,
    parts: readonly (string | undefined)[],
    {
      skillId,
      reason,
      asked,
      tasks,
    }: Pick<LessonPlan, "reason" | "asked"> & {
      skillId: string | null;
      tasks: number;
    },
  ): WrittenLesson {
    const content = parts.filter(Boolean).join("\n\n");
    const words = content.match(/\S+/g)?.length ?? 0;
    return {
      lesson: {
        title,
        content,
        exercises: asked.map(({ question }) => ({
          question: question.question,
          options: question.options.map(({ text }) => text),
          hint: question.hint,
        })),
        resources: skillId ? pickResources(skillId) : [],
      },
      record: {
        skillId,
        reason,
        minutes: Math.ceil(words / pace + tasks * minutesPerTask),
        writtenBy: "library",
        exercises: asked.map(({ skillId, question }) => ({
          questionId: question.id,
          skillId,
          answer: question.answer,
          explanations: question.options.map(({ explanation }) => explanation),
        })),
      },
    };
  }

  return {
    lesson({ kind, skillId, reason, place, isLast, asked }: LessonPlan): WrittenLesson {
      const { title, explanation, recap } = lessonOf(library, skillId);
      const { scenario, practice } = pack.modules[kind];
      const note = notes.get(skillId);
      const exercise = pickExercise(skillId);
      const step = stepFor(library, request, skillId);
      const moment = moments && nearer(moments[kind], skillId, taught);
      const isBegun = skillId !== taught[0] || fit.field === null;
      const told = caseFor(isBegun ? library : { ...library, borrowed: none }, skillId);
      const parts = [
        place === 0
          ? [scenario, moment?.isOfModule && moment.text, "---"].filter(Boolean).join("\n\n")
          : undefined,
        explanation,
        `#### From ${told.name}`,
        told.text,
        moment?.isOfLesson ? moment.text : undefined,
        note ? `#### Worth knowing\n\n${note}` : undefined,
        exercise && `#### Try it now\n\n${exercise}`,
        isLast
          ? `#### To close this module: write one yourself\n\n${practice}\n\n${whereToTry}`
          : undefined,
        step && `#### For your goal\n\n${step}`,
        `#### In short\n\n${recap.map((line) => `- ${line}`).join("\n")}`,
      ];
      const tasks = asked.length + (isLast ? 1 : 0) + (step ? 1 : 0);
      return written(titled(skillById(skillId)?.title, title), parts, {
        ...{ skillId, reason, asked, tasks },
      });
    },

    project(asked: readonly SkillQuestion[], taught: readonly string[]): WrittenLesson {
      const preset = presetOf(request);
      const own = preset === "own" ? fit.task?.project : undefined;
      const { title, brief, checklist } = own ?? projects[preset];
      const untold = untoldCase(library, taught);
      const parts = [
        preset === "own" ? `Your goal: "${shortened(request.learningGoal)}".` : undefined,
        brief,
        untold && `#### How somebody else went about it, from ${untold.name}\n\n${untold.text}`,
        `#### You are done when\n\n${checklist.map((line) => `- ${line}`).join("\n")}`,
        whereToTry,
      ];
      const reason = "Here because a course is learned when something of your own came out of it.";
      return written(titled("Your own project", title), parts, {
        ...{ skillId: null, reason, asked, tasks: asked.length + 1 },
      });
    },
  };
}

/** What is learned, by its name on the path and the map, and then the story: alone that would be a riddle. */
function titled(learned: string | undefined, story: string) {
  return learned ? `${learned} – ${story}` : story;
}

const whereToTry = "Then let the [coach](/tools/1) read it.";

function lessonOf({ lessons, depth }: CourseLibrary, skillId: string) {
  const found = lessons[skillId];
  if (!found) throw new Error(`The course library has no lesson on "${skillId}" (${depth}).`);
  return found;
}

/**
 * What is nearer to the learner stands in the first of its lessons that the course has; where it has none
 * of them, with the scene that opens the module.
 */
function nearer({ skills, text }: Moment, skillId: string, taught: readonly string[]) {
  const home = skills.find((id) => taught.includes(id));
  return {
    isOfLesson: home === skillId,
    isOfModule: home === undefined,
    text: `#### Nearer to you\n\n${text}`,
  };
}

const mostNotes = 4;

/**
 * The notes for the learner's age, each in the first lesson whose subject it shares, and at most one in a
 * lesson; none for an age that is not one of the groups.
 */
function placeNotes(
  { ageGroup }: CourseRequest,
  { ageNotes, fit }: CourseLibrary,
  taught: readonly string[],
) {
  const placed = new Map<string, string>();
  const notes = Object.hasOwn(ageNotes, ageGroup) ? ageNotes[ageGroup as AgeGroup] : [];
  for (const { skills, goals, text } of notes) {
    if (goals.length > 0 && !goals.includes(fit.task?.lessons ?? "")) continue;
    const free = skills.find((id) => taught.includes(id) && !placed.has(id));
    if (free && placed.size < mostNotes) placed.set(free, text);
  }
  return placed;
}

/** The case that suits the learner's own words, from whichever pack; else the learner's own pack's. */
function caseFor({ pack, packs, fit, suiting, borrowed }: CourseLibrary, skillId: string) {
  const found = suiting.find((each) => each.skillId === skillId);
  if (found && found.packId !== pack.id) {
    const text = borrowed.get(caseName(found));
    const from = packs.find(({ id }) => id === found.packId);
    if (text && from) return { text, name: nameOf(from, found.isOwn) };
  }
  const isOwn =
    found?.packId === pack.id ? found.isOwn : fit.task !== null && isOfOwnLife(fit.task.lessons);
  const own = isOwn ? pack.ownCases[skillId] : undefined;
  return { text: own ?? pack.cases[skillId], name: nameOf(pack, own !== undefined) };
}

/** A teacher who makes jam tells nothing from a classroom. */
function nameOf({ id, name }: Pick<FieldPack, "id" | "name">, isOwn: boolean) {
  return isOwn && !withoutWork.has(id) ? `${name}, after work` : name;
}

/** Packs that no work leaves. */
const withoutWork = new Set([...ofLife, "job-seekers", "pupils", "study"]);

/** Of the first skills that this course does not teach the case that suits best: courses share what they tell. */
function untoldCase(library: CourseLibrary, taught: readonly string[]) {
  const untold = Object.keys(library.pack.cases).filter((skillId) => !taught.includes(skillId));
  const few = untold.slice(0, mostUntold);
  const best = library.suiting.find(({ skillId }) => few.includes(skillId))?.skillId ?? few[0];
  return best && caseFor(library, best);
}

const mostUntold = 6;
