/** Logs why a form could not be processed, without what was typed. */
export function logFailure(event: string, error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message.split("\nparams:")[0] : "unknown";
  console.error(JSON.stringify({ event, cause: message }));
}
