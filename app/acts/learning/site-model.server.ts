import type { AppLoadContext } from "@remix-run/cloudflare";

import type { GuardedModel } from "../../ai/model/model-guard";
import { addressHash } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { guardModel } from "../../models/model-use.server";

/** The site's model with the guard for the one who asks; null where none was configured. */
export function siteModel(
  request: Request,
  context: AppLoadContext,
  user: { id: number } | null,
): GuardedModel | null {
  const { ai, db, now } = context;
  if (!ai) return null;

  const person = user ? `user:${user.id}` : `guest:${addressHash(request, context)}`;
  const guard = guardModel(db, { model: ai.language, budgets: ai.budgets, person, now });
  return {
    model: ai.language,
    guard: {
      admit: guard.admit,
      async settle(outcome) {
        if (outcome.failure) logFailure("model-failure", outcome.failure);
        await guard.settle(outcome);
      },
    },
  };
}
