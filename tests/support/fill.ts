/**
 * Many rows at once: the indexes of these tables are taken away before and made anew behind them, in
 * one pass each and in their order, which takes less than to keep them with every row.
 */
export async function fillAtOnce(
  DB: D1Database,
  tables: readonly string[],
  statements: readonly D1PreparedStatement[],
) {
  const { results } = await DB.prepare(
    `select name, sql from sqlite_master
      where type = 'index' and sql is not null and tbl_name in (select value from json_each(?))
      order by rowid`,
  )
    .bind(JSON.stringify(tables))
    .all<{ name: string; sql: string }>();
  await DB.batch([
    ...results.map(({ name }) => DB.prepare(`drop index "${name}"`)),
    ...statements,
    ...results.map(({ sql }) => DB.prepare(sql)),
  ]);
}
