import type { Database } from "../db/client.server";
import { logFailure } from "../http/log-failure.server";
import type { Moment } from "../models/progress.server";
import { getSessionUser, type SessionUser } from "../models/session.server";
import { tellOfWeek } from "../models/week-notice.server";
import type { SessionStore, SessionTicket } from "./session-store.server";

export type CurrentSession =
  /** `userId` says whose session it was, where one has ended. */
  | { kind: "none"; isStale: boolean; userId: number | null }
  | { kind: "signed-in"; user: SessionUser; ticket: SessionTicket }
  /** Nobody can say who this is right now: public pages answer as for a visitor. */
  | { kind: "unavailable" };

/** Who sends this request. KV holds the session, D1 decides whether it still counts. */
export async function readSession(
  request: Request,
  db: Database,
  sessions: SessionStore,
  moment: Moment,
): Promise<CurrentSession> {
  try {
    const { ticket, isStale, userId } = await sessions.read(request);
    if (!ticket) return { kind: "none", isStale, userId };

    const user = await getSessionUser(db, ticket, moment);
    if (!user) return { kind: "none", isStale: true, userId };
    const unread = user.unread + (await tellOf(db, user, moment));
    return { kind: "signed-in", user: { ...user, unread }, ticket };
  } catch (error) {
    logFailure("session-unavailable", error);
    return { kind: "unavailable" };
  }
}

/** A week that cannot be told of keeps nobody out: the next request tries again. */
async function tellOf(db: Database, user: SessionUser, moment: Moment) {
  try {
    return await tellOfWeek(db, user, moment);
  } catch (error) {
    logFailure("week-not-told", error);
    return 0;
  }
}
