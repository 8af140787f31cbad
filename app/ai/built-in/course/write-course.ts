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
import { chooseSkills, type Learner } from "./choose-skills";
import { stepFor } from "./choose-step";
import { headOf, presetOf, shortened } from "./course-head";
import { createExercisePicker } from "./exercise-picker";
import { type HowToLesson, howToLessons, howToModule } from "./how-to-lessons";
import { type CourseLibrary, caseName, LIBRARY_VERSION } from "./library";
import { createResourcePicker } from "./resource-picker";

interface SkillQuestion {
  skillId: string;
  question: LessonQuestion;
}

interface WrittenLesson {
  lesson: CourseLesson;
  record: LessonRecord;
  /** Not rounded: in a short course that would add up. */
  exactMinutes: number;
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
  const modules = chosen.map(({ kind }, at) => ({
    ...(howToModule(library.howTos, at) ?? pack.modules[kind]),
    lessons: [] as WrittenLesson[],
  }));

  const taught = chosen.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
  const writer = createLessonWriter(request, library, taught);
  const asker = createAsker(library);
  // The question that comes back in the next lesson.
  const waiting: SkillQuestion[] = [];
  const again = () => [waiting.shift() ?? asker.again()].flatMap((each) => each ?? []);
  for (const [at, { kind, skills }] of chosen.entries()) {
    const lessons = modules[at]?.lessons ?? [];
    const readOn = skills.at(-1)?.skillId ?? null;
    for (const lesson of howToLessons(library.howTos, at, request)) {
      const { question } = lesson;
      const asked = question ? [{ skillId: question.skillId, question }] : again();
      lessons.push(writer.howTo(lesson, asked, readOn));
    }
    for (const [place, { skillId, reason }] of skills.entries()) {
      const isLast = place === skills.length - 1;
      const [now, later] = asker.ask(skillId);
      // Where nothing is left for the next lesson, what this one would have asked again waits for it.
      const asked = [now, ...(later ? waiting.splice(0) : [])];
      lessons.push(writer.lesson({ kind, skillId, reason, place, isLast, asked }));
      if (later) waiting.push(later);
    }
  }
  modules.at(-1)?.lessons.push(writer.project(again(), taught));

  const lessons = modules.flatMap((module) => module.lessons);
  const minutes = lessons.reduce((sum, { exactMinutes }) => sum + exactMinutes, 0);
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
function createAsker({ questionsOf }: CourseLibrary) {
  const spare: SkillQuestion[] = [];
  const ofAnotherAge: SkillQuestion[] = [];

  return {
    ask(skillId: string): [now: SkillQuestion, later: SkillQuestion | undefined] {
      const [first, ...others] = questionsOf(skillId);
      if (!first) throw new Error(`The course library has no question on "${skillId}".`);
      const own = (isOfAge: boolean) =>
        others
          .filter((each) => each.isOfAge === isOfAge)
          .map(({ question }) => ({ skillId, question }));
      const [second, ...more] = own(true);
      const later = second ?? spare.shift();
      spare.push(...more);
      ofAnotherAge.push(...own(false));
      return [{ skillId, question: first.question }, later];
    },

    /** One of an earlier skill that was not asked yet, of the learner's age as long as there is one. */
    again: () => spare.shift() ?? ofAnotherAge.shift(),
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
  const { pack, moments, depth, fit, howTos, projects, resources } = library;
  const notes = placeNotes(request, library, taught);
  const pickExercise = createExercisePicker(depth, request, fit);
  const pickResources = createResourcePicker(resources, depth);
  const pace = wordsPerMinute(request.ageGroup);

  function written(
    title: string,
    parts: readonly (string | false | undefined)[],
    {
      skillId,
      readOn,
      reason,
      asked,
      tasks,
    }: Pick<LessonPlan, "reason" | "asked"> & {
      skillId: string | null;
      /** The skill on which there is something to read. */
      readOn: string | null;
      tasks: number;
    },
  ): WrittenLesson {
    const content = parts.filter(Boolean).join("\n\n");
    const words = content.match(/\S+/g)?.length ?? 0;
    const exactMinutes = words / pace + tasks * minutesPerTask;
    return {
      exactMinutes,
      lesson: {
        title,
        content,
        exercises: asked.map(({ question }) => ({
          question: question.question,
          options: question.options.map(({ text }) => text),
          hint: question.hint,
        })),
        resources: readOn ? pickResources(readOn) : [],
      },
      record: {
        skillId,
        reason,
        minutes: Math.ceil(exactMinutes),
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
      // Beside lessons for the very goal, a field's scenes, remarks and tasks lead away from it.
      const isFramed = howTos.length === 0;
      const parts = [
        isFramed && place === 0
          ? [scenario, moment?.isOfModule && moment.text, "---"].filter(Boolean).join("\n\n")
          : undefined,
        explanation,
        `#### From ${told.name}`,
        told.text,
        isFramed && moment?.isOfLesson ? moment.text : undefined,
        note ? `#### Worth knowing\n\n${note}` : undefined,
        exercise && `#### Try it now\n\n${exercise}`,
        isFramed && isLast
          ? `#### To close this module: write one yourself\n\n${practice}\n\n${whereToTry}`
          : undefined,
        step && `#### For your goal\n\n${step}`,
        `#### In short\n\n${recap.map((line) => `- ${line}`).join("\n")}`,
      ];
      const tasks = asked.length + (isFramed && isLast ? 1 : 0) + (step ? 1 : 0);
      return written(titled(skillById(skillId)?.title, title), parts, {
        ...{ skillId, readOn: skillId, reason, asked, tasks },
      });
    },

    /** What a goal asks for, behind the lesson on a skill. */
    howTo(
      { title, reason, parts }: HowToLesson,
      asked: readonly SkillQuestion[],
      readOn: string | null,
    ): WrittenLesson {
      return written(titled("For your goal", title), parts, {
        ...{ skillId: null, readOn, reason, asked, tasks: asked.length + 1 },
      });
    },

    project(asked: readonly SkillQuestion[], taught: readonly string[]): WrittenLesson {
      const preset = presetOf(request);
      const goal =
        (preset === "own" || howTos.length > 0) &&
        `Your goal: "${shortened(request.learningGoal)}".`;
      const reason = "Here because a course is learned when something of your own came out of it.";
      const close = (title: string, parts: readonly (string | false | undefined)[], made: number) =>
        written(titled("Your own project", title), [goal, ...parts, whereToTry], {
          ...{ skillId: null, readOn: null, reason, asked, tasks: asked.length + made },
        });
      if (howTos.length > 0) {
        const [only, ...more] = howTos.map(({ project }) => project);
        return close(
          only && more.length === 0 ? only.title : "What you came for",
          [
            more.length > 0 && "Begin with the one that you need first.",
            ...howTos.flatMap(({ project: { title, brief, checklist } }) => [
              more.length > 0 && `#### ${title}`,
              brief,
              more.length > 0 ? `Done when:\n\n${ticks(checklist)}` : doneWhen(checklist),
            ]),
            `#### And in the end\n\n${partByPart}`,
          ],
          howTos.length,
        );
      }
      const own = preset === "own" ? fit.task?.project : undefined;
      const { title, brief, checklist } = own ?? projects[preset];
      const untold = untoldCase(library, taught);
      return close(
        title,
        [
          brief,
          untold && `#### How somebody else went about it, from ${untold.name}\n\n${untold.text}`,
          doneWhen(checklist),
        ],
        1,
      );
    },
  };
}

/** The project is for a thing that many want; the goal is one person's. */
const partByPart =
  "Read your goal above once more, part by part. Each is done, or you know why not.";

function doneWhen(checklist: readonly string[]) {
  return `#### You are done when\n\n${ticks(checklist)}`;
}

function ticks(lines: readonly string[]) {
  return lines.map((line) => `- ${line}`).join("\n");
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
/** Of a course with lessons for the learner's very goal. */
const mostBesideHowTos = 1;

/**
 * The notes for the learner's age, each in the first lesson whose subject it shares, and at most one in a
 * lesson; none for an age that is not one of the groups.
 */
function placeNotes(
  { ageGroup }: CourseRequest,
  { ageNotes, fit, howTos }: CourseLibrary,
  taught: readonly string[],
) {
  const placed = new Map<string, string>();
  const most = howTos.length > 0 ? mostBesideHowTos : mostNotes;
  const notes = Object.hasOwn(ageNotes, ageGroup) ? ageNotes[ageGroup as AgeGroup] : [];
  for (const { skills, goals, text } of notes) {
    if (goals.length > 0 && !goals.includes(fit.task?.lessons ?? "")) continue;
    const free = skills.find((id) => taught.includes(id) && !placed.has(id));
    if (free && placed.size < most) placed.set(free, text);
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
