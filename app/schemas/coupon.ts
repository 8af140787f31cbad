import * as z from "zod/mini";

import { dollarsAsCents } from "./cart";
import { cleanText, sentText } from "./text";

/** A code as it is stored and compared: what is typed, without spaces around it, in upper case. */
export function couponCode(typed: string) {
  return typed.trim().toUpperCase();
}

const codeSentence = "Use 3 to 24 letters, digits, hyphens or underscores.";
const percentSentence = "Use a whole number from 1 to 100.";
const daySentence = "Write the day as 2026-12-31.";
const usesSentence = "Use a whole number from 1 to 1,000,000.";

function optional<Output>(schema: z.ZodMiniType<Output>) {
  return z.pipe(
    z.transform((value: unknown) => (value === "" ? undefined : value)),
    z.optional(schema),
  );
}

const day = sentText(10, { missing: daySentence, tooLong: daySentence }).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, daySentence),
  z.refine(isDay, daySentence),
);
/** `2026-02-30` has the form of a day and is none. */
function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const uses = z.coerce
  .number({ error: usesSentence })
  .check(z.int(usesSentence), z.gte(1, usesSentence), z.lte(1_000_000, usesSentence));

const longName = "Please write the name, or the address of the page.";
const targetName = sentText(500, { missing: longName, tooLong: longName }).check(
  z.overwrite<string>(cleanText),
);

const fields = z
  .object({
    code: sentText(24, { missing: codeSentence, tooLong: codeSentence }).check(
      z.overwrite<string>(couponCode),
      z.regex(/^[A-Z0-9_-]{3,24}$/, codeSentence),
    ),
    kind: z.enum(["percent", "amount"], { error: "Please choose what the coupon takes off." }),
    percent: optional(
      z.coerce
        .number({ error: percentSentence })
        .check(z.int(percentSentence), z.gte(1, percentSentence), z.lte(100, percentSentence)),
    ),
    amount: optional(dollarsAsCents),
    scope: z.enum(["all", "seller", "item", "category"], {
      error: "Please choose what the coupon is for.",
    }),
    seller: optional(targetName),
    item: optional(targetName),
    category: optional(sentText(40, { tooLong: "Please choose a category." })),
    minimum: optional(dollarsAsCents),
    startsOn: optional(day),
    endsOn: optional(day),
    maxUses: optional(uses),
    maxUsesPerUser: optional(uses),
  })
  .check(
    needs(
      "percent",
      ({ kind, percent }) => kind !== "percent" || percent !== undefined,
      percentSentence,
    ),
    needs(
      "amount",
      ({ kind, amount }) => kind !== "amount" || (amount !== undefined && amount > 0),
      "Please write how many dollars the coupon takes off.",
    ),
    needs(
      "seller",
      ({ scope, seller }) => scope !== "seller" || seller !== undefined,
      "Please write the creator's name.",
    ),
    needs(
      "item",
      ({ scope, item }) => scope !== "item" || item !== undefined,
      "Please write the item's name.",
    ),
    needs(
      "category",
      ({ scope, category }) => scope !== "category" || category !== undefined,
      "Please choose a category.",
    ),
    needs(
      "endsOn",
      ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
      "The last day is before the first one.",
    ),
  );

interface Written {
  kind: "percent" | "amount";
  percent?: number;
  amount?: number;
  scope: "all" | "seller" | "item" | "category";
  seller?: string;
  item?: string;
  category?: string;
  startsOn?: string;
  endsOn?: string;
}

function needs(field: string, holds: (coupon: Written) => boolean, sentence: string) {
  return z.refine<Written>(holds, { path: [field], error: sentence });
}

/** Fields that belong to another choice than the one that was made; the form hides them. */
function withoutOthers(sent: unknown) {
  const { percent, amount, seller, item, category, ...rest } = Object(sent);
  const values: Record<string, unknown> = { percent, amount };
  const targets: Record<string, unknown> = { seller, item, category };
  return {
    ...rest,
    ...only(values, rest.kind),
    ...only(targets, rest.scope),
  };
}

function only(fields: Record<string, unknown>, name: unknown) {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each === name));
}

/** A coupon as an editor writes it. Days are whole days in UTC, both included. */
export const NewCoupon = z.pipe(z.transform(withoutOthers), fields);

export type NewCoupon = z.infer<typeof NewCoupon>;
