import "~/components/course/course.css";

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { generateCourse, noCourse } from "~/acts/learning/make-course.server";
import { requireUser } from "~/auth/guards.server";
import { DashboardTabs } from "~/components/dashboard/dashboard-tabs";
import { pressedGoal } from "~/components/goal-field";
import { ReadAs } from "~/components/read-as";
import { Notice } from "~/components/toaster";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { formAgain, refusalInit } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { keptCourses, listCoursesAsRead } from "~/models/course.server";
import { CourseForm, courseDefaults } from "~/schemas/course";
import { sentenceOf } from "~/schemas/refusal";
import { CourseList } from "./course-list";
import { NewCourse } from "./new-course";
import { WhatYouGet } from "./what-you-get";

export const meta: MetaFunction = () => [
  { title: `AI Courses · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, username } = await requireUser(request, context);
  const { profile, courses, reading, howTos } = await listCoursesAsRead(context.db, id);
  const goal = new URL(request.url).searchParams.get("goal");
  const isOther = goal !== null && goal !== profile?.learningGoal;
  return {
    username,
    // Each value of the profile that is missing falls back by itself.
    start: {
      ageGroup: profile?.ageGroup || courseDefaults.ageGroup,
      competenceLevel: profile?.competenceLevel || courseDefaults.competenceLevel,
      industry: profile?.industry || courseDefaults.industry,
      learningGoal: goal || profile?.learningGoal || courseDefaults.learningGoal,
    },
    courses,
    // Of the words in the form: another goal is not the one that was read.
    reading: isOther ? null : reading,
    howTos: isOther ? null : howTos,
    most: keptCourses,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  const goal = form.get(pressedGoal);
  if (goal !== null) form.set("learningGoal", goal);
  const submission = readSubmission(form, CourseForm);
  if (goal !== null) return data({ result: formAgain(submission), failure: null });
  if (submission.status !== "success") {
    return data({ result: submission.reply(), failure: null }, { status: 400 });
  }

  const { asksHowTos, howTos = [], ...asked } = submission.value;
  const ticked = asksHowTos ? howTos : null;
  const made = await generateCourse(request, context, user.id, asked, ticked);
  if (made.ok) return redirect(`/courses/${made.id}`);

  // No field is to blame.
  const failure = sentenceOf(made) ?? noCourse;
  return data({ result: formAgain(submission), failure }, refusalInit(made));
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return Response.json({ failure: failedSentence }, { status: 503 });
  }
}

const failedSentence = "Failed to generate course";

export default function CoursesPage() {
  const { username, start, courses, reading, howTos, most } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const failure = failed?.failure ?? null;
  const goal = failed?.result?.initialValue?.learningGoal ?? start.learningGoal;
  return (
    <div className="wrap page">
      <Notice
        notice={
          failure === null
            ? null
            : { title: failedSentence, description: failure, variant: "destructive" }
        }
      />
      <h1 className="mb-5 wrap-anywhere">Welcome, {username}!</h1>
      <DashboardTabs />
      <div className="courses">
        <section aria-labelledby="new-course">
          <h2 id="new-course">A course made for you</h2>
          <p className="lede">
            It begins with the steps of your path, takes its examples from your field, and leaves
            out what you have shown already. Change what you like; your profile stays as it is.
          </p>
          {goal === start.learningGoal && <ReadAs reading={reading} />}
          {failure !== null && (
            <ErrorNote className="mt-6" title={failure}>
              What you entered is still here.
            </ErrorNote>
          )}
          <div className="new-course">
            <NewCourse
              start={start}
              howTos={goal === start.learningGoal ? howTos : null}
              lastResult={failed?.result}
              most={courses.length >= most ? most : null}
            />
            <WhatYouGet />
          </div>
        </section>
        {courses.length > 0 && <CourseList courses={courses} />}
      </div>
    </div>
  );
}
