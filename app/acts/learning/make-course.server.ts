import type { AppLoadContext } from "@remix-run/cloudflare";

import type { CourseLibrary } from "../../ai/built-in/course/library";
import type { WrittenCourse } from "../../ai/course";
import { rewriteCourse } from "../../ai/model/course/rewrite-course";
import type { GuardedModel } from "../../ai/model/model-guard";
import { refuseOverLimit } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { createCourse, keptCourses } from "../../models/course.server";
import type { CourseRequest } from "../../schemas/course";
import { refuse } from "../../schemas/refusal";
import { siteModel } from "./site-model.server";

/** What is said where nothing better is known. */
export const noCourse = "Failed to generate course";

/**
 * Makes a course for a signed-in learner. The one function behind the page and `/api`.
 *
 * @param howTos what was ticked, where it was asked: see `FitAnswers`.
 */
export async function generateCourse(
  request: Request,
  context: AppLoadContext,
  userId: number,
  input: CourseRequest,
  howTos: readonly string[] | null = null,
) {
  try {
    const refused = await refuseOverLimit(request, context, "course-generation");
    if (refused) return refused;

    const { db, now } = context;
    const write = writerOf(siteModel(request, context, { id: userId }));
    const created = await createCourse(db, userId, input, { now, howTos, write });
    if (created.ok) return created;
    const room = `You keep ${keptCourses} courses already, which is the most. Delete one of them to make room for another.`;
    return refuse("conflict", room);
  } catch (error) {
    logFailure("course-failure", error);
    return refuse("failed", noCourse);
  }
}

/** Lets the site's model, where there is one, write parts of the course. */
function writerOf(guarded: GuardedModel | null) {
  if (!guarded) return undefined;
  return {
    engine: guarded.model.engine,
    rewrite: (draft: WrittenCourse, { resources }: CourseLibrary) =>
      rewriteCourse(draft, { ...guarded, resources }),
  };
}
