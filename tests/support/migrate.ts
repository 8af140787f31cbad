import { applyD1Migrations, env, reset } from "cloudflare:test";

/** Applies `migrations/*.sql` in order, so every test also proves the migrations. */
export async function migrate() {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

await migrate();
const asMigrated = { schema: await readSchema(), rows: await readRows() };

/**
 * One runtime serves many files: who writes leaves D1, KV and R2 as they were found. To delete what is
 * there takes a tenth of the time that all migrations take, which a changed schema needs.
 */
export async function emptyStorage() {
  if ((await readSchema()) !== asMigrated.schema) {
    await reset();
    await migrate();
    return;
  }
  await Promise.all([emptyTables(), emptyKv(), emptyFiles()]);
}

async function emptyTables() {
  const insertions = asMigrated.rows.flatMap(({ table, rows }) =>
    rows.map((row) => {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const places = columns.map(() => "?");
      return env.DB.prepare(`insert into "${table}" (${columns}) values (${places})`).bind(
        ...Object.values(row),
      );
    }),
  );
  await env.DB.batch([
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...asMigrated.rows.map(({ table }) => env.DB.prepare(`delete from "${table}"`)),
    ...insertions,
  ]);
}

async function emptyKv() {
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
}

async function emptyFiles() {
  const { objects } = await env.FILES.list();
  if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
}

async function readSchema() {
  const { results } = await env.DB.prepare("select sql from sqlite_master order by sql").all();
  return JSON.stringify(results);
}

/** Those that the migrations write, by table; the numbering of rows comes last. */
async function readRows() {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '_cf_*' order by name",
  ).all<{ name: string }>();
  return Promise.all(
    results.map(async ({ name }) => {
      const { results } = await env.DB.prepare(`select * from "${name}"`).all();
      return { table: name, rows: results };
    }),
  );
}
