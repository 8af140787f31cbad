export interface Constraint {
  kind: "unique" | "check" | "not-null";
  /**
   * As SQLite names it: an index (`users_email_unique`) or columns (`users.email`) for what must
   * be unique, a check (`coupons_used`), a column (`answers.thread_id`) for what must not be null.
   */
  name: string;
}

const kinds = { UNIQUE: "unique", CHECK: "check", "NOT NULL": "not-null" } as const;

/** The rule of a table that refused a write, or null for any other error. */
export function constraintOf(error: unknown): Constraint | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const match =
      /(UNIQUE|CHECK|NOT NULL) constraint failed: (?:index '([^']+)'|([\w.]+(?:, [\w.]+)*))/.exec(
        each.message,
      );
    const name = match?.[2] ?? match?.[3];
    if (match && name) return { kind: kinds[match[1] as keyof typeof kinds], name };
  }
  return null;
}

/**
 * Whether a write was refused by a rule whose name holds `part`. Batches that write only under a
 * condition, such as that a question is still visible, write a value that the table refuses where
 * it does not hold: then nothing of them remains.
 */
export function isRefusedBy(error: unknown, kind: Constraint["kind"], part = ""): boolean {
  const constraint = constraintOf(error);
  return constraint?.kind === kind && constraint.name.includes(part);
}
