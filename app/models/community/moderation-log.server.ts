import { desc, lt, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { moderationLog } from "../../db/schema/moderation";
import type { ReportKind } from "../../schemas/report-reasons";

const logPerPage = 30;

/**
 * What everybody may know of what editors and the rules of the site did, the newest first: what,
 * when and why. Whose post it was, who reported it and who decided is not among it, nor are private
 * notes.
 *
 * @param before the id that the page before ended with.
 */
export async function listPublicLog(db: Database, before?: number) {
  const [rows] = await db.batch([
    db
      .select({
        ...named("log", {
          id: moderationLog.id,
          action: moderationLog.action,
          reason: moderationLog.reason,
          note: moderationLog.note,
          createdAt: moderationLog.createdAt,
        }),
        kind: sql<ReportKind>`${moderationLog.targetKind}`.as("log_kind"),
        isByRule: sql<number>`${moderationLog.actorId} is null`.as("log_by_rule"),
        isOwn: sql<number>`${moderationLog.actorId} is ${moderationLog.subjectId}
          and ${moderationLog.actorId} is not null`.as("log_own"),
      })
      .from(moderationLog)
      .where(before === undefined ? undefined : lt(moderationLog.id, before))
      .orderBy(desc(moderationLog.id))
      .limit(logPerPage + 1),
  ]);
  const shown = rows.slice(0, logPerPage);
  return {
    entries: shown.map(({ isByRule, isOwn, ...entry }) => ({
      ...entry,
      isByRule: isByRule === 1,
      /** The only editor decided about themselves. */
      isOwn: isOwn === 1,
    })),
    before: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

export type PublicLogEntry = Awaited<ReturnType<typeof listPublicLog>>["entries"][number];
