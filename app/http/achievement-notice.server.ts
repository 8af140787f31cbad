import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { achievementCatalogue } from "../content/achievements";
import { type Notice, redirectWithNotice } from "./notice.server";

/** What to say of achievements that were just earned, or null. */
export function achievementNotice(earned: readonly string[]): Notice | null {
  const titles = achievementCatalogue
    .filter(({ id }) => earned.includes(id))
    .map(({ title }) => title);
  if (titles.length === 0) return null;
  return {
    title: titles.length === 1 ? "You earned an achievement" : "You earned achievements",
    description: titles.join(", "),
  };
}

/** Redirects and tells on the next page what was earned on the way. */
export async function redirectWithAchievements(
  context: AppLoadContext,
  to: string,
  earned: readonly string[],
) {
  const notice = achievementNotice(earned);
  return notice ? redirectWithNotice(context, to, notice) : redirect(to);
}
