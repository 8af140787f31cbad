import type { AppLoadContext } from "@remix-run/cloudflare";

import { readOwner } from "../auth/guest.server";
import { selectSavedThreads } from "../models/community/saved.server";
import { selectSavedItems, toSavedItems } from "../models/marketplace/save.server";
import { selectSavedArticles } from "../models/news/saved.server";

/** What this visitor or member saved, in every part of the site. */
export async function readSaved(request: Request, context: AppLoadContext) {
  const reader = await readOwner(request, context);
  const [articles, threads, items] = await context.db.batch([
    selectSavedArticles(context.db, reader),
    selectSavedThreads(context.db, reader.userId),
    selectSavedItems(context.db, reader),
  ]);
  return { articles, threads, items: toSavedItems(items), isMember: reader.userId !== null };
}
