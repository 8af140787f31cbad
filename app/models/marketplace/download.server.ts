import { and, eq, sql } from "drizzle-orm";
import { licenseOf } from "../../content/marketplace";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isThere } from "../../db/found";
import { named, namedOrNull } from "../../db/named";
import { marketplaceDownloads, marketplaceItemDays, marketplaceItems } from "../../db/schema/items";
import { marketplaceFiles, marketplaceItemVersions } from "../../db/schema/listings";
import { purchases } from "../../db/schema/orders";
import { users } from "../../db/schema/people";
import { type Counted, claimCount, hasCount } from "../guest-count.server";
import { type PackageContent, packageText } from "./download-text";
import { reweighItem } from "./item-index.server";
import { dayOf } from "./money";

/** What is handed out: bytes that are stored, or a text that is written now. */
export type Download =
  | { kind: "file"; itemId: number; fileName: string; objectKey: string }
  | { kind: "text"; itemId: number; fileName: string; text: string };

export type FoundDownload =
  | { ok: true; name: string; isFree: boolean; isOwn: boolean; download: Download }
  | { ok: false; reason: "unknown" | "not-bought" | "empty"; itemId: number };

/**
 * What somebody gets of an item: everybody where it is free, its buyers for good, whatever becomes
 * of the listing, and its creator. It is the version that was approved last.
 */
export async function findDownload(
  db: Database,
  itemId: number,
  userId: number | null,
  origin: string,
): Promise<FoundDownload> {
  const version = marketplaceItemVersions;
  const [[row]] = await db.batch([
    db
      .select({
        ...named("get", {
          name: marketplaceItems.name,
          description: marketplaceItems.description,
          creatorId: marketplaceItems.creatorId,
          license: marketplaceItems.license,
        }),
        isFree: sql<number>`${marketplaceItems.priceCents} is null`.as("get_free"),
        isOnSale:
          sql<number>`${marketplaceItems.status} = 'active' and ${users.status} = 'active'`.as(
            "get_on_sale",
          ),
        ...namedOrNull("get", {
          number: version.number,
          method: version.uploadMethod,
          linkUrl: version.linkUrl,
          instructions: version.instructions,
          content: version.content,
          objectKey: marketplaceFiles.objectKey,
          fileName: marketplaceFiles.fileName,
        }),
        isBought: isThere(
          sql`select 1 from ${purchases} where ${purchases.itemId} = ${marketplaceItems.id}
            and ${purchases.userId} = ${userId} and ${purchases.status} = 'complete'`,
          "get_bought",
        ),
      })
      .from(marketplaceItems)
      .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
      .leftJoin(
        version,
        and(
          eq(version.itemId, marketplaceItems.id),
          eq(version.number, marketplaceItems.versionNumber),
        ),
      )
      .leftJoin(
        marketplaceFiles,
        and(eq(marketplaceFiles.id, version.fileId), eq(marketplaceFiles.status, "ready")),
      )
      .where(eq(marketplaceItems.id, itemId)),
  ]);
  const isFree = row?.isFree === 1;
  const isOpen = row?.isOnSale === 1;
  const mayHave = row?.isBought === 1 || row?.creatorId === userId || (isFree && isOpen);
  if (!row || !(mayHave || isOpen)) return { ok: false, reason: "unknown", itemId };
  if (!mayHave) return { ok: false, reason: "not-bought", itemId };

  const isOwn = row.creatorId === userId;
  const found = { ok: true, name: row.name, isFree, isOwn } as const;
  if (row.objectKey !== null && row.fileName !== null) {
    const { objectKey, fileName } = row;
    return { ...found, download: { kind: "file", itemId, fileName, objectKey } };
  }
  if (!row.content && !row.linkUrl && !row.instructions) {
    return { ok: false, reason: "empty", itemId };
  }
  const text = packageText({
    ...row,
    content: row.content as PackageContent | null,
    license: licenseOf(row.license),
    address: `${origin}/marketplace/${itemId}`,
  });
  return { ...found, download: { kind: "text", itemId, fileName: `${slugOf(row.name)}.md`, text } };
}

/**
 * Notes a download: a person or guest counts once, however often they fetch the item, and of the
 * guests of one address one a day.
 */
export async function countDownload(db: Database, itemId: number, who: Counted, now: number) {
  const { itemId: item, userId, guestId } = marketplaceDownloads;
  const guest = who.userId === null ? who : null;
  const thing = `downloaded:${itemId}`;
  const isTheirs = and(
    eq(item, itemId),
    guest ? eq(guestId, guest.guestId) : eq(userId, who.userId ?? 0),
  );
  const note: [Statement, ...Statement[]] = [
    db
      .insert(marketplaceDownloads)
      .select(sql`select null, ${itemId}, ${who.userId}, ${who.guestId}, 0, ${now}, ${now}
        where ${guest ? hasCount(thing, guest) : sql`true`}`)
      .onConflictDoNothing(),
    // Each of the two runs on only when the one before it wrote a row.
    db
      .insert(marketplaceItemDays)
      .select(sql`select ${itemId}, ${dayOf(now)}, 1, 0 where changes() = 1`)
      .onConflictDoUpdate({
        target: [marketplaceItemDays.itemId, marketplaceItemDays.day],
        set: { downloads: sql`${marketplaceItemDays.downloads} + 1` },
      }),
    db
      .update(marketplaceItems)
      .set({ downloads: sql`${marketplaceItems.downloads} + 1` })
      .where(and(eq(marketplaceItems.id, itemId), sql`changes() = 1`)),
    db
      .update(marketplaceDownloads)
      .set({ times: sql`${marketplaceDownloads.times} + 1`, lastAt: now })
      .where(isTheirs),
    reweighItem(db, itemId),
  ];
  await db.batch(guest ? [claimCount(db, thing, guest, now), ...note] : note);
}

function slugOf(name: string) {
  const slug = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug.slice(0, 60) || "item";
}
