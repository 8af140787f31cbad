/**
 * As much of the D1 binding as drizzle uses, over something that executes statements.
 *
 * @param execute takes `{ sql, values }[]` as one batch and answers D1's results in that order.
 */
export function d1From(execute) {
  function prepare(sql, values = []) {
    const statement = {
      sql,
      values,
      bind: (...bound) => prepare(sql, bound),
      all: async () => (await execute([statement]))[0],
      run: () => statement.all(),
      first: async () => (await statement.all()).results[0] ?? null,
      raw: async () => (await statement.all()).results.map((row) => Object.values(row)),
    };
    return statement;
  }

  return { prepare, batch: execute };
}
