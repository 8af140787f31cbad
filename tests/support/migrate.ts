import { applyD1Migrations, env, reset } from "cloudflare:test";

/** Applies `migrations/*.sql` in order, so every test also proves the migrations. */
export async function migrate() {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

await migrate();
/** Of the runtime, which the first of its files finds as it is migrated. */
const found = globalThis as { schemaAsMigrated?: string; tables?: string[] };
found.schemaAsMigrated ??= (await readSchema()).schema;
found.tables ??= await readTables();

/** Bytes from which on a database is sooner made anew than its rows are deleted. */
const largest = 20 * 2 ** 20;

/**
 * One runtime serves many files: who writes leaves D1, KV and R2 as they were found. To delete what is
 * there takes a tenth of the time that all migrations take, which a changed schema or many rows need.
 */
export async function emptyStorage() {
  const { schema, size } = await readSchema();
  if (schema !== found.schemaAsMigrated || size > largest) {
    await reset();
    await migrate();
    return;
  }
  await Promise.all([emptyTables(), emptyKv(), emptyFiles()]);
}

/** Those that point at others come first, as they were made last: so nothing is left pointing nowhere. */
async function emptyTables() {
  const filled = await readFilled(found.tables ?? []);
  await env.DB.batch([
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...filled.toReversed().map((name) => env.DB.prepare(`delete from "${name}"`)),
    env.DB.prepare("delete from sqlite_sequence where name <> 'd1_migrations'"),
  ]);
}

async function emptyKv() {
  for (let isLeft = true; isLeft; ) {
    const { keys, list_complete } = await env.SESSIONS.list();
    await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
    isLeft = !list_complete;
  }
}

async function emptyFiles() {
  for (let isLeft = true; isLeft; ) {
    const { objects, truncated } = await env.FILES.list();
    if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
    isLeft = truncated;
  }
}

async function readSchema() {
  const { results, meta } = await env.DB.prepare(
    "select group_concat(sql, ';') as sql from (select sql from sqlite_master order by sql)",
  ).all<{ sql: string }>();
  return { schema: results[0]?.sql, size: meta.size_after };
}

/** All but the list of migrations, the only rows that these write: `tests/db/migrations.test.ts`. */
async function readTables() {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master
      where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*'
        and name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** To ask them all takes less than to delete from those that have no rows. */
async function readFilled(tables: readonly string[]) {
  const portions = await env.DB.batch<Record<string, number>>(
    portionsOf(tables).map((names) =>
      env.DB.prepare(
        `select ${names.map((name) => `exists (select 1 from "${name}") as "${name}"`)}`,
      ),
    ),
  );
  return portions.flatMap(({ results: [row = {}] }) =>
    Object.keys(row).filter((name) => row[name] === 1),
  );
}

/** As many as D1 answers columns. */
function portionsOf(names: readonly string[]) {
  const many = 100;
  return Array.from({ length: Math.ceil(names.length / many) }, (_, at) =>
    names.slice(at * many, (at + 1) * many),
  );
}
