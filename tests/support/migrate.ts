import { applyD1Migrations, env, reset } from "cloudflare:test";

/** Applies `migrations/*.sql` in order, so every test also proves the migrations. */
export async function migrate() {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

await migrate();
/** Of the runtime, which the first of its files finds as it is migrated. */
const found = globalThis as { schemaAsMigrated?: string };
found.schemaAsMigrated ??= await readSchema();

/**
 * One runtime serves many files: who writes leaves D1, KV and R2 as they were found. To delete what is
 * there takes a tenth of the time that all migrations take, which a changed schema needs.
 */
export async function emptyStorage() {
  if ((await readSchema()) !== found.schemaAsMigrated) {
    await reset();
    await migrate();
    return;
  }
  await Promise.all([emptyTables(), emptyKv(), emptyFiles()]);
}

/** All but the list of migrations, the only rows that these write: `tests/db/migrations.test.ts`. */
async function emptyTables() {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master
      where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*'
        and name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  await env.DB.batch([
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...results.map(({ name }) => env.DB.prepare(`delete from "${name}"`)),
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
  const { results } = await env.DB.prepare("select sql from sqlite_master order by sql").all();
  return JSON.stringify(results);
}
