import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { deckAsText } from "~/models/one-file.server";
import { listDeck } from "~/models/review.server";

/** All cards of a learner as a file that Anki imports. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return new Response(deckAsText(await listDeck(context.db, user.id)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="lamplight-cards.txt"',
    },
  });
}
