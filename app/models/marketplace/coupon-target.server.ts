import { and, desc, eq, exists, or, sql } from "drizzle-orm";

import { categories } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { isStaying } from "../../db/pending-work";
import { marketplaceItems } from "../../db/schema/items";
import { users } from "../../db/schema/people";
import type { NewCoupon } from "../../schemas/coupon";
import { readId } from "../../schemas/id";
import { type Refusal, refuse } from "../../schemas/refusal";
import { publicNameSql } from "../person.server";
import type { CouponTargets } from "./coupon";
import { suggest } from "./suggest.server";

/** So many of the most popular items, and their creators, are offered by name. */
const mostOffered = 90;

type Target = { ok: true; id: number | null } | Refusal;

export function selectTargets(db: Database) {
  return db
    .select({
      ...named("target", { item: marketplaceItems.name }),
      seller: publicNameSql().as("target_seller"),
    })
    .from(marketplaceItems)
    .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
    .where(and(eq(marketplaceItems.status, "active"), isStaying(sql`${users.id}`)))
    .orderBy(desc(marketplaceItems.popularity))
    .limit(mostOffered);
}

export function namesOf(rows: readonly { item: string; seller: string }[]): CouponTargets {
  return {
    sellers: [...new Set(rows.map(({ seller }) => seller))].sort(),
    items: [...new Set(rows.map(({ item }) => item))].sort(),
  };
}

/** The creator or item that a coupon is for, by the name or the address that was typed. */
export async function findTarget(db: Database, input: NewCoupon): Promise<Target> {
  switch (input.scope) {
    case "seller":
      return findSeller(db, input.seller ?? "");
    case "item":
      return findItem(db, input.item ?? "");
    case "category":
      return (categories as readonly string[]).includes(input.category ?? "")
        ? { ok: true, id: null }
        : refuseTarget("category", "Please choose a category.");
    default:
      return { ok: true, id: null };
  }
}

/** No two people have the same name. */
async function findSeller(db: Database, typed: string): Promise<Target> {
  const id = idIn(typed, "people") ?? readId(/^learner (\d+)$/i.exec(typed)?.[1]) ?? 0;
  const [seller] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(eq(users.id, id), sql`lower(${users.publicName}) = lower(${typed})`),
        exists(
          db
            .select({ one: sql`1` })
            .from(marketplaceItems)
            .where(eq(marketplaceItems.creatorId, users.id)),
        ),
      ),
    );
  if (seller) return { ok: true, id: seller.id };
  return refuseTarget(
    "seller",
    "No creator has this name. Write it as the marketplace shows it, or paste the address of their page.",
  );
}

async function findItem(db: Database, typed: string): Promise<Target> {
  const id = idIn(typed, "marketplace");
  const found = await db
    .select({ id: marketplaceItems.id })
    .from(marketplaceItems)
    .where(
      id ? eq(marketplaceItems.id, id) : sql`lower(${marketplaceItems.name}) = lower(${typed})`,
    )
    .limit(2);
  const [item] = found;
  if (item && found.length === 1) return { ok: true, id: item.id };
  if (item) {
    return refuseTarget(
      "item",
      "More than one item has this name. Paste the address of the item's page instead.",
    );
  }
  const near = (await suggest(db, typed)).filter(({ type }) => type === "product");
  const names = near.map(({ value }) => `“${value}”`).join(", ");
  return refuseTarget(
    "item",
    near.length > 0
      ? `No item has this name. Did you mean ${names}?`
      : "No item has this name. Write it as the marketplace shows it, or paste the address of its page.",
  );
}

/** The number in the address of a page, with or without the site before it. */
function idIn(typed: string, folder: "people" | "marketplace") {
  return readId(
    new RegExp(`^(?:https?://[^/\\s]{1,200})?/${folder}/(\\d{1,15})/?$`).exec(typed)?.[1],
  );
}

function refuseTarget(field: string, sentence: string): Target {
  return refuse("conflict", sentence, field);
}
