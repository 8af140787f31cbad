import { seedReference } from "../../scripts/seed/reference";
import type { startApp } from "./app";

/** The tools and exercises as every site has them. */
export async function addExercises({ env }: Awaited<ReturnType<typeof startApp>>) {
  await seedReference(env.DB);
}
