import bank from "virtual:content/questions";
import { eq } from "drizzle-orm";
import { strands } from "~/content/skills/skill";
import { skills } from "~/content/skills/skill-map";
import { run } from "~/db/batch";
import { reviewCards } from "~/db/schema/review";
import { itemOf, makeCards, type Tried } from "~/models/review-making.server";
import type { startApp } from "./app";

type App = Pick<Awaited<ReturnType<typeof startApp>>, "db">;

export const day = 24 * 60 * 60 * 1000;

/** Questions of the bank as what was tried, strand by strand. */
export function triedQuestions(count: number, wasKnown = true): Tried[] {
  const all = strands.flatMap(({ id }) =>
    skills
      .filter(({ strand }) => strand === id)
      .flatMap(({ id: skillId }) =>
        (bank[skillId] ?? []).map((question) => ({
          kind: "question" as const,
          item: itemOf(skillId, question.id),
          skillId,
          wasKnown,
        })),
      ),
  );
  // Every strand has some of them.
  const each = Math.floor(all.length / count);
  return all.filter((_, index) => index % each === 0).slice(0, count);
}

/** Cards that were made ten days ago and are due now; their ids, the longest due first. */
export async function makeDueCards(
  { db }: App,
  { id: userId }: { id: number },
  tried: number | readonly Tried[],
  zone = "UTC",
) {
  const list = typeof tried === "number" ? triedQuestions(tried) : tried;
  await run(db, makeCards(db, list, { userId, zone, now: Date.now() - 10 * day }));
  const made = await db
    .select({ id: reviewCards.id })
    .from(reviewCards)
    .where(eq(reviewCards.userId, userId))
    .orderBy(reviewCards.dueAt, reviewCards.id);
  return made.map(({ id }) => id);
}
