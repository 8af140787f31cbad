import { openDatabase } from "~/db/client.server";
import { issuePasswordLink } from "~/models/password-link.server";
import { getCredentials } from "~/models/user.server";

/** The path of a link with which an active person sets a new password once; undefined without such a person. */
export async function issueLink(d1: D1Database, username: string) {
  const db = openDatabase(d1);
  const user = await getCredentials(db, username);
  if (user?.status !== "active") return undefined;
  const token = await issuePasswordLink(db, { userId: user.id, issuedBy: null }, Date.now());
  return `/password/${token}`;
}
