import type { PostedAnswer } from "~/schemas/check-form";
import "~/components/step/step.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithAchievements } from "~/acts/learning/achievement-notice.server";
import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { getTest, recordTest, type TakenTest, testScope } from "~/models/skill-test.server";
import { readAnswers, readNumber } from "~/schemas/check-form";
import { TestForm } from "./test-form";
import { TestResult } from "./test-result";

export const handle = { fillsCarriedForm: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `I know this: ${page?.title ?? "a test"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const scope = findScope(params);
  const taken = readTaken(new URL(request.url).searchParams.get("taken") ?? "");
  const test = await getTest(context.db, { userId: user.id, scope, taken });
  const { id, title, isStrand } = scope;
  return { id, title, isStrand, ...test };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const scope = findScope(params);
  const form = await readForm(request);
  const answers = readAnswers(form);
  const numbers = new Map(
    scope.skills.flatMap(({ id }) => {
      const number = readNumber(form.get(`number-${id}`));
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const test = { userId: user.id, scope, numbers, answers };
  const recorded = await recordTest(context.db, test, moment);
  if (recorded.ok) {
    const to = `/path/test/${scope.id}?taken=${inAddress(recorded.taken)}`;
    return redirectWithAchievements(context, to, recorded.newAchievements);
  }

  switch (recorded.reason) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "incomplete":
      return refuse({ unanswered: recorded.unanswered, answers });
    default:
      return refuse({ refused: refusals[recorded.reason], answers });
  }
}

const refusals = {
  ahead: "This form does not belong to your next test. Please load the page again.",
  empty: "Nothing was answered yet. Answer both questions of a step.",
};

function refuse({
  refused = null,
  unanswered = [],
  answers,
}: {
  refused?: string | null;
  unanswered?: string[];
  answers: PostedAnswer[];
}) {
  return data({ refused, unanswered, answers }, { status: 400 });
}

function findScope({ scope: id = "" }: LoaderFunctionArgs["params"]) {
  const scope = testScope(id);
  if (!scope) throw new Response(null, { status: 404 });
  return scope;
}

function inAddress(taken: readonly TakenTest[]) {
  return taken.map(({ skillId, number }) => `${skillId}.${number}`).join("~");
}

function readTaken(text: string): TakenTest[] {
  return text.split("~").flatMap((each) => {
    const [skillId = "", digits] = each.split(".");
    const number = readNumber(digits);
    return number === undefined ? [] : { skillId, number };
  });
}

export default function TestPage() {
  const { id, title, isStrand, open, results, current } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const rest = open.length > 0;

  return (
    <div className="wrap page step">
      <Breadcrumb items={[{ label: "Dashboard", to: "/dashboard" }, { label: "I know this" }]} />
      <h1>I know this: {title}</h1>
      {results.length > 0 ? (
        <TestResult
          key={results.map(({ number }) => number).join()}
          scope={id}
          results={results}
          rest={rest}
          current={current}
        />
      ) : rest ? (
        <TestForm
          scope={id}
          isStrand={isStrand}
          parts={open}
          answers={answer?.answers}
          unanswered={answer?.unanswered}
          refused={answer?.refused}
        />
      ) : (
        <div className="stack mt-6">
          <p>
            {isStrand
              ? "You have shown every skill of this part, so there is nothing left to test."
              : "You have shown this skill already, so its step is done."}
          </p>
          <p>
            <ButtonLink to="/dashboard">To my dashboard</ButtonLink>
          </p>
        </div>
      )}
    </div>
  );
}
