/** The failure under a failure. A failed query's own message holds what was bound to it; its cause's does not. */
export function rootOf(error: unknown): Partial<Error> {
  if (!(error instanceof Error)) return {};
  return error.cause instanceof Error ? error.cause : error;
}

/** Why something failed, for the log: SQLite's reason where a query did. */
export function causeOf(error: unknown) {
  return rootOf(error).message?.split("\nparams:")[0] ?? "unknown";
}
