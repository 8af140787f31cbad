/** What a request cost the databases. Round trips are counted, and rows where the answer tells them. */
export interface Meter {
  d1RoundTrips: number;
  /** Statements: of those an invocation may make so many. */
  d1Queries: number;
  /** Reads that carry no `meta` (fields without names of their own): their rows are unknown, so pages must not use them. */
  d1Unmetered: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
}

export function createMeter(): Meter {
  return {
    ...{ d1RoundTrips: 0, d1Queries: 0, d1Unmetered: 0, rowsRead: 0, rowsWritten: 0 },
    ...{ kvReads: 0, kvWrites: 0 },
  };
}

/** Whether a request may have changed the database: what carries no `meta` may be an insert that returns its row. */
export function mayHaveWritten({ rowsWritten, d1Unmetered }: Meter) {
  return rowsWritten > 0 || d1Unmetered > 0;
}

/** A D1 database that behaves like the given one and counts into the meter. */
export function meterDatabase(d1: D1Database, meter: Meter): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function count(meta: D1Meta) {
    meter.rowsRead += meta.rows_read;
    meter.rowsWritten += meta.rows_written;
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      async first(column?: string) {
        meter.d1RoundTrips++;
        meter.d1Queries++;
        meter.d1Unmetered++;
        return column === undefined ? statement.first() : statement.first(column);
      },
      async all() {
        meter.d1RoundTrips++;
        meter.d1Queries++;
        const result = await statement.all();
        count(result.meta);
        return result;
      },
      async run() {
        meter.d1RoundTrips++;
        meter.d1Queries++;
        const result = await statement.run();
        count(result.meta);
        return result;
      },
      async raw(options?: { columnNames?: false }) {
        meter.d1RoundTrips++;
        meter.d1Queries++;
        meter.d1Unmetered++;
        return statement.raw(options);
      },
    } as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }

  return {
    prepare: (query: string) => wrap(d1.prepare(query)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      meter.d1RoundTrips++;
      meter.d1Queries += statements.length;
      const results = await d1.batch<Row>(statements.map((each) => originals.get(each) ?? each));
      for (const result of results) count(result.meta);
      return results;
    },
    async exec(query: string) {
      meter.d1RoundTrips++;
      meter.d1Queries++;
      meter.d1Unmetered++;
      return d1.exec(query);
    },
    withSession: (constraint?: D1SessionBookmark | D1SessionConstraint) =>
      d1.withSession(constraint),
    dump: () => d1.dump(),
  } as D1Database;
}

/** A KV namespace that behaves like the given one and counts into the meter. */
export function meterNamespace(kv: KVNamespace, meter: Meter): KVNamespace {
  return new Proxy(kv, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (name === "get" || name === "getWithMetadata" || name === "list") meter.kvReads++;
        if (name === "put" || name === "delete") meter.kvWrites++;
        return value.apply(target, args);
      };
    },
  });
}
