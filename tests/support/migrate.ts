import { applyD1Migrations, env, reset } from "cloudflare:test";

/** Applies `migrations/*.sql` in order, so every test also proves the migrations. */
export async function migrate() {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

/** One runtime serves many files: who writes leaves D1, KV and R2 as they were found. */
export async function emptyStorage() {
  await reset();
  await migrate();
}

await migrate();
