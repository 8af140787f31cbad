import { type SQL, sql } from "drizzle-orm";

import { reviewCards } from "../db/schema/review";
import { type CardKind, countForToday, mostCards, type Spent, spentOn } from "./review-portion";

/** The kinds of cards that are due to a person, the longest due first. */
export function dueKinds(userId: SQL, now: number) {
  return sql<string | null>`(select group_concat(kind) from (
    select kind from ${reviewCards} as due
    where due.user_id = ${userId} and due.due_at <= ${now}
    order by due.due_at, due.id limit ${sql.raw(String(mostCards))}))`.as("due_kinds");
}

/** How many of them are left of a day's review. */
export function countDue(kinds: string, spent: Spent, today: string) {
  return countForToday(kinds.split(",") as CardKind[], spentOn(today, spent));
}
