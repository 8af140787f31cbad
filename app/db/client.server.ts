import { drizzle } from "drizzle-orm/d1";

/** Reads and writes of one request. Table modules are imported where they are used. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1);
}

export type Database = ReturnType<typeof openDatabase>;
