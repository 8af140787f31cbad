import type { AppLoadContext } from "@remix-run/cloudflare";

import { achievementCatalogue } from "../content/achievements";
import { logFailure } from "../http/log-failure.server";
import type { Notice } from "../http/notice.server";
import { type Claimed, claimVisitorWork } from "../models/visitor-claim.server";
import { countDone } from "./visitor-ticket.server";

interface Taken {
  /** `Set-Cookie` values that belong into the answer. */
  cookies: string[];
  /** What to say of it; null where nothing new came into the account. */
  notice: Notice | null;
}

const nothing: Taken = { cookies: [], notice: null };

/**
 * Moves what this browser's visitor did into the account whose session begins. Where that fails
 * the session begins all the same, and the work waits for the next time.
 */
export async function claimTryOut(context: AppLoadContext, userId: number): Promise<Taken> {
  const ticket = await context.visitor.read();
  if (!ticket) return nothing;
  try {
    const moment = { now: context.now, timeZone: context.site.timeZone };
    const who = { userId, visitorId: ticket.id };
    const claimed = countDone(ticket) > 0 ? await claimVisitorWork(context.db, who, moment) : null;
    return { cookies: [await context.visitor.clear()], notice: claimed && noticeOf(claimed) };
  } catch (error) {
    logFailure("try-out-not-claimed", error);
    return nothing;
  }
}

const names = { check: "the check of a lesson", exercise: "an exercise", challenge: "a challenge" };

function noticeOf({ kinds, newAchievements }: Claimed): Notice | null {
  if (kinds.length === 0) return null;
  const taken = new Intl.ListFormat("en").format(kinds.map((kind) => names[kind]));
  const earned = achievementCatalogue
    .filter(({ id }) => newAchievements.includes(id))
    .map(({ title }) => title);
  const said = `It counts now: ${taken}.`;
  return {
    title: "Your try-out is in your account",
    description: earned.length > 0 ? `${said} You earned: ${earned.join(", ")}.` : said,
  };
}
