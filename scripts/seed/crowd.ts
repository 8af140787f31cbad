import { and, eq, sql } from "drizzle-orm";

import type { Database } from "~/db/client.server";
import { users } from "~/db/schema/people";
import { nameKey } from "~/models/name-rules";

/** The other members of the demo site: they sell, buy, ask and answer, and nobody can sign in as one. */
const names = [
  ...["Ines", "Pavel", "Hanna", "Diego", "Yuki", "Samira", "Tomasz", "Grace", "Omar", "Lena"],
  ...["Kofi", "Astrid", "Bao", "Rosa", "Nils", "Amara", "Jonas", "Priya", "Marek", "Elif"],
  ...["Oskar", "Noemi", "Idris", "Clara", "Anton", "Leila", "Bruno", "Vera", "Hugo", "Sanna"],
];

const day = 24 * 60 * 60 * 1000;
/** Longer than the oldest demo post is old. */
const membershipDays = 340;
const ages = ["18-24", "25-34", "35-44", "45-54", "55+"] as const;

export interface Member {
  id: number;
  ageGroup: string | null;
}

/** Makes the members that are missing. The same ones in the same order at every run. */
export async function provideCrowd(db: Database, now: number): Promise<Member[]> {
  const members: Member[] = [];
  for (const [index, publicName] of names.entries()) {
    const username = `demo-${publicName.toLowerCase()}`;
    members.push(
      (await find(db, username)) ?? (await make(db, { username, publicName, index }, now)),
    );
  }
  return members;
}

async function find(db: Database, username: string): Promise<Member | undefined> {
  const [[member]] = await db.batch([
    db
      .select({ id: users.id, ageGroup: users.ageGroup })
      .from(users)
      .where(and(eq(users.isDemo, true), sql`lower(${users.username}) = ${username}`)),
  ]);
  return member;
}

async function make(
  db: Database,
  { username, publicName, index }: { username: string; publicName: string; index: number },
  now: number,
): Promise<Member> {
  const ageGroup = ages[index % ages.length] ?? null;
  const [made] = await db
    .insert(users)
    // No password has an empty hash, so nobody can sign in.
    .values({
      username,
      publicName,
      nameKey: nameKey(publicName),
      ageGroup,
      password: "",
      isDemo: true,
      createdAt: now - membershipDays * day,
    })
    .returning({ id: users.id });
  if (!made) throw new Error(`The demo member ${username} was not made.`);
  return { id: made.id, ageGroup };
}
