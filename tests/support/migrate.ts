import { applyD1Migrations, env } from "cloudflare:test";

/** Applies `migrations/*.sql` in order, so every test also proves the migrations. */
export async function migrate() {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

await migrate();
