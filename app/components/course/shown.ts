import type { Course, CourseExercise, CourseResource } from "~/ai/course";

export interface ListedLesson {
  /** "2.1" is the first lesson of the second module. */
  key: string;
  title: string;
  minutes: number;
  /** Its exercises were answered, which is not enough to be done. */
  isRead: boolean;
  isDone: boolean;
}

export interface ShownModule {
  title: string;
  description: string;
  lessons: ListedLesson[];
}

export interface OpenLesson {
  key: string;
  title: string;
  isDone: boolean;
  /** "Here because ...". */
  reason: string;
  /** The model that wrote it; null for the library. */
  model: string | null;
  /** So many of the exercises, at the end, are the model's too. */
  modelExercises: number;
  html: string;
  exercises: CourseExercise[];
  /** By exercise: the title of the earlier lesson that it asks about; null for this one. */
  earlier: (string | null)[];
  /** By exercise whether it was answered rightly, or made up for. */
  right: boolean[];
  /** Whether what it says in short comes back in the review. */
  isReviewed: boolean;
  resources: CourseResource[];
  /** The exercises with what was chosen, the keys and explanations; null before they are answered. */
  result: AnsweredExercise[] | null;
  /** By exercise; null for those that were answered rightly. */
  similar: (SimilarQuestion | null)[];
  next: { key: string; title: string } | null;
}

/** What became of the questions that are like one which was answered wrongly. */
export interface SimilarQuestion {
  /** Of the next one. */
  number: number;
  isMadeUp: boolean;
  last: AnsweredExercise | null;
  /** The next question, when it is to be asked now. */
  next: { prompt: string; options: readonly string[] } | "offered" | null;
}

export interface AnsweredExercise {
  prompt: string;
  options: readonly { text: string; explanation: string }[];
  answer: number;
  chosen: number;
}

export interface ShownCourse extends Omit<Course, "modules"> {
  id: number;
  /** Names of the models that wrote parts of it. */
  models: string[];
  modules: ShownModule[];
  lessons: number;
  done: number;
  current: { key: string; title: string } | null;
  open: OpenLesson | null;
}
