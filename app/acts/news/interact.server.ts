import type { AppLoadContext } from "@remix-run/cloudflare";

import { keepCounted } from "../../auth/guest.server";
import { refuseOverLimit } from "../../http/limits.server";
import { findPublished } from "../../models/news/article-publish.server";
import { type Interaction, setInteraction } from "../../models/news/interaction.server";
import { refuse } from "../../schemas/refusal";

/**
 * Keeps what a visitor or member did with an article, within the limit of their address. `headers`
 * carry the cookie of a new visitor and belong into the answer.
 */
export async function interact(
  request: Request,
  context: AppLoadContext,
  change: { articleId: number; kind: Interaction; value: boolean | null },
) {
  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const { who, headers } = await keepCounted(request, context);
  const { db, now } = context;
  const kept = await findPublished(db, now, () => setInteraction(db, change, who, now));
  if (!kept) return refuse("unknown", "There is no such article.");
  return { ok: true, ...kept, headers } as const;
}
