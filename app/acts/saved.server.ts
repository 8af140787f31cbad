import type { AppLoadContext } from "@remix-run/cloudflare";

import { readOwner } from "../auth/guest.server";
import { selectSavedThreads } from "../models/community/saved.server";
import { selectSavedItems, toSavedItems } from "../models/marketplace/save.server";
import { selectSavedArticles } from "../models/news/saved.server";
import { everySaved, pageOfSaved, type SavedKind, type SavedPage } from "../models/saved-page";

/**
 * What this visitor or member saved, in every part of the site or in one.
 *
 * @returns with `older` where there is more of a kind: the place from which it goes on.
 */
export async function readSaved(
  request: Request,
  context: AppLoadContext,
  { of, ...page }: SavedPage & { of?: SavedKind } = everySaved,
) {
  const reader = await readOwner(request, context);
  // Of a kind that is not asked for nothing is read.
  const read = (kind: SavedKind) => (of && of !== kind ? { most: -1 } : page);
  const [articles, threads, items] = await context.db.batch([
    selectSavedArticles(context.db, reader, read("articles")),
    selectSavedThreads(context.db, reader.userId, read("questions")),
    selectSavedItems(context.db, reader, read("items")),
  ]);
  const { most } = page;
  const pages = {
    articles: pageOfSaved(articles, most),
    questions: pageOfSaved(threads, most),
    items: pageOfSaved(items, most),
  };
  return {
    articles: pages.articles.shown,
    threads: pages.questions.shown,
    items: toSavedItems(pages.items.shown),
    older: {
      articles: pages.articles.older,
      questions: pages.questions.older,
      items: pages.items.older,
    },
    isMember: reader.userId !== null,
  };
}
