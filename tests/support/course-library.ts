import type { SuitingCase } from "~/ai/built-in/course/choose-cases";
import { borrowedCases, caseName, openLibrary } from "~/ai/built-in/course/library";
import type { CourseRequest } from "~/ai/course";
import {
  fitParts,
  libraryParts,
  ownCases,
  packs,
  questionParts,
} from "~/content/course-library/parts";
import { courseLibrary } from "~/db/schema/learning";
import { startApp } from "./app";
import { fitOf } from "./fit";

const parts = libraryParts();
const contents = new Map(parts.map(({ part, content }) => [part, content]));

/** They are in the database of every application that tests start. */
const others = new Set([...fitParts, ...questionParts].map(({ part }) => part));
const ofCourses = parts.filter(({ part }) => !others.has(part));
/** Parsed once: thousands of courses are made of the same, and frozen parts cannot pass from one to another changed. */
const opened = new Map(
  ofCourses.map(({ part, content }) => [part, frozen(JSON.parse(content))] as const),
);

function frozen(value: unknown): unknown {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** The library for a request, as the database would give it. */
export function libraryFor(request: CourseRequest) {
  const library = openLibrary(request, contents, fitOf(request), opened);
  const borrowed = borrowedCases(library).map((each) => [caseName(each), textOf(each)] as const);
  return { ...library, borrowed: new Map(borrowed) };
}

const casesOf = new Map(packs.map(({ id, cases }) => [id, cases]));

function textOf({ packId, isOwn, skillId }: SuitingCase) {
  const cases = isOwn ? ownCases[packId] : casesOf.get(packId);
  return cases?.[skillId] ?? "";
}

/** The application with the library in its database, as the seed writes it. */
export async function startWithLibrary(settings: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(settings);
  const [first, ...more] = inPortions(ofCourses).map((some) =>
    app.db.insert(courseLibrary).values(some).onConflictDoNothing(),
  );
  if (first) await app.db.batch([first, ...more]);
  return app;
}

/** Each row has two parameters, and a statement a hundred at most. */
function inPortions<Row>(rows: readonly Row[]) {
  const many = 50;
  return Array.from({ length: Math.ceil(rows.length / many) }, (_, at) =>
    rows.slice(at * many, (at + 1) * many),
  );
}
