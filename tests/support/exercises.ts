import { exerciseStatements } from "../../scripts/seed/reference";
import type { startApp } from "./app";

/** The tools and exercises as every site has them. */
export async function addExercises({ db }: Awaited<ReturnType<typeof startApp>>) {
  const [first, ...others] = exerciseStatements(db);
  if (first) await db.batch([first, ...others]);
}
