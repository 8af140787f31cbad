import { expect, test } from "vitest";
import { constraintOf, isRefusedBy } from "~/db/conflict";

function refused(message: string) {
  return new Error("Failed query", { cause: new Error(`D1_ERROR: ${message}: SQLITE_CONSTRAINT`) });
}

test.each([
  ["UNIQUE constraint failed: index 'users_username_lower'", "unique", "users_username_lower"],
  ["UNIQUE constraint failed: orders.reference", "unique", "orders.reference"],
  [
    "UNIQUE constraint failed: purchases.user_id, purchases.item_id",
    "unique",
    "purchases.user_id, purchases.item_id",
  ],
  ["CHECK constraint failed: coupons_used", "check", "coupons_used"],
  ["NOT NULL constraint failed: answers.thread_id", "not-null", "answers.thread_id"],
])("%s names its rule", (message, kind, name) => {
  expect(constraintOf(refused(message))).toEqual({ kind, name });
});

test("an error that is no refusal, and what is no error, name none", () => {
  expect(constraintOf(refused("no such table: users"))).toBeNull();
  expect(constraintOf("UNIQUE constraint failed: users.email")).toBeNull();
});

test("a rule is asked for by its kind and a part of its name", () => {
  const error = refused("CHECK constraint failed: refunds_money");
  expect(isRefusedBy(error, "check", "refunds_money")).toBe(true);
  expect(isRefusedBy(error, "check")).toBe(true);
  expect(isRefusedBy(error, "unique", "refunds")).toBe(false);
});
