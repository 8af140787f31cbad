import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Budgets } from "../ai/model/configure";
import type { LanguageModel } from "../ai/model/language-model";
import type { Admission, ModelGuard } from "../ai/model/model-guard";
import type { Database } from "../db/client.server";
import { rateLimits } from "../db/schema/site";

/** After so many failed tasks in a row, none more than ten minutes after the one before ... */
export const failuresBeforeRest = 5;
/** ... the model is left alone for so long. */
export const restMs = 10 * 60_000;

const day = 24 * 60 * 60_000;

interface Use {
  model: Pick<LanguageModel, "engine" | "name">;
  budgets: Budgets;
  /** Who asks, such as `user:7`; never an address or a name. */
  person: string;
  now: number;
}

/**
 * The guard before a model, counted in the table of limits: exact also when many ask at
 * once, because one statement looks at both budgets and at the rest and takes the calls.
 */
export function guardModel(db: Database, { model, budgets, person, now }: Use): ModelGuard {
  const failuresKey = `model-failures:${model.engine}:${model.name}`;
  const allKey = "model-calls:all";
  const personKey = `model-calls:${person}`;
  const midnight = (Math.floor(now / day) + 1) * day;

  function selectState() {
    return db
      .select({ key: rateLimits.key, count: rateLimits.count })
      .from(rateLimits)
      .where(
        and(inArray(rateLimits.key, [failuresKey, allKey, personKey]), gt(rateLimits.resetAt, now)),
      );
  }

  function take(calls: number) {
    const wanted = sql`
      with wanted (name, budget) as
        (values (${allKey}, ${budgets.inAll}), (${personKey}, ${budgets.perPerson}))
      select wanted.name, ${calls}, ${midnight} from wanted
      where ${calls} <= (select min(budget) from wanted)
        and not exists (
          select 1 from wanted as each join rate_limits as taken on taken.key = each.name
          where taken.reset_at > ${now} and taken.count + ${calls} > each.budget)
        and not exists (
          select 1 from rate_limits as failures where failures.key = ${failuresKey}
          and failures.reset_at > ${now} and failures.count >= ${failuresBeforeRest})`;
    return db
      .insert(rateLimits)
      .select(wanted)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${rateLimits.resetAt} <= ${now} then ${calls} else ${rateLimits.count} + ${calls} end`,
          resetAt: sql`${midnight}`,
        },
      })
      .returning({ key: rateLimits.key });
  }

  function refusal(state: { key: string; count: number }[], calls: number): Admission {
    const countOf = (key: string) => state.find((each) => each.key === key)?.count ?? 0;
    if (countOf(failuresKey) >= failuresBeforeRest) return "resting";
    const isPersons = countOf(personKey) + calls > budgets.perPerson;
    return isPersons ? "used-up-by-person" : "used-up";
  }

  function giveBack(unused: number) {
    return db
      .update(rateLimits)
      .set({ count: sql`max(0, ${rateLimits.count} - ${unused})` })
      .where(and(inArray(rateLimits.key, [allKey, personKey]), eq(rateLimits.resetAt, midnight)));
  }

  function countFailure() {
    const { count, resetAt } = rateLimits;
    return db
      .insert(rateLimits)
      .values({ key: failuresKey, count: 1, resetAt: now + restMs })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${resetAt} <= ${now} then 1 else ${count} + 1 end`,
          // Tasks that began before the rest do not make it longer.
          resetAt: sql`case when ${resetAt} > ${now} and ${count} >= ${failuresBeforeRest} then ${resetAt} else ${now + restMs} end`,
        },
      });
  }

  return {
    async admit(calls) {
      const [state, taken] = await db.batch([selectState(), take(calls)]);
      return taken.length > 0 ? "admitted" : refusal(state, calls);
    },

    async settle({ unused, failure }) {
      await db.batch([
        giveBack(unused),
        failure ? countFailure() : db.delete(rateLimits).where(eq(rateLimits.key, failuresKey)),
      ]);
    },
  };
}
