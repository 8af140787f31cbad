import { moduleKinds } from "../../../content/course-library/field-pack";
import type { CourseRequest, WrittenCourse } from "../../course";
import { chooseSkills, type Learner } from "./choose-skills";
import { headOf } from "./course-head";
import { howToLessons, howToModule } from "./how-to-lessons";
import { type CourseLibrary, LIBRARY_VERSION } from "./library";
import { createLessonWriter, type SkillQuestion, type WrittenLesson } from "./write-lesson";

const firstOfAll = "what-ai-tools-are";

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
    const tellThings = () => {
      for (const lesson of howToLessons(library.howTos, at, request)) {
        const { question } = lesson;
        const asked = question ? [{ skillId: question.skillId, question }] : again();
        lessons.push(writer.howTo(lesson, asked, readOn));
      }
    };
    const tellSkills = () => {
      for (const [place, { skillId, reason }] of skills.entries()) {
        const isLast = place === skills.length - 1;
        const [now, later] = asker.ask(skillId);
        // Where nothing is left for the next lesson, what this one would have asked again waits for it.
        const asked = [now, ...(later ? waiting.splice(0) : [])];
        lessons.push(writer.lesson({ kind, skillId, reason, place, isLast, asked }));
        if (later) waiting.push(later);
      }
    };
    // Who has never written to such a tool learns that first.
    const isFirstEver = request.competenceLevel === "beginner" && skills[0]?.skillId === firstOfAll;
    for (const tell of isFirstEver ? [tellSkills, tellThings] : [tellThings, tellSkills]) tell();
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
