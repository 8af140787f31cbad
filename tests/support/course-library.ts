import { openLibrary } from "~/ai/built-in/course/library";
import type { CourseRequest } from "~/ai/course";
import { libraryParts } from "~/content/course-library/parts";
import { courseLibrary } from "~/db/schema/learning";
import { startApp } from "./app";
import { fitOf } from "./fit";

const parts = libraryParts();
const contents = new Map(parts.map(({ part, content }) => [part, content]));

/** The library for a request, as the database would give it. */
export function libraryFor(request: CourseRequest) {
  return openLibrary(request, contents, fitOf(request));
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
