import { type AnyColumn, sql } from "drizzle-orm";
import { users } from "../db/schema/people";
import type { Person } from "./person";

// The rules of `person.ts` as SQL. A test compares the two.

/** `users`, or an `alias` of it. */
type PersonRow = Record<"id" | "ageGroup" | "publicName" | "status", AnyColumn>;

export function isMinorSql(row: PersonRow = users) {
  return sql<number>`(ifnull(${row.ageGroup}, '') = 'under18')`;
}

/** Null where a join found nobody. */
export function publicNameSql(row: PersonRow = users) {
  return sql<string>`iif(${isMinorSql(row)} or ${row.publicName} is null,
    'Learner ' || ${row.id}, ${row.publicName})`;
}

export function mayHavePublicNameSql(row: PersonRow = users) {
  return sql<number>`(not ${isMinorSql(row)})`;
}

export function maySellSql(row: PersonRow = users) {
  return sql<number>`(not ${isMinorSql(row)})`;
}

export function hasProfileSql(row: PersonRow = users) {
  return sql<number>`(${row.status} = 'active' and not ${isMinorSql(row)})`;
}

/**
 * The columns of a joined person for `readPerson`, under aliases that begin with `prefix`, so that
 * several stand in one batch.
 */
export function personColumns(prefix: string, row: PersonRow = users) {
  return {
    personId: sql<number>`${row.id}`.as(`${prefix}_id`),
    personName: publicNameSql(row).as(`${prefix}_name`),
    hasProfile: hasProfileSql(row).as(`${prefix}_has_profile`),
  };
}

/** What `personColumns` read. */
export function readPerson(row: {
  personId: number;
  personName: string;
  hasProfile: number;
}): Person {
  return { id: row.personId, name: row.personName, hasProfile: row.hasProfile === 1 };
}

/** A row with the columns of `personColumns`, which become its author. */
export function withAuthor<
  Row extends { personId: number; personName: string; hasProfile: number },
>({ personId, personName, hasProfile, ...row }: Row) {
  return { ...row, author: readPerson({ personId, personName, hasProfile }) };
}
