import type { PostedAnswer } from "~/schemas/check-form";
import "~/components/step/step.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithAchievements } from "~/acts/learning/achievement-notice.server";
import { requireUser } from "~/auth/guards.server";
import { Listen } from "~/components/listen/listen";
import { CheckForm } from "~/components/step/check-form";
import { Lesson, OtherLesson } from "~/components/step/lesson";
import { ErrorNote } from "~/components/ui/error-note";
import type { LessonText } from "~/content/course-library/lesson-text";
import { site } from "~/content/site";
import { strands } from "~/content/skills/skill";
import { skillById } from "~/content/skills/skill-map";
import { readForm } from "~/http/body.server";
import { renderMarkdown } from "~/markdown/render.server";
import { getStep } from "~/models/path-step.server";
import { recordCheck } from "~/models/skill-check.server";
import { readAnswers, readNumber } from "~/schemas/check-form";
import { CheckResult } from "./check-result";
import { KnownAlready } from "./known-already";
import { LockedStep } from "./locked-step";
import { StepHead } from "./step-head";

export const handle = { fillsCarriedForm: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.step.title ?? "Step"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const skill = findSkill(params);
  const asked = new URL(request.url).searchParams.get("check");
  const answered = asked === null ? null : readNumber(asked);
  const found =
    answered === undefined ? null : await getStep(context.db, { user, skill, answered });
  if (!found) throw new Response(null, { status: 404 });

  const { check, lesson, otherLesson, ...page } = found;
  return {
    ...page,
    skillId: skill.id,
    strand: strands.find(({ id }) => id === skill.strand),
    outcome: skill.outcome,
    // Questions and lesson stay here until the step is open.
    lesson: check && {
      explanation: renderMarkdown(lesson.explanation),
      example: lesson.example,
    },
    otherLesson: check && otherLesson && shownLesson(otherLesson),
    check: page.result ? null : check,
  };
}

function shownLesson({ title, explanation, recap }: LessonText) {
  return { title, explanation: renderMarkdown(explanation), recap };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const skill = findSkill(params);
  const form = await readForm(request);
  const number = readNumber(form.get("check"));
  if (number === undefined) return refuse(400, refusals.ahead);

  const answers = readAnswers(form);
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const recorded = await recordCheck(
    context.db,
    { userId: user.id, skill, number, answers },
    moment,
  );
  if (recorded.ok) {
    const to = `/path/${skill.id}?check=${number}`;
    return redirectWithAchievements(context, to, recorded.newAchievements);
  }

  switch (recorded.reason) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "locked":
      return refuse(409, refusals.locked);
    case "ahead":
      return refuse(400, refusals.ahead);
    case "incomplete":
      return data({ refused: null, unanswered: recorded.unanswered, answers }, { status: 400 });
  }
}

const refusals = {
  locked: "This step is still locked, so its check was not counted.",
  ahead: "This form does not belong to your next check. Please load the page again.",
};

function refuse(status: number, refused: string) {
  return data({ refused, unanswered: [] as string[], answers: [] as PostedAnswer[] }, { status });
}

function findSkill({ skillId = "" }: LoaderFunctionArgs["params"]) {
  const skill = skillById(skillId);
  if (!skill) throw new Response(null, { status: 404 });
  return skill;
}

export default function StepPage() {
  const { skillId, lesson, otherLesson, check, result, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();

  return (
    <div className="wrap page step">
      <StepHead {...page} />
      {answer?.refused && !check && <ErrorNote className="step__refused" title={answer.refused} />}
      {!lesson && <LockedStep skillId={skillId} {...page} />}
      {lesson && !result && page.step.doneAt === null && <KnownAlready skillId={skillId} />}
      {result && <CheckResult key={result.number} skillId={skillId} result={result} {...page} />}
      {otherLesson && <OtherLesson {...otherLesson} />}
      {lesson && (
        <div id="lesson-text">
          <div className="row mb-6">
            <Listen to="lesson-text" />
            <Link to={`/lessons/${skillId}/easy`}>Easy reading: one idea a screen</Link>
            <Link to={`/lessons/${skillId}/worksheet`} reloadDocument>
              Worksheet to print
            </Link>
          </div>
          <Lesson {...lesson} isFolded={result !== null || otherLesson !== null} />
        </div>
      )}
      {check && (
        <CheckForm
          key={check.number}
          action={`/path/${skillId}`}
          check={check}
          answers={answer?.answers}
          unanswered={answer?.unanswered}
          refused={answer?.refused}
          {...page}
        />
      )}
    </div>
  );
}
