import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, invalid, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { answerLesson } from "~/models/course.server";
import { readLessonKey } from "~/models/course-lesson";
import { LessonAnswers } from "~/schemas/course";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Answers a lesson's exercises. The keys and explanations come with the reply, never before. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const input = await readJson(request, LessonAnswers);

  const courseId = readId(params.id);
  const place = readLessonKey(input.lesson);
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const recorded =
    courseId && place
      ? await answerLesson(
          context.db,
          { userId: user.id, courseId, place, options: input.answers },
          moment,
        )
      : undefined;
  if (!recorded || (!recorded.ok && recorded.reason === "unknown")) {
    return apiError(404, "There is no such lesson.");
  }
  if (!recorded.ok) {
    return invalid({ answers: ["Please choose one of the options of every exercise."] });
  }

  return Response.json({
    isNew: recorded.isNew,
    exercises: recorded.result.map(({ chosen, answer, options }) => ({
      isRight: chosen === answer,
      answer,
      explanations: options.map(({ explanation }) => explanation),
    })),
    newAchievements: recorded.newAchievements,
  });
}
