import { sql } from "drizzle-orm";

import { run } from "../db/batch";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import type { Meter } from "../db/meter";
import { failedWork, movedWork, selectDueWork, stuckWork } from "../db/pending-work";
import type { Work, WorkKind } from "../db/schema/pending-work";
import { deleteNext } from "./account-pieces.server";
import { causeOf } from "./cause";
import { followThread } from "./community/answers-follow.server";
import { tellFollowers } from "./community/follow.server";
import { closeNextReports } from "./community/report-closing.server";
import type { Piece } from "./piece";

export interface WorkPlace {
  db: Database;
  files: R2Bucket;
  /** Counts what the invocation has asked of the database, of which it may ask `mostQueries`. */
  meter: Meter;
  mostQueries: number;
}

/** How the next piece of each kind is made. */
const makers: Record<WorkKind, (place: WorkPlace, work: Work, now: number) => Promise<Piece>> = {
  account: ({ db, files }, work, now) => deleteNext(db, files, work, now),
  answers: ({ db }, work, now) => followThread(db, work, now),
  followers: ({ db }, work) => tellFollowers(db, work),
  reports: ({ db }, work) => closeNextReports(db, work),
};

/** No piece asks more of the database: what reads for it, what stores it, and a failure's count. */
const queriesOfPiece = 20;
/** An invocation ends half a minute after its answer. */
const mostMs = 20_000;
const pauseMs = 5;
const minute = 60_000;
const longestPause = 6 * 60 * minute;

/**
 * Does what writes left to be done, piece by piece, until nothing is due or the invocation's queries or
 * time are spent. A piece is stored in one batch with the place where the next one begins, and only if
 * nobody stored it meanwhile: it is done once, however many runners there are, and none is lost.
 */
export async function doPendingWork(
  place: WorkPlace,
  { now, clock = Date.now }: { now: number; clock?: () => number },
) {
  const { db, meter, mostQueries } = place;
  while (meter.d1Queries + queriesOfPiece <= mostQueries && clock() - now < mostMs) {
    const [[work]] = await db.batch([selectDueWork(db, now)]);
    if (!work) return;
    try {
      const { cursor, when, statements } = await makers[work.kind](place, work, now);
      const { first, last } = movedWork(db, work, { cursor, when });
      await run(db, [first, ...statements, ...last]);
      await pause();
    } catch (error) {
      // Another runner was faster, or what the piece was made for has changed.
      if (isRefusedBy(error, "not-null", "pending_work.cursor")) continue;
      await postpone(db, work, { now, error });
    }
  }
}

/** Lets other requests come in between: a server of one's own does one thing at a time. */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}

async function postpone(db: Database, work: Work, { now, error }: { now: number; error: unknown }) {
  const { kind, subject, attempts } = work;
  const failed = { event: "work-failed", kind, subject, attempts: attempts + 1 };
  console.error(JSON.stringify({ ...failed, cause: causeOf(error) }));
  const later = Math.min(longestPause, minute * 4 ** attempts);
  await run(db, [failedWork(db, work, now + later)]);
}

/** How much was left behind an answer and keeps failing. Throws when the database does not answer. */
export async function countStuckWork(db: Database) {
  const [[row]] = await db.batch([db.select({ stuck: stuckWork }).from(sql`(select 1)`)]);
  return row?.stuck ?? 0;
}
