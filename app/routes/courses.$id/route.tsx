import "~/components/course/course.css";

import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithAchievements } from "~/acts/learning/achievement-notice.server";
import { requireUser } from "~/auth/guards.server";
import { CourseHead } from "~/components/course/course-head";
import { DashboardTabs } from "~/components/dashboard/dashboard-tabs";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { answerLesson, answerSimilar, deleteCourse } from "~/models/course.server";
import { type LessonPlace, lessonKey, readLessonKey } from "~/models/course-lesson";
import { getShownCourse } from "~/models/course-page.server";
import { readId } from "~/schemas/id";
import { Glance } from "./glance";
import { Modules } from "./modules";

export const handle = { fillsCarriedForm: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.course.title ?? "Course"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const id = readId(params.id);
  const { searchParams } = new URL(request.url);
  const open = readLessonKey(searchParams.get("lesson") ?? "");
  const similar = readId(searchParams.get("similar")) ?? null;
  const course = id && (await getShownCourse(context.db, { userId: user.id, id, open, similar }));
  if (!course || (searchParams.has("lesson") && !course.open)) {
    throw new Response(null, { status: 404 });
  }

  // A lesson belongs to its module: only one of each is open.
  const openModule = open ? open.module + 1 : Number(readId(searchParams.get("module")) ?? 0);
  return { course, openModule };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const courseId = readId(params.id);
  if (!courseId) throw new Response(null, { status: 404 });

  const form = await readForm(request);
  if (form.get("intent") === "delete") {
    if (!(await deleteCourse(context.db, user.id, courseId))) {
      throw new Response(null, { status: 404 });
    }
    return redirectWithNotice(context, "/dashboard/courses", { title: "The course is deleted." });
  }

  const place = readLessonKey(String(form.get("lesson")));
  if (!place) throw new Response(null, { status: 404 });
  if (form.get("intent") === "similar") {
    return checkSimilar(context, { userId: user.id, courseId, place }, form);
  }

  const options = readOptions(form);
  const recorded = await answerLesson(
    context.db,
    { userId: user.id, courseId, place, options },
    { now: context.now, timeZone: context.site.timeZone },
  );
  if (recorded.ok) {
    const to = `/courses/${courseId}?lesson=${lessonKey(place)}#exercises`;
    return redirectWithAchievements(context, to, recorded.newAchievements);
  }
  if (recorded.reason === "unknown") throw new Response(null, { status: 404 });
  return data({ options, unanswered: recorded.unanswered }, { status: 400 });
}

/** Takes the answer to a similar question; without a choice the question is asked again. */
async function checkSimilar(
  context: AppLoadContext,
  at: { userId: number; courseId: number; place: LessonPlace },
  form: FormData,
) {
  const exercise = readId(String(form.get("similar")));
  const number = readId(String(form.get("number")));
  if (!exercise || !number) throw new Response(null, { status: 404 });

  const to = `/courses/${at.courseId}?lesson=${lessonKey(at.place)}`;
  const option = form.get("option");
  if (typeof option !== "string" || !/^\d$/.test(option)) {
    return redirect(`${to}&similar=${exercise}#similar-${exercise}`);
  }
  const answer = { ...at, exercise: exercise - 1, number, option: Number(option) };
  const moment = { now: context.now, timeZone: context.site.timeZone };
  if (!(await answerSimilar(context.db, answer, moment))) throw new Response(null, { status: 404 });
  return redirect(`${to}#similar-${exercise}`);
}

/** The chosen options by exercise, in which one that was not answered is missing. */
function readOptions(form: FormData): (number | undefined)[] {
  const options: (number | undefined)[] = [];
  for (let exercise = 0; exercise < 9; exercise++) {
    const value = form.get(`answer-${exercise}`);
    options.push(typeof value === "string" && /^\d$/.test(value) ? Number(value) : undefined);
  }
  return options;
}

export default function CoursePage() {
  const { course, openModule } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <DashboardTabs />
      <CourseHead course={course} />
      <div className="course">
        <Modules course={course} openModule={openModule} sentBack={answer} />
        <Glance course={course} />
      </div>
    </div>
  );
}
