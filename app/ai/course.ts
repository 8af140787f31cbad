/** A course as it is answered and stored: exactly the stated fields, without answer keys. */
export interface Course {
  title: string;
  description: string;
  targetAudience: string;
  prerequisites: string[];
  level: string;
  /** In quarters of an hour. */
  estimatedHours: number;
  modules: CourseModule[];
}

export interface CourseModule {
  title: string;
  description: string;
  lessons: CourseLesson[];
}

export interface CourseLesson {
  title: string;
  /** Markdown. Links of our own are relative to the site. */
  content: string;
  exercises: CourseExercise[];
  resources: CourseResource[];
}

export interface CourseExercise {
  question: string;
  /** Three to five. */
  options: string[];
  hint: string;
}

export interface CourseResource {
  title: string;
  description: string;
  /** Always https. */
  url: string;
}

/** What stays on the server: keys, explanations, and where each part of the course comes from. */
export interface CourseRecord {
  libraryVersion: number;
  request: CourseRequest;
  /** Ids of the skills that its lessons teach. */
  skills: string[];
  lessonCount: number;
  modules: { lessons: LessonRecord[] }[];
}

export interface LessonRecord {
  /** The skill that it teaches, or null where it practices several. */
  skillId: string | null;
  /** Why it is in the course: "Here because ...". */
  reason: string;
  minutes: number;
  /** Who wrote it: the library, or a model by its name. */
  writtenBy: "library" | { model: string };
  exercises: ExerciseRecord[];
}

export interface ExerciseRecord {
  /** Of the library's question, or null for one that a model wrote. */
  questionId: string | null;
  /** The skill that it asks for. */
  skillId: string;
  answer: number;
  /** One for each option. */
  explanations: string[];
}

/** A course with its record; the two have modules, lessons and exercises in the same order. */
export interface WrittenCourse {
  course: Course;
  record: CourseRecord;
}

/** What a course is made from. */
export interface CourseRequest {
  ageGroup: string;
  competenceLevel: string;
  industry: string;
  learningGoal: string;
}
