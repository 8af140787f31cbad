/**
 * Whether a batch was refused by this rule of a table. Batches that write only under a condition,
 * such as that a question is still visible, write a value that the table refuses where it does not
 * hold: then nothing of them remains.
 *
 * @param name as SQLite names it: a column (`answers.thread_id`) or a check (`threads_answered`).
 */
export function breaksRule(error: unknown, rule: "NOT NULL" | "CHECK", name: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.message.includes(`${rule} constraint failed: ${name}`)) return true;
  }
  return false;
}
