import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { articleRevisions } from "../../db/schema/news";

const shownCorrections = 10;

/** The statement that reads what was corrected in an article, the last first, for its page's batch. */
export function selectCorrections(db: Database, articleId: number) {
  return db
    .select({
      correction: sql<string>`${articleRevisions.note}`.as("correction_note"),
      ...named("corrected", { correctedAt: articleRevisions.createdAt }),
    })
    .from(articleRevisions)
    .where(
      and(
        eq(articleRevisions.articleId, articleId),
        eq(articleRevisions.isCorrection, true),
        sql`${articleRevisions.note} is not null`,
      ),
    )
    .orderBy(desc(articleRevisions.revision))
    .limit(shownCorrections);
}
