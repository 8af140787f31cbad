import { wordsPerMinute } from "../../../content/reading-pace";
import { type CourseLibrary, depthFor } from "../../built-in/course/library";
import { createResourcePicker } from "../../built-in/course/resource-picker";
import type { CourseLesson, CourseResource, LessonRecord, WrittenCourse } from "../../course";
import type { Ask } from "../ask-json";
import { isModelFailure, ModelFailure } from "../language-model";
import { type GuardedModel, taskMs } from "../model-guard";
import { askLesson, type NewLesson } from "./lesson";
import { withNewWords } from "./lesson-parts";
import { countWords } from "./lint";
import { askOutline, type Outline } from "./outline";

/** Calls that one course may make, repairs included. */
export const callsPerCourse = 24;
/** A worker has six connections at a time, and the database needs one. */
const atOnce = 5;
/** After so many calls without an answer the other lessons are not asked for. */
const mostFailures = 3;
const mostResources = 2;

interface Options extends GuardedModel {
  /** What a lesson may name to read on. */
  resources: CourseLibrary["resources"];
  limitMs?: number;
}

/**
 * Has a model put a course of the library in the learner's own field: first the names of
 * course and modules, then the lessons side by side. Whatever fails, is wrong or is not
 * there in time stays the library's, so there is always a course.
 */
export async function rewriteCourse(
  draft: WrittenCourse,
  { model, guard, resources, limitMs = taskMs }: Options,
): Promise<WrittenCourse> {
  if ((await guard.admit(callsPerCourse)) !== "admitted") return draft;

  const task = startTask({ model, limitMs });
  const outline = await task.attempt((ask) => askOutline(ask, draft.record.request, draft.course));
  const lessons =
    task.failures.length === 0 ? await rewriteLessons(draft, outline, resources, task.attempt) : [];

  const failure =
    lessons.length > 0
      ? null
      : (task.failures[0] ?? new ModelFailure("unreadable", "no lesson could be used"));
  await guard.settle({ unused: callsPerCourse - task.calls(), failure });
  return failure ? draft : putTogether(draft, outline, lessons, model.name);
}

type Attempt = <Result>(work: (ask: Ask) => Promise<Result | null>) => Promise<Result | null>;

function startTask({ model, limitMs }: Pick<GuardedModel, "model"> & { limitMs: number }) {
  const signal = AbortSignal.timeout(limitMs);
  const failures: ModelFailure[] = [];
  let calls = 0;

  const ask: Ask = async (call) => {
    if (signal.aborted) throw new ModelFailure("slow", "the time was up");
    if (calls >= callsPerCourse) throw new ModelFailure("refused", "the calls are used up");
    calls++;
    return model.complete({ ...call, signal });
  };

  /** What the work makes of the model's answers; null where there is none to use. */
  const attempt: Attempt = async (work) => {
    if (signal.aborted || calls >= callsPerCourse || failures.length >= mostFailures) return null;
    try {
      return await work(ask);
    } catch (error) {
      // A mistake of ours is not the model's.
      if (!isModelFailure(error)) throw error;
      failures.push(error);
      return null;
    }
  };

  return { attempt, failures, calls: () => calls };
}

interface Rewritten extends NewLesson {
  module: number;
  lesson: number;
}

async function rewriteLessons(
  { course, record }: WrittenCourse,
  outline: Outline | null,
  library: CourseLibrary["resources"],
  attempt: Attempt,
): Promise<Rewritten[]> {
  const depth = depthFor(record.request);
  const places = record.modules.flatMap(({ lessons }, module) =>
    // A project has no skill of its own: its brief and checklist stay.
    lessons.flatMap(({ skillId }, lesson) => (skillId ? [{ module, lesson, skillId }] : [])),
  );
  const done: Rewritten[] = [];

  async function work() {
    for (let place = places.shift(); place; place = places.shift()) {
      const { module, lesson, skillId } = place;
      const drafted = course.modules[module];
      const written = drafted?.lessons[lesson];
      if (!drafted || !written) continue;
      const draft = {
        lesson: written,
        moduleTitle: outline?.modules[module]?.title ?? drafted.title,
        resources: pickThrice(createResourcePicker(library, depth), skillId),
      };
      const made = await attempt((ask) => askLesson(ask, record.request, draft));
      if (made) done.push({ ...made, module, lesson });
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

/** More than a lesson names, for the model to choose from. */
function pickThrice(pick: ReturnType<typeof createResourcePicker>, skillId: string) {
  const fitting = [...pick(skillId), ...pick(skillId), ...pick(skillId)];
  return fitting.filter(({ url }, at) => fitting.findIndex((each) => each.url === url) === at);
}

function putTogether(
  { course, record }: WrittenCourse,
  outline: Outline | null,
  rewritten: readonly Rewritten[],
  model: string,
): WrittenCourse {
  const find = (module: number, lesson: number) =>
    rewritten.find((each) => each.module === module && each.lesson === lesson);
  const pace = wordsPerMinute(record.request.ageGroup);
  const choose = createResourceChooser();

  const modules = course.modules.map((module, at) => ({
    ...module,
    ...outline?.modules[at],
    lessons: module.lessons.map((lesson, place) => {
      const made = find(at, place);
      const resources = choose(lesson.resources, made?.resources ?? []);
      return made ? withNew({ ...lesson, resources }, made) : lesson;
    }),
  }));
  const records = record.modules.map(({ lessons }, at) => ({
    lessons: lessons.map((kept, place) => {
      const made = find(at, place);
      const before = course.modules[at]?.lessons[place];
      const after = modules[at]?.lessons[place];
      if (!made || !before || !after) return kept;
      const words = countWords(after.content) - countWords(before.content);
      const minutes = words / pace + made.exercises.length * 3;
      return recordOf(made, kept, {
        model,
        minutes: Math.max(1, Math.ceil(kept.minutes + minutes)),
      });
    }),
  }));

  const minutes = records
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    course: {
      ...course,
      ...(outline && { title: outline.title, description: describe(outline, course.description) }),
      estimatedHours: Math.max(1, Math.round(minutes / 15)) / 4,
      modules,
    },
    record: { ...record, modules: records },
  };
}

/** What the learner was told to have shown already is no matter of words. */
function describe({ description }: Outline, before: string) {
  const leftOut = /Left out, because you have shown it already: .*$/.exec(before)?.[0];
  return leftOut ? `${description} ${leftOut}` : description;
}

/** The library's questions stay: they alone show a skill, because their keys are held by tests. */
function withNew(lesson: CourseLesson, made: NewLesson): CourseLesson {
  const added = made.exercises.map(({ question, options, hint }) => ({ question, options, hint }));
  return {
    ...lesson,
    content: withNewWords(lesson.content, made),
    exercises: [...lesson.exercises, ...added],
  };
}

/** What a model chose to read on, less what an earlier lesson names; else what the library chose. */
function createResourceChooser() {
  const used = new Set<string>();
  return (kept: CourseResource[], chosen: readonly CourseResource[]) => {
    const fresh = chosen.filter(({ url }) => !used.has(url)).slice(0, mostResources);
    const resources = fresh.length > 0 ? fresh : kept;
    for (const { url } of resources) used.add(url);
    return resources;
  };
}

function recordOf(
  made: NewLesson,
  kept: LessonRecord,
  { model, minutes }: { model: string; minutes: number },
): LessonRecord {
  const added = made.exercises.map(({ answer, explanations }) => ({
    questionId: null,
    skillId: kept.skillId ?? "",
    answer,
    explanations,
  }));
  return { ...kept, minutes, writtenBy: { model }, exercises: [...kept.exercises, ...added] };
}
