import type { Database } from "~/db/client.server";
import { findAccountData, writeAccountData } from "~/models/account-download.server";

/** What the download of a person's data says; undefined for an unknown id. */
export async function readAccountData(db: Database, id: number) {
  const data = await findAccountData(db, id);
  if (!data) return undefined;
  let text = "";
  for await (const piece of writeAccountData(db, {}, data)) text += piece;
  return JSON.parse(text) as Record<string, unknown>;
}
