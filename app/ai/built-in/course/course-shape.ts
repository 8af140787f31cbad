import type { ModuleKind } from "../../../content/course-library/field-pack";
import type { Fit } from "../fit/fit";

/** What a course has beside the lessons for the very thing that its goal asks for. */
interface CourseShape {
  /** So many skills a module teaches at most. */
  mostSkills: Readonly<Record<ModuleKind, number>>;
  /** So many notes for the learner's age. */
  mostNotes: number;
  /** Scenes, remarks and tasks of the field. */
  isFramed: boolean;
  /** Skills in few words, as everybody is told them, and not as the goal tells them. */
  isPlain: boolean;
  /** Exercises of the field or for anybody, and not those of the task alone. */
  isPracticed: boolean;
  /** What a skill is for goals of this kind. */
  hasSteps: boolean;
}

/** How to ask carries much of the rest, so that module may hold all of its five skills. */
const forSkills: CourseShape = {
  mostSkills: { understand: 4, ask: 5, refine: 4, check: 4, use: 4 },
  mostNotes: 4,
  isFramed: true,
  isPlain: false,
  isPracticed: true,
  hasSteps: true,
};

/** Everything else leads away from the thing. */
const forThings: CourseShape = {
  mostSkills: { understand: 1, ask: 1, refine: 1, check: 1, use: 1 },
  mostNotes: 1,
  isFramed: false,
  isPlain: true,
  isPracticed: false,
  hasSteps: false,
};

export function shapeOf({ howTos }: Fit) {
  return howTos?.length ? forThings : forSkills;
}
