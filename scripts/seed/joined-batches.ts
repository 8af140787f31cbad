interface Waiting {
  statements: D1PreparedStatement[];
  resolve: (results: D1Result[]) => void;
  reject: (error: unknown) => void;
}

/**
 * A database in which batches that are asked for at the same time are one request, in their order.
 * For many small writes that the rules of the site let through: if one fails, all of them do.
 */
export function joinBatches(d1: D1Database): D1Database {
  let waiting: Waiting[] = [];

  async function send() {
    const sent = waiting;
    waiting = [];
    try {
      const results = await d1.batch(sent.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of sent) {
        resolve(results.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  function batch(statements: D1PreparedStatement[]) {
    return new Promise<D1Result[]>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ statements, resolve, reject });
    });
  }

  return { prepare: (query: string) => d1.prepare(query), batch } as D1Database;
}
