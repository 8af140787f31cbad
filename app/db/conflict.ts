/**
 * The unique index or column that refused a write, as SQLite names it
 * (`users_email_unique`, `users.email`), or null for any other error.
 */
export function refusedBy(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const match = /UNIQUE constraint failed: (?:index '([^']+)'|([\w., ]+))/.exec(each.message);
    if (match) return match[1] ?? match[2] ?? null;
  }
  return null;
}
