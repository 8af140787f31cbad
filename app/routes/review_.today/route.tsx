import "~/components/answered-question.css";
import "./today.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { counted } from "~/components/dashboard/words";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { getReviewToday } from "~/models/review.server";
import { TodayCard } from "./today-card";

/** The service worker shows this page without a network and marks what was answered there. */
export const handle = { hasNoScripts: true };

export const meta: MetaFunction = () => [
  { title: `Today's cards · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const moment = { now: context.now, timeZone: context.site.timeZone };
  return { learnerId: user.id, cards: await getReviewToday(context.db, user, moment) };
}

/** All of today's cards on one page, each with a form of its own. */
export default function ReviewTodayPage() {
  const { learnerId, cards } = useLoaderData<typeof loader>();
  return (
    // By the number the service worker knows whose answers it keeps.
    <div className="wrap page today-cards" data-learner={learnerId}>
      <Breadcrumb
        items={[
          { label: "Dashboard", to: "/dashboard" },
          { label: "Review", to: "/review" },
          { label: "Today's cards" },
        ]}
      />
      <h1>Today's cards</h1>
      <p className="today-cards__note" data-kept-note hidden>
        You are offline, and this page is from your last visit. Answer as always: your answers stay
        on this device and are sent when you are back.
      </p>
      {cards.length === 0 ? (
        <p>
          Nothing is due today. <Link to="/dashboard">To my dashboard</Link>
        </p>
      ) : (
        <>
          <p>
            {counted(cards.length, "card")}, from memory. Once you opened this page, it also works
            without a network.
          </p>
          <ol className="today-cards__list">
            {cards.map((card) => (
              <li key={card.id} data-card={card.id}>
                <TodayCard card={card} />
                <p className="today-cards__kept">
                  Kept on this device. Your answer is sent when you are back online.
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
