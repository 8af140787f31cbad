import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { countActivity } from "../activity.server";
import { type Moment, readProgress } from "../progress.server";

/**
 * An answer that somebody accepted is something finished: the statements that light today's learning
 * day of the person who gave it. Taking the acceptance back does not put the day out.
 */
export async function countAcceptedAnswer(
  db: Database,
  answererId: number,
  moment: Moment,
): Promise<Statement[]> {
  const progress = await readProgress(db, answererId, moment);
  if (!progress) return [];
  const done = { isFinished: true, shown: [] };
  return countActivity(db, answererId, progress, done, moment.now).statements;
}
