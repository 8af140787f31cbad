import "./review.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithAchievements } from "~/acts/learning/achievement-notice.server";
import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { getPoints, getReview, recordReview } from "~/models/review.server";
import { readId } from "~/schemas/id";
import { readReviewAnswer } from "~/schemas/review-answer";
import { NothingDue } from "./nothing-due";
import { ReviewCard } from "./review-card";
import { ReviewResult } from "./review-result";

export const meta: MetaFunction = () => [
  { title: `Review · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const { searchParams } = new URL(request.url);
  const named = searchParams.get("answered");
  const answered = named === null ? null : readId(named);
  const asked = {
    user,
    skillId: searchParams.get("skill"),
    lastStrand: searchParams.get("last"),
    goesOn: searchParams.has("more"),
  };
  const moment = { now: context.now, timeZone: context.site.timeZone };
  const review =
    answered === undefined ? null : await getReview(context.db, { ...asked, answered }, moment);
  if (!review) throw new Response(null, { status: 404 });
  return review;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const form = await readForm(request);
  const sent = readReviewAnswer(form);
  if (!sent) return refuse(refusals.other);
  const answer = { ...sent, userId: user.id };
  if (sent.recalls) {
    const points = await getPoints(context.db, answer);
    return points
      ? { refused: null, recalled: { text: sent.text, points } }
      : refuse(refusals.other);
  }

  const moment = { now: context.now, timeZone: context.site.timeZone };
  const recorded = await recordReview(context.db, answer, moment);
  if (recorded.ok) {
    const more = new URL(request.url).searchParams.has("more") ? "&more" : "";
    const to = `/review?answered=${sent.cardId}${more}`;
    return redirectWithAchievements(context, to, recorded.newAchievements);
  }
  if (recorded.reason === "gone") return redirect("/review");
  return refuse(refusals[recorded.reason]);
}

const refusals = {
  nothing: "Answer the card first. A guess is fine: trying is what makes it stick.",
  other: "This form does not belong to your next card. Please load the page again.",
};

function refuse(refused: string) {
  return data({ refused, recalled: null }, { status: 400 });
}

export default function ReviewPage() {
  const review = useLoaderData<typeof loader>();
  const { card, result } = review;
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap page review">
      <Breadcrumb items={[{ label: "Dashboard", to: "/dashboard" }, { label: "Review" }]} />
      <h1>Review</h1>
      {answer?.refused && !result && (
        <ErrorNote className="review__refused" title={answer.refused} />
      )}
      {result && <ReviewResult key={result.id} {...review} result={result} />}
      {card && (
        <ReviewCard
          key={`${card.id} ${card.tries}`}
          {...review}
          card={card}
          recalled={answer?.recalled ?? null}
        />
      )}
      {!card && !result && <NothingDue {...review} />}
    </div>
  );
}
