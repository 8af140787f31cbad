import type { FieldPack, ModuleKind } from "../../../content/course-library/field-pack";
import { isOfOwnLife } from "../../../content/course-library/goal-lesson";
import type { LessonQuestion } from "../../../content/course-library/lesson-text";
import type { Moment } from "../../../content/fit/field";
import type { AgeGroup } from "../../../content/profile-options";
import { wordsPerMinute } from "../../../content/reading-pace";
import { skillById } from "../../../content/skills/skill-map";
import type { CourseLesson, CourseRequest, LessonRecord } from "../../course";
import { ofLife } from "./choose-cases";
import { stepFor } from "./choose-step";
import { presetOf, shortened } from "./course-head";
import { shapeOf } from "./course-shape";
import { createExercisePicker } from "./exercise-picker";
import type { HowToLesson } from "./how-to-lessons";
import { type CourseLibrary, caseName } from "./library";
import { createResourcePicker } from "./resource-picker";

export interface SkillQuestion {
  skillId: string;
  question: LessonQuestion;
}

export interface WrittenLesson {
  lesson: CourseLesson;
  record: LessonRecord;
  /** Not rounded: in a short course that would add up. */
  exactMinutes: number;
}

const minutesPerTask = 3;
/** Of other packs: a course begins with a case of the learner's own. */
const none: CourseLibrary["borrowed"] = new Map();

interface LessonPlan {
  kind: ModuleKind;
  skillId: string;
  reason: string;
  /** In its module. */
  place: number;
  isLast: boolean;
  asked: readonly SkillQuestion[];
}

/** Writes the lessons of one course. */
export function createLessonWriter(
  request: CourseRequest,
  library: CourseLibrary,
  taught: readonly string[],
) {
  const { pack, moments, depth, fit, howTos, projects, resources } = library;
  const { isFramed } = shapeOf(fit);
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
  const { mostNotes } = shapeOf(fit);
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
