import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { generateCourse } from "~/acts/learning/make-course.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { CourseRequest } from "~/schemas/course";

export function loader() {
  return methodNotAllowed("POST");
}

/** Answers the course with exactly the stated fields; where it is kept stands in a header. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const input = await readJson(request, CourseRequest);

  const made = await generateCourse(request, context, user.id, input);
  if (!made.ok) return apiRefusal(made);

  const headers = { Location: `/courses/${made.id}` };
  return Response.json(made.course, { status: 201, headers });
}
