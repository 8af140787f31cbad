import "./progress.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { counted } from "~/components/dashboard/words";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { listGrownPrompts } from "~/models/grown-prompts.server";
import { GrownExercise } from "./grown-exercise";

export const meta: MetaFunction = () => [
  { title: `What you do better now · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const exercises = await listGrownPrompts(context.db, user.id);
  return { exercises: exercises.sort((one, other) => other.gains.length - one.gains.length) };
}

/** The first try of each exercise beside the best, in the learner's own words. */
export default function ProgressPage() {
  const { exercises } = useLoaderData<typeof loader>();
  const grown = exercises.filter((each) => each.gains.length > 0);
  const gains = grown.reduce((sum, each) => sum + each.gains.length, 0);
  return (
    <div className="wrap page grown">
      <Breadcrumb
        items={[{ label: "Dashboard", to: "/dashboard" }, { label: "What you do better now" }]}
      />
      <h1>What you do better now</h1>
      {exercises.length === 0 ? (
        <EmptyState
          as="h2"
          title="Nothing to compare yet"
          action={<ButtonLink to="/tools">Choose an exercise</ButtonLink>}
        >
          Try an exercise twice. Your first prompt and your best one then stand here side by side.
        </EmptyState>
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
