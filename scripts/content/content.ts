import type { AgeNotes } from "../../app/content/course-library/age-notes";
import type { CaseWords } from "../../app/content/course-library/case-words";
import type { ClosingProjects } from "../../app/content/course-library/closing-projects";
import type { FieldPack } from "../../app/content/course-library/field-pack";
import type { GoalTold } from "../../app/content/course-library/goal-lesson";
import type { GoalSteps } from "../../app/content/course-library/goal-step";
import type { WordedHowTo } from "../../app/content/course-library/how-to";
import type { SkillLessons } from "../../app/content/course-library/lesson-text";
import type { QuestionPeople } from "../../app/content/course-library/question-people";
import type { Resource } from "../../app/content/course-library/resource";
import type { YoungLessons, YoungQuestions } from "../../app/content/course-library/young-lessons";
import type { DirectoryEntry } from "../../app/content/directory/entry";
import type { ExerciseText } from "../../app/content/exercises/exercise-text";
import type { Field, Moments } from "../../app/content/fit/field";
import type { WordedTask } from "../../app/content/fit/task";
import type { Guide, ToolOverview } from "../../app/content/guides/guide";
import type { PlanTemplate } from "../../app/content/plans/plan";
import type { OtherQuestionsBySkill } from "../../app/content/skills/other-question";
import type { QuestionsBySkill, Skill, SkillTexts } from "../../app/content/skills/skill";
import type { Snippet } from "../../app/content/snippets/snippet";
import type { Tool } from "../../app/content/tools";
import type { DemoQuestion } from "../seed/community/demo-question";
import type { DemoItem } from "../seed/marketplace/demo-item";
import type { DemoArticle } from "../seed/news/demo-article";
import { caseWordsOf } from "./case-words";
import {
  byAge,
  byGoal,
  byKindOfGoal,
  bySkill,
  readAgeNotes,
  readGoalLessons,
  readGoalSteps,
  readLesson,
  readOwnCases,
  readPack,
  readProject,
  readResource,
  readYoungLessons,
  readYoungQuestions,
} from "./course-library";
import { inRotation, inSources, readArticle, readItem, readQuestion } from "./demo";
import { inCategories, readEntry } from "./directory";
import { readExercise } from "./exercises";
import { placed, readField, readTask } from "./fit";
import { readGuide, readOverview } from "./guides";
import { readHowTos } from "./how-tos";
import { brokenLinks } from "./links";
import { missingTexts } from "./missing";
import { readNearWords } from "./near-words";
import { readOtherQuestions } from "./other-questions";
import { type ContentFile, type Mistake, Page } from "./page";
import { inOrder } from "./places";
import { readPlan } from "./plans";
import { peopleOf } from "./question-people";
import { Reader } from "./reader";
import { inMapOrder, readSkill } from "./skills";
import { readSnippet } from "./snippets";
import { readTool } from "./tools";

/** Everything that is written in `content/`, as the site uses it. */
export interface Content {
  guides: readonly Guide[];
  grok: ToolOverview;
  tools: readonly Tool[];
  skills: readonly Skill[];
  /** Apart from their skills, because the database keeps them. */
  questions: QuestionsBySkill;
  /** Apart from them as well. */
  "skill-texts": SkillTexts;
  library: CourseLibrary;
  /** By which words a case of the library is found. */
  "case-words": CaseWords;
  /** Whose day the questions of lessons tell of. */
  "question-people": QuestionPeople;
  fields: readonly Field[];
  /** By the field's id: courses alone need them. */
  moments: Readonly<Record<string, Moments>>;
  tasks: readonly WordedTask[];
  plans: readonly PlanTemplate[];
  exercises: readonly ExerciseText[];
  snippets: readonly Snippet[];
  directory: readonly DirectoryEntry[];
  "demo/articles": readonly DemoArticle[];
  "demo/items": readonly DemoItem[];
  "demo/questions": readonly DemoQuestion[];
}

/** Everything that courses are made of. */
interface CourseLibrary {
  lessons: readonly SkillLessons[];
  packs: readonly Omit<FieldPack, "ownCases">[];
  ageNotes: AgeNotes;
  /** By kind of goal. */
  goalLessons: Readonly<Record<string, GoalTold>>;
  /** By pack and skill: of its people beside their work. */
  ownCases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  youngLessons: YoungLessons;
  youngQuestions: YoungQuestions;
  /** By task. */
  goalSteps: Readonly<Record<string, GoalSteps>>;
  /** By task. */
  howTos: Readonly<Record<string, readonly WordedHowTo[]>>;
  otherQuestions: OtherQuestionsBySkill;
  projects: ClosingProjects;
  resources: readonly Resource[];
}

export interface Reading {
  /** Null where there is a mistake. */
  content: Content | null;
  mistakes: readonly Mistake[];
}

/** Reads and checks the files of `content/`. */
export function readContent(files: readonly ContentFile[]): Reading {
  const pages = files.map((file) => new Page(file));
  const reader = new Reader(pages);
  const { near, ...content } = readPages(reader);
  reader.checkNoneIsLeft();

  const found = pages.flatMap((page) => page.mistakes);
  // Only then, since a file with a mistake would be called missing too.
  const mistakes =
    found.length > 0 ? found : [...missingTexts(content), ...brokenLinks(files, content)];
  const { grok } = content;
  if (mistakes.length === 0 && grok) {
    return { content: { ...content, ...drawnFrom(content, near), grok }, mistakes };
  }
  return {
    content: null,
    mistakes: mistakes.sort((one, other) => compare(one.file, other.file) || one.line - other.line),
  };
}

const skillPlace = /^content\/skills\/[^/]+\/[^/]+$/;

function readPages(reader: Reader) {
  const [grok] = reader.read(/^content\/pages\/grok$/, readOverview);
  const skills = reader.read(skillPlace, readSkill);
  const fields = inOrder(reader.read(/^content\/fields\/[^/]+$/, readField));
  const tasks = inOrder(reader.read(/^content\/tasks\/[^/]+$/, readTask));
  const library = readLibrary(reader);
  const placedFields = placed(
    fields.map(({ field }) => field),
    ({ day }) => day,
  );
  return {
    grok,
    tools: reader.read(/^content\/tools\/[^/]+$/, readTool).sort(by(({ id }) => id)),
    guides: reader.read(/^content\/guides\/[^/]+$/, readGuide).sort(by(({ id }) => id)),
    skills: inMapOrder(skills, new Set(reader.names(skillPlace))),
    questions: Object.fromEntries(skills.map(({ skill, questions }) => [skill.id, questions])),
    "skill-texts": Object.fromEntries(skills.map(({ skill, text }) => [skill.id, text])),
    library,
    near: reader.read(/^content\/near-words\/[^/]+$/, readNearWords).flat(),
    fields: placedFields,
    moments: Object.fromEntries(fields.map(({ field, moments }) => [field.id, moments])),
    tasks: placed(
      tasks.map(({ task }) => task),
      ({ lessons }) => lessons,
    ),
    plans: inOrder(reader.read(/^content\/plans\/[^/]+$/, readPlan)).map(({ plan }) => plan),
    exercises: reader
      .read(/^content\/exercises\/[^/]+\/[^/]+$/, readExercise)
      .sort(by(({ id }) => id)),
    snippets: inOrder(reader.read(/^content\/snippets\/[^/]+$/, readSnippet)).map(
      ({ snippet }) => snippet,
    ),
    directory: inCategories(reader.read(/^content\/directory\/[^/]+\/[^/]+$/, readEntry)),
    "demo/articles": inSources(reader.read(/^content\/demo\/articles\/[^/]+\/[^/]+$/, readArticle)),
    "demo/items": inRotation(reader.read(/^content\/demo\/items\/[^/]+\/[^/]+$/, readItem)),
    "demo/questions": reader.read(/^content\/demo\/questions\/[^/]+$/, readQuestion),
  };
}

/** What a program finds in the texts: it takes as long as to read them, and of texts with a mistake nobody needs it. */
function drawnFrom(
  { library, fields }: Pick<Content, "library" | "fields">,
  near: readonly (readonly string[])[],
) {
  return {
    "case-words": caseWordsOf(library.packs, library.ownCases, near),
    "question-people": peopleOf(questionsIn(library), fields),
  };
}

function readLibrary(reader: Reader): CourseLibrary {
  const packs = reader.read(/^content\/cases\/[^/]+$/, readPack);
  const resources = reader.read(/^content\/resources\/[^/]+$/, readResource);
  const lessons = reader.read(/^content\/lessons\/[^/]+\/[^/]+$/, readLesson);
  return {
    lessons: bySkill(lessons),
    packs,
    ageNotes: byAge(reader.read(/^content\/age-notes\/[^/]+$/, readAgeNotes)),
    goalLessons: byKindOfGoal(reader.read(/^content\/goal-lessons\/[^/]+$/, readGoalLessons)),
    ownCases: Object.fromEntries(reader.read(/^content\/own-cases\/[^/]+$/, readOwnCases)),
    youngLessons: Object.assign(
      {},
      ...reader.read(/^content\/young-lessons\/[^/]+$/, readYoungLessons),
    ),
    youngQuestions: Object.assign(
      {},
      ...reader.read(/^content\/young-questions\/[^/]+$/, readYoungQuestions),
    ),
    goalSteps: Object.fromEntries(reader.read(/^content\/goal-steps\/[^/]+$/, readGoalSteps)),
    howTos: Object.fromEntries(reader.read(/^content\/how-tos\/[^/]+$/, readHowTos)),
    otherQuestions: Object.fromEntries(
      reader.read(/^content\/other-questions\/[^/]+$/, readOtherQuestions),
    ),
    projects: byGoal(reader.read(/^content\/projects\/[^/]+$/, readProject)),
    resources: inOrder(resources).map(({ resource }) => resource),
  };
}

function questionsIn({ lessons, youngLessons, youngQuestions, goalLessons }: CourseLibrary) {
  const told = [
    ...Object.values(youngLessons),
    ...lessons.flatMap(({ first, further }) => [first, further]),
    ...Object.values(goalLessons).flatMap((kind) =>
      Object.values(kind).flatMap((telling) => Object.values(telling)),
    ),
  ];
  const asked = Object.values(youngQuestions).flat();
  return [...told.flatMap(({ questions }) => questions), ...asked];
}

/** Sorts by a number or a word of each. */
function by<T>(key: (each: T) => number | string) {
  return (one: T, other: T) => compare(key(one), key(other));
}

function compare(one: number | string, other: number | string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
