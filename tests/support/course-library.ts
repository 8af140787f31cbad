import type { SuitingCase } from "~/ai/built-in/course/choose-cases";
import { borrowedCases, caseName, openLibrary } from "~/ai/built-in/course/library";
import type { CourseRequest } from "~/ai/course";
import { libraryParts, ownCases, packs } from "~/content/course-library/parts";
import { courseLibrary } from "~/db/schema/learning";
import { startApp } from "./app";
import { fitOf } from "./fit";

const parts = libraryParts();
const contents = new Map(parts.map(({ part, content }) => [part, content]));

/** The library for a request, as the database would give it. */
export function libraryFor(request: CourseRequest) {
  const library = openLibrary(request, contents, fitOf(request));
  const borrowed = borrowedCases(library).map((each) => [caseName(each), textOf(each)] as const);
  return { ...library, borrowed: new Map(borrowed) };
}

function textOf({ packId, isOwn, skillId }: SuitingCase) {
  const cases = isOwn ? ownCases[packId] : packs.find(({ id }) => id === packId)?.cases;
  return cases?.[skillId] ?? "";
}

/** The application with the library in its database, as the seed writes it. */
export async function startWithLibrary(settings: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(settings);
  const [first, ...others] = parts.map((part) =>
    app.db.insert(courseLibrary).values(part).onConflictDoNothing(),
  );
  if (first) await app.db.batch([first, ...others]);
  return app;
}
