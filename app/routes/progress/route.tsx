import "./progress.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { achievementNotice } from "~/acts/learning/achievement-notice.server";

import { requireUser } from "~/auth/guards.server";
import { counted } from "~/components/dashboard/words";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { listGrownPrompts } from "~/models/grown-prompts.server";
import { isMinor } from "~/models/person";
import { keepTransfer, readTransfer } from "~/models/transfer.server";
import { readId } from "~/schemas/id";
import { TransferAnswers } from "~/schemas/transfer";
import { GrownExercise } from "./grown-exercise";
import { TransferForm } from "./transfer-form";
import { TransferList } from "./transfer-list";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  {
    title: `${page?.transfer ? "In your own assistant" : "What you do better now"} · ${site.name}`,
  },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const asked = new URL(request.url).searchParams.get("exercise");
  if (asked === null) {
    const { exercises, transfers } = await listGrownPrompts(context.db, user.id);
    exercises.sort((one, other) => other.gains.length - one.gains.length);
    return { transfer: null, exercises, transfers };
  }
  const transfer = await readTransfer(context.db, user.id, readId(asked) ?? 0);
  if (!transfer) throw new Response(null, { status: 404 });
  return { transfer: { ...transfer, isMinor: isMinor(user) }, exercises: [], transfers: [] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const exerciseId = readId(new URL(request.url).searchParams.get("exercise") ?? undefined);
  if (!exerciseId) throw new Response(null, { status: 404 });

  const submission = readSubmission(await readForm(request), TransferAnswers);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const kept = await keepTransfer(
    context.db,
    { userId: user.id, exerciseId },
    submission.value,
    moment,
  );
  if (!kept) throw new Response(null, { status: 404 });
  return redirectWithNotice(
    context,
    "/progress#elsewhere",
    achievementNotice(kept.newAchievements) ?? {
      title: "Your answers are kept",
      description: "Only you can read them.",
    },
  );
}

export default function ProgressPage() {
  const { transfer, exercises, transfers } = useLoaderData<typeof loader>();
  return transfer ? (
    <TransferPage transfer={transfer} />
  ) : (
    <GrownPage exercises={exercises} transfers={transfers} />
  );
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** A prompt that passed, taken to the assistant that the learner really uses. */
function TransferPage({ transfer }: { transfer: NonNullable<Page["transfer"]> }) {
  const lastResult = useActionData<typeof action>()?.result;
  const { exercise, prompt, kept, isMinor } = transfer;
  return (
    <div className="wrap page grown">
      <Breadcrumb
        items={[
          { label: "What you do better now", to: "/progress" },
          { label: "In your own assistant" },
        ]}
      />
      <h1>Try it in your own assistant</h1>
      {prompt === null ? (
        <EmptyState
          as="h2"
          title="First pass the exercise"
          action={
            <ButtonLink to={`/tools/${exercise.toolId}?exercise=${exercise.id}`}>
              Go to the exercise
            </ButtonLink>
          }
        >
          Then the prompt that passed stands here, to take along.
        </EmptyState>
      ) : (
        <>
          <p className="lede">
            You passed{" "}
            <Link to={`/tools/${exercise.toolId}?exercise=${exercise.id}`}>{exercise.title}</Link>{" "}
            here. What counts in the end is what happens where you really work.
          </p>
          <TransferForm
            transfer={{ exercise, prompt, kept }}
            isMinor={isMinor}
            lastResult={lastResult}
          />
        </>
      )}
    </div>
  );
}

/** The first try of each exercise beside the best, in the learner's own words. */
function GrownPage({ exercises, transfers }: Pick<Page, "exercises" | "transfers">) {
  const grown = exercises.filter((each) => each.gains.length > 0);
  const gains = grown.reduce((sum, each) => sum + each.gains.length, 0);
  return (
    <div className="wrap page grown">
      <Breadcrumb
        items={[{ label: "Dashboard", to: "/dashboard" }, { label: "What you do better now" }]}
      />
      <h1>What you do better now</h1>
      {exercises.length === 0 ? (
        <>
          <EmptyState
            as="h2"
            title="Nothing to compare yet"
            action={<ButtonLink to="/tools">Choose an exercise</ButtonLink>}
          >
            Try an exercise twice. Your first prompt and your best one then stand here side by side.
          </EmptyState>
          {transfers.length > 0 && <TransferList transfers={transfers} />}
        </>
      ) : (
        <>
          <p className="lede">
            {gains === 0
              ? "Your best prompts say about the same as your first ones. The coach's next step tells what is still missing."
              : `In ${counted(grown.length, "exercise")} your best prompts say ${counted(gains, "thing")} that your first ones did not.`}
          </p>
          {exercises.map((exercise) => (
            <GrownExercise key={exercise.id} exercise={exercise} />
          ))}
          {transfers.length > 0 && <TransferList transfers={transfers} />}
          <p className="small muted">
            The coach looks for words, not for meaning: a point can be missed, or counted where you
            meant something else. Of each exercise we keep your first try, your best one and the
            last twenty.
          </p>
        </>
      )}
    </div>
  );
}
