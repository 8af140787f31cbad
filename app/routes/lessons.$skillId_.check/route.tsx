import type { PostedAnswer } from "~/schemas/check-form";
import "~/components/step/step.css";

import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepCheck } from "~/acts/learning/try-out.server";
import { claimTryOut } from "~/auth/claim-try-out.server";
import { requireNoEndedSession } from "~/auth/guards.server";
import { CheckForm } from "~/components/step/check-form";
import { Lesson } from "~/components/step/lesson";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { skillById } from "~/content/skills/skill-map";
import { refusalInit } from "~/http/answer.server";
import { readForm } from "~/http/body.server";
import { renderMarkdown } from "~/markdown/render.server";
import { firstPracticeFor } from "~/models/catalogue";
import { getVisitorCheck } from "~/models/visitor-check.server";
import { readAnswers, readNumber } from "~/schemas/check-form";
import { sentenceOf } from "~/schemas/refusal";
import { VisitorResult } from "./visitor-result";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Check"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The check of a lesson for somebody without an account, who may take that of one lesson. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireNoEndedSession(request, context);

  const skill = findSkill(params);
  if (await context.getUser()) throw redirect(`/path/${skill.id}#check`);
  const ticket = await context.visitor.read();
  if (ticket?.check !== undefined && ticket.check !== skill.id) throw toLesson(skill.id);

  const asked = new URL(request.url).searchParams.get("check");
  const answered = asked === null ? null : readNumber(asked);
  if (answered === undefined) throw new Response(null, { status: 404 });
  const query = { visitorId: ticket?.id ?? null, skill, now: context.now };
  const found = await getVisitorCheck(context.db, { ...query, answered });
  if (!found) throw new Response(null, { status: 404 });
  const { explanation, example } = found.lesson;
  return {
    ...found,
    skillId: skill.id,
    title: skill.title,
    lesson: { explanation: renderMarkdown(explanation), example },
    practice: ticket?.exercise === undefined ? firstPracticeFor(skill.id) : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireNoEndedSession(request, context);

  const skill = findSkill(params);
  const form = await readForm(request);
  const number = readNumber(form.get("check"));
  if (number === undefined) return refuse(refusals.ahead);

  const answers = readAnswers(form);
  const kept = await keepCheck(request, context, { skill, number, answers });
  const user = await context.getUser();
  if (user) throw await toAccount(context, user.id, skill.id);
  if (kept.ok) {
    const headers = { "Set-Cookie": kept.cookie };
    return redirect(`/lessons/${skill.id}/check?check=${number}`, { headers });
  }

  switch (kept.reason) {
    case "taken":
      throw toLesson(skill.id);
    case "refused":
      return refuse(sentenceOf(kept.refused) ?? refusals.ahead, refusalInit(kept.refused));
    case "ahead":
      return refuse(refusals.ahead);
    case "incomplete":
      return data({ refused: null, unanswered: kept.unanswered, answers }, { status: 400 });
  }
}

/** Somebody signed in meanwhile, in another tab: what they answered is theirs at once. */
async function toAccount(context: AppLoadContext, userId: number, skillId: string) {
  const { cookies } = await claimTryOut(context, userId);
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(`/path/${skillId}`, { headers });
}

const refusals = {
  ahead: "This form does not belong to your next check. Please load the page again.",
};

function refuse(refused: string, init: ResponseInit = { status: 400 }) {
  return data({ refused, unanswered: [] as string[], answers: [] as PostedAnswer[] }, init);
}

function toLesson(skillId: string) {
  return redirect(`/lessons/${skillId}#ways`);
}

function findSkill({ skillId = "" }: LoaderFunctionArgs["params"]) {
  const skill = skillById(skillId);
  if (!skill) throw new Response(null, { status: 404 });
  return skill;
}

export default function LessonCheckPage() {
  const { skillId, title, lesson, check, left, result, practice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const address = `/lessons/${skillId}/check`;

  return (
    <div className="wrap page step">
      <Breadcrumb
        items={[
          { label: "Learn", to: "/learn" },
          { label: title, to: `/lessons/${skillId}` },
          { label: "Check" },
        ]}
      />
      <div className="step-head">
        <div>
          <h1>{title}</h1>
          <p className="step-head__why">
            No account is needed. Your answers are kept for a month, for you to take into an account
            if you make one.
          </p>
        </div>
      </div>
      {answer?.refused && !check && <ErrorNote className="step__refused" title={answer.refused} />}
      {result && <VisitorResult key={result.number} {...{ address, result, left, practice }} />}
      {!result && !check && (
        <p>You have taken this check as often as one can without an account.</p>
      )}
      <Lesson {...lesson} isFolded />
      {check && (
        <CheckForm
          key={check.number}
          action={address}
          step={{ doneAt: null }}
          isPassedTwice={false}
          chances={left === 1 ? "once more" : `up to ${left} times`}
          check={check}
          answers={answer?.answers}
          unanswered={answer?.unanswered}
          refused={answer?.refused}
        />
      )}
    </div>
  );
}
