import type { SQL } from "drizzle-orm";

import type { Statement } from "../db/batch";

/** The next piece of work that was left behind an answer, as it is to be stored. */
export interface Piece {
  /** Where the one after it begins; null where it is the last. */
  cursor: string | null;
  statements: readonly Statement[];
  /** What it was made for: where this does not hold any more it is made anew. */
  when?: SQL;
}
