import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { achievementCatalogue } from "../../content/achievements";
import { type Notice, redirectWithNotice } from "../../http/notice.server";

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

/** Redirects and tells on the next page what was earned on the way, and how far the score rose. */
export async function redirectWithAchievements(
  context: AppLoadContext,
  to: string,
  earned: readonly string[],
  rise: { from: number; to: number } | null = null,
) {
  const notice = withRise(achievementNotice(earned), rise);
  return notice ? redirectWithNotice(context, to, notice) : redirect(to);
}

function withRise(notice: Notice | null, rise: { from: number; to: number } | null) {
  if (!rise) return notice;
  const said = `Your score rose from ${rise.from} to ${rise.to}.`;
  return notice
    ? { ...notice, description: `${notice.description}. ${said}` }
    : { title: said, description: "The skills behind these challenges count whole now." };
}
