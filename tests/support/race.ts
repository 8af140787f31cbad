import type { Database } from "~/db/client.server";

/**
 * A database as somebody sees it who is overtaken: what another request does happens once, right
 * before the batch that writes, which is the first one of more than `reads` statements.
 */
export function overtaken(db: Database, other: () => Promise<unknown>, reads = 3): Database {
  let isDone = false;
  return new Proxy(db, {
    get(whole, name) {
      if (name !== "batch") return Reflect.get(whole, name, whole);
      return async (...sent: Parameters<Database["batch"]>) => {
        if (sent[0].length > reads && !isDone) {
          isDone = true;
          await other();
        }
        return whole.batch(...sent);
      };
    },
  });
}
